# La table dans le terminal (macher play) dans les mots de l’édition 2006.

# Les phases à partir de l’élection, réunies dans la rangée des phases.
table-last-phases-2006 = 9–14

## Länder

table-land-size-2006 = jusqu’à { $most } sièges
table-card-doubled-2006 = { $card } (thème clef)
table-influences-2006 = contrôle : { $party }
table-mark-rally-2006 = m
table-overview-legend-2006 = 12→27 : voix → tout converti · +2 popularité · m meetings · p médias (presse)
table-media-markers = { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } pour { $spaces } cases
# Partis à égalité de voix dans un Land : SPD sur CDU (12). Le marqueur du dessus est le meilleur.
table-label-stacks = Égalité
table-stacks-short = Dessus
table-over = sur
table-stack = { $parties } ({ $votes })
table-label-coalitions = Coalition
table-coalitions-short = Tuiles
table-no-coalition = aucune dans le dernier Land
table-no-coalition-short = jamais
table-pacts = { $pacts }
table-coalition-tiles = tuiles de { $parties }
table-label-poll = Sondage
table-poll-lies-here = un sondage est là, face cachée
table-poll-short = Sondage
table-poll-short-here = face cachée

## Étiquettes : d’un plateau, des affaires des joueurs, du plateau national

table-label-points-2006 = Sièges
table-label-row-2006 = Cabinet
table-label-program-2006 = Plateforme
table-label-base-2006 = Adhérents
table-label-politicians-2006 = Cabinet
table-label-contributions = Contributions
table-label-played = Contribution jouée
table-label-tiles = Tuiles de coalition restantes
table-label-presence-2006 = Médias nationaux
table-label-opinion-display-2006 = Réserve visible
table-label-doubles-2006 = Tuiles clefs restantes
table-label-start-2006 = Premier joueur
table-label-payouts = Manches qui paient pour les adhérents
table-label-national-space = Opinion nationale { $space }
table-own-supply-2006 = { $rallies ->
        [one] { $rallies } meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] { $media } marqueur média
       *[other] { $media } marqueurs médias
    }
table-piles-2006 = plateformes { $programs }, opinions { $opinions }, sondages { $polls }
table-national-medium = manche { $round } ({ $worth }) : { $parties }
# Les nombres sont ceux de la case : ce qu’une plateforme concordante y gagne à chaque manche, et à la fin.
table-national-space = { $secured ->
        [yes] { $card }, dominante (à chaque manche adhérents +{ $members }, à la fin { $points } points)
       *[no] { $card } (à chaque manche adhérents +{ $members }, à la fin { $points } points)
    }
table-grid-space = Case nationale
table-grid-opinion = Opinion
table-grid-worth = Adhérents, points
table-grid-round = Manche
table-grid-media-points = Points
table-grid-media = Médias nationaux
table-secured-mark = (dominante)
table-contribution-accepted = { $amount }, acceptée
table-contribution-declined = { $amount }, refusée, face cachée
table-contribution-hidden = refusée, face cachée
table-has-played = { $party }, contribution jouée : { $contribution }

## Têtes de colonnes

table-head-trend-2006 = Popul.
table-head-rallies-2006 = Meetings
table-head-base-2006 = Adh.
table-head-program-2006 = Plateforme
table-head-rallies-left-2006 = Mee.
table-head-tiles-left = Tui.
table-head-contributions = Contrib.
table-head-politicians-2006 = Cartes de cabinet pas encore vues
table-head-politicians-left-2006 = Cab.
table-score-head-seats = Sièges
table-score-head-media-2006 = Médias
table-score-head-members = Adh.
table-score-head-lead = Tête
table-score-head-opinions = Opinions
table-score-head-secured = Dominantes
table-players-legend-2006 = * premier joueur · ✓ a choisi · Points comme si la partie finissait là · Adh. : adhérents · Mee., Méd., Tui., Cab. : restants · Contrib. : cartes restantes, en milliers
table-not-seen-yet-2006 = { $party }, cartes de cabinet pas encore vues : { $politicians }
table-is-start-2006 = premier joueur

## La table en texte

table-plain-seat-2006 = { $party } : { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, popularité { $trend }, { $rallies ->
        [one] { $rallies } meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] { $media } marqueur média
       *[other] { $media } marqueurs médias
    }.

## Choix

table-rallies-to-buy-2006 = Meetings { $place }, et ce qu’ils coûtent :
table-rallies-to-convert-2006 = Meetings { $place }, et les voix qu’ils donnent :
table-key-tile-on = Poser une tuile clef { $place } sur :
table-to-national = { $card } sur le plateau national :
table-at-space = { $kind ->
        [place] case { $space } (à chaque manche adhérents +{ $members }, { $points } points)
        [secure] dominante sur la case { $space } ({ $points } points)
       *[replace] case { $space } à la place de { $old } (à chaque manche adhérents +{ $members }, { $points } points)
    }
table-at-space-short = { $kind ->
        [place] case { $space } (+{ $members }, { $points } points)
        [secure] dominante sur { $space } ({ $points } points)
       *[replace] { $space } à la place de { $old } (+{ $members }, { $points })
    }
table-contributions-to-accept = Accepter : l’argent, mais des adhérents en moins selon le plus haut des dés :
table-contributions-to-decline = Refuser : pas d’argent, mais des adhérents en plus selon la somme des dés :
table-contribution-dice = { $amount } ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    })
# Ce que peut faire une carte de cabinet, en peu de mots.
table-brief-phone = coalition
table-brief-votes = { $amount } voix
table-brief-key = clef
table-brief-media = média
table-brief-down = autre { $amount }
table-reason-politician-2006 = des cartes de cabinet ont été retournées
table-reason-dice = les dés ont été lancés

## Aide

table-about-rule-2006 = la règle de cette décision ; règle R06-6.2.7-3 ou règle marqueur média en trouve d’autres
table-about-national-2006 = le plateau national, la réserve visible et les pioches
table-books-programs-2006 = Cartes de plateforme défaussées : { $cards }
