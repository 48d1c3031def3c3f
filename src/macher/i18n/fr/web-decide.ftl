## Forms over several questions

web-rallies-in = Meetings : { $state }
web-rallies-less = Un de moins : { $state }
web-rallies-more = Un de plus : { $state }
web-rallies-limit = jusqu’à { $most }
web-rallies-closed = aucun possible
web-rallies-price = coûte { $price }
web-rallies-total = Prix
web-rallies-money = Argent après
web-rallies-supply = Marqueurs restants
web-rallies-none = Aucun cette fois
web-cabinet-none = N’envoyer personne
web-place-how = Choisissez l’un, puis un Land ; ou faites-le glisser.
web-place-where = { $thing } : dans quel Land ?
web-place-things = À placer
web-place-states = Länder
web-place-put = { $state } : placer { $thing } ici
web-place-back = Reprendre
web-place-refused = { $thing } ne peut pas aller là avec le reste tel quel.
web-thing-2019-rallies = Meetings × { $amount }
web-thing-2019-trend = Tendance en hausse
web-thing-2019-media = Marqueur média
web-thing-2019-votes = Voix × { $amount }
web-thing-2006-rallies = Meetings × { $amount }
web-thing-2006-trend = Popularité +1
web-thing-2006-media = Marqueur média
web-thing-2006-votes = Voix × { $amount }
web-sheet-block = Bloc de départ
web-sheet-column = Colonne { $number }
web-sheet-other = Choisir autre chose
web-sheet-coming = La colonne 2 vient quand tout ce qui est dans la colonne 1 a son Land.
web-rallies-gives = → { $votes } voix, valeur { $points }
web-rallies-gives-about = Si tout y était converti maintenant
web-rallies-ahead = Gagnerait là maintenant :
web-sentence-ready = Votre tour est complet : relisez-le et validez-le.

## Equal bids

web-tie-2019-start-bid = Enchères les plus hautes égales : ces joueurs peuvent relancer une fois, à tour de rôle.
web-tie-2019-start-raise = Si tous passent, le dernier à passer commence et paie l’enchère égale.
web-tie-2019-poll-bid = Pas d’égalité : chaque enchère doit dépasser la précédente, et chacun parle une fois.
web-tie-2006-start-bid = Plus hautes mises égales : ces joueurs misent encore une fois en secret. Si tous misent 0, les dés décident aussitôt.
web-tie-2006-start-rebid = Encore égalité : les dés décident, et le gagnant paie cette enchère.
web-tie-2006-poll-bid = Pas d’égalité : chaque enchère doit dépasser la précédente, tour après tour.

## A new table

web-new-time = Temps, spectateurs, mélange
web-new-time-about = Tout cela peut rester tel quel.
web-clock = Temps de réflexion
web-clock-none = Sans pendule : prenez le temps qu’il faut.
web-clock-quick = Une soirée
web-clock-days = Sur plusieurs jours
web-clock-own = À votre goût
web-clock-off = Sans pendule
web-clock-bank = Minutes pour toute la partie
web-clock-increment = Secondes de plus après chaque tour
web-clock-zero = Quand le temps est écoulé
web-clock-zero-bot = Un bot continue
web-clock-zero-open = La place s’ouvre à quelqu’un d’autre
web-clock-about = Seules les personnes ont une pendule, qui ne court que quand on les attend.
web-new-spectators = D’autres peuvent regarder ; ils ne voient rien de caché
web-new-word = Votre mot pour le mélange
web-new-seed = Graine
web-new-seed-about = La même graine donne les mêmes cartes. Laissez vide, et personne ne peut les connaître.
web-new-data = Valeurs imprimées
web-new-data-shipped = Celles fournies

## Notices

web-notices = Quand c’est mon tour et que je suis absent
web-notices-about = Après une minute, le service vous prévient ; rien de caché n’y figure.
web-notices-mail = Adresse e-mail
web-notices-no-mail = Ce service n’envoie pas d’e-mails.
web-notices-hook = Adresse de webhook
web-notices-keep = Enregistrer les avis
web-notices-goes-to = Les avis vont à { $email }.
web-notices-confirm-about = { $email } n’est pas encore confirmée. Saisis le code qui y a été envoyé, ou demandes-en un autre ; les avis y arriveront ensuite.
web-notices-code = Code reçu par e-mail
web-notices-confirm = Confirmer
web-notices-again = Envoyer un autre code
web-notices-sent = Un code est en route.
web-notices-confirmed = L’adresse est confirmée.
web-account-kept = Enregistré.
web-account-as = Connecté : { $name }.

## Lobby and waiting room

web-lobby-resume = Reprendre
web-lobby-look = Revoir
web-lobby-playing = Parties à regarder
web-lobby-playing-none = Aucune partie ouverte n’est en cours.
web-lobby-old = Terminées et fermées
web-lobby-drop = Déposez ici la partie enregistrée
web-room-share = Partager
web-room-start-bots = Commencer, avec des bots aux places libres
web-room-waits-host = Qui a ouvert la table commence la partie.
web-room-bot-which = Niveau du bot pour { $party }
web-room-options = Options qui diffèrent de l’usage
web-clock-left = Temps restant
web-clock-face-days = { $days } j { $hours } h
web-clock-line = { $bank } min, +{ $increment } s par tour

## The menu of a table

web-menu-seats = Qui joue
web-menu-to-bot = Un bot continue
web-menu-to-open = Libérer la place
web-menu-to-me = Je joue
web-menu-back = Reprendre la place
web-menu-to-hot = Quelqu’un sur cet appareil
web-menu-leave = Quitter ma place
web-menu-close = Fermer cette table pour toujours
web-menu-sure = Vraiment ? Appuyez encore.
web-menu-closed = Cette table est fermée.
