# Co lupa mówi przy tym stole o każdym rodzaju elementu: jak nazywa się zakryty i do czego służy.

service-piece-opinion = Opinia, zakryta
    .about = Program, który mówi to samo, zyskuje w tym landzie jeden punkt zbieżności, a przeciwny traci jeden. Im większa zbieżność, tym więcej głosów dają wiece.
service-piece-program = Karta programu
    .about = Stanowisko z programu. Gdzie land chce tego samego, wiece dają więcej głosów. Jeśli nikt nie ma większości, najsilniejsza partia szuka partnera z wieloma wspólnymi kartami.
service-piece-politician = Polityk, zakryty
    .about = Kładziony zakryty przy landzie, po odkryciu opłacany albo tracony; działa tam raz, w kolejności położenia, i odpada z gry. Wykonana akcja z „!” jest tam zablokowana dla wszystkich innych, { $exclusive_scope ->
            [state_lifetime] dopóki land jest w grze.
           *[phase] dopóki trwa runda.
        }
service-piece-poll = Sondaż
    .about = Trafia do tego, kto zaoferuje najwięcej: opublikowany zmienia notowania w landzie, zatajony zwiększa elektorat o { $suppressed }. { $poll_front ->
            [private_unless_published] Inni widzą go tylko po opublikowaniu.
           *[public_when_taken] Wszyscy widzą, co pokazuje.
        }
service-piece-media = Znacznik mediów
    .about = Kto ma ich w landzie więcej niż każda inna partia, ma tam wpływ na media: może wymienić opinię, sondaże go nie obniżają, a po wyborach { $presence_move ->
            [optional] może zyskać obecność w mediach.
           *[forced] zyskuje obecność w mediach.
        }
service-piece-presence = Obecność w mediach
    .about = Znacznik tutaj daje na końcu liczbę swojego pola. Zwycięzcy wyborów ze znacznikiem w landzie { $presence_move ->
            [optional] mogą tu jeden przenieść, tak samo partia, która ma tam wpływ na media.
           *[forced] przenoszą tu jeden, tak samo partia, która ma tam wpływ na media.
        }
service-piece-rally = Wiece
    .about = Wiece zamieniają się w głosy: suma ich liczby i notowań razy zbieżność; oba czynniki liczą się co najmniej jako jeden.
service-piece-base = Elektorat
    .about = Elektorat daje pieniądze w każdej rundzie oprócz ostatniej, a na końcu punkty.
service-piece-back = Zakryta
    .about = Zakryta: nie liczy się, dopóki nie zostanie odkryta.
service-piece-doubled = Żeton podwojenia
    .about = Pod żetonem podwojenia: liczy się podwójnie i nie można jej wymienić.
