# Słowa gry, objaśnione jednym zdaniem.

service-term-program-2006 = Program wyborczy
    .about = Jawne stanowiska partii, po jednej karcie na sprawę. Im lepiej pasuje do opinii w landzie, tym więcej głosów dają tam wiece.
service-term-match-2006 = Zbieżność
    .about = Jak dobrze program pasuje do odkrytych opinii: o jeden więcej za każdą wspólną, o jeden mniej za każdą sprzeczną, podwójnie przy sprawie kluczowej.
service-term-trend-2006 = Popularność
    .about = Jak bardzo partia jest lubiana w landzie. Dodaje się ją do zbieżności, gdy wiece zamieniają się w głosy.
service-term-rally-2006 = Wiec
    .about = Znacznik w landzie, który później da głosy.
service-term-media-2006 = Kontrola mediów
    .about = Kto ma w landzie więcej znaczników mediów niż każdy inny: może tam wymienić opinię i zyskuje na sondażach i wyborach.
service-term-presence-2006 = Plansza krajowa
    .about = Media i opinie całego kraju: jej pola dają członków, a na końcu punkty.
service-term-poll-2006 = Sondaż
    .about = Karta, która podnosi lub obniża popularność. Jest licytowana; można jej użyć albo zataić ją za kości.
service-term-coalition-2006 = Koalicja
    .about = Dwie partie z żetonami w landzie, których głosy liczą się tam razem do zwycięstwa.
service-term-base-2006 = Członkowie
    .about = Członkowie partii: pieniądze co rundę i punkty na końcu.
service-term-donation-2006 = Składka
    .about = Pieniądze z zewnątrz: przyjęcie może kosztować członków, odmowa może ich dać, zależnie od kości.
service-term-double-2006 = Sprawa kluczowa
    .about = Sprawia, że opinia liczy się w landzie podwójnie, na dobre i na złe.
