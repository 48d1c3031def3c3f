# Słowa gry, objaśnione jednym zdaniem tak, jak obowiązują przy tym stole.

service-term-program = Program
    .about = Pięć jawnych stanowisk partii, po jednym na temat. Im lepiej pasuje do opinii w landzie, tym więcej głosów przynoszą tam wiece.
    .forms = program
service-term-opinion = Opinia
    .about = Czego chcą mieszkańcy landu: za albo przeciw w jakimś temacie. Leżą tam najwyżej cztery; zakryte jeszcze się nie liczą.
    .forms = opini
service-term-match = Zbieżność
    .about = Jak dobrze program pasuje do odkrytych opinii: o jeden więcej za każdą wspólną, o jeden mniej za każdą sprzeczną, podwójnie pod żetonem podwojenia.
    .forms = zbieżnoś
service-term-trend = Notowania
    .about = Jak wiedzie się partii w landzie. Liczbę z pola ({ $trends }) dodaje się do wieców, gdy zamieniają się w głosy.
    .forms = notowa
service-term-rally = Wiec
    .about = Kostka w landzie, która później da głosy. Do trzech położonych naraz w landzie każdy kosztuje tyle samo, kolejne coraz więcej.
    .forms = wiec
service-term-media = Wpływ na media
    .about = Kto ma w landzie więcej znaczników mediów niż każdy inny: może wymienić opinię, sondaże go nie obniżają, a po wyborach { $presence_move ->
            [optional] może zyskać obecność w mediach.
           *[forced] zyskuje obecność w mediach.
        }
    .forms = wpływ na media, wpływu na media
service-term-presence = Obecność w mediach
    .about = Pola ogólnokrajowe. Znacznik daje na końcu tyle punktów, ile widnieje na polu.
    .forms = obecność w mediach, obecności w mediach
service-term-cabinet = Gabinet cieni
    .about = Politycy partii. Położeni zakryci przy landzie, działają tam raz i odpadają z gry.
    .forms = gabinet cieni, gabinetu cieni
service-term-poll = Sondaż
    .about = Karta, która podnosi lub obniża notowania. Jest licytowana; można ją opublikować albo zataić. { $poll_front ->
            [private_unless_published] Inni widzą ją tylko po opublikowaniu.
           *[public_when_taken] Wszyscy widzą, co pokazuje.
        }
    .forms = sondaż
service-term-coalition = Koalicja
    .about = Dwie partie, które razem wygrywają wybory, choć żadna nie mogłaby sama. { $coalition ->
            [partner_may_refuse] Słabsza może odmówić.
            [both_may_refuse] Każda z nich może odmówić.
           *[automatic] Nikt nie może odmówić.
        }
    .forms = koalicj
service-term-base = Elektorat
    .about = Wierni zwolennicy partii: pieniądze w każdej rundzie oprócz ostatniej i punkty na końcu.
    .forms = elektorat
service-term-donation = Składka
    .about = Pieniądze z zewnątrz: przyjęcie obniża elektorat o { $losses }, odrzucenie podnosi go o { $gains }.
    .forms = składk, składek
service-term-double = Żeton podwojenia
    .about = Sprawia, że opinia liczy się w landzie podwójnie, na dobre i na złe.
    .forms = żeton podwojenia, żetonu podwojenia, żetonem podwojenia
