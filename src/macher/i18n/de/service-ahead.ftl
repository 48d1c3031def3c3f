# Aufträge für kommende Fragen: was sie tun und warum sie verfallen.

service-order-about = { $step }{ $later ->
        [yes] {" "}(nächste Runde)
       *[no] {""}
    }
service-order-about-state = { $step }, { $state }{ $later ->
        [yes] {" "}(nächste Runde)
       *[no] {""}
    }
service-order-pass = { $about }: passen, wenn gefragt{ $alone ->
        [yes] , solange die anderen passen
       *[no] {""}
    }
service-order-bid-least = { $about }: so wenig wie nötig bieten, höchstens { $most }
service-order-bid-whole = { $about }: sofort { $most } bieten
service-order-bid-sealed = { $about }: { $most } bieten
service-order-void-past = Der Moment ging vorbei, ohne dass du gefragt wurdest.
service-order-void-land = Dort liegt jetzt ein anderes Land.
service-order-void-coalition = Deine Koalition hat sich geändert.
service-order-void-auction = Die Versteigerung begann von vorn.
service-order-void-money = So viel Geld hast du nicht mehr.
service-order-void-others = Jemand hat mehr getan als zu passen: Jetzt entscheidest du.
service-order-void-illegal = Die Regeln ließen es nicht zu.
service-order-void-hand = Du hast selbst gehandelt.
service-problem-no-order = Das lässt sich jetzt nicht im Voraus festlegen.
service-problem-no-such-order = Diesen Auftrag gibt es nicht.
service-problem-order-money = So viel Geld hast du nicht.
service-problem-orders = Es gibt schon { $most } Aufträge. Streiche zuerst einen.
