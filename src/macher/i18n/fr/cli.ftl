# La ligne de commande : l’aide, ce que les commandes affichent, et ce qui est impossible.

## Aide des commandes ; le premier paragraphe figure aussi dans la liste des commandes

cli-about = Die Macher, le jeu des élections régionales allemandes : joue, regarde, étudie. Un projet de fans non officiel.
cli-play =
    Joue sur cette machine, seul contre des bots ou à tour de rôle avec des amis : dans le navigateur, ou ici avec --terminal.

    Sans option de partie, le navigateur montre l’accueil, où l’on peut en préparer une.
cli-simulate = Fait jouer des parties entières à des bots et donne vitesse, durée et points par origine.
cli-arena = Fait jouer à des bots un match où les places tournent et dit la force de chacun, avec des intervalles.
cli-exploit = Cherche de lui-même une stratégie contre un bot et dit combien de fois elle gagne.
cli-replay = Parcourt un enregistrement de partie, le vérifie ou affiche ses événements.
cli-cards = Montre chaque nombre du matériel, d’où il vient et à quel point il est sûr.
cli-rules = Affiche une règle par son numéro (R19-12.4), une section (R19-12), des options (O19), ou cherche des mots.
cli-serve = Lance le service de tables pour des amis : des tables dans le navigateur, gardées dans une base de données. Voir docs/hosting.md.
cli-db = Entretient la base de données d’un service de tables : mise à niveau, contrôle, export d’une partie, nettoyage.
cli-db-upgrade = Met la base de données au niveau de cette version. `macher serve` le fait lui-même au démarrage.
cli-db-check = Rejoue chaque partie et compare : des tours sans trou, tous permis, des instantanés et des résultats justes.
cli-db-export = Affiche l’enregistrement d’une partie.
cli-db-vacuum = Jette ce qui ne sert plus (vieux instantanés, sessions expirées) et libère la place.

## Aide des options de plusieurs commandes

cli-opt-edition = Édition des règles : 2019 ou 2006.
cli-opt-variant = 2019 : 4 élections (par défaut) ou 7. 2006 : 7 manches (par défaut) ou 5.
cli-opt-players = Nombre de joueurs : 3 à 5.
cli-opt-data = Dossier avec tes propres valeurs (par défaut : la variable MACHER_DATA).
cli-opt-option = Une option de règle sous la forme clef=valeur ; voir `macher rules O19` et `O06`. Peut se répéter.
cli-opt-plain = Des lignes simples, sans cadres ni couleurs, bonnes pour les lecteurs d’écran.
cli-opt-language = en, de, fr ou pl (par défaut : la langue du système).
cli-opt-json = Affiche un objet JSON.
cli-opt-database-url = sqlite:///chemin ou postgresql://nom:motdepasse@machine/nom (par défaut : un fichier dans ton dossier de données).
cli-opt-help = Montre cette aide.
cli-opt-version = Montre la version.

## Aide des options d’une seule commande

cli-play-terminal = Joue dans ce terminal et non dans le navigateur.
cli-play-people = Combien de joueurs sont des personnes à ce clavier.
cli-play-names = Noms des personnes, séparés par des virgules.
cli-play-parties = Partis dans l’ordre des places : linke, spd, gruene, cdu, fdp.
cli-play-bots = Bots des autres places : un nom (ou fichier.py:Classe) pour toutes, ou un pour chacune.
cli-play-seed = La même graine donne les mêmes cartes.
cli-play-confirm = Demande avant ce qui ne peut pas être annulé : la fin d’un tour, et une étape qui montre du nouveau.
cli-play-resume = Reprend une partie sauvegardée ; `last` est la plus récente.
cli-play-think = Nombre de secondes dont dispose un bot pour réfléchir à une décision ; moins sur une petite machine.
cli-play-save = Où garder la partie (par défaut : ton dossier de données).
cli-play-from = Reprendre cette partie terminée (un enregistrement) à un moment donné, contre des bots, avec --at et --seat.
cli-play-at = Avec --from : après tant d’actions de l’enregistrement.
cli-play-seat = Avec --from : la place que tu prends, à partir de 1. Ce qu’elle ignorait alors est tiré de nouveau.

cli-simulate-bots = Bots dans l’ordre des places ; un seul nom (ou fichier.py:Classe) remplit toutes les places.
cli-simulate-games = Nombre de parties.
cli-simulate-seed = La même graine donne les mêmes parties.
cli-simulate-workers = Nombre de processus.

cli-arena-bots = Les bots d’une table : un par place, ou un pour toutes.
cli-arena-games = Nombre de parties, arrondi à des blocs entiers (une graine, toutes les rotations).
cli-arena-players = 3 à 5 (par défaut : autant que de bots).
cli-arena-seed = La même graine donne le même match.
cli-arena-workers = Nombre de processus, ou de workers d’un Ray local.
cli-arena-ray = Joue sur une grappe Ray : à RAY_ADDRESS, ou locale.
cli-arena-budget = Nombre de secondes dont dispose un bot pour réfléchir à une décision (par défaut : sans pendule, la même graine donne le même match).
cli-arena-luck = Écarte la chance : dit aussi ce qui reste sans le hasard, avec des intervalles plus étroits.
cli-arena-sequential = S’arrête dès que la réponse est claire.
cli-arena-threshold = S’arrête quand la part du premier bot est clairement au-dessus ou au-dessous (entraîne --sequential).
cli-arena-hook = Un compteur à toi, fichier.py:Classe. Peut se répéter.
cli-arena-csv = Écrit une ligne par place de chaque partie.
cli-arena-parquet = La même chose en Parquet.
cli-arena-plots = Dessine des images dans ce dossier.
cli-exploit-against = Le bot à battre ; il occupe toutes les autres places.
cli-exploit-start = Les poids dont part la recherche : club ou planner-1.
cli-exploit-minutes = Durée de la recherche ; 0 ne fait que mesurer ce qu’il y a dans le fichier.
cli-exploit-pairs = Paires de parties avant un pas, et au plus pour un pas.
cli-exploit-games = Parties de la mesure finale, avec leurs propres graines.
cli-exploit-file = Où la recherche est notée ; elle reprend de là.

cli-replay-file = Un enregistrement de partie.
cli-replay-check = Vérifie chaque action et le décompte final.
cli-replay-json = Affiche les événements en JSON.
cli-replay-seat = Montre seulement ce que cette place a vu (1 à 5).

cli-cards-reconstructed = Seulement les valeurs que nous avons reconstituées.

cli-rules-query = Un numéro, le début d’un numéro, ou des mots.

cli-serve-host = L’adresse où le service écoute ; 0.0.0.0 pour toutes.
cli-serve-port = Le port où le service écoute.
cli-serve-workers = Nombre de processus ; en avoir plusieurs vaut la peine avec PostgreSQL.
cli-serve-public-url = Où l’on atteint le service : https://…
cli-serve-allow-origin = Une autre origine dont les pages peuvent lui parler.
cli-serve-allow-host = Ne répond qu’à ces noms de machine.
cli-serve-data-set = Tes propres valeurs au choix, sous la forme nom=dossier.
cli-serve-rate = Requêtes par seconde d’une adresse ; 0 est sans limite.
cli-serve-proxy = L’adresse d’un proxy qui dit par X-Forwarded-For qui demande (par défaut : FORWARDED_ALLOW_IPS).
cli-serve-connections = Connexions ouvertes au plus, par processus.
cli-serve-connections-per-address = Connexions ouvertes d’une adresse au plus.
cli-serve-bot-processes = Processus où réfléchissent les bots, par processus du service.
cli-serve-review-processes = Parties terminées que chaque processus analyse à la fois ; 0 : aucune.
cli-serve-bot-seconds = Combien de temps un bot réfléchit à une décision.
cli-serve-bot-slot = Combien de temps dure au moins le tour d’un bot, si vite qu’il pense.
cli-serve-order-pause = Au bout de combien de secondes environ une consigne donnée d’avance agit.
cli-serve-push = Les navigateurs peuvent demander des notifications sur l’appareil ; elles passent par le service de leur éditeur.
cli-serve-metrics = Répond sur /metrics : à cette machine, ou avec MACHER_METRICS_TOKEN.
cli-serve-log-level = Ce que note le journal : debug, info, warning ou error.

cli-db-game = L’identifiant de la partie : la fin de son adresse.
cli-db-with-secrets = Aussi une partie en cours, avec sa graine.

## Autour de l’aide

cli-usage = Usage : { $line }
cli-usage-command = COMMANDE
cli-usage-options = [OPTIONS]
cli-usage-words = [MOTS...]
cli-title-commands = Commandes
cli-title-arguments = Arguments
cli-title-parameters = Options
cli-note-default = [par défaut : { $value }]
cli-note-variable = [variable : { $name }]
cli-note-required = [obligatoire]
cli-value-text = MOT
cli-value-number = NOMBRE
cli-value-path = CHEMIN
cli-yes = oui

## Lignes de commande illisibles

cli-bad-option = L’option { $word } n’existe pas.
cli-bad-command = La commande { $word } n’existe pas ; il y a { $commands }.
cli-bad-number = { $option } demande un nombre, pas « { $word } ».
cli-bad-value = « { $word } » ne va pas pour { $option }.
cli-bad-missing = Il manque { $option }.
cli-bad-empty = { $option } demande une valeur.
cli-bad-extra = Mots en trop : { $words }.
cli-bad-twice = { $option } figure deux fois.
cli-bad-other = Cette ligne de commande est illisible.
cli-bad-meant = Voulais-tu dire { $word } ?
cli-bad-help = `{ $command } --help` dit ce qu’on peut écrire.

## macher rules

cli-rules-none = Aucune règle ne contient « { $words } ».
cli-rules-unknown = { $rule } n’est pas une règle.
cli-rules-near = { $rule } n’est pas une règle ; proches : { $near }
cli-rules-found =
    { $count ->
        [one] { $count } règle contient « { $words } »
       *[other] { $count } règles contiennent « { $words } »
    }
cli-rules-edition = édition { $edition }

## macher simulate

cli-games = parties
cli-simulate-what =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, édition { $edition }, variante { $variant }, { $players } joueurs, graine { $seed }
cli-simulate-speed =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $rate } par seconde ; une partie en a { $mean } ({ $least } à { $most })
cli-col-points = points de
cli-col-mean = moyenne
cli-col-least = min.
cli-col-median = médiane
cli-col-most = max.
cli-col-seat = place
cli-col-party = parti
cli-col-bot = bot
cli-col-share = victoires
cli-col-score = points en moyenne
cli-winner = vainqueur

## macher arena

cli-blocks = blocs
cli-arena-so-far = blocs, { $bot } { $share }
cli-arena-what =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }, édition { $edition }, variante { $variant }, { $players } joueurs, graine { $seed } ; part équitable { $share }
cli-arena-length = une partie : { $mean } décisions ({ $least } à { $most }), { $seconds } s, points du vainqueur { $score } (80 % entre { $low } et { $high })
cli-arena-range = { $value } ({ $low } à { $high })
cli-arena-col-seats = places
cli-arena-col-share = victoires (95 %)
cli-arena-col-rating = cote (95 %)
cli-arena-col-score = points
cli-arena-col-luck-share = sans la chance : victoires (95 %)
cli-arena-col-luck-margin = écart (95 %)
cli-arena-col-luck-worth = une partie en vaut
cli-arena-col-time = temps de réflexion
cli-arena-col-decisions = décisions
cli-arena-col-median = médiane ms
cli-arena-col-mean = moyenne ms
cli-arena-col-most = 99 % sous ms
cli-arena-col-all = tous
cli-arena-col-play = jeu
cli-arena-col-with = parties avec
cli-arena-col-game = par partie
cli-arena-seat = place { $seat }
cli-arena-open =
    { $blocks ->
        [one] Indécis après { $blocks } bloc
       *[other] Indécis après { $blocks } blocs
    } : { $bot } peut être au-dessus ou au-dessous de { $threshold }.
cli-arena-above =
    { $blocks ->
        [one] Clair après { $blocks } bloc
       *[other] Clair après { $blocks } blocs
    } : { $bot } est au-dessus de { $threshold }.
cli-arena-below =
    { $blocks ->
        [one] Clair après { $blocks } bloc
       *[other] Clair après { $blocks } blocs
    } : { $bot } est au-dessous de { $threshold }.

# Ce qui s’est fait de tout ce que le jeu offre.
cli-done-coalitions = coalitions formées
cli-done-media-majorities-used = influence sur les médias utilisée
cli-done-polls-published = sondages publiés
cli-done-polls-suppressed = sondages gardés secrets
cli-done-donations-taken = dons acceptés
cli-done-donations-refused = dons refusés
cli-done-double-markers-placed = marqueurs doubles posés
cli-done-media-moved-to-the-national-board = marqueurs médias placés au national
cli-done-national-opinions-placed = opinions nationales posées
cli-done-national-opinions-secured = opinions nationales dominantes
cli-done-national-opinions-replaced = opinions nationales remplacées
cli-done-early-conversions = conversions anticipées
cli-done-sent = envoyé : { $politician }

## macher exploit

cli-exploit-so-far = génération { $generation }, { $points } points d’avance
cli-exploit-found = Contre { $against } : { $generations } générations, dont { $kept } gardées. Les meilleurs poids gagnent { $share } de { $games } parties ({ $low } à { $high } ; la part équitable est { $fair }), { $points } points d’avance. Les voici :

## macher replay

cli-replay-running =
    { $count ->
        [one] { $count } action permise ; la partie n’est pas finie
       *[other] { $count } actions permises ; la partie n’est pas finie
    }
cli-replay-over =
    { $count ->
        [one] { $count } action permise
       *[other] { $count } actions permises
    } ; le décompte final est juste : { $scores } ; victoire de { $winners }

## macher db

cli-db-nothing = { $address } : révision { $revision }, rien à faire
cli-db-made = { $address } : créée, révision { $revision }
cli-db-upgraded = { $address } : de la révision { $before } à { $revision }
cli-db-state-sound = saine
cli-db-state-damaged = endommagée
cli-db-state-skipped = passée
cli-db-itself = la base de données
cli-db-sum = saines : { $sound }, endommagées : { $damaged }, passées : { $skipped }
cli-db-vacuumed = { $address } : vieux instantanés jetés : { $snapshots }, sessions expirées : { $sessions }

## macher cards

cli-cards-heading =
    { $values ->
        [one] Die Macher, édition { $edition } : { $values } valeur ({ $parts })
       *[other] Die Macher, édition { $edition } : { $values } valeurs ({ $parts })
    }
cli-cards-digest = Empreinte des données : { $digest }
cli-cards-own = Avec tes propres données de { $folder }
cli-cards-none = Aucune valeur n’est reconstituée.
cli-cards-group = { $reasoning } (valeurs : { $count })
cli-cards-note = { $sign } { $confidence }, { $which } : { $reasoning }
cli-cards-spoken-note = Source pour { $which } ({ $confidence }) : { $reasoning }
cli-cards-which =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
cli-cards-all = tout est { $confidence }

# À quel point une valeur est sûre : un mot pour les tableaux, et ce qu’il veut dire.
cli-sure-rulebook = livret
    .means = un livret le dit
cli-sure-found = trouvé
    .means = une autre source le dit
cli-sure-inferred = déduit
    .means = découle de ce qu’on sait
cli-sure-reconstructed = reconstitué
    .means = notre propre reconstitution ; mets la vraie valeur dans un dossier de tes données

cli-cards-large = grand
cli-cards-small = petit
cli-cards-long = longue
cli-cards-both = toutes
cli-cards-yes = oui
cli-cards-no = non

cli-cards-states-points = Länder : points selon les voix
cli-cards-states-seats = Länder : sièges selon les voix
cli-cards-polls = Sondages : tendance en hausse ou en baisse (le dos montre la plus forte)
cli-cards-polls-dice = Sondages : popularité en hausse ou en baisse ; résultats appliqués si publiés, dés d’adhérents sinon
cli-cards-blocks = Blocs de départ
cli-cards-politicians = Membres du cabinet : coût en milliers d’euros, actions (« ! » : une fois par Land et par phase)
cli-cards-cabinet = Cabinet fantôme : coût en milliers d’euros, actions
cli-cards-donations = Dons : en milliers d’euros, et la base du parti
cli-cards-contributions = Contributions : en milliers d’euros, et dés d’adhérents
cli-cards-presence = Présence médiatique, en points (cases 1 à 3 : partie longue seulement)
cli-cards-display = Étalage des programmes
cli-cards-scales = Échelles de tendance ; une option de la table choisit
cli-cards-rallies = Meetings posés d’un coup dans un Land, en milliers d’euros
cli-cards-first = Feuille préliminaire, première colonne : lots pour les Länder
cli-cards-second = Feuille préliminaire, deuxième colonne : marqueurs médias pour les Länder, et adhérents
cli-cards-media = Médias nationaux, en points
cli-cards-opinions = Opinions nationales, en cas de concordance
cli-cards-dice = Dés spéciaux
cli-cards-payouts = Manches qui paient pour les adhérents
cli-cards-constants = Constantes (argent en milliers d’euros)

cli-cards-col-state = Land
cli-cards-col-size = taille
cli-cards-col-votes = { $least }–{ $most } voix
cli-cards-col-most-votes = { $least } voix ou plus
cli-cards-col-card = carte
cli-cards-col-block = bloc
cli-cards-col-spot = case
cli-cards-col-scale = échelle
cli-cards-col-rallies = meetings
cli-cards-col-option = choix
cli-cards-col-round = manche
cli-cards-col-space = case
cli-cards-col-face = face
cli-cards-col-tile = tuile
cli-cards-col-member = membre
cli-cards-col-politician = membre
cli-cards-col-cost = coût
cli-cards-col-game = partie
cli-cards-col-main = princ.
cli-cards-col-secondary = second.
cli-cards-col-table = table
cli-cards-col-amount = somme
cli-cards-col-accepted = base si accepté
cli-cards-col-rejected = base si refusé
cli-cards-col-dice-accepted = dés si acceptée
cli-cards-col-dice-declined = dés si refusée
cli-cards-col-uses = résultats
cli-cards-col-dice = dés
cli-cards-col-popularity = popularité
cli-cards-col-meetings = meetings
cli-cards-col-voices = voix
cli-cards-col-media = médias
cli-cards-col-members = adhérents
cli-cards-col-points = points
cli-cards-col-phone = tél.
cli-cards-col-key-issue = thème clef
cli-cards-col-up = la sienne +
cli-cards-col-down = autre −
cli-cards-col-players = { $players } joueurs
cli-cards-col-cards = cartes
cli-cards-col-constant = constante
cli-cards-col-value = valeur
cli-cards-col-confidence = sûreté
cli-cards-col-source = source

# Constantes : les clés des fichiers de données.
cli-const-program-copies = exemplaires de chaque carte de programme
cli-const-opinion-copies = exemplaires de chaque opinion
cli-const-double-markers = marqueurs doubles
cli-const-rally-cubes = cubes
cli-const-rally-spots = cases de meeting
cli-const-media-markers-short = marqueurs médias, partie courte
cli-const-media-markers-long = marqueurs médias, partie longue
cli-const-media-spots = cases médias
cli-const-start-base = base du parti au départ
cli-const-start-rallies = meetings au départ
cli-const-start-votes = voix au départ
cli-const-suppressed-poll-base = base pour un sondage gardé secret
cli-const-overbid-base-loss = base perdue pour une mise au-delà de son argent
cli-const-convert-minimum = conversion minimale
cli-const-majority = majorité
cli-const-bonus-alone = bonus d’une victoire seul
cli-const-bonus-several = bonus de plusieurs vainqueurs
cli-const-bonus-coalition = bonus d’une coalition
cli-const-bonus-strongest = bonus du parti le plus fort
cli-const-cash-first = points du plus riche
cli-const-cash-second = points du deuxième plus riche
cli-const-start-money = argent au départ
cli-const-media-price = prix d’un marqueur média
cli-const-policy-copies = exemplaires de chaque carte de plateforme
cli-const-key-tiles = tuiles clefs
cli-const-coalition-tiles = tuiles de coalition
cli-const-meeting-markers = cubes de meeting
cli-const-meeting-spaces = cases de meeting
cli-const-media-markers = marqueurs médias
cli-const-media-spaces = cases médias
cli-const-pool-size = taille de la réserve visible
cli-const-platform-size = cartes de la plateforme
cli-const-hand-size = cartes en main
cli-const-start-members = adhérents au départ
cli-const-start-meetings = meetings au départ
cli-const-item-meetings = meetings d’un lot
cli-const-item-votes = voix d’un lot
cli-const-meetings-a-turn = meetings par tour
cli-const-meeting-price = prix d’un meeting
cli-const-coalition-match = cartes communes pour une coalition
cli-const-coalition-force = cartes communes pour imposer une coalition
cli-const-most-popularity = popularité maximale
cli-const-most-votes = voix au maximum
cli-const-bonus-dice = dés de bonus
cli-const-members-first = points du parti au plus d’adhérents
cli-const-members-second = points du deuxième en adhérents
cli-const-secured-points = points d’une opinion dominante

# Ce que `macher db check` dit d’une partie.
cli-check-sound =
    { $status ->
        [finished] finie
        [closed] interrompue
       *[other] en cours
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $snapshots ->
        [one] { $snapshots } instantané
       *[other] { $snapshots } instantanés
    }
cli-check-gathering = n’a pas commencé
cli-check-orphans = des lignes de { $table } n’appartiennent à rien
cli-check-unreadable = ses lignes sont illisibles : { $reason }
cli-check-missing = le tour { $turn } sur { $version } manque
cli-check-turns = il y a { $turns } tours, mais la partie est à la version { $version }
cli-check-seats = ses places ne sont pas celles des partis { $parties }
cli-check-seed = sa graine n’est pas celle qui était promise
cli-check-words = il y a plus de mots pour le mélange que de joueurs
cli-check-beyond = un instantané est de la version { $snapshot }, mais la partie est à la version { $version }
cli-check-config = elle ne peut pas être préparée : { $reason }
cli-check-begun = elle a des tours, mais n’a pas commencé
cli-check-over = elle est notée { $status }, mais d’après ses tours elle est finie
cli-check-waits = elle est notée { $status }, mais d’après ses tours elle attend un joueur
cli-check-result = son résultat est { $result }, ses tours donnent { $totals }
cli-check-refused = tour { $turn } : la place { $seat } ne peut pas faire { $action } à { $step } ({ $rule })
cli-check-unread-snapshot = l’instantané de la version { $version } est illisible
cli-check-other-snapshot = l’instantané de la version { $version } n’est pas la position que donnent les tours
cli-check-rules = jouée avec la version { $rules } des règles ; ce programme a la version { $here }
cli-check-data = jouée avec les données { $data } ; ici sont chargées { $here } (voir --data)
