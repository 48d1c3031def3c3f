# Jak przebiega każda faza wydania z 2006 roku przy tym stole, własnymi słowami. Liczby pochodzą z danych gry, a opcje
# stołu wybierają spośród zdań. Każde zdanie ma własny wiersz.

help-setup-2006 =
    { $rounds ->
        [5] Na stole leżą cztery landy, które głosują jeden po drugim, a jeden kolejny dojdzie później; w każdym stoi po jednym wiecu każdej partii.
       *[7] Na stole leżą cztery landy, które głosują jeden po drugim, a trzy kolejne dojdą później; w każdym stoi po jednym wiecu każdej partii.
    }
    Dostajesz jawny program z pięciu kart o różnych tematach i karty na rękę ({ $hand }).
    Na arkuszu startowym wszyscy potajemnie wybierają po jednej opcji z każdej kolumny: w pierwszej popularność, wiece ({ $meetings }) lub głosy ({ $votes }), w drugiej znaczniki mediów lub członków ({ $joining }).
    Do każdej pozycji oprócz członków podajesz land; ten sam land możesz podać kilka razy.
    Wszystko z arkusza jest za darmo; { $prelim_order ->
        [seat] arkusze wykonuje się w kolejności miejsc, a przy równych głosach późniejszy znacznik leży na wierzchu.
       *[random] losuje się, czyj arkusz wykonuje się pierwszy, a przy równych głosach późniejszy znacznik leży na wierzchu.
    }
    Na początku masz { $money }, członków ({ $members }), znaczniki mediów ({ $markers }) i karty gabinetu ({ $cabinet }).

help-1-2006 =
    Wszyscy składają tajne oferty, 0 lub więcej.
    Najwyższa oferta jest płatna i daje prawo wskazania pierwszego gracza rundy; może nim być każdy.
    Jeśli najwyższe oferty są równe, ci gracze składają drugą tajną ofertę, co najmniej tak samo wysoką; przy kolejnym remisie decydują kości.
    Jeśli nikt nic nie oferuje, kości decydują od razu.
    Pierwszy gracz zaczyna każdą fazę rundy.

help-2-2006 =
    W kolejności graczy najpierw uzupełniasz rękę kartami programu, aż masz ich { $hand }.
    Raz możesz odrzucić dowolne z nich i dobrać tyle samo nowych.
    Potem możesz wymienić jedną kartę programu na kartę z ręki; pięć tematów musi pozostać różnych, { $platform_allow_flip ->
        [false] a nowa karta musi wnieść temat, którego w programie nie było.
       *[true] a nowa karta może być przeciwieństwem starej.
    }
    Im lepiej program pasuje do opinii w landzie, tym więcej głosów dają tam twoje wiece.
    Wspólne karty umożliwiają koalicje, a to, co pasuje do planszy krajowej, daje członków i punkty.

help-3-2006 =
    W kolejności graczy możesz kłaść zakryte karty gabinetu, najwyżej jedną w każdym landzie i nie więcej, niż możesz opłacić.
    Potem wszystkie się odkrywa i opłaca.
    { $coalition_tile_optional ->
        [true] Karta z telefonem może przynieść do landu żeton koalicji.
       *[false] Karta z telefonem przynosi do landu żeton koalicji, czy się tego chce, czy nie.
    }
    { $cabinet_order ->
        [by_state] Land po landzie, a w nim w kolejności graczy, każda karta może wykonać jedną ze swoich akcji.
       *[by_player] W kolejności graczy każdy używa wszystkich swoich kart, każdej do jednej z jej akcji w jej landzie.
    }
    { $media_swap_remove_only ->
        [true] Są to: głosy, żeton kluczowy, zastąpienie lub samo usunięcie cudzego znacznika mediów, własna popularność w górę albo popularność innej partii w dół.
       *[false] Są to: głosy, żeton kluczowy, zastąpienie cudzego znacznika mediów, własna popularność w górę albo popularność innej partii w dół.
    }
    Opinia pod żetonem kluczowym liczy się podwójnie i nie można jej wymienić.
    Wszystkie położone karty odpadają z gry.

help-4-2006 =
    Koalicje powstają tylko w landzie, który głosuje w tej rundzie, między partiami, które mają tam żeton koalicji.
    Gdy wspólnych kart w obu programach jest { $match }, możesz zaproponować koalicję, a gdy jest ich { $force }, możesz ją wymusić.
    { $coalition_procedure ->
        [voluntary_first] Najpierw wszyscy w kolejności graczy mogą proponować koalicje, a potem pozostali mogą je wymuszać.
        [forced_first] Najpierw wszyscy w kolejności graczy mogą wymuszać koalicje, a potem pozostali mogą je proponować.
       *[sequential] W kolejności graczy każda partia ma jeden ruch: proponuje koalicję, wymusza ją albo pasuje.
    }
    Na propozycję odpowiada się od razu.
    Koalicja to dwie partie, a przy ustalaniu zwycięzcy ich głosy liczą się razem.
    W landzie ostatniej rundy koalicji nie ma.

help-5-2006 =
    Po kolei kupujesz znacznik mediów za { $price } i kładziesz go w dowolnym landzie albo pasujesz.
    Po pasie możesz później znowu kupować; zakupy kończą się, gdy wszyscy spasują po kolei.
    Land jest zamknięty, gdy znaczników leży w nim { $spots }.
    Jeśli masz tam więcej znaczników niż każda inna partia, kontrolujesz media: sondaże cię tam nie obniżają i możesz wymienić jedną opinię na inną z puli wymiany (kart jest w niej { $pool }).
    { $exchange_allow_flip ->
        [false] Nowa opinia musi mieć temat, który nie leży tam jeszcze odkryty, nawet na karcie, która odchodzi.
       *[true] Nowa opinia może być przeciwieństwem karty, która odchodzi, ale jej tematu nie może być na żadnej innej odkrytej karcie.
    }
    Wymiany zaczynają się od landu, który głosuje ostatni.

help-6-2006 =
    W kolejności graczy organizujesz wiece, w dowolnie wielu landach, po { $fee } za każdy.
    W jednym ruchu kładziesz w landzie najwyżej tyle wieców: { $turn }.
    W landzie możesz ich mieć { $room }, a razem { $cubes }.
    W fazie 8 i przy wyborach wiece zamieniają się w głosy i wracają do twojej puli.

help-7-2006 =
    Dla każdego landu licytuje się jeden sondaż, zaczynając od głosującego; nikt nie zna karty.
    Zaczyna pierwszy gracz, a licytacja krąży, aż wszyscy oprócz jednej partii spasują.
    Kto dostaje sondaż, ogląda go w tajemnicy.
    Publikując go, używasz jednego lub dwóch wyników dla popularności w tym landzie; partii, która kontroluje tam media, nie można obniżyć.
    { $poll_reveal ->
        [chosen_only] Z opublikowanego sondażu inni widzą tylko użyte wyniki.
       *[full_card] Opublikowany sondaż widzą wszyscy, ze wszystkimi wynikami.
    }
    Możesz też go zataić i zyskać tylu członków, ile pokażą razem dwie kości.

help-8-2006 =
    { $convert_in_current_state ->
        [true] Land po landzie, od tego, który głosuje ostatni, po ten, który głosuje teraz, możesz zamieniać wiece tam, gdzie masz ich { $least } lub więcej.
       *[false] Land po landzie, zaczynając od tego, który głosuje ostatni, i bez tego, który głosuje teraz, możesz zamieniać wiece tam, gdzie masz ich { $least } lub więcej.
    }
    { $convert_min ->
        [5] Zamieniasz ich co najmniej { $convert_min } albo wcale.
       *[1] Zamieniasz ich tyle, ile chcesz.
    }
    Każdy daje tyle głosów, ile wynoszą razem popularność i zbieżność: +1 za każdą odkrytą opinię zgodną z twoim programem, −1 za każdą sprzeczną, podwójnie przy temacie kluczowym.
    Jeśli to mniej niż 1, dwa wiece dają jeden głos.
    Nikt nie ma więcej głosów niż { $most }.
    { $majority_needs_conversion ->
        [true] Potem partia, która ma więcej głosów niż wszystkie inne razem, może wymienić jedną opinię w landzie, jeśli właśnie zamieniła tam wiece.
       *[false] Potem partia, która ma więcej głosów niż wszystkie inne razem, może wymienić jedną opinię w landzie, nawet jeśli nic nie zamieniła.
    }

help-9-2006 =
    { $convert_in_current_state ->
        [true] W głosującym landzie w kolejności graczy zamienia się wszystkie pozostałe wiece.
       *[false] W głosującym landzie w kolejności graczy zamienia się wszystkie wiece.
    }
    Potem każda partia dostaje mandaty za głosy według karty landu.
    Mandat to punkt na koniec i pieniądze teraz.
    { $restack_at_50 ->
        [true] Przy równych głosach znacznik, który przyszedł później, leży na wierzchu; ten na { $most }, który zdobywa dalsze głosy, znów trafia na wierzch.
       *[false] Przy równych głosach znacznik, który przyszedł później, leży na wierzchu; na { $most } ta kolejność się nie zmienia, choćby ktoś zdobył dalsze głosy.
    }
    Koalicje nie zmieniają mandatów.

help-10-2006 =
    Wygrywa najwięcej głosów; głosy koalicji liczą się razem.
    { $rules ->
        [1] Przy równych głosach pojedyncza partia jest przed koalicją, potem wygrywa wyższy znacznik; na tym samym polu wygrywa ten na wierzchu.
       *[other] Przy równych głosach wygrywa wyższy znacznik, więc pojedyncza partia prawie zawsze jest przed koalicją; na tym samym polu wygrywa ten na wierzchu.
    }
    { $equal_total_is_nose ->
        [true] Każde zwycięstwo przy równych głosach jest zwycięstwem o włos.
       *[false] Zwycięstwo jest o włos tylko wtedy, gdy znaczniki leżą na tym samym polu.
    }
    Zwycięzca może przenieść znacznik mediów z landu na planszę krajową i położyć tam opinie z landu: dwie, ale tylko jedną przy zwycięstwie o włos i po jednej w koalicji.
    { $nose_losers ->
        [all_tied] Jeśli o włos wygrywa pojedyncza partia, znacznik mediów może przenieść także każda partia z tą samą liczbą głosów.
       *[directly_below] Jeśli o włos wygrywa pojedyncza partia, znacznik mediów może przenieść także partia, której znacznik leży bezpośrednio pod spodem.
    }
    { $key_issue_blocks_national ->
        [true] Opinia pod żetonem kluczowym zostaje; każda inna trafia na pierwsze wolne pole.
       *[false] Opinia, nawet spod żetonu kluczowego, trafia na pierwsze wolne pole.
    }
    Na takiej samej opinii ją zabezpiecza, a swoje przeciwieństwo zawsze zastępuje; na pełnej planszy może zastąpić każdą niezabezpieczoną opinię.

help-11-2006 =
    Każda partia porównuje swój program z planszą krajową.
    Za każdą leżącą tam opinię, którą masz w programie, zyskujesz tylu członków, ile mówi pole.
    Opinie sprzeczne z programem nic nie kosztują.
    { $membership_cap ->
        [80] Nikt nie może mieć więcej członków niż { $membership_cap }.
       *[none] Liczba członków nie ma górnej granicy.
    }
    Tak jest także w ostatniej rundzie.

help-12-2006 =
    Dostajesz { $rate } za każdy mandat z tych wyborów.
    W rundach { $payouts } dostajesz też { $rate } za każdego członka.
    W ostatniej rundzie nie ma wypłat.
    { $open_cash ->
        [true] Pieniądze wszystkich są jawne.
       *[false] Nikt inny nie widzi, ile masz.
    }
    Na koniec gry pieniądze nie są nic warte.

help-13-2006 =
    Land, który głosował, odpada z gry; żetony kluczowe, żetony koalicji i znaczniki mediów wracają.
    { $rounds ->
        [5] Po rundzie 1 jego miejsce zajmuje nowy, z jednym wiecem każdej partii; głosuje ostatni.
       *[7] Po każdej z pierwszych trzech rund jego miejsce zajmuje nowy, z jednym wiecem każdej partii, i głosuje ostatni.
    }
    W każdym innym landzie odkrywa się kolejną opinię.
    Jeśli jej temat już tam leży, trafia pod talię, a jej miejsce zajmuje inna.
    Land ostatniej rundy wchodzi z dwiema odkrytymi opiniami i bez koalicji.

help-14-2006 =
    { $contribution_optional ->
        [true] W kolejności graczy możesz zagrać jedną ze swoich kart składek (jest ich { $contributions }): odkrytą, by ją przyjąć, zakrytą, by ją odrzucić.
       *[false] W kolejności graczy, dopóki je masz, zagrywasz jedną ze swoich kart składek (jest ich { $contributions }): odkrytą, by ją przyjąć, zakrytą, by ją odrzucić.
    }
    Najpierw wszyscy, którzy przyjmują, biorą pieniądze, rzucają kośćmi i tracą tylu członków, ile pokaże najwyższa kość.
    Potem wszyscy, którzy odrzucają, rzucają kośćmi i zyskują tylu członków, ile kości pokażą razem.
    Partia, która sama odrzuca największą kwotę, rzuca dodatkowymi kośćmi (jest ich { $bonus }).
    Zużyte karty odpadają z gry.

help-end-2006 =
    Gra kończy się, gdy odbędą się wszystkie wybory (jest ich { $rounds }).
    Dostajesz punkt za każdy mandat i każdego członka.
    Każdy znacznik mediów na planszy krajowej daje liczbę swojego pola, kolejno od rundy 1: { $media }.
    Najwięcej członków daje { $first } pkt, drugie miejsce { $second } pkt; kto remisuje na pierwszym, dzieli się oboma.
    Każda krajowa opinia z twojego programu daje punkty swojego pola i { $secured } więcej, jeśli jest zabezpieczona.
    { $final_tie_break ->
        [seats] Wygrywa najwyższy wynik, a przy remisie partia z większą liczbą mandatów.
        [members] Wygrywa najwyższy wynik, a przy remisie partia z większą liczbą członków.
       *[shared] Wygrywa najwyższy wynik; przy remisie zwycięstwo jest wspólne.
    }
