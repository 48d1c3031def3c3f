# Consignes pour les questions à venir : ce qu’elles font et pourquoi elles tombent.

service-order-about = { $step }{ $later ->
        [yes] {" "}(manche suivante)
       *[no] {""}
    }
service-order-about-state = { $step }, { $state }{ $later ->
        [yes] {" "}(manche suivante)
       *[no] {""}
    }
service-order-pass = { $about } : passer le moment venu{ $alone ->
        [yes] , tant que les autres passent
       *[no] {""}
    }
service-order-bid-least = { $about } : miser le moins possible pour mener, au plus { $most }
service-order-bid-whole = { $about } : miser { $most } d’un coup
service-order-bid-sealed = { $about } : miser { $most }
service-order-void-past = Le moment est passé sans que la question te soit posée.
service-order-void-land = Un autre Land se trouve là maintenant.
service-order-void-coalition = Ta coalition a changé.
service-order-void-auction = L’enchère a recommencé.
service-order-void-money = Tu n’as plus autant d’argent.
service-order-void-others = Quelqu’un a fait plus que passer : à toi de décider.
service-order-void-illegal = Les règles ne le permettaient pas.
service-order-void-hand = Tu as agi toi-même.
service-problem-no-order = Cela ne peut pas être fixé d’avance maintenant.
service-problem-no-such-order = Cette consigne n’existe pas.
service-problem-order-money = Tu n’as pas autant d’argent.
service-problem-orders = Il y a déjà { $most } consignes. Retires-en une d’abord.
