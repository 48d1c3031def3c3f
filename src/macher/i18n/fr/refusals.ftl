# Pourquoi quelque chose n’est pas permis. Le programme ajoute le numéro de la règle entre parenthèses.

refused-action-impossible = Cette action n’est pas possible ici maintenant.
refused-action-locked = Cette action est verrouillée : un seul joueur peut la faire ici, et c’est déjà fait.
refused-action-not-printed = Ce membre du cabinet n’a pas cette action.
refused-already-chosen = Tu as déjà choisi. Annule d’abord ton choix.
refused-bid-above-money = Tu ne peux pas miser { $bid } : tu as { $money }.
refused-bid-too-low = Tu ne peux pas miser { $bid } : la plus haute mise est de { $high }.
refused-convert-limits = Tu as ici { $most } meetings : convertis-en au moins { $least }, ou aucun.
refused-donation-used = Tu as déjà utilisé cette carte de don.
refused-game-over = La partie est finie.
refused-land-out-of-play = Il n’y a plus de Land à cet endroit.
refused-media-spots-full = Les { $spots } cases médias de ce Land sont toutes occupées.
refused-no-such-seat = Cette place n’existe pas : la table en a { $seats }.
refused-not-in-display = Cette opinion n’est plus dans l’étalage.
refused-not-offered = Ce choix ne t’est pas proposé maintenant.
refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-opinion-doubled = Cette opinion est sous un marqueur double et ne peut pas être échangée.
refused-opinion-face-down = Cette opinion est face cachée et ne peut pas être échangée.
refused-politician-used = Tu n’as plus ce membre du cabinet.
refused-poll-not-positive = Tu ne peux pas publier ce sondage : il donne { $value } à ton parti.
refused-rally-spots = Il n’y a de place ici que pour { $most } de tes meetings, et tu en as déjà { $there }.
refused-rally-supply = { $left ->
        [0] Tu n’as plus de meeting en réserve.
        [one] Tu n’as plus qu’un meeting en réserve.
       *[other] Tu n’as plus que { $left } meetings en réserve.
    }
refused-same-card = C’est encore la même carte : rien ne changerait.
refused-too-dear = Cela coûte { $price }, et tu as { $money }.
refused-topic-twice = Le même thème s’y trouverait deux fois.

refused-action-not-now = Cette action ne peut pas être choisie maintenant.
refused-not-in-hand = Tu n’as pas cette carte en main.
refused-not-in-program = Ton programme n’a aucune carte de ce thème.
