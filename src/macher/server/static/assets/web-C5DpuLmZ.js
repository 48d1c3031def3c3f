var e=`# Les mots de la page dans le navigateur. Le reste de ce qu’elle montre vient du service.

## Everywhere

web-close = Fermer
web-loading = Chargement…
web-failed = Cela n’a pas marché. Réessaie.
web-offline = Le service est injoignable. Rien de ce que tu as validé n’est perdu.
web-language = Langue
web-settings = Réglages
web-fan-project = Macher est un projet de fans, non officiel.
web-credits = Crédits
web-to-lobby = Retour à l’accueil
web-pages = Pages
web-page-rules = Règles
web-page-components = Matériel

## Settings

web-setting-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-setting-speed = Vitesse des animations et des tours des autres
web-speed-normal = Normale
web-speed-slow = Lente
web-speed-off = Tout de suite
web-setting-sound = Son quand c’est mon tour
web-setting-reveals = Montrer révélations et élections dans une fenêtre
web-keys = Raccourcis clavier
web-keys-go = aller à la décision, aux plateaux, au journal
web-keys-turn = un tour en arrière ou en avant
web-keys-phase = une phase en arrière ou en avant
web-keys-round = une manche en arrière ou en avant
web-keys-now = revenir au présent

## Lobby

web-lobby-title = Soirée électorale à ta table
web-lobby-about = Mène un parti d’une élection régionale à l’autre\xA0: programmes, médias, meetings, mises secrètes. Contre des bots, avec des amis par un lien, ou à plusieurs sur le même appareil.
web-lobby-quick = Jouer l’édition { $edition } contre des bots
web-lobby-new = Nouvelle table
web-lobby-nobody = Ton nom
web-lobby-import = Ouvrir un enregistrement
web-lobby-mine = Mes parties
web-lobby-mine-none = Pas encore de partie.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne n’attend de joueurs en ce moment.
web-status-gathering = attend des joueurs
web-status-playing = en cours
web-status-finished = terminée
web-status-closed = fermée
web-your-turn = À toi de jouer
web-join = Rejoindre
web-watch = Regarder
web-join-seat = Prendre la place de { $party }
web-join-full = Aucune place n’est libre.
web-join-word = Un mot pour le mélange (facultatif)
web-join-word-about = Il entre dans la graine\xA0: ainsi, personne n’a pu connaître les cartes d’avance.
web-account = Ton compte
web-account-name = Ton nom
web-account-keep = Enregistrer le nom
web-account-about = Avec un mot de passe, tu retrouves tes parties sur n’importe quel appareil. Tu peux aussi jouer sans.
web-account-password = Mot de passe, au moins 8 caractères
web-account-in = Se connecter
web-account-up = Créer un compte
web-account-out = Se déconnecter
web-account-old-password = Mot de passe actuel
web-account-new-password = Nouveau mot de passe, au moins 8 caractères
web-account-change-password = Changer le mot de passe
web-account-password-changed = C’est changé. Tes autres sessions sont fermées.
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
web-new-who = Qui joue ce parti
web-new-bot = Niveau du bot
web-kind-me = Moi
web-kind-bot = Bot
web-kind-open = Quelqu’un avec le lien
web-kind-hot = Quelqu’un sur cet appareil
web-new-options = Options des règles
web-new-options-about = Là où les livrets de règles se contredisent ou se taisent. Le premier choix est celui par défaut.
web-new-name = Nom de la table
web-new-public = La montrer à tout le monde à l’accueil
web-new-create = Ouvrir la table
web-new-one-me = Tu ne peux occuper qu’une place ; pour quelqu’un à côté de toi, choisis «\xA0Quelqu’un sur cet appareil\xA0».
web-new-players = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }

## Before the game

web-room-ready = Tout le monde est là.
web-room-bot = Mettre un bot ici
web-room-link = Lien pour tes amis
web-room-copy = Copier
web-room-copied = Copié
web-room-start = Commencer
web-table-missing = Cette table n’existe pas, ou elle ne t’est pas ouverte.
web-table-missing-about = Le lien est peut-être incomplet. Demande-le à nouveau.
web-room-waiting = { $count ->
        [one] Une place est libre\xA0: envoie le lien à un ami, ou mets-y un bot.
       *[other] { $count } places sont libres\xA0: envoie le lien à des amis, ou mets-y des bots.
    }

## The table

web-round = Manche { $round } sur { $rounds }
web-round-setup = Mise en place
web-phases = Phases
web-boards = Plateaux de Land
web-players = Partis
web-tabs = Journal, discussion, notes, règles
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-notes = Notes
web-tab-rules = Règles
web-areas = Zones de la table
web-area-boards = Plateaux
web-area-players = Partis
web-area-table = Cartes
web-area-log = Journal
web-sheet-up = Montrer la décision
web-sheet-down = Regarder la table
web-line-lost = Connexion perdue ; nouvelle tentative…
web-sentence = À faire maintenant
web-sealed-who = Qui a choisi
web-past-flag = Relecture
web-past-about = après le tour { $at } sur { $now }
web-text-view = La table en texte
web-text-projection = Projection
web-text-trend = Tendance
web-text-match = Concordance
web-text-rallies = Meetings
web-text-media = Médias
web-table-menu = Menu de la table
web-menu-look = Du point de vue de
web-menu-spectator = Spectateur
web-menu-record = Télécharger l’enregistrement
web-menu-rematch = Rejouer
web-menu-rematch-same = Rejouer avec les mêmes cartes
web-menu-rematch-there = À la partie suivante
web-menu-commitment = Empreinte de la graine, publiée avant la première carte

## State boards

web-board-open = Voir le Land en grand
web-board-small = Petit Land
web-board-large = Grand Land
web-board-votes-now = vote à cette manche
web-board-voted = a voté
web-board-at-most = points dès 50 voix
web-board-opinions = Opinions
web-board-doubled = compte double
web-board-key = thème clef, compte double
web-board-face-down = face cachée
web-board-influence = Influence sur les médias ici\xA0: { $party }.
web-board-media = Marqueurs médias\xA0: { $count } pour { $spots } cases
web-board-cabinet = Cabinet, dans l’ordre de pose
web-board-poll = Un sondage est ici, face cachée.
web-board-tile = Tuile de coalition de { $party }
web-board-party = { $party }\xA0: { $votes } voix, { $projection } en convertissant maintenant ; meetings { $rallies }, tendance { $trend }, concordance { $match }.
web-state-table = Points pour les voix
web-state-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-state-there = maintenant
web-state-projection = Si tous les meetings étaient convertis maintenant
web-reconstructed-here = Certains nombres de ce Land sont reconstitués par nos soins.
web-board-votes-in = { $rounds ->
        [one] vote à la prochaine manche
       *[other] vote dans { $rounds } manches
    }

## The national board, displays and decks

web-national = Plateau national
web-national-presence = Présence médiatique
web-national-media = Médias nationaux
web-national-opinions = Opinions nationales
web-national-election = Élection { $number }\xA0: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-national-secured = dominante
web-national-gives = Qui a la même position gagne { $members ->
        [one] { $members } adhérent
       *[other] { $members } adhérents
    } par manche et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
web-national-free = libre
web-displays = Étalages et pioches
web-display-program = Étalage des programmes
web-display-opinion = Étalage des opinions
web-display-pool = Réserve visible
web-decks = Pioches
web-deck-program = Programmes
web-deck-opinion = Opinions
web-deck-poll = Sondages
web-deck-state = Länder
web-deck-double = Marqueurs doubles
web-deck-key = Tuiles clefs
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
web-seat-thinks = réfléchit…
web-seat-chosen = a choisi
web-points-so-far = Points pour l’instant
web-program = Programme
web-stock-base = Base du parti
web-stock-members = Adhérents
web-stock-money = Argent
web-stock-money-hidden = Argent\xA0: caché
web-stock-rallies = Meetings en réserve
web-stock-media = Marqueurs médias en réserve
web-stock-cabinet = Membres du cabinet restants
web-stock-gifts = Cartes de don restantes
web-stock-hand = Cartes en main
web-choose-here = Ici
web-choose-player = Choisir { $player }
web-mine = Mon jeu
web-my-money = Mon argent
web-my-pack = Paquet où choisir
web-my-picks = Cartes choisies
web-my-hand = Main
web-my-cabinet = Cabinet fantôme
web-my-donations = Dons
web-my-contributions = Contributions

## Deciding

web-decide = Décision
web-decide-ready = Ton tour est complet
web-decide-waiting = En attente
web-decide-over = La partie est finie
web-decide-past = Tu relis la partie.
web-decide-steps = Étapes de ce tour
web-decide-preview = Ce que ça donnerait
web-decide-change = Refaire cette étape
web-decide-undo = Annuler
web-decide-restart = Recommencer le tour
web-decide-commit = Valider le tour
web-decide-sure = Valider pour de bon ?
web-decide-sealed = Cette étape révèle quelque chose\xA0: une fois validée, elle ne peut plus être annulée.
web-decide-take-back = Annuler mon choix
web-decide-as-list = Tous les choix en liste
web-decide-as-form = Retour au formulaire
web-reveals = Ne peut plus être annulé\xA0: révèle quelque chose
web-turn-overtaken = La partie a avancé entre-temps ; tes étapes ne conviennent plus. Choisis à nouveau.
web-bid-sum = Somme en milliers
web-bid-thousand = mille
web-bid-less = Mille de moins
web-bid-more = Mille de plus
web-bid-chips = Mises rapides
web-bid-limits = De { $least } à { $most }.
web-bid-left = Il te resterait { $left }.
web-bid-impossible = Cette mise est impossible
web-set-picked = { $count ->
        [one] { $count } choisie sur { $size }
       *[other] { $count } choisies sur { $size }
    }
web-pair-program = À retirer
web-pair-hand = À prendre dans la main
web-pair-opinion = Opinion du Land
web-pair-new = Nouvelle carte
web-pair-space = Case nationale

## Log, chat, notes, time

web-log = Ce qui s’est passé
web-log-jump = Voir la table après ce tour
web-log-since = Depuis ton dernier tour
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à tous
web-chat-send = Envoyer
web-notes = Notes privées
web-notes-about = Rien que pour toi
web-notes-seat = Les notes vont avec une place ; tu es spectateur.
web-notes-kept = Enregistré.
web-notes-keeping = Enregistrement…
web-replay = Relire la partie
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-forward = Un tour en avant
web-replay-now = Au présent
web-replay-slider = Tour montré
web-curtain = Passe l’appareil à { $player }
web-curtain-about = La page ne montre plus la main ni l’argent de personne.
web-curtain-lift = Je suis { $player }

## Great moments

web-moment-bids = Les mises sont révélées
web-moment-programs = Les programmes sont révélés
web-moment-sheets = Les positions de départ sont révélées
web-moment-election = Résultats de l’élection\xA0: { $state }
web-moment-party = Parti
web-moment-bid = Mise
web-moment-votes = Voix
web-moment-points = Points
web-moment-share = Comparaison
web-moment-on = Continuer
web-final = Décompte final
web-final-why = { $winner } l’emporte avec { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } d’avance sur { $second } ; l’essentiel vient de\xA0: { $source } (+{ $gain }).
web-final-sources = Points par source
web-final-elections = Points par élection
web-final-state = Land
web-final-total = Total

## Rules and components

web-rules-search = Chercher dans les règles, ou saisir { $rule }
web-rules-found = Règles
web-rules-none = Rien trouvé.
web-components-about = Tous les nombres imprimés, avec leur origine.
web-components-mark = indique une reconstitution de notre part, là où aucune source ne donne le nombre.
web-components-states = Länder\xA0: points selon les voix
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

## Signes entre des textes

web-labelled = { $label }\xA0: { $text }
web-apart = { " ; " }
`;export{e as default};