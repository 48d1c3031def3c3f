# La table dans le terminal (macher play) : plateaux, questions, commandes, sauvegarde.

table-person = Joueur
table-person-and-party = { $name } ({ $party })
table-welcome = Die Macher. Chaque étape est sauvegardée aussitôt. { $help } montre ce que tu peux taper.
table-bots-think = Les bots réfléchissent…

## L’instant

table-moment = Manche { $round } sur { $rounds } · { $phase }
table-last-phases = 9
table-this-turn = Ce tour :
table-so-far = Jusqu’ici :
table-since-last = Depuis ton dernier tour :
table-earlier = { $count ->
        [one] … une autre ligne : tape journal
       *[other] … { $count } autres lignes : tape journal
    }

## Länder

table-land-size = { $size ->
        [large] grand, jusqu’à { $most }
       *[small] petit, jusqu’à { $most }
    }
table-land-election = { $now ->
        [yes] élection { $number } : MAINTENANT
       *[no] élection { $number }
    }
table-land-brief = { $now ->
        [yes] { $number } : VOTE · max { $most }
       *[no] vote { $number } · max { $most }
    }
table-card-face-down = face cachée
table-card-hidden = une carte cachée
table-card-doubled = { $card } (×2)
table-no-influence = pas de majorité
table-influences = influence : { $party }
table-row-hidden = { $party } : face cachée
table-row-politician = { $standing ->
        [down] { $party } : { $politician }, face cachée
        [paid] { $party } : { $politician }, payé
       *[up] { $party } : { $politician }
    }
table-media-short = Médias
table-row-short = Cabinet
# Lettres devant un nombre de meetings et de marqueurs médias (presse).
table-mark-rally = m
table-mark-media = p
table-overview-legend = 12→27 : voix → une fois tout converti · +2 tendance · m meetings · p médias (presse)

## Étiquettes : d’un plateau, des affaires des joueurs, des plateaux nationaux

table-label-land = Land
table-label-points = Points
table-label-opinions = Opinions
table-label-media = Médias
table-label-row = Cabinet
table-label-you = Toi
table-label-money = Argent
table-label-answer = Choix secret
table-label-pack = Paquet
table-label-picks = Cartes choisies
table-label-hand = Main
table-label-program = Programme
table-label-base = Base du parti
table-label-politicians = Cabinet
table-label-donations = Dons
table-label-supply = Réserve
table-label-presence = Présence médiatique
table-label-program-display = Étalage des programmes
table-label-opinion-display = Étalage des opinions
table-label-piles = Pioches
table-label-poll-top = Dos du sondage du dessus
table-label-doubles = Marqueurs doubles restants
table-label-start = Premier joueur
table-label-states-to-come = Länder à venir
table-own-supply = { $rallies ->
        [one] { $rallies } meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] { $media } marqueur média
       *[other] { $media } marqueurs médias
    }
table-spot = { $worth } : { $parties }
table-piles = programmes { $programs }, opinions { $opinions }, sondages { $polls }

## Têtes de colonnes

table-head-votes = Voix
table-head-bar = jusqu’à 50
table-head-if = Convertis
table-head-trend = Tendance
table-head-rallies = Meetings
table-head-media = Médias
table-head-points = Points
table-head-base = Base
table-head-money = Argent
table-head-program = Programme
table-head-hand = Main
table-head-rallies-left = Mee.
table-head-media-left = Méd.
table-head-donations = Dons
table-head-politicians = Cabinet
table-head-politicians-left = Cab.
table-players-legend = * premier joueur · ✓ a choisi · Points sans l’argent · Mee., Méd., Cab. : restants · Dons : cartes restantes, en milliers
table-not-seen-yet = { $party }, membres du cabinet pas encore vus : { $politicians }
table-is-you = toi
table-is-start = premier joueur
table-has-answered = a choisi
table-won = (vainqueur)

## La table en texte

table-plain-seat = { $party } : { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }, tendance { $trend }, { $rallies ->
        [one] { $rallies } meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] { $media } marqueur média
       *[other] { $media } marqueurs médias
    }.
table-plain-projection = Si tout est converti maintenant : +{ $gain }, { $votes } voix.

## Choix

table-bid-range = mise en milliers : { $number } pour { $example }
table-rallies-to-buy = Meetings { $place }, et ce qu’ils coûtent :
table-rallies-to-convert = Meetings { $place }, et les voix qu’ils donnent :
table-instead-of-opinion = À la place de { $card } :
table-play-instead-of = Mettre { $card } à la place de :
table-send = { $politician } ({ $price }) : { $effects }
table-final-mark = (définitif)
table-all-final = Ce choix ne pourra pas être annulé.
table-only-choice = { $last ->
        [yes] Entrée prend le seul choix possible et termine ton tour.
       *[no] Entrée prend le seul choix possible.
    }
table-keys-line = { $may_undo ->
        [yes] { $undo } annuler · { $help } aide · { $board } · { $quit } sauvegarder et quitter
       *[no] { $help } aide · { $board } · { $quit } sauvegarder et quitter
    }
table-turn-over = Ton tour est fini. Entrée le confirme, { $undo } annule la dernière étape.
table-choice-sealed = Ton choix secret : { $choice }. Entrée continue, { $undo } l’annule.
table-end-or-undo = Entrée continue, { $undo } annule la dernière étape.
table-type-something = Tape le nombre ou le mot d’un choix ; { $help } en dit plus.

## Ce qui a été tapé et ne va pas

table-unknown-word = « { $word } » n’est ni un choix ni une commande.
table-no-such-number = Il n’y a pas de choix { $word } : tape de 1 à { $most }. ({ $rule })
table-no-such-amount = { $word }, c’est trop : tape de { $least } à { $most }. ({ $rule })
table-words-after-turn = « { $word } » : ton tour est fini, on ne te demande plus rien.
table-not-done = { $count ->
        [0] Rien de cette ligne n’a été exécuté : { $words }
        [one] Le premier mot a été exécuté ; pas le reste : { $words }
       *[other] Les { $count } premiers mots ont été exécutés ; pas le reste : { $words }
    }
table-no-such-rule = { $rule } n’est pas une règle. Proches : { $near }
table-no-rule-found = Aucune règle ne contient « { $words } ».
table-no-such-land = Ce Land n’est pas en jeu. En jeu : { $lands }
table-languages = Tape langue, puis l’une de celles-ci : { $languages }

## Reprendre

table-taken-back = Annulé : { $word }
table-choice-taken-back = Ton choix secret est annulé.
table-no-return = Cela ne peut pas être annulé : { $reason }.
table-no-undo = La dernière étape ne peut pas être annulée : { $reason }.
table-nothing-to-take-back = Tu n’as rien à annuler.
table-reason-sealed = les choix secrets ont été révélés
table-reason-card = une carte a été piochée
table-reason-display = un nouvel étalage a été posé
table-reason-poll = un sondage a été regardé
table-reason-politician = des membres du cabinet ont été retournés
table-reason-opinion = une opinion a été retournée
table-reason-round = une nouvelle manche a commencé
table-reason-end = la partie est finie
table-reason-shown = quelque chose de nouveau a été montré

## Plusieurs personnes

table-curtain = Passe le clavier à { $person } et appuie sur Entrée.

## Garder la partie

table-kept = Partie sauvegardée dans { $path }. Elle est sauvegardée après chaque étape.
table-save-failed = La partie n’a pas pu être sauvegardée dans { $path } : { $error }
table-stopped = La partie est sauvegardée :
table-resume = Pour continuer :
table-record = L’enregistrement de la partie :
table-replay = Pour la revoir :

## Aide

table-help-heading = Comment choisir
table-help-number = Tape le nombre devant un choix. Là où tu choisis une quantité, le nombre est la quantité ; les mises sont en milliers.
table-help-words = Ou tape le mot placé derrière, comme media-a ou bid4. Les Länder s’appellent a à d ; p veut dire passer, s renoncer.
table-help-several = Plusieurs à la fois, dans l’ordre : rallies2 rallies0 rallies3. Le premier qui n’est pas permis arrête la ligne.
table-help-enter = Tout ce qui ne peut pas être annulé attend Entrée : la fin d’un tour, et une étape qui montre du nouveau. Entrée prend aussi le seul choix possible.
table-help-commands = Commandes
table-log-heading = { $count ->
        [one] La dernière ligne du journal :
       *[other] Les { $count } dernières lignes du journal :
    }

# Les mots de chaque commande ; le premier figure dans les indications. Les mots anglais marchent toujours aussi.
table-command-help = ? aide
table-command-rule = règle regle
table-command-board = plateau table
table-command-land = land
table-command-players = joueurs
table-command-hand = main
table-command-national = national
table-command-books = comptes
table-command-score = points
table-command-log = journal
table-command-options = question o
table-command-undo = u annuler
table-command-save = sauver sauvegarder
table-command-lang = langue
table-command-quit = q quitter

table-about-help = cette aide, et comment se joue la phase
table-about-rule = la règle de cette décision ; règle R19-12.4 ou règle marqueur média en trouve d’autres
table-about-board = tout ce qui est sur la table
table-about-land = un Land : land a
table-about-players = ce que tout le monde sait des joueurs
table-about-hand = ton jeu
table-about-national = présence médiatique, étalages et pioches
table-about-books = ce que tout le monde a vu et entendu : paiements, défausses, sondages utilisés ; comptes 50
table-about-score = les points pour l’instant, par origine
table-about-log = les dernières lignes du journal : journal 50
table-about-options = la question encore une fois
table-about-undo = annuler la dernière étape, tant que rien de nouveau n’a été montré
table-about-save = où la partie est sauvegardée
table-about-lang = une autre langue : langue de
table-about-quit = sauvegarder et arrêter
table-points-for = { $points } pour 5, 10 … 50 voix
table-score-head-votes = Voix
table-score-head-bonus = Victoires
table-score-head-media = Présence
table-score-head-base = Base
table-score-head-cash = Argent
table-score-head-total = Total
table-replay-prompt = Entrée : action suivante, p : phase, r : manche, e : jusqu’à la fin, q : quitter >

## Les comptes

table-books-money = Payé et reçu jusqu’ici :
table-books-payments = { $count ->
        [one] Le dernier paiement :
       *[other] Les { $count } derniers paiements :
    }
table-books-aside = Défaussé et montré :
table-books-programs = Cartes de programme défaussées : { $cards }
table-books-opinions = Opinions défaussées : { $cards }
table-books-poll = Sondage utilisé : { $poll }
table-books-shown = { $party }, cartes de la main déjà montrées : { $cards }
