# Une ou deux phrases pour qui doit décider (prompt-…), et une pour ceux qui attendent (waiting-…).

## Mise en place

prompt-draft = Choix { $pick } sur { $picks } : garde une de ces { $count } cartes de programme ; les autres passent à gauche.
waiting-draft = On attend { $who } : choisir une carte de programme.

prompt-choose-program = { $enough ->
        [yes] Choisis { $count } cartes de thèmes différents : ce sera ton programme.
       *[no] { $count ->
            [one] Tes cartes n’ont qu’un thème : poses-en une. Le reste est remplacé.
           *[other] Tes cartes n’ont que { $count } thèmes : pose une carte de chacun. Le reste est remplacé.
        }
    }
waiting-choose-program = On attend { $who } : choisir le programme.

prompt-fill-program = { $lacking ->
        [one] Il manque un thème à ton programme : ajoute une des nouvelles cartes.
       *[other] Il manque { $lacking } thèmes à ton programme : ajoute { $count } des nouvelles cartes.
    }
waiting-fill-program = On attend { $who } : compléter le programme.

prompt-keep-hand-card = Garde en main une des cartes restantes ; l’autre est défaussée.
waiting-keep-hand-card = On attend { $who } : garder une carte en main.

prompt-start-positions = { $number ->
        [0] Choisis un bloc de départ ; donne ensuite un Land à chacun de ses { $symbols } symboles.
       *[other] Symbole { $number } sur { $symbols }, { $symbol } : dans quel Land ?
    }
waiting-start-positions = On attend { $who } : remplir les positions de départ.

## Phase 1

prompt-start-bid = Mise en secret pour être premier joueur ; seule la plus haute mise est payée. Tu as { $money }.
waiting-start-bid = On attend { $who } : miser pour être premier joueur.

prompt-start-raise = Égalité pour être premier joueur : mise plus de { $high } ou passe. On ne te le demande qu’une fois. Tu as { $money }.
waiting-start-raise = On attend { $who } : surenchérir ou passer.

## Phase 2

prompt-program-source = Prends des cartes de programme : une de la pioche et une de l’étalage ; ou renouvelle l’étalage et prends-en une ; ou n’en prends aucune.
waiting-program-source = On attend { $who } : prendre des cartes de programme.

prompt-program-take = Prends en main une carte de l’étalage.
waiting-program-take = On attend { $who } : prendre une carte dans l’étalage.

prompt-program-swap = { $left ->
        [one] Échange encore une carte de ton programme contre une carte de ta main, ou arrête là.
       *[other] Échange des cartes de ton programme contre des cartes de ta main, { $left } au plus, ou arrête là.
    }
waiting-program-swap = On attend { $who } : changer le programme.

prompt-program-keep = Garde une des { $count } cartes de ta main ; les autres sont défaussées.
waiting-program-keep = On attend { $who } : garder une carte en main.

## Phases 3 à 5

prompt-media-buy = { $supply ->
        [1] Achète ton dernier marqueur média pour { $price }, ou passe. Tu as { $money }.
       *[other] Achète un marqueur média pour { $price }, ou passe. Marqueurs en réserve : { $supply }. Tu as { $money }.
    }
waiting-media-buy = On attend { $who } : acheter un marqueur média ou passer.

prompt-rally-buy = Combien de meetings { $place } ? Tu en as déjà { $there } sur { $most }, { $supply } en réserve et { $money }.
waiting-rally-buy = On attend { $who } : organiser des meetings { $place }.

prompt-send-politician = { $count ->
        [1] Envoies-tu ton dernier membre du cabinet { $toward }, face cachée, ou personne ?
       *[other] Lequel de tes { $count } membres du cabinet envoies-tu { $toward }, face cachée ? Ou personne ?
    }
waiting-send-politician = On attend { $who } : envoyer un membre du cabinet { $toward } ou personne.

## Phases 6 à 8

prompt-politician-pay = { $politician } { $place } : payer { $price } ? Sinon, la carte quitte la partie. Tu as { $money }.
waiting-politician-pay = On attend { $who } : payer un membre du cabinet { $place } ou renoncer.

prompt-politician-act = { $part ->
        [main] { $politician } { $place } : utilise l’action principale ou renonces-y.
        [secondary] { $politician } { $place } : utilise une action secondaire ou renonces-y.
       *[both] { $politician } { $place } : utilise l’action principale et une secondaire, dans l’ordre de ton choix, ou renonces-y.
    }
waiting-politician-act = On attend { $who } : utiliser un membre du cabinet { $place }.

prompt-media-exchange = Tu influences les médias { $place } : échange une opinion contre une de l’étalage, ou passe.
waiting-media-exchange = On attend { $who } : échanger une opinion { $place } ou passer.

prompt-poll-bid = { $leader ->
        [none] Sondage { $place }, dos { $party } : pas encore de mise. Mise 0 ou plus, ou passe.
       *[other] Sondage { $place }, dos { $party } : plus haute mise { $high } ({ $leader }). Mise plus, ou passe.
    } { $after ->
        [0] Tu parles en dernier. Tu as { $money }.
        [one] Un joueur parle encore après toi. Tu as { $money }.
       *[other] { $after } joueurs parlent encore après toi. Tu as { $money }.
    }
waiting-poll-bid = On attend { $who } : miser pour le sondage { $place }.

prompt-poll-publish = Ton sondage { $place } : { $poll }. Le publies-tu, ou le gardes-tu secret (base du parti +{ $base }) ?
waiting-poll-publish = On attend { $who } : publier le sondage { $place } ou le garder secret.

## Phase 9

prompt-convert = Convertis-tu des meetings { $place } ? Tu en as { $most } : au moins { $least }, ou aucun. Tendance { $trend }, concordance { $match }.
waiting-convert = On attend { $who } : convertir des meetings { $place }.

prompt-coalition-consent = { $role ->
        [lead] Avec { $votes } voix, ton parti est le plus fort { $place }. Veux-tu une coalition ? On demande d’abord à { $partner } ({ $others } voix).
       *[partner] { $partner } ({ $others } voix) propose une coalition { $place } à ton parti ({ $votes } voix). Acceptes-tu ?
    }
waiting-coalition-consent = On attend { $who } : décider d’une coalition { $place }.

prompt-presence-move = Déplaces-tu un marqueur média { $origin } sur la case de présence médiatique à { $worth } points ?
waiting-presence-move = On attend { $who } : déplacer ou garder un marqueur média { $place }.

prompt-donation = Choisis une de tes cartes de don et accepte-la ou refuse-la. La base de ton parti est de { $base }.
waiting-donation = On attend { $who } : accepter ou refuser un don.

## Toujours

# Ajouté pour qui a déjà fait son choix secret.
waiting-may-take-back = Jusque-là, tu peux annuler ton choix.
prompt-game-over = { $count ->
        [one] La partie est finie. Victoire : { $seats } avec { $points } points.
       *[other] La partie est finie. Victoire partagée : { $seats } avec { $points } points chacun.
    }
