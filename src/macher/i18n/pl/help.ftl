# Jak przebiega każda faza, własnymi słowami. Liczby pochodzą z danych gry.

help-setup = Na stole leżą cztery landy; ten z najmniejszą liczbą punktów głosuje pierwszy. Najpierw zbierasz program: cztery razy wybierasz jedną kartę, a resztę podajesz w lewo, zaczynając od siedmiu; ostatnie trzy dostajesz z prawej. Pięć kart o różnych tematach tworzy twój jawny program, a jedna z dwóch pozostałych zostaje na ręce. Potem wszyscy potajemnie wybierają blok startowy i do każdego symbolu podają land. Symbole dają wiece ({ $rallies }), notowania o jedno pole wyżej, znacznik mediów albo głosy ({ $votes }). Na początku masz { $money }, elektorat { $base }, znaczniki mediów ({ $markers }) i polityków ({ $politicians }).

help-1 = Wszyscy składają tajne oferty, 0 lub więcej. Najwyższa oferta jest płatna i daje pierwszeństwo w tej rundzie; pozostali nie płacą nic. Jeśli najwyższe oferty są równe, te partie mogą po kolei jeden raz jawnie przebić. Jeśli wszystkie spasują, pierwszym graczem zostaje ostatnia z nich i płaci swoją ofertę. Pierwszy gracz zaczyna większość faz i wygrywa większość remisów.

help-2 = W kolejności tury możesz wziąć karty programu: jedną z talii i potem jedną z wystawki, albo wyłożyć nową wystawkę i wziąć z niej jedną. Potem możesz wymienić do dwóch kart swojego programu na karty z ręki; pięć tematów musi pozostać różnych. Jedna karta zostaje na ręce, resztę odrzucasz. Im lepiej program pasuje do opinii w landzie, tym więcej głosów dają tam twoje wiece.

help-3 = Po kolei kupujesz znacznik mediów za { $price } i kładziesz go w dowolnym landzie albo pasujesz. Po pasie możesz później znowu kupować; faza kończy się, gdy wszyscy spasują po kolei. W landzie mieści się razem tyle znaczników wszystkich partii: { $spots }. Jeśli masz tam więcej znaczników niż każda inna partia, masz wpływ na media: możesz wymienić opinię, sondaże nie obniżają twoich notowań, a po wyborach zyskujesz obecność w mediach.

help-4 = W kolejności tury kupujesz wiece, w dowolnie wielu landach. Cena zależy od tego, ile wieców kładziesz naraz w jednym landzie: do trzech są tanie, kolejne kosztują coraz więcej. W jednym landzie możesz mieć najwyżej tyle wieców: { $room }, a razem: { $cubes }. W fazie 9a wiece zamieniają się w głosy i wracają do twojej puli.

help-5 = W kolejności tury możesz położyć zakrytych polityków przy landach, najwyżej jednego przy każdym. Na razie nic to nie kosztuje: płacisz przy odkryciu. Politycy działają w kolejności położenia. Na całą grę masz tylu polityków: { $politicians }; każdego użyjesz raz.

help-6 = Land po landzie, zaczynając od tego, który głosuje, odkrywa się wszystkich polityków. Właściciele po kolei płacą albo rezygnują; nieopłacony polityk odpada z gry. Potem każdy polityk może wykonać akcję główną i jedną drugorzędną. Akcję z ! może w landzie wykonać tylko jedna partia. Na koniec polityk odpada z gry.

help-7 = Land po landzie, zaczynając od tego, który głosuje, partia z największą liczbą znaczników mediów może wymienić jedną opinię. Musi ona być odkryta i leżeć bez żetonu podwojenia. Nowa pochodzi z wystawki opinii, a jej tematu nie może już być w landzie. Luki na wystawce pozostają. Przy remisie w znacznikach nikt nic nie wymienia.

help-8 = Dla każdego landu licytuje się jeden sondaż, zaczynając od landu, który głosuje; widać tylko partię na rewersie. Licytatorem jest partia z największą liczbą głosów w landzie i mówi ostatnia; pozostałe jeden raz, zgodnie z ruchem wskazówek zegara, licytują albo pasują. Kto dostaje sondaż, ten go ogląda. Opublikować można tylko sondaż, który podnosi własną partię: twoje notowania rosną, a partie z ujemną wartością spadają, oprócz tej, która ma tam wpływ na media. Zatajony sondaż zwiększa elektorat o { $suppressed }.

help-9a = Wiece zamieniają się w głosy, najpierw w landzie ostatnim w kalendarzu. Głosy to (wiece + notowania) × zbieżność: +1 za każdą odkrytą opinię zgodną z twoim programem, −1 za każdą sprzeczną, podwójnie pod żetonem podwojenia. Każdy czynnik liczy się co najmniej jako 1. Poza landem, który głosuje, możesz zamienić { $least } lub więcej wieców albo żadnego. W landzie, który głosuje, zamienia się wszystkie.

help-9b = Każda partia dostaje punkty za głosy według karty landu. Jeśli tylko jedna partia osiąga próg { $majority } głosów, dostaje dodatkowo { $alone } pkt; jeśli kilka, każda dostaje { $several } pkt. W przeciwnym razie najsilniejsza partia tworzy koalicję z tą, której program najlepiej pasuje i z którą razem osiąga { $majority }: po { $partners } pkt. Bez partnera dostaje { $strongest } pkt. Zwycięzcy ze znacznikiem mediów w landzie przenoszą jeden na pole obecności w mediach; partia, która ma wpływ na media, zawsze.

help-9c = W kolejności tury dostajesz { $rate } za każdy punkt za głosy z tej rundy i { $rate } za każdy punkt elektoratu. Punkty za wygrane wybory nie dają pieniędzy. W pierwszych trzech rundach wybierasz potem jedną kartę składek: przyjmujesz pieniądze i tracisz część elektoratu albo odrzucasz je i zyskujesz elektorat. W ostatniej rundzie nie ma wypłat.

help-9d = Land, który głosował, odpada z gry ze wszystkim, co na nim leży. W długiej grze po każdej z pierwszych trzech rund jego miejsce zajmuje nowy. W każdym innym landzie odkrywa się kolejną opinię; jeśli jej temat już tam leży, zastępuje ją inna. Wystawka programów jest nowa, a urna wędruje dalej.

help-end = Gra kończy się, gdy odbędą się wszystkie wybory (jest ich { $elections }). Punkty za głosy i za wygrane wybory liczą się tak, jak je zdobyto. Każdy znacznik na polu obecności w mediach daje liczbę tego pola, a każdy punkt elektoratu jeden punkt. Najwięcej pieniędzy daje { $first } pkt, druga suma { $second } pkt. Wygrywa najwyższy wynik; przy remisie zwycięstwo jest wspólne.
