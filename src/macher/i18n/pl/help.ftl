# Jak przebiega każda faza przy tym stole, własnymi słowami. Liczby pochodzą z danych gry, a opcje stołu wybierają spośród
# zdań. Każde zdanie ma własny wiersz.

help-setup =
    { $elections ->
        [7] Na stole leżą cztery landy, a trzy kolejne dojdą później; z tych czterech land z najmniejszą liczbą punktów głosuje pierwszy.
       *[4] Na stole leżą cztery landy; ten z najmniejszą liczbą punktów głosuje pierwszy.
    }
    Najpierw zbierasz program: cztery razy wybierasz jedną kartę, a resztę podajesz w lewo, zaczynając od siedmiu; ostatnie trzy dostajesz z prawej.
    Pięć kart o różnych tematach tworzy twój jawny program, a jedna z dwóch pozostałych zostaje na ręce.
    Potem wszyscy potajemnie wybierają blok startowy i do każdego z jego symboli (jest ich { $symbols }) podają land.
    Symbole dają wiece ({ $rallies }), notowania o jedno pole wyżej, znacznik mediów albo głosy ({ $votes }).
    Na początku masz { $money }, elektorat { $base }, znaczniki mediów ({ $markers }) i polityków ({ $politicians }).

help-1 =
    Wszyscy składają tajne oferty, 0 lub więcej.
    { $overbid ->
        [penalty] Oferta może przekraczać twoje pieniądze, ale kto nie może jej zapłacić, traci wszystkie pieniądze, a jego elektorat spada o { $fine }; pozostali licytują od nowa.
       *[reject] Nie możesz zaoferować więcej, niż masz.
    }
    Najwyższa oferta jest płatna, a kto ją złożył, zostaje pierwszym graczem tej rundy; pozostali nie płacą nic.
    Jeśli najwyższe oferty są równe, ci gracze mogą jeden raz jawnie przebić, { $start_tiebreak_first ->
        [right_of_previous] zaczynając po prawej stronie poprzedniego pierwszego gracza.
       *[top_marker_holder] najpierw poprzedni pierwszy gracz, a potem zgodnie z ruchem wskazówek zegara.
    }
    Jeśli wszyscy spasują, pierwszym graczem zostaje ostatni z nich i płaci swoją ofertę.
    Pierwszy gracz zaczyna większość faz i wygrywa większość remisów.

help-2 =
    W kolejności graczy możesz wziąć karty programu: jedną z talii i potem jedną z wystawki, albo wyłożyć nową wystawkę i wziąć z niej jedną.
    Potem możesz wymienić do dwóch kart swojego programu na karty z ręki; pięć tematów musi pozostać różnych.
    Jedna karta zostaje na ręce, resztę odrzucasz.
    Im lepiej program pasuje do opinii w landzie, tym więcej głosów dają tam twoje wiece.

help-3 =
    Po kolei kupujesz znacznik mediów za { $price } i kładziesz go w dowolnym landzie albo pasujesz.
    Po pasie możesz później znowu kupować; faza kończy się, gdy wszyscy spasują po kolei.
    W landzie mieści się razem tyle znaczników wszystkich partii: { $spots }.
    Jeśli masz tam więcej znaczników niż każda inna partia, masz wpływ na media: możesz wymienić opinię, sondaże nie obniżają twoich notowań, a po wyborach { $presence_move ->
        [optional] możesz zyskać obecność w mediach.
       *[forced] zyskujesz obecność w mediach.
    }

help-4 =
    W kolejności graczy kupujesz wiece, w dowolnie wielu landach.
    Cena zależy od tego, ile wieców kładziesz naraz w jednym landzie: do trzech są tanie, kolejne kosztują coraz więcej.
    W jednym landzie możesz mieć najwyżej tyle wieców: { $room }, a razem: { $cubes }.
    W fazie 9a wiece zamieniają się w głosy i wracają do twojej puli.

help-5 =
    W kolejności graczy możesz położyć zakrytych polityków przy landach, najwyżej jednego przy każdym.
    Na razie nic to nie kosztuje: płacisz przy odkryciu.
    Politycy działają w kolejności położenia.
    Na całą grę masz tylu polityków: { $politicians }; każdego użyjesz raz.

help-6 =
    Land po landzie, zaczynając od głosującego, odkrywa się wszystkich polityków.
    Właściciele po kolei płacą albo rezygnują; nieopłacony polityk odpada z gry.
    { $politician_order ->
        [free] Potem każdy polityk może wykonać akcję główną i jedną drugorzędną, w dowolnej kolejności.
       *[main_first] Potem każdy polityk może wykonać najpierw akcję główną, a po niej jedną drugorzędną.
    }
    { $exclusive_scope ->
        [state_lifetime] Wykonana akcja z „!” jest w tym landzie zablokowana dla wszystkich innych, dopóki land jest w grze.
       *[phase] Wykonana akcja z „!” jest w tym landzie zablokowana dla wszystkich innych do końca rundy.
    }
    { $spokes_media_exclusive ->
        [true] Akcja medialna Rzecznika też liczy się jako akcja z „!”.
        [false] Akcja medialna Rzecznika nie ma „!”: niczego nie blokuje i nigdy nie jest zablokowana.
       *[other] Akcja medialna Rzecznika nie ma „!” i niczego nie blokuje, ale jest zablokowana, gdy inny polityk wykonał tę akcję z „!”.
    }
    Na koniec polityk odpada z gry.

help-7 =
    Land po landzie, zaczynając od głosującego, partia z największą liczbą znaczników mediów może wymienić jedną opinię.
    Musi ona być odkryta i leżeć bez żetonu podwojenia.
    Nowa pochodzi z wystawki opinii; jej tematu nie może być na żadnej innej odkrytej karcie landu, { $media_same_topic ->
        [forbidden] ani na karcie, która odchodzi.
       *[allowed] { $media_same_card ->
            [allowed] ale może być przeciwieństwem karty, która odchodzi, albo znów taką samą kartą.
           *[forbidden] ale może być przeciwieństwem karty, która odchodzi.
        }
    }
    { $elections ->
        [7] Luki na wystawce pozostają do jej uzupełnienia po rundzie 3.
       *[4] Luki na wystawce pozostają.
    }
    Przy remisie w znacznikach nikt nic nie wymienia.

help-8 =
    Dla każdego landu licytuje się jeden sondaż, zaczynając od głosującego; widać tylko partię na rewersie.
    Licytatorem jest partia z największą liczbą głosów w landzie i mówi ostatnia; pozostałe jeden raz licytują albo pasują, zgodnie z ruchem wskazówek zegara od miejsca po lewej stronie { $poll_first_bidder ->
        [left_of_start_player] pierwszego gracza.
       *[left_of_auctioneer] licytatora.
    }
    { $overbid ->
        [penalty] Kto nie może zapłacić oferty, traci wszystkie pieniądze, jego elektorat spada o { $fine }, a w tej rundzie już nie licytuje.
       *[reject] { "" }
    }
    { $poll_all_pass ->
        [stay_on_top] Sondaż bez oferty zostaje na stosie do następnej licytacji.
       *[discard_unseen] Sondaż bez oferty odrzuca się bez oglądania.
    }
    { $poll_front ->
        [private_unless_published] Kto dostaje sondaż, ogląda go w tajemnicy; inni widzą go tylko wtedy, gdy zostanie opublikowany.
       *[public_when_taken] Gdy ktoś dostaje sondaż, odkrywa się go przed wszystkimi.
    }
    Opublikować można tylko sondaż, który podnosi własną partię: twoje notowania rosną, a partie z ujemną wartością spadają, oprócz tej, która ma tam wpływ na media.
    Zatajony sondaż zwiększa elektorat o { $suppressed }.

help-9a =
    Wiece zamieniają się w głosy, najpierw w landzie ostatnim w kalendarzu.
    Głosy to (wiece + notowania) × zbieżność: +1 za każdą odkrytą opinię zgodną z twoim programem, −1 za każdą sprzeczną, podwójnie pod żetonem podwojenia.
    Notowania to liczba na polu; na polach widnieje { $trends }.
    Każdy czynnik liczy się co najmniej jako 1.
    Tam, gdzie w tej rundzie się nie głosuje, możesz zamienić { $least } lub więcej wieców albo żadnego.
    Tam, gdzie się głosuje, zamienia się wszystkie.

help-9b =
    Każda partia dostaje punkty za głosy według karty landu.
    { $elections ->
        [7] W rundach 4 i 5 głosują dwa landy, jeden po drugim.
       *[4] { "" }
    }
    Jeśli tylko jedna partia osiąga próg { $majority } głosów, dostaje dodatkowo { $alone } pkt; jeśli kilka, każda dostaje { $several } pkt, a wygrywa ta, która ma najwięcej głosów.
    { $coalition ->
        [partner_may_refuse] W przeciwnym razie najsilniejsza partia proponuje koalicję tym, z którymi razem osiąga { $majority }, najpierw tej, z którą ma najwięcej wspólnych kart programu; każda może odmówić.
        [both_may_refuse] W przeciwnym razie najsilniejsza partia może zaproponować koalicję tym, z którymi razem osiąga { $majority }, najpierw tej, z którą ma najwięcej wspólnych kart programu; każda może odmówić.
       *[automatic] W przeciwnym razie najsilniejsza partia tworzy koalicję: spośród tych, z którymi razem osiąga { $majority }, z tą, z którą ma najwięcej wspólnych kart programu; nikogo się nie pyta.
    }
    Koalicja daje obu partiom po { $partners } pkt i zwycięstwo; bez niej najsilniejsza partia dostaje { $strongest } pkt.
    { $presence_move ->
        [optional] Zwycięzca ze znacznikiem mediów w landzie może przenieść jeden na pole obecności w mediach, tak samo partia, która ma wpływ na media, nawet jeśli nie wygrała.
       *[forced] Zwycięzca ze znacznikiem mediów w landzie przenosi jeden na pole obecności w mediach, tak samo partia, która ma wpływ na media, nawet jeśli nie wygrała.
    }
    { $influencer_snapshot ->
        [after_winner_moves] Wpływ na media liczy się po tym, jak zwycięzcy przenieśli swoje znaczniki.
       *[before_moves] Wpływ na media liczy się, zanim zwycięzcy przeniosą swoje znaczniki.
    }
    { $no_coalition_influencer_moves ->
        [false] Najsilniejsza partia bez partnera nie przenosi żadnego, nawet jeśli ma wpływ na media.
       *[true] Najsilniejsza partia bez partnera przenosi jeden tylko wtedy, gdy ma wpływ na media.
    }

help-9c =
    W kolejności graczy dostajesz { $rate } za każdy punkt za głosy z tej rundy i { $rate } za każdy punkt elektoratu.
    Punkty za wygrane wybory nie dają pieniędzy.
    W pierwszych trzech rundach wybierasz potem jedną kartę składki: przyjmujesz pieniądze, a elektorat spada o { $losses }, albo odrzucasz je, a elektorat rośnie o { $gains }.
    { $elections ->
        [7] W rundzie 4 wypłata jest bez składki, a w ostatniej rundzie nie ma wypłat.
       *[4] W ostatniej rundzie nie ma wypłat.
    }
    { $cash_visibility ->
        [open] Pieniądze wszystkich są jawne.
       *[hidden] Nikt inny nie widzi, ile masz.
    }

help-9d =
    { $elections ->
        [7] Land, który głosował, odpada z gry; po każdej z pierwszych trzech rund jego miejsce zajmuje nowy, po rundzie 4 już nie.
       *[4] Land, który głosował, odpada z gry razem z planszą.
    }
    { $media_markers_on_clear ->
        [out_of_game] Pozostałe tam znaczniki mediów też odpadają z gry; żeton podwojenia wraca do wspólnej puli.
       *[to_owner] Pozostałe tam znaczniki mediów wracają do właścicieli, a żeton podwojenia do wspólnej puli.
    }
    W każdym innym landzie odkrywa się kolejną opinię; jeśli jej temat już tam leży, zastępuje ją inna.
    { $elections ->
        [7] Po rundzie 3 uzupełnia się wystawkę opinii.
       *[4] { "" }
    }
    Wykłada się nową wystawkę programów, a urna wędruje dalej.

help-end =
    Gra kończy się, gdy odbędą się wszystkie wybory (jest ich { $elections }).
    Punkty za głosy i za wygrane wybory liczą się tak, jak je zdobyto.
    Każdy znacznik na polu obecności w mediach daje liczbę tego pola, a każdy punkt elektoratu jeden punkt.
    { $cash_second_place ->
        [skip_after_tie] Najwięcej pieniędzy daje { $first } pkt, druga suma { $second } pkt; jeśli kilku graczy dzieli pierwsze miejsce, drugiego nie ma.
       *[dense] Najwięcej pieniędzy daje { $first } pkt, druga suma { $second } pkt, nawet jeśli kilku graczy dzieli pierwsze miejsce.
    }
    Wygrywa najwyższy wynik; przy remisie zwycięstwo jest wspólne.
