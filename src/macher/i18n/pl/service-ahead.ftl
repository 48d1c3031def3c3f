# Polecenia na przyszłe pytania: co robią i dlaczego przepadają.

service-order-about = { $step }{ $later ->
        [yes] {" "}(następna runda)
       *[no] {""}
    }
service-order-about-state = { $step }, { $state }{ $later ->
        [yes] {" "}(następna runda)
       *[no] {""}
    }
service-order-pass = { $about }: spasuj, gdy padnie pytanie{ $alone ->
        [yes] , dopóki pozostali pasują
       *[no] {""}
    }
service-order-bid-least = { $about }: licytuj najmniej, ile trzeba, do { $most }
service-order-bid-whole = { $about }: od razu zaoferuj { $most }
service-order-bid-sealed = { $about }: zaoferuj { $most }
service-order-void-past = Ten moment minął, a pytanie nie padło.
service-order-void-land = Leży tam teraz inny land.
service-order-void-coalition = Zmieniła się twoja koalicja.
service-order-void-auction = Licytacja zaczęła się od nowa.
service-order-void-money = Nie masz już tyle pieniędzy.
service-order-void-others = Ktoś zrobił więcej niż spasował: teraz decydujesz ty.
service-order-void-illegal = Zasady na to nie pozwoliły.
service-order-void-hand = Ruch wykonano ręcznie.
service-problem-no-order = Tego nie da się teraz ustalić z góry.
service-problem-no-such-order = Nie ma takiego polecenia.
service-problem-order-money = Nie masz tyle pieniędzy.
service-problem-orders = Jest już { $most } poleceń. Najpierw usuń któreś.
