# Le journal, comme une soirée électorale : qui, quoi, où, pour combien. Sans verbe conjugué avec le parti pour sujet.

event-chosen = { $seat } : choix fait.
event-taken-back = { $seat } : choix annulé.
event-bid-made = { $seat } : mise de { $bid }.
event-bid-passed = { $seat } : passe.

## Mise en place

event-game-began = La partie commence. Ordre des élections : { $states }.
event-pack-passed = Choix { $pick } terminé : les cartes passent à gauche.
event-topics-missing = { $seat } : il manque des thèmes, défausse de { $cards }.
event-cards-drawn = { $seat } : pioche de { $cards }.
event-cards-drawn-unseen = { $count ->
        [one] { $seat } : pioche d’une carte de programme.
       *[other] { $seat } : pioche de { $count } cartes de programme.
    }
event-program-revealed = { $seat }, programme : { $cards }.
event-hand-kept = { $seat } : { $card } gardée en main.
event-cards-discarded = { $seat } : défausse de { $cards }.
event-start-block-revealed = { $seat }, bloc de départ { $block } : { $placed }.

## Manche et premier joueur

event-round-began = Manche { $round }. Élection de cette manche : { $states }.
event-phase-began = { $phase }.
event-start-bids-revealed = Mises pour être premier joueur : { $bids }.
start-bid = { $seat } { $bid }
start-bid-none = { $seat } pas de mise
event-start-bids-tied = Égalité à { $bid }. Chacun peut surenchérir une fois, dans cet ordre : { $seats }.
event-start-player-found = { $seat } : premier joueur pour { $price }.
event-overbid = { $seat } : mise de { $bid } impossible à payer. Perte de { $money } et de { $base } en base du parti, plus aucune mise dans cette phase.

## Programmes

event-display-refreshed = L’étalage des programmes est défaussé : { $cards }.
event-card-taken = { $seat } : { $card } prise dans l’étalage.
event-program-changed = { $seat } : { $old } échangée contre { $new } dans le programme.
event-program-skipped = { $seat } : aucune carte de programme prise.

## Médias, meetings, cabinet fantôme

event-media-bought = { $seat } : achat d’un marqueur média { $place } pour { $price }.
event-media-passed = { $seat } : pas de marqueur média pour l’instant.
event-rallies-bought = { $count ->
        [one] { $seat } : un meeting { $place } pour { $price }.
       *[other] { $seat } : { $count } meetings { $place } pour { $price }.
    }
event-politician-sent = { $seat } : { $politician } { $toward }, face cachée.
event-politician-sent-unseen = { $seat } : un membre du cabinet { $toward }.
event-politician-revealed = { $seat } : { $politician } { $place }, face visible.
event-politician-paid = { $seat } : { $price } payés ({ $politician }).
event-politician-declined = { $seat } : rien payé, { $politician } quitte la partie.
event-action-skipped = { $part ->
        [1] { $seat } : action principale non utilisée ({ $politician }).
       *[other] { $seat } : aucune action secondaire utilisée ({ $politician }).
    }
event-trend-moved = { $seat } : tendance { $place } { $spaces }, maintenant { $trend }.
event-votes-gained = { $gain ->
        [one] { $seat } : { $gain } voix { $place }, maintenant { $votes }.
       *[other] { $seat } : { $gain } voix { $place }, maintenant { $votes }.
    }
event-base-moved = { $seat } : base du parti { $change }, maintenant { $base }.
event-double-placed = { $seat } : marqueur double posé sur { $card } { $place }.
event-double-removed = { $seat } : marqueur double retiré de { $card } { $place }.
event-media-ousted = { $replaced ->
        [yes] { $seat } : { $price } payés à { $target } pour remplacer un de ses marqueurs médias { $place }.
       *[no] { $seat } : { $price } payés à { $target } pour retirer un de ses marqueurs médias { $place }.
    }
event-action-locked = { $kind } { $place } : action verrouillée, plus personne d’autre ne peut la faire là par une action marquée (!).

## Opinions et sondages

event-no-influencer = Personne n’influence les médias { $place }.
event-opinion-exchanged = { $seat } : { $old } échangée contre { $new } { $place }.
event-opinion-kept = { $seat } : aucune opinion échangée { $place }.
event-auction-began = Sondage { $place }, dos { $party }. Commissaire-priseur : { $seat }.
event-poll-bought = { $seat } : achat du sondage { $place } pour { $price }.
event-poll-unsold = Personne n’achète le sondage { $place }.
event-poll-seen = { $seat }, sondage : { $poll }.
event-poll-published = { $seat } : sondage { $place } publié, { $poll }.
event-poll-protected = { $seat } : grâce à son influence sur les médias { $place }, la tendance ne baisse pas.
event-poll-suppressed = { $seat } : sondage { $place } gardé secret.
event-polls-reshuffled = Tous les sondages sont remélangés. Dos du dessus : { $party }.

## Voix et élection

event-rallies-converted = { $rallies ->
        [one] { $seat } : { $rallies } meeting converti { $place }, { $formula } { $gain ->
            [one] voix
           *[other] voix
        }, maintenant { $votes }.
       *[other] { $seat } : { $rallies } meetings convertis { $place }, { $formula } { $gain ->
            [one] voix
           *[other] voix
        }, maintenant { $votes }.
    }
event-conversion-passed = { $seat } : aucune conversion { $place }.
event-election-held = Élection { $number } { $place }, au plus { $most } points : { $results }.
election-result = { $seat } { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-majority-won = { $seat } : seul parti à la majorité { $place }, { $bonus } points.
event-several-reached = Majorité { $place } pour { $seats } : { $bonus } points chacun. Le plus de voix : { $winners }.
event-coalition-answered = { $accepted ->
        [yes] { $seat } : oui à la coalition.
       *[no] { $seat } : non à la coalition.
    }
event-coalition-formed = { $agreement ->
        [one] Coalition { $place } : { $seat } et { $partner }, { $agreement } carte commune, { $bonus } points chacun.
       *[other] Coalition { $place } : { $seat } et { $partner }, { $agreement } cartes communes, { $bonus } points chacun.
    }
event-no-coalition = { $seat } : parti le plus fort { $place }, sans partenaire, { $bonus } points.
event-presence-moved = { $seat } : un marqueur média { $origin } passe sur la case de présence médiatique à { $worth } points.
event-presence-kept = { $seat } : marqueur média gardé { $place }.

## Argent et manche suivante

event-income-paid = { $seat } : { $income } reçus, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une base du parti de { $base }.
event-donation-accepted = { $seat } : don de { $amount } accepté.
event-donation-rejected = { $seat } : don de { $amount } refusé.
event-state-left = { $state } : le Land quitte la partie.
event-state-entered = { $state } : nouveau Land en jeu, pour l’élection { $number }. Au plus { $most } points.
event-opinion-turned = Nouvelle opinion { $place } : { $card }.
event-opinion-replaced = { $card } est défaussée { $place } : ce thème y est déjà.
event-opinion-display-restored = L’étalage des opinions est complété : { $cards }.

## La fin

event-final-scored = { $seat } : { $total } points. Voix { $votes }, victoires électorales { $bonus }, présence médiatique { $media }, base du parti { $base }, argent { $cash }.
event-game-won = { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire partagée : { $seats }.
    }

## Encore la mise en place et les programmes

event-first-marker-drawn = Jeton de parti du dessus : { $seat }.
event-display-filled = Nouveau dans l’étalage des programmes : { $cards }.

## Ce qui circule et ce qui revient

event-pack-dealt = { $seat }, paquet : { $cards }.
event-card-picked = { $seat } : { $card } choisie.
event-draft-kept = { $seat }, cartes en main après les choix : { $cards }.
event-program-laid = { $seat } : { $cards } face cachée pour le programme.
event-program-laid-unseen = { $count ->
        [one] { $seat } : { $count } carte face cachée pour le programme.
       *[other] { $seat } : { $count } cartes face cachée pour le programme.
    }
event-programs-reshuffled = Les cartes de programme défaussées sont mélangées et forment la nouvelle pioche.
event-display-refreshed-by = { $seat } : étalage des programmes défaussé ({ $cards }).
event-trend-moved-not = { $seat } : tendance { $place } inchangée, { $trend }.
event-votes-gained-not = { $seat } : aucune voix de plus { $place }, toujours { $votes }.
event-base-moved-not = { $seat } : base du parti inchangée, { $base }.
event-politician-left = { $seat } : { $politician } quitte la partie.
event-poll-taken = { $seat } : sondage du dessus pris gratuitement { $place }.
event-next-poll = Dos du prochain sondage : { $party }.
event-double-returned = Le marqueur double de { $card } revient { $origin } dans la réserve.
event-media-returned = { $count ->
        [one] { $seat } : { $count } marqueur média { $origin } repris.
       *[other] { $seat } : { $count } marqueurs médias { $origin } repris.
    }
event-opinions-discarded = Opinions { $origin } défaussées : { $cards }.
event-opinions-reshuffled = Les opinions défaussées sont mélangées à la pioche.
event-opinion-missing = Aucune opinion ne convient plus { $place } : une case reste vide.
