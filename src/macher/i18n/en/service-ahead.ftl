# Orders for questions to come: what they do, and why they are void.

service-order-about = { $step }{ $later ->
        [yes] {" "}(next round)
       *[no] {""}
    }
service-order-about-state = { $step }, { $state }{ $later ->
        [yes] {" "}(next round)
       *[no] {""}
    }
service-order-pass = { $about }: pass when asked{ $alone ->
        [yes] , as long as the others pass
       *[no] {""}
    }
service-order-bid-least = { $about }: bid just enough to lead, up to { $most }
service-order-bid-whole = { $about }: bid { $most } at once
service-order-bid-sealed = { $about }: bid { $most }
service-order-void-past = Its moment went by and you were not asked.
service-order-void-land = Another state lies there now.
service-order-void-coalition = Your coalition has changed.
service-order-void-auction = The auction began again.
service-order-void-money = You no longer have that much money.
service-order-void-others = Somebody did more than pass: now it is up to you.
service-order-void-illegal = The rules did not allow it.
service-order-void-hand = You acted yourself.
service-problem-no-order = That cannot be set in advance now.
service-problem-no-such-order = There is no such order.
service-problem-order-money = You do not have that much money.
service-problem-orders = { $most } orders stand already. Drop one first.
