# Słowa gry, objaśnione jednym zdaniem.

service-term-program = Program
    .about = Pięć jawnych stanowisk partii, po jednym na temat. Im lepiej pasuje do opinii w landzie, tym więcej głosów przynoszą tam wiece.
service-term-opinion = Opinia
    .about = Czego chcą mieszkańcy landu: za albo przeciw w jakimś temacie. Leżą tam najwyżej cztery; zakryte jeszcze się nie liczą.
service-term-match = Zbieżność
    .about = Jak dobrze program pasuje do odkrytych opinii: o jeden więcej za każdą wspólną, o jeden mniej za każdą sprzeczną, podwójnie pod żetonem podwojenia.
service-term-trend = Notowania
    .about = Jak wiedzie się partii w landzie. Liczbę z pola dodaje się do wieców, gdy zamieniają się w głosy.
service-term-rally = Wiec
    .about = Kostka w landzie, która później da głosy. Wiele naraz kosztuje więcej niż stopniowo.
service-term-media = Wpływ na media
    .about = Kto ma w landzie więcej znaczników mediów niż każdy inny: może wymienić opinię, nie boi się sondaży i zyskuje obecność w mediach.
service-term-presence = Obecność w mediach
    .about = Pola ogólnokrajowe. Znacznik daje na końcu tyle punktów, ile widnieje na polu.
service-term-cabinet = Gabinet cieni
    .about = Politycy partii. Wysłani zakryci do landu, działają tam raz i opuszczają grę.
service-term-poll = Sondaż
    .about = Karta, która podnosi lub obniża notowania. Jest licytowana; można ją ogłosić albo zatrzymać.
service-term-coalition = Koalicja
    .about = Dwie partie, które razem wygrywają wybory, choć żadna nie mogłaby sama.
service-term-base = Elektorat
    .about = Wierni zwolennicy partii: pieniądze co rundę i punkty na końcu.
service-term-donation = Składka
    .about = Pieniądze z zewnątrz: przyjęcie kosztuje elektorat, odrzucenie go daje.
service-term-double = Żeton podwojenia
    .about = Sprawia, że opinia liczy się w landzie podwójnie, na dobre i na złe.
