## Forms over several questions

web-rallies-in = Meetings : { $state }
web-rallies-limit = jusqu’à { $most }
web-rallies-closed = aucun possible
web-rallies-price = coûte { $price }
web-rallies-total = Prix
web-rallies-money = Argent après
web-rallies-supply = Meetings restants
web-rallies-none = Aucun cette fois
web-cabinet-none = N’envoyer personne
web-place-how = Choisis un élément, puis un Land ; ou fais-le glisser.
web-place-where = { $thing } : dans quel Land ?
web-place-things = À placer
web-place-states = Länder
web-place-put = { $state } : placer ici { $thing }
web-place-rest = { $state } : placer ici tout ce qui peut l’être
web-place-back = Reprendre
web-place-refused = { $thing } ne peut pas aller là tant que le reste ne change pas.
web-thing-2019-rallies = Meetings × { $amount }
web-thing-2019-trend = Tendance +1
web-thing-2019-media = Marqueur média
web-thing-2019-votes = Voix × { $amount }
web-thing-2006-rallies = Meetings × { $amount }
web-thing-2006-trend = Popularité +1
web-thing-2006-media = Marqueur média
web-thing-2006-votes = Voix × { $amount }
web-sheet-block = Bloc de départ
web-sheet-column = Colonne { $number }
web-sheet-other = Changer de choix
web-sheet-coming = La colonne 2 vient quand chaque élément de la colonne 1 a son Land.
web-rallies-gives = → { $votes } voix, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-rallies-gives-about = Si tous les meetings y étaient convertis maintenant
web-rallies-ahead = Y gagnerait maintenant :
web-sentence-ready = Ton tour est complet : relis-le et valide-le.

## Equal bids

web-tie-2019-start-bid = Égalité pour la plus haute mise : ces joueurs peuvent surenchérir une fois, l’un après l’autre.
web-tie-2019-start-raise = Si tous passent, le dernier à passer devient premier joueur et paie la mise à égalité.
web-tie-2019-poll-bid = Pas d’égalité : chaque mise doit dépasser la précédente, et chacun ne parle qu’une fois.
web-tie-2006-start-bid = Égalité pour la plus haute mise : ces joueurs misent encore une fois en secret. Si tous misent 0, les dés décident aussitôt.
web-tie-2006-start-rebid = Nouvelle égalité : les dés décident, et le gagnant paie cette mise.
web-tie-2006-poll-bid = Pas d’égalité : chaque mise doit dépasser la précédente, tour de table après tour de table.

## A new table

web-new-time = Temps et spectateurs
web-new-time-about = Tu peux tout laisser tel quel.
web-clock = Temps de réflexion
web-clock-none = Sans pendule : prends le temps qu’il te faut.
web-clock-quick = Une soirée
web-clock-days = Sur plusieurs jours
web-clock-own = Sur mesure
web-clock-off = Sans pendule
web-clock-bank = Minutes pour toute la partie
web-clock-increment = Secondes en plus après chaque tour
web-clock-zero = Quand le temps est écoulé
web-clock-zero-bot = Un bot prend le relais
web-clock-zero-open = La place s’ouvre à quelqu’un d’autre
web-clock-about = Seules les personnes ont une pendule ; elle ne tourne que quand la partie les attend.
web-new-spectators = On peut regarder la partie ; les spectateurs ne voient rien de caché
web-new-word = Ton mot pour le mélange
web-new-seed = Graine
web-new-seed-about = La même graine donne les mêmes cartes. Laisse vide, et personne ne peut les connaître.
web-new-data = Valeurs imprimées
web-new-data-shipped = D’origine

## Notices

web-notices = Quand c’est mon tour et que je ne suis pas là
web-notices-about = Au bout d’une minute, le service te prévient ; rien de caché n’y figure.
web-notices-mail = Adresse e-mail
web-notices-no-mail = Ce service n’envoie pas d’e-mails.
web-notices-hook = Adresse de webhook
web-notices-keep = Enregistrer
web-notices-goes-to = Les notifications vont à { $email }.
web-notices-confirm-about = { $email } n’est pas encore confirmée. Saisis le code qui y a été envoyé, ou demandes-en un autre ; les notifications y arriveront ensuite.
web-notices-code = Code reçu par e-mail
web-notices-confirm = Confirmer
web-notices-again = Envoyer un autre code
web-notices-sent = Un code est en route.
web-notices-confirmed = L’adresse est confirmée.
web-account-kept = Enregistré.
web-account-as = Connecté : { $name }.

## Lobby and waiting room

web-lobby-resume = Reprendre
web-lobby-look = Revoir
web-lobby-playing = Parties à regarder
web-lobby-playing-none = Aucune partie publique n’est en cours.
web-lobby-old = Terminées et fermées
web-lobby-drop = Dépose ici l’enregistrement d’une partie
web-room-share = Partager
web-room-start-bots = Commencer, avec des bots aux places libres
web-room-waits-host = La personne qui a ouvert la table lance la partie.
web-room-bot-which = Niveau du bot pour { $party }
web-room-options = Options modifiées
web-clock-left = Temps restant
web-clock-face-days = { $days } j { $hours } h
web-clock-line = { $bank } min, +{ $increment } s par tour

## The menu of a table

web-menu-seats = Qui joue
web-menu-to-bot = Un bot prend le relais
web-menu-to-open = Libérer la place
web-menu-to-me = Je prends la place
web-menu-back = Reprendre la place
web-menu-to-hot = Quelqu’un sur cet appareil
web-menu-leave = Quitter ma place
web-menu-close = Fermer cette table pour de bon
web-menu-sure = Vraiment ? Appuie encore une fois.
web-menu-closed = Cette table est fermée.
