# Ce que signifie le choix d’une action : une consigne sans point.

action-take-back = Annuler ton choix
action-bid = Miser { $bid }

action-pass-start-raise = Passer
action-pass-media-buy = Passer : ne rien acheter pour l’instant
action-pass-media-exchange = Passer : ne pas toucher aux opinions { $place }
action-pass-poll-bid = Passer
action-pass-convert = Ne rien convertir { $place }

action-skip-program-source = Ne prendre aucune carte
action-skip-program-swap = { $done ->
        [0] Ne rien changer au programme
       *[other] Ne plus échanger de carte
    }
action-skip-send-politician = N’envoyer personne { $toward }
action-skip-politician-act = { $part ->
        [main] Renoncer à l’action principale
        [secondary] Renoncer à l’action secondaire
       *[both] Renoncer aux deux actions
    }

## Programme

action-draw = Piocher une carte à l’aveugle, puis en prendre une dans l’étalage
action-refresh = Renouveler l’étalage, puis y prendre une carte
action-card-draft = Choisir { $card }
action-card-keep-hand-card = Garder { $card } en main
action-card-program-take = Prendre { $card } dans l’étalage
action-card-program-keep = Garder { $card } en main
action-cards-choose-program = { $full ->
        [yes] Programme : { $cards }
       *[no] Poser { $cards } et piocher le reste
    }
action-cards-fill-program = Compléter le programme : { $cards }
action-swap = Dans le programme, échanger { $old } contre { $new }

## Positions de départ

action-block = Bloc de départ { $block } : { $symbols }
action-place = { $state } : { $symbol }

## Médias et meetings

action-media = Acheter un marqueur média { $place } pour { $price }
action-rallies = { $count ->
        [0] Aucun meeting { $place }
        [one] Organiser un meeting { $place } pour { $price }
       *[other] Organiser { $count } meetings { $place } pour { $price }
    }
action-convert = { $count ->
        [one] Convertir un meeting { $place } : { $formula } { $gain ->
            [one] voix
           *[other] voix
        }
       *[other] Convertir { $count } meetings { $place } : { $formula } { $gain ->
            [one] voix
           *[other] voix
        }
    }

## Le cabinet fantôme

action-send = { $politician } { $toward } ({ $price }) : { $effects }
action-pay = Payer { $price } : { $politician } { $place }
action-decline = Ne pas payer : { $politician } quitte la partie
action-use-trend = Tendance { $spaces } { $place } ({ $old } → { $new })
action-use-votes = { $count ->
        [one] Une voix { $place } ({ $old } → { $new })
       *[other] { $count } voix { $place } ({ $old } → { $new })
    }
action-use-base = Base du parti { $change } ({ $old } → { $new })
action-use-others = Tendance { $spaces } pour tous les autres { $place }
action-use-poll = Prendre sans enchère le sondage du dessus { $place } (dos { $party })
action-use-program = Changer tout de suite ton programme
action-double-on = Poser un marqueur double sur { $card } { $place }
action-undouble = Retirer le marqueur double de { $card } { $place }
action-oust = Payer { $price } à { $target } et retirer un de ses marqueurs médias { $place }
action-replace = Payer { $price } à { $target } et remplacer un de ses marqueurs médias { $place } par un des tiens

## Opinions et sondages

action-exchange = { $state } : échanger { $old } contre { $new }
action-publish = Publier le sondage { $place } : { $effects }
poll-effect = { $seat } tendance { $spaces } ({ $old } → { $new })
poll-protected = { $seat } à l’abri
action-suppress = Garder le sondage secret : base du parti { $change } ({ $old } → { $new })

## Élection et argent

action-accept = { $role ->
        [lead] Chercher une coalition, d’abord avec { $partner } : { $bonus } points chacun
       *[partner] Accepter la coalition avec { $partner } : { $bonus } points chacun
    }
action-refuse = { $role ->
        [lead] Rester seul, sans { $partner } : { $alone } points au lieu de { $bonus }
       *[partner] Refuser la coalition avec { $partner }
    }
action-move = Déplacer un marqueur média { $origin } sur la case de présence médiatique à { $worth } points
action-keep = Garder le marqueur média { $place }
action-donate = { $accepted ->
        [yes] Accepter { $amount } : base du parti { $change } ({ $old } → { $new })
       *[no] Refuser { $amount } : base du parti { $change } ({ $old } → { $new })
    }

# Une action qui n’est pas proposée dans la décision en cours.
action-elsewhere = Choix { $code }
