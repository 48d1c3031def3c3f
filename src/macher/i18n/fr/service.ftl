# Ce que dit le service de tables : pourquoi il refuse, ce qui se passe à la table à côté du jeu, les avis.

service-language = Français
service-no-pages = Les pages de ce programme ne sont pas construites. À partir des sources, construis l’interface ; un programme installé les contient.

# --- ce que dit la table ---------------------------------------------------------------------------------------------
service-said-began = La partie commence.
service-said-played-on = Cette partie reprend à un moment d’une partie terminée. Tout ce que la place qui rejoue ignorait alors a été tiré de nouveau.
service-said-joined = { $name } prend la place de { $party }.
service-said-sat = { $name } prend la place de { $party }.
service-said-left = { $name } s’en va ; la place de { $party } est libre.
service-said-opened = La place de { $party } est libre.
service-said-bot-plays = Un bot joue désormais { $party } : { $bot }.
service-said-bot-failed = Le bot de { $party } ({ $bot }) n’a pas répondu. Un plus simple prend le relais.
service-said-time-over-bot = Le temps de { $name } est écoulé. Un bot joue désormais { $party }.
service-said-time-over-open = Le temps de { $name } est écoulé. La place de { $party } est libre.
service-said-closed = La table est fermée.

# --- avis ------------------------------------------------------------------------------------------------------------
service-notice-subject = Die Macher : à toi de jouer
service-notice-body =
    C’est à toi de jouer à la table « { $table } ». Tu joues { $party }.

    { $link }
service-confirm-subject = Die Macher : confirme ton adresse e-mail
service-confirm-body =
    Quelqu’un souhaite être prévenu à cette adresse quand c’est son tour à Die Macher. Si c’est toi, saisis ce code sur la page où tu as indiqué l’adresse :

    { $code }

    Le code est valable un jour. Si ce n’est pas toi, tu n’as rien à faire : aucun autre message ne viendra.

    { $link }

# --- pourquoi pas ----------------------------------------------------------------------------------------------------
service-problem-account-taken = Un compte de ce nom existe déjà.
service-problem-already-seated = Tu as déjà une place à cette table.
service-problem-answer-stands = Ta réponse secrète est maintenue : il est trop tard pour en donner une autre.
service-problem-bad-request = Cette demande est illisible. { $words }
service-problem-begun = La partie a déjà commencé.
service-problem-bot-tables = { $limit } tables de bots seuls tournent déjà pour toi. Celle-ci reprendra quand une autre sera finie ou que plus personne ne la regardera.
service-problem-bot-tables-in-all = { $limit } tables de bots seuls tournent déjà ici, c’est la limite. Celle-ci reprendra quand une autre sera finie ou que plus personne ne la regardera.
service-problem-config = Cette partie ne peut pas être préparée ainsi : { $words }
service-problem-connections = Trop de connexions viennent de ton adresse : la limite est de { $most }.
service-problem-csrf = La page n’est plus à jour. Recharge-la.
service-problem-data-gone = Cette partie a été jouée avec des données absentes d’ici ({ $digest }).
service-problem-entry = Cette adresse a déjà servi ou est trop ancienne. Relance le programme.
service-problem-email = Ce n’est pas une adresse e-mail. Il en faut exactement une, par exemple anna@example.org.
service-problem-email-code = Ce code n’est pas le bon, ou il est trop ancien. Demandes-en un autre.
service-problem-foreign-seat = La place { $seat } n’est pas à toi.
service-problem-full = Le service a autant de connexions qu’il peut en accepter ({ $most }). Réessaie dans un instant.
service-problem-future = Ce tour est destiné à un moment de la partie qui n’est pas encore venu.
service-problem-hand-seen = Tu as vu une autre main de cette partie : tu peux reprendre cette place-là, mais aucune autre.
service-problem-head-too-long = La ligne d’adresse et les en-têtes de cette requête sont trop longs : la limite est de { $bytes } octets.
service-problem-has-account = Tu as déjà un compte.
service-problem-host = Le service ne répond pas à ce nom.
service-problem-importing = D’autres enregistrements sont en cours de lecture, et { $most } attendent déjà. Réessaie dans un moment.
service-problem-internal = Une erreur s’est produite de notre côté. Elle a été notée.
service-problem-key = Les clés qui commencent ainsi sont réservées à la table.
service-problem-link = L’invitation n’est pas valable. Demande le lien à nouveau.
service-problem-login = Nom ou mot de passe incorrect.
service-problem-members-only = C’est réservé aux personnes de cette table.
service-problem-message = Ce message est illisible.
service-problem-metrics = Ces chiffres sont réservés à qui gère le service : depuis sa propre machine ou avec son jeton.
service-problem-method = Cela ne se fait pas ainsi.
service-problem-name = Il faut au moins une lettre dans un nom.
service-problem-no-account = Tu n’as pas encore de compte.
service-problem-no-bot = Il n’y a pas de bot { $bot }.
service-problem-no-data = Il n’y a pas de jeu de données { $data }.
service-problem-no-free-seat = Cette place n’est pas libre.
service-problem-no-seat = Il n’y a pas de place { $seat } à cette table.
service-problem-no-steps = Un tour a au moins une étape.
service-problem-no-such-word = Aucune action ne s’appelle { $word }.
service-problem-no-table = Cette table n’existe pas.
service-problem-no-turn = La partie n’en est pas encore là.
service-problem-no-variant = Cette édition n’a pas de partie de cette longueur ({ $variant }).
service-problem-not-begun = La partie n’a pas commencé.
service-problem-not-found = Il n’y a rien à cette adresse.
service-problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
service-problem-not-over = C’est possible une fois la partie terminée.
service-problem-review-running = Seule une partie terminée peut être analysée : d’une autre, l’analyse dirait ce qui est caché.
service-problem-review-off = Ce service ne fait pas d’analyses.
service-problem-review-one = Une analyse à la fois : celle que tu as demandée pour une autre partie n’est pas finie.
service-problem-review-busy = { $most } analyses attendent déjà. Réessaie plus tard.
service-problem-review-long = Cette partie est trop longue pour être analysée : elle compte plus de { $most } actions.
service-problem-review-no-value = Le programme n’a pas appris à juger les parties de ce genre : elles ne peuvent pas être analysées.
service-problem-no-review = Cette partie n’a pas encore été analysée.
service-problem-no-puzzle = Cette position à travailler n’existe pas.
service-problem-not-playing = On ne joue pas à cette table.
service-problem-nothing-said = Ce message ne contient rien.
service-problem-origin = Cette demande vient de la page d’un autre site.
service-problem-password = Ce n’est pas ton mot de passe actuel.
service-problem-play-on = Personne ne peut reprendre la partie à cet endroit : { $words }
service-problem-program = C’est réservé aux personnes ; un programme muni du jeton d’une place peut la jouer, rien d’autre.
service-problem-rate = Trop de demandes. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
service-problem-record = Cet enregistrement ne peut pas servir : { $words }
service-problem-repeated = Tu y as déjà répondu.
service-problem-seat-taken = Quelqu’un d’autre a été plus rapide.
service-problem-seed = Il faut au moins une lettre ou un chiffre dans une graine.
service-problem-seed-hidden = Cette partie a été interrompue et ses mains n’ont jamais été dévoilées : rejoue avec de nouvelles cartes.
service-problem-session = Le service ne te connaît pas. Recharge la page.
service-problem-stale = La partie a avancé entre-temps. Regarde où elle en est.
service-problem-store = La base de données ne répond pas pour l’instant. Réessaie dans un moment.
service-problem-taken-back = Les réponses secrètes de cette partie ne peuvent plus être changées : après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, elles restent telles quelles.
service-problem-talk = Tu parles trop vite : une ligne par seconde, dix d’affilée. Attends { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
service-problem-token = Ce jeton n’est pas valable.
service-problem-too-deep = Ce message est trop imbriqué : { $depth } niveaux au plus.
service-problem-too-long = C’est trop long : { $bytes } octets au plus.
service-problem-too-slow = La demande est arrivée trop lentement.
service-problem-turn-made = Ton tour est complet : valide-le ou reviens d’une étape.
service-problem-unfinished = Un choix secret doit être complet avant d’être validé.
service-problem-webhook = Ce n’est pas l’adresse d’un webhook.
service-problem-rules-gone = Cette partie a été jouée avec d’autres règles (version { $rules }) que celles de ce programme.
