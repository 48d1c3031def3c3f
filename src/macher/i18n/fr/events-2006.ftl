# Le journal de l’édition 2006 : qui, quoi, où, pour combien. Sans verbe conjugué avec le parti pour sujet.

## Phase préliminaire

event-sheet-revealed = { $seat }, options { $first } et { $second } : { $placed }.
event-program-revealed-2006 = { $seat }, plateforme : { $cards }.
event-cards-drawn-unseen-2006 = { $count ->
        [one] { $seat } : pioche d’une carte de plateforme.
       *[other] { $seat } : pioche de { $count } cartes de plateforme.
    }
event-dice-rolled = { $seat }, dés : { $faces }.

## Premier joueur et plateforme

event-start-bids-revealed-2006 = Mises pour le premier joueur : { $bids }.
event-start-bids-tied-2006 = Égalité à { $bid }. Deuxième mise secrète pour { $seats }.
event-start-bid-won = { $seat } : { $price } payés pour désigner le premier joueur.
event-start-named = { $own ->
        [yes] { $seat } : premier joueur, par son propre choix.
       *[no] { $seat } : { $target } désigné premier joueur.
    }
event-program-changed-2006 = { $seat } : { $old } remplacée par { $new } dans la plateforme.

## Le cabinet fantôme

event-politician-sent-2006 = { $seat } : { $politician } { $place }, face cachée.
event-politician-sent-unseen-2006 = { $seat } : une carte de cabinet { $place }.
event-tile-placed = { $seat } : tuile de coalition posée { $place }.
event-tile-returned = { $seat } : tuile de coalition { $origin } reprise.
event-action-skipped-2006 = { $seat } : aucune action ({ $politician }).
event-trend-moved-2006 = { $seat } : popularité { $place } { $spaces }, maintenant { $trend }.
event-base-moved-2006 = { $seat } : adhérents { $change }, maintenant { $base }.
event-double-placed-2006 = { $seat } : tuile clef posée sur { $card } { $place }.
event-double-removed-2006 = { $seat } : tuile clef retirée de { $card } { $place }.
event-media-ousted-2006 = { $replaced ->
        [yes] { $seat } : { $price } payés à { $target } et autant à la banque pour remplacer un de ses marqueurs médias { $place }.
       *[no] { $seat } : { $price } payés à { $target } pour retirer un de ses marqueurs médias { $place }.
    }

## Coalitions

event-coalition-proposed = { $seat } : coalition proposée à { $partner }.
event-coalition-imposed = { $seat } : coalition imposée à { $partner }.
event-coalition-passed = { $seat } : aucune coalition cherchée.
event-pact-made = { $agreement ->
        [one] Coalition { $place } : { $seat } et { $partner }, { $agreement } carte commune.
       *[other] Coalition { $place } : { $seat } et { $partner }, { $agreement } cartes communes.
    }

## Meetings, sondages, voix

event-rallies-bought-2006 = { $count ->
        [one] { $seat } : { $count } meeting { $place } pour { $price }.
       *[other] { $seat } : { $count } meetings { $place } pour { $price }.
    }
event-polls-reshuffled-2006 = Les sondages défaussés sont remélangés.
event-rallies-converted-2006 = { $rallies ->
        [one] { $seat } : { $rallies } meeting converti { $place }, { $formula } { $gain ->
            [one] voix
           *[other] voix
        }, maintenant { $votes }.
       *[other] { $seat } : { $rallies } meetings convertis { $place }, { $formula } { $gain ->
            [one] voix
           *[other] voix
        }, maintenant { $votes }.
    }

## Élection et plateau national

election-result-2006 = { $seat } { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, { $points ->
        [one] { $points } siège
       *[other] { $points } sièges
    }
event-election-won = { $count ->
        [one] { $nose ->
            [yes] Élection { $place } gagnée de justesse par { $seats }.
           *[no] Élection { $place } gagnée par { $seats }.
        }
       *[other] { $nose ->
            [yes] Élection { $place } gagnée de justesse par la coalition : { $seats }.
           *[no] Élection { $place } gagnée par la coalition : { $seats }.
        }
    }
event-no-winner = Personne n’a de voix { $place } : l’élection n’a pas de vainqueur.
event-presence-moved-2006 = { $seat } : un marqueur média { $origin } passe sur le plateau national, { $worth } points.
event-national-placed = { $seat } : { $card } placée sur la case nationale { $space }.
event-national-secured = { $seat } : { $card } devient dominante sur la case nationale { $space }.
event-national-replaced = { $seat } : { $old } remplacée par { $new } sur la case nationale { $space }.
event-national-passed = { $seat } : pas d’autre opinion placée sur le plateau national.

## Argent et manche suivante

event-income-paid-2006 = { $base ->
        [0] { $seat } : { $income } reçus, sièges { $points }.
       *[other] { $seat } : { $income } reçus, sièges { $points }, adhérents { $base }.
    }
event-donation-accepted-2006 = { $seat } : contribution de { $amount } reçue.
event-donation-rejected-2006 = { $seat } : contribution de { $amount } refusée.
event-contribution-laid = { $seat } : une contribution refusée, face cachée.
event-contribution-passed = { $seat } : aucune carte de contribution jouée.
event-largest-refused = { $seat } : seul refus de la plus grosse somme, { $amount }, des dés en plus.
event-opinion-replaced-2006 = { $card } { $place } va sous la pioche : le thème s’y trouve déjà.

## La fin

event-final-counted = { $seat } : { $total } points. Sièges { $seats }, médias nationaux { $media }, adhérents { $members }, le plus d’adhérents { $lead }, opinions nationales { $opinions }, opinions dominantes { $secured }.
event-poll-used = { $seat } : une partie du sondage { $place } est publiée.

## Ce qui est en vue et ce qui revient

event-pool-laid-out = La réserve visible : { $cards }.
event-programs-reshuffled-2006 = Les cartes de plateforme défaussées sont mélangées et forment la nouvelle pioche.
event-politician-left-2006 = { $seat } : { $politician } joue { $place }, puis quitte la partie.
event-trend-moved-not-2006 = { $seat } : popularité { $place } inchangée, { $trend }.
event-base-moved-not-2006 = { $seat } : adhérents inchangés, { $base }.
event-double-returned-2006 = La tuile clef de { $card } revient { $origin } dans la réserve.
event-pact-forced = { $agreement ->
        [one] Coalition imposée { $place } : { $seat } et { $partner }, { $agreement } carte commune.
       *[other] Coalition imposée { $place } : { $seat } et { $partner }, { $agreement } cartes communes.
    }
event-polls-dealt = Un sondage face cachée pour chacun de ces Länder : { $states }.
event-auction-began-2006 = Le sondage { $place } est mis aux enchères. Première mise : { $seat }.
event-rallies-capped = { $rallies ->
        [one] { $seat } : { $rallies } meeting converti { $place }, { $formula }. Le marqueur s’arrête à { $votes } : { $gain } comptent.
       *[other] { $seat } : { $rallies } meetings convertis { $place }, { $formula }. Le marqueur s’arrête à { $votes } : { $gain } comptent.
    }
event-votes-restacked = { $seat } : le marqueur de voix { $place } passe au-dessus.
event-nose-beaten = Battu de justesse { $place } : { $seats }.
event-election-held-2006 = Élection { $number } { $place }, au plus { $most } sièges : { $results }.
event-state-entered-2006 = { $state } : nouveau Land en jeu, pour l’élection { $number }. Au plus { $most } sièges.
event-meetings-laid-out = Meetings de départ { $place } : { $meetings }.
event-contribution-shown = { $seat } : contribution de { $amount } acceptée, face visible.
event-contribution-declined = { $seat } : contribution de { $amount } refusée, face cachée.
