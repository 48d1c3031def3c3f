# Ce que signifie le choix d’une action dans l’édition 2006 : une consigne sans point.

action-pass-coalition-turn = Passer : ne chercher aucune coalition { $place }
action-pass-majority-exchange = Passer : ne pas toucher aux opinions { $place }

action-skip-policy-redraw = { $done ->
        [0] Garder toutes les cartes en main
        [one] Piocher une nouvelle carte
       *[other] Piocher { $done } nouvelles cartes
    }
action-skip-policy-swap = Ne rien changer à la plateforme
action-skip-cabinet-place = Ne poser aucune carte de cabinet { $place }
action-skip-cabinet-act = Aucune action : { $politician } quitte la partie
action-skip-poll-results = N’utiliser aucun autre résultat
action-skip-national-opinion = Ne placer aucune opinion
action-skip-contribution = Ne jouer aucune carte de contribution

## Phase préliminaire

action-column-one = Option { $option } : { $items }
action-column-two = Option { $option } : { $items }

## Premier joueur et plateforme

action-name = { $own ->
        [yes] Premier joueur : toi
       *[no] Premier joueur : { $target }
    }
action-card-policy-redraw = Défausser { $card }
action-swap-2006 = Dans la plateforme, remplacer { $old } par { $new }

## Le cabinet fantôme

action-accept-coalition-tile = Poser une tuile de coalition { $place }
action-refuse-coalition-tile = Ne pas poser de tuile de coalition { $place }
action-act-in = { $politician } { $place }
action-up = Popularité { $spaces } ({ $old } → { $new })
action-down = Popularité { $spaces } pour { $target } ({ $old } → { $new })
action-double-on-2006 = Poser une tuile clef sur { $card }
action-undouble-2006 = Retirer la tuile clef de { $card }
action-replace-2006 = Remplacer un marqueur médias de { $target } { $place } par un des tiens : { $price } à ce parti, autant à la banque

## Coalitions

action-impose = Imposer une coalition à { $partner } ({ $votes } voix, cartes communes : { $agreement })
action-propose = Proposer une coalition à { $partner } ({ $votes } voix, cartes communes : { $agreement })
action-accept-coalition-answer = Accepter la coalition avec { $partner }
action-refuse-coalition-answer = Refuser la coalition avec { $partner }

## Meetings et voix

action-rallies-2006 = { $count ->
        [0] Aucun meeting { $place }
        [one] Un meeting { $place } pour { $price }
       *[other] { $count } meetings { $place } pour { $price }
    }
action-convert-2006 = { $count ->
        [one] Convertir un meeting { $place } : { $formula } { $gain ->
            [one] voix
           *[other] voix
        }
       *[other] Convertir { $count } meetings { $place } : { $formula } { $gain ->
            [one] voix
           *[other] voix
        }
    }

## Sondages

action-use-result-poll-use = Publier : { $target }, popularité { $spaces } ({ $old } → { $new })
action-use-result-poll-results = { $target }, popularité { $spaces } ({ $old } → { $new })
action-suppress-2006 = { $dice ->
        [one] Garder le sondage secret : gagner autant d’adhérents qu’en montre un dé
       *[other] Garder le sondage secret : gagner autant d’adhérents que la somme de { $dice } dés
    }

## Le plateau national et les contributions

action-move-2006 = Déplacer un marqueur média { $origin } sur le plateau national : { $worth } points
# Les nombres sont ceux de la case nationale : ce qu’une plateforme concordante y gagne à chaque manche, et à la fin.
action-national = { $kind ->
        [place] Placer { $card } sur la case nationale { $space } (à chaque manche adhérents +{ $members }, à la fin { $points } points)
        [secure] Rendre { $card } dominante sur la case nationale { $space } (à la fin { $points } points)
       *[replace] Remplacer { $old } par { $card } sur la case nationale { $space } (à chaque manche adhérents +{ $members }, à la fin { $points } points)
    }
action-contribute = { $accepted ->
        [yes] Accepter { $amount } : { $dice ->
            [one] perdre autant d’adhérents qu’en montre un dé
           *[other] perdre autant d’adhérents qu’en montre le plus haut de { $dice } dés
        }
       *[no] Refuser { $amount } : { $dice ->
            [one] gagner autant d’adhérents qu’en montre un dé
           *[other] gagner autant d’adhérents que la somme de { $dice } dés
        }
    }
