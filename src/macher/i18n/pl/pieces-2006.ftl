# Co lupa mówi przy tym stole o każdym rodzaju elementu wydania z 2006 roku.

service-piece-opinion-2006 = Opinia, zakryta
    .about = Program z tą samą kartą zyskuje w tym landzie jeden punkt zbieżności, a z przeciwną traci jeden. Im większa zbieżność, tym więcej głosów dają wiece.
service-piece-program-2006 = Karta programu
    .about = Stanowisko z programu. Gdzie land chce tego samego, wiece dają więcej głosów; jeśli leży na planszy krajowej, daje członków i punkty. Partie mogą zawrzeć koalicję, gdy wspólnych kart jest { $match }.
service-piece-national-2006 = Opinia krajowa
    .about = Kto ma to samo stanowisko, zyskuje co rundę członków, a na końcu punkty.
service-piece-politician-2006 = Karta gabinetu, zakryta
    .about = Kładziona zakryta przy landzie i opłacana po odkryciu; wykonuje tam jedną z tych akcji i odpada z gry. { $cabinet_order ->
            [by_state] Land po landzie karty działają w kolejności graczy.
           *[by_player] Każdy gracz używa wszystkich swoich kart, potem następny.
        }
service-piece-poll-2006 = Sondaż
    .about = Trafia do tego, kto zaoferuje najwięcej: można opublikować jeden lub dwa wyniki albo go zataić i zyskać członków. { $poll_reveal ->
            [chosen_only] Inni widzą tylko użyte wyniki.
           *[full_card] Opublikowany sondaż widzą wszyscy.
        }
service-piece-media-2006 = Znacznik mediów
    .about = Kto ma ich w landzie więcej niż każda inna partia, kontroluje tam media: może wymienić opinię, a opublikowane sondaże go nie obniżają.
service-piece-presence-2006 = Krajowe pole mediów
    .about = Znacznik tutaj daje na końcu liczbę swojego pola. Kto wygrywa wybory i ma znacznik w landzie, może go tu przenieść; gdy pojedyncza partia wygrywa o włos, { $nose_losers ->
            [all_tied] mogą to zrobić także wszyscy z tą samą liczbą głosów.
           *[directly_below] może to zrobić także partia tuż pod nią.
        }
service-piece-rally-2006 = Wiece
    .about = Wiece zamieniają się w głosy: ich liczba razy suma popularności i zbieżności, albo połowa ich liczby, jeśli ta suma jest mniejsza niż jeden.
service-piece-tile-2006 = Żeton koalicji
    .about = Dwie partie z żetonami w głosującym landzie mogą zawrzeć koalicję, gdy wspólnych kart w programach jest { $match }; gdy jest ich { $force }, jedna może ją wymusić. Ich głosy liczą się wtedy razem.
service-piece-base-2006 = Członkowie
    .about = Członkowie dają pieniądze po rundach { $payouts }, a na końcu są punktami; dwie największe partie dostają więcej.
service-piece-back-2006 = Zakryta
    .about = Zakryta: nie liczy się, dopóki nie zostanie odkryta.
service-piece-doubled-2006 = Żeton kluczowy
    .about = Pod żetonem kluczowym: liczy się podwójnie i nie można jej wymienić, { $key_issue_blocks_national ->
            [true] ani przenieść na planszę krajową.
           *[false] ale można ją przenieść na planszę krajową.
        }
service-piece-secured-2006 = Zabezpieczona
    .about = Zabezpieczona: jej miejsce może zająć tylko stanowisko przeciwne.
