# Pourquoi un bot a agi ainsi. Les clés sont dans le code des bots ; une phrase chacune.

reason-at-random = { $choices ->
        [one] C’était la seule possibilité.
       *[other] Tiré au hasard parmi { $choices } possibilités.
    }

reason-ahead = { $ahead ->
        [one] Un point de mieux que le deuxième choix.
       *[other] { $ahead } points de mieux que le deuxième choix.
    }

reason-chances = Victoire : { $win_chance } contre { $next_win_chance }.

## Le stratège. Les points sont ceux de la partie, selon son jugement.

reason-only-choice = Il n’y avait rien d’autre à faire.

reason-draft-card = { $card } va le mieux avec les cartes déjà prises.
reason-choose-program = Ce programme convient le mieux aux Länder : { $cards }.
reason-keep-card = { $card } peut encore servir.
reason-start-block = C’est ici que le bloc de départ { $block } sert le mieux.
reason-start-place = C’est { $place } que cela sert le plus.

reason-start-bid = { $bid } pour être premier joueur : une mise parmi plusieurs bonnes, pour que personne ne la devine.
reason-start-raise = La place de premier joueur vaut jusqu’à { $limit }.
reason-start-pass = Plus de { $limit } serait trop pour la place de premier joueur.

reason-program-draw = L’étalage et une carte cachée promettent le plus, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-program-refresh = L’étalage sert peu ; de nouvelles cartes promettent environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-program-skip = Aucune autre carte de programme n’est utile maintenant.
reason-program-take = { $card } donne le meilleur programme.
reason-program-swap = { $new } à la place de { $old } convient mieux aux Länder, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-program-stays = Aucun échange n’améliore le programme.

reason-media = Un marqueur média { $place } vaut environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-media-none = Aucun marqueur média ne vaut son prix maintenant.
reason-exchange = { $new } à la place de { $old } { $place } nous aide, et pas les autres : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-exchange-none = Les opinions { $place } sont bonnes telles quelles.

reason-rallies-buy = { $rallies ->
        [one] Un meeting { $place } pour { $price } vaut environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $rallies } meetings { $place } pour { $price } valent environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
reason-rallies-none = Rien { $place } : l’argent sert mieux ailleurs.
reason-convert-now = Les conditions { $place } suffisent pour { $votes ->
        [one] une voix
       *[other] { $votes } voix
    } dès maintenant.
reason-convert-wait = Les meetings { $place } rapporteront davantage plus tard.

reason-cabinet-send = { $politician } peut rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $place }.
reason-cabinet-none = Aucun membre du cabinet ne vaut son prix { $place } maintenant.
reason-politician-pay = { $politician } vaut { $price } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $place }.
reason-politician-decline = { $politician } ne vaut pas { $price } { $place }.
reason-act = Cette action ({ $politician }) rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $place }.
reason-act-nothing = { $politician } ne peut rien faire d’utile { $place }.

reason-poll-bid = Le sondage { $place } vaut jusqu’à { $limit } ; { $bid } peuvent suffire.
reason-poll-pass = Le sondage { $place } ne vaut pas plus de { $limit }.
reason-poll-publish = Publier le sondage { $place } rapporte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-poll-suppress = Le sondage { $place } vaut plus gardé secret, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

reason-donation-accept = { $amount } valent plus maintenant que la base du parti.
reason-donation-reject = La base du parti vaut plus que { $amount }.
reason-coalition-accept = La coalition avec { $partner } { $place } nous est favorable.
reason-coalition-refuse = La coalition avec { $partner } { $place } aiderait { $partner } plus que nous.
reason-presence-move = Le marqueur { $origin } compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
reason-presence-keep = Le marqueur { $place } peut encore servir ailleurs.

## L’expert. Ce que la valeur apprise attend de la fin de la partie.

reason-expected = Ainsi, je prévois { $margin } points d’avance sur la moyenne des autres et { $win_chance } de chances de victoire ; avec le choix suivant, { $next_margin } et { $next_win_chance }.
