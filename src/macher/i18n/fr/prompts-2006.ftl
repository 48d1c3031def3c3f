# Ce qui est demandé dans l’édition 2006 (prompt-…), et ce que lisent ceux qui attendent (waiting-…).

## Phase préliminaire

prompt-preliminary = { $part ->
        [first] Feuille préliminaire, colonne 1 : choisis une option ; donne ensuite un Land à chacun de ses éléments.
        [second] Feuille préliminaire, colonne 2 : choisis une option ; donne ensuite un Land à chaque marqueur média.
       *[item] Élément { $number } sur { $items }, { $item } : dans quel Land ?
    }
waiting-preliminary = On attend { $who } : remplir la feuille préliminaire.

## Phase 1

prompt-start-bid-2006 = Mise en secret pour désigner le premier joueur ; seule la plus haute mise est payée. Tu as { $money }.
waiting-start-bid-2006 = On attend { $who } : miser pour le premier joueur.

prompt-start-rebid = Égalité pour le premier joueur : mise encore une fois en secret, { $least } ou plus. Tu as { $money }.
waiting-start-rebid = On attend { $who } : faire une deuxième mise.

prompt-name-start = Ta mise est la plus haute : qui est premier joueur de cette manche ?
waiting-name-start = On attend { $who } : désigner le premier joueur.

## Phase 2

prompt-policy-redraw = { $done ->
        [0] Défausse autant de tes { $count } cartes en main que tu veux, dans l’ordre de la liste, et pioches-en autant ; ou garde-les toutes.
        [one] Une carte est défaussée. Défausses-en une autre, ou pioche une nouvelle carte.
       *[other] { $done } cartes sont défaussées. Défausses-en une autre, ou pioche { $done } nouvelles cartes.
    }
waiting-policy-redraw = On attend { $who } : défausser des cartes de plateforme ou les garder.

prompt-policy-swap = Remplace une carte de ta plateforme par une carte de ta main, ou ne change rien.
waiting-policy-swap = On attend { $who } : changer la plateforme.

## Phase 3

prompt-cabinet-place = { $count ->
        [1] Poses-tu ta dernière carte de cabinet { $place }, face cachée, ou aucune ? Tu peux encore dépenser { $left }.
       *[other] Laquelle de tes { $count } cartes de cabinet poses-tu { $place }, face cachée ? Ou aucune ? Tu peux encore dépenser { $left }.
    }
waiting-cabinet-place = On attend { $who } : poser une carte de cabinet { $place } ou aucune.

prompt-coalition-tile = Ta carte de cabinet { $place } montre un téléphone : y poses-tu une tuile de coalition ?
waiting-coalition-tile = On attend { $who } : poser ou non une tuile de coalition { $place }.

prompt-cabinet-card = Laquelle de tes { $count } cartes de cabinet agit maintenant ?
waiting-cabinet-card = On attend { $who } : choisir la prochaine carte de cabinet.

prompt-cabinet-act = { $politician } { $place } : fais une de ses actions, ou aucune. Tu as { $money }.
waiting-cabinet-act = On attend { $who } : utiliser une carte de cabinet { $place }.

## Phase 4

prompt-coalition-turn = Veux-tu une coalition { $place } avec un de ces partenaires ? Ou passe.
waiting-coalition-turn = On attend { $who } : chercher une coalition { $place } ou passer.

prompt-coalition-answer = { $partner } ({ $others } voix) propose une coalition { $place } à ton parti ({ $votes } voix). Acceptes-tu ?
waiting-coalition-answer = On attend { $who } : répondre à une proposition de coalition { $place }.

## Phases 5 et 6

prompt-media-exchange-2006 = Tu contrôles les médias { $place } : échange une opinion contre une de la réserve visible, ou passe.

prompt-meetings-buy = Combien de meetings { $place } ? { $turn } au plus maintenant, { $price } chacun. Tu en as déjà { $there } sur { $most }, { $supply } en réserve et { $money }.
waiting-meetings-buy = On attend { $who } : organiser des meetings { $place }.

## Phase 7

prompt-poll-bid-2006 = { $leader ->
        [none] Sondage { $place } : pas encore de mise. Mise { $least } ou plus, ou passe.
       *[other] Sondage { $place } : plus haute mise { $high } ({ $leader }). Mise plus, ou passe et quitte l’enchère.
    } Tu as { $money }.

prompt-poll-use = Ton sondage { $place } : { $poll }. { $uses ->
        [one] Publie-le et utilise un de ses résultats,
       *[other] Publie-le et utilise jusqu’à { $uses } de ses résultats,
    } ou garde-le secret et { $dice ->
        [one] gagne des adhérents avec un dé.
       *[other] gagne des adhérents avec { $dice } dés.
    }
waiting-poll-use = On attend { $who } : publier le sondage { $place } ou le garder secret.

prompt-poll-results = { $left ->
        [one] Utilise encore un résultat du sondage { $place }, ou arrête là.
       *[other] Utilise encore jusqu’à { $left } résultats du sondage { $place }, ou arrête là.
    }
waiting-poll-results = On attend { $who } : utiliser d’autres résultats du sondage { $place }.

## Phase 8

prompt-convert-2006 = Convertis-tu des meetings { $place } ? De { $least } à { $most }, ou aucun. Popularité { $trend }, concordance { $match }.
waiting-convert-2006 = On attend { $who } : convertir des meetings { $place }.

prompt-majority-exchange = Tu as la majorité absolue { $place } : échange une opinion contre une de la réserve visible, ou passe.
waiting-majority-exchange = On attend { $who } : échanger une opinion { $place } ou passer.

## Phases 10 et 14

prompt-national-media = Déplaces-tu un marqueur média { $origin } sur le plateau national, sur la case qui vaut { $worth } points ?
waiting-national-media = On attend { $who } : déplacer ou garder un marqueur média { $place }.

prompt-national-opinion = { $left ->
        [one] Place une opinion { $origin } sur le plateau national, ou aucune.
       *[other] Place jusqu’à { $left } opinions { $origin } sur le plateau national, l’une après l’autre, ou aucune.
    }
waiting-national-opinion = On attend { $who } : placer des opinions { $origin } sur le plateau national.

prompt-contribution = Joue une de tes cartes de contribution : face visible pour l’accepter, face cachée pour la refuser. Tes adhérents : { $members }.
waiting-contribution = On attend { $who } : jouer une carte de contribution.
