var e=`# Les mots de la page dans le navigateur. Le reste de ce qu’elle montre vient du service.

## Everywhere

web-close = Fermer
web-loading = Chargement…
web-failed = Cela n’a pas marché. Veuillez réessayer.
web-offline = Le service est injoignable. Rien de ce que vous avez validé n’est perdu.
web-language = Langue
web-settings = Réglages
web-fan-project = Macher est un projet de fans, non officiel.
web-credits = Crédits
web-to-lobby = Vers l’accueil
web-pages = Pages
web-page-rules = Règles
web-page-components = Matériel

## Settings

web-setting-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-setting-speed = Animations
web-speed-normal = Normales
web-speed-slow = Lentes
web-speed-off = Aucune
web-setting-sound = Son quand c’est mon tour
web-setting-reveals = Montrer révélations et élections dans une fenêtre
web-setting-confirm = Demander encore avant de valider un tour
web-setting-atOnce = Valider un tour dès qu’il est complet
web-keys = Touches
web-keys-go = à la décision, aux Länder, au journal
web-keys-turn = un tour en arrière ou en avant
web-keys-phase = une phase en arrière ou en avant
web-keys-round = une manche en arrière ou en avant
web-keys-now = retour au présent

## Lobby

web-lobby-title = Soirée électorale à votre table
web-lobby-about = Menez un parti à travers des élections régionales : programmes, médias, meetings, enchères secrètes. Contre des bots, avec des amis par un lien, ou à plusieurs sur un appareil.
web-lobby-quick = Jouer { $edition } contre des bots
web-lobby-new = Nouvelle table
web-lobby-nobody = Dites votre nom
web-lobby-import = Ouvrir un enregistrement
web-lobby-mine = Mes parties
web-lobby-mine-none = Pas encore de partie.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne n’attend de joueurs en ce moment.
web-status-gathering = attend des joueurs
web-status-playing = en cours
web-status-finished = terminée
web-status-closed = fermée
web-your-turn = À vous
web-join = Rejoindre
web-watch = Regarder
web-join-seat = Prendre la place de { $party }
web-join-full = Aucune place n’est libre.
web-join-word = Un mot pour le mélange (si vous voulez)
web-join-word-about = Il entre dans la graine : personne ne peut avoir connu les cartes.
web-account = Vous
web-account-name = Votre nom
web-account-keep = Garder le nom
web-account-about = Avec un mot de passe, vous retrouvez vos parties sur tout appareil. On peut jouer sans.
web-account-password = Mot de passe, au moins 8 caractères
web-account-in = Se connecter
web-account-up = Créer un compte
web-account-out = Se déconnecter
web-account-old-password = Mot de passe actuel
web-account-new-password = Nouveau mot de passe, au moins 8 caractères
web-account-change-password = Changer le mot de passe
web-account-password-changed = C’est changé. Partout ailleurs, vous êtes déconnecté.
web-lobby-edition = Édition { $edition }, { $length ->
        [one] une élection
       *[other] { $length } élections
    }
web-lobby-turns = { $count ->
        [one] un tour
       *[other] { $count } tours
    }

## A new table

web-new-game = La partie
web-new-edition = Édition
web-new-length = Durée
web-new-seats = Qui joue
web-new-count = Nombre de joueurs
web-new-party = Parti
web-new-who = Qui est assis ici
web-new-bot = Niveau du bot
web-kind-me = Moi
web-kind-bot = Bot
web-kind-open = Quelqu’un avec le lien
web-kind-hot = Quelqu’un sur cet appareil
web-new-options = Options des règles
web-new-options-about = Là où les règles divergent ou se taisent. Le premier choix est l’habituel.
web-new-name = Nom de la table
web-new-name-about = Vide, nous en trouverons un
web-new-public = La montrer à tous à l’accueil
web-new-create = Ouvrir la table
web-new-one-me = Une seule place peut être vous ; pour d’autres à côté de vous, choisissez « quelqu’un sur cet appareil ».
web-new-players = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }

## Before the game

web-room-ready = Tout le monde est là.
web-room-bot = Mettre un bot
web-room-link = Lien pour les amis
web-room-copy = Copier
web-room-copied = Copié
web-room-start = Commencer
web-table-missing = Cette table n’existe pas, ou ne vous est pas ouverte.
web-table-missing-about = Le lien est peut-être coupé. Redemandez-le.
web-room-waiting = { $count ->
        [one] Une place est libre : envoyez le lien à un ami, ou mettez un bot.
       *[other] { $count } places sont libres : envoyez le lien à des amis, ou mettez des bots.
    }

## The table

web-round = Manche { $round } sur { $rounds }
web-round-setup = Mise en place
web-phases = Phases
web-boards = Plateaux des Länder
web-leaders = Qui mène dans chaque Land
web-players = Partis
web-tabs = Journal, discussion, notes, règles
web-tab-log = Journal
web-tab-chat = Parler
web-tab-notes = Notes
web-tab-rules = Règles
web-areas = Parties de la table
web-area-boards = Länder
web-area-players = Partis
web-area-table = Cartes
web-area-log = Journal
web-sheet-up = Montrer la décision
web-sheet-down = Regarder la table
web-line-lost = Connexion perdue ; nouvel essai…
web-sentence = Ce qu’il faut faire
web-sealed-who = Qui a choisi
web-past-flag = En arrière
web-past-about = La table après le tour { $at } sur { $now }. On ne peut pas jouer d’ici.
web-text-view = La table en mots
web-text-projection = Projection
web-text-trend = Tendance
web-text-match = Accord
web-text-rallies = Meetings
web-text-media = Médias
web-table-menu = Menu de la table
web-menu-look = Regarder du côté de
web-menu-spectator = Spectateur
web-menu-record = Télécharger l’enregistrement
web-menu-rematch = Rejouer
web-menu-rematch-same = Rejouer avec les mêmes cartes
web-menu-rematch-there = Vers la partie suivante
web-menu-commitment = Empreinte de la graine, publiée avant la première carte

## State boards

web-board-open = Montrer le Land en grand
web-board-small = Petit Land
web-board-large = Grand Land
web-board-votes-now = vote cette manche
web-board-voted = a voté
web-board-at-most = points dès 50
web-board-opinions = Opinions
web-board-doubled = compte double
web-board-key = thème clé, compte double
web-board-face-down = face cachée
web-board-influence = { $party } influence ici les médias.
web-board-media = Marqueurs média : { $count } sur { $spots } places
web-board-cabinet = Politiciens, dans l’ordre de pose
web-board-poll = Un sondage est là, face cachée.
web-board-tile = Tuile de coalition de { $party }
web-board-party = { $party } : { $votes } voix, { $projection } en convertissant maintenant ; meetings { $rallies }, tendance { $trend }, accord { $match }.
web-state-table = Points pour les voix
web-state-points = { $points } points
web-state-there = là maintenant
web-state-projection = Si tous les meetings étaient convertis maintenant
web-reconstructed-here = Certains nombres de ce Land sont reconstitués par nous.
web-board-votes-in = { $rounds ->
        [one] vote à la prochaine manche
       *[other] vote dans { $rounds } manches
    }

## The national board, displays and decks

web-national = Plateau national
web-national-presence = Présence médiatique
web-national-media = Médias nationaux
web-national-opinions = Opinions nationales
web-national-election = Élection { $number } : { $points } points
web-national-secured = sécurisée
web-national-gives = Qui est d’accord reçoit { $members } membres par manche et { $points } points à la fin.
web-national-free = libre
web-displays = Étalages et pioches
web-display-program = Étalage des programmes
web-display-opinion = Étalage des opinions
web-display-pool = Réserve d’échange
web-decks = Pioches
web-deck-program = Programmes
web-deck-opinion = Opinions
web-deck-poll = Sondages
web-deck-state = Länder
web-deck-double = Doubles
web-deck-key = Clés
web-poll-top = Sondage du dessus
web-poll-top-about = Son dos montre { $party }.
web-poll-open = Sondage en main

## Parties

web-seat-bot = bot
web-seat-open = place libre
web-seat-here = présent
web-seat-away = absent
web-seat-start = commence
web-seat-acts = doit jouer
web-seat-chosen = a choisi
web-points-so-far = Points jusqu’ici
web-program = Programme
web-stock-base = Base du parti
web-stock-members = Membres
web-stock-money = Argent
web-stock-money-hidden = Argent : caché
web-stock-rallies = Meetings en réserve
web-stock-media = Marqueurs média en réserve
web-stock-cabinet = Politiciens restants
web-stock-gifts = Cartes de don restantes
web-stock-hand = Cartes en main
web-choose-here = Ici
web-choose-player = Choisir { $player }
web-mine = Mes affaires
web-my-money = Mon argent
web-my-pack = Paquet à choisir
web-my-picks = Choisies
web-my-hand = Main
web-my-cabinet = Cabinet fantôme
web-my-donations = Dons
web-my-contributions = Contributions

## Deciding

web-decide = Décision
web-decide-ready = Votre tour est complet
web-decide-waiting = En attente
web-decide-over = La partie est finie
web-decide-past = Vous regardez en arrière.
web-decide-steps = Étapes de ce tour
web-decide-preview = Ce que cela ferait
web-decide-change = Rechoisir cette étape
web-decide-undo = Annuler
web-decide-restart = Recommencer le tour
web-decide-commit = Valider le tour
web-decide-sure = Vraiment valider ?
web-decide-sealed = Cette étape révèle quelque chose : validée, elle ne se reprend plus.
web-decide-take-back = Reprendre mon choix
web-decide-as-list = Toutes les options en liste
web-decide-as-form = Retour au formulaire
web-reveals = Ne se reprend pas : révèle quelque chose
web-turn-overtaken = La table a avancé entre-temps ; vos étapes ne vont plus. Choisissez de nouveau.
web-bid-sum = Somme en milliers
web-bid-thousand = mille
web-bid-less = Mille de moins
web-bid-more = Mille de plus
web-bid-chips = Sommes rapides
web-bid-limits = De { $least } à { $most }.
web-bid-left = Il vous resterait { $left }.
web-bid-impossible = Cette somme est impossible
web-set-picked = { $count } sur { $size } choisies
web-set-incomplete = Choisir des cartes
web-pair-program = Hors du programme
web-pair-hand = De la main
web-pair-opinion = Opinion du Land
web-pair-new = Carte qui vient
web-pair-space = Place nationale
web-pair-space-number = Place { $number }
web-pair-incomplete = Choisir un de chaque

## Log, chat, notes, time

web-log = Ce qui s’est passé
web-log-jump = Voir la table après ce tour
web-log-since = Depuis votre dernier tour
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à tous
web-chat-send = Envoyer
web-notes = Notes privées
web-notes-about = Pour vous seul
web-notes-seat = Les notes vont avec une place ; vous regardez.
web-notes-kept = Enregistré.
web-notes-keeping = Enregistrement…
web-replay = Regarder en arrière
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-forward = Un tour en avant
web-replay-now = Au présent
web-replay-slider = Tour montré
web-curtain = Passez à { $player }
web-curtain-about = Rien de la main ni de l’argent de personne n’est sur cette page.
web-curtain-lift = Je suis { $player }

## Great moments

web-moment-bids = Les enchères sont ouvertes
web-moment-programs = Les programmes sont ouverts
web-moment-sheets = Les feuilles de départ sont ouvertes
web-moment-election = { $state } a voté
web-moment-party = Parti
web-moment-bid = Enchère
web-moment-votes = Voix
web-moment-points = Points
web-moment-share = Comparaison
web-moment-on = Continuer
web-final = Score final
web-final-why = { $winner } gagne avec { $lead } d’avance sur { $second } ; l’essentiel vient de : { $source } ({ $gain } de plus).
web-final-sources = Points par source
web-final-elections = Points par élection
web-final-state = Land
web-final-total = Total

## Rules and components

web-rules-search = Chercher dans les règles, ou taper R19-8.2
web-rules-found = Règles
web-rules-none = Rien trouvé.
web-components-about = Chaque nombre imprimé, avec son origine.
web-components-mark = marque notre propre reconstitution, là où aucune source ne donne le nombre.
web-components-states = Länder : points selon les voix
web-components-topics = Thèmes
web-components-cabinet = Cabinet fantôme
web-components-long = Partie longue seulement
web-components-polls = Sondages
web-components-glossary = Termes
web-components-values = Toutes les valeurs et leurs sources
web-confidence-rulebook = d’un livret de règles
web-confidence-found = d’une autre source
web-confidence-inferred = déduit
web-confidence-reconstructed = reconstitué
web-values-what = Valeur
web-values-value = Nombre
web-values-sure = Certitude
web-values-source = Source
`;export{e as default};