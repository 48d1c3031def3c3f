# Ce qui ne va pas, en mots pour qui peut y remédier.

## Lignes de commande qui n’ont pas de sens

error-language = la langue « { $language } » n’existe pas ; il y a { $languages }
error-option = --option prend clef=valeur, pas « { $word } » ; voir `macher rules O19` et `macher rules O06`
error-no-saved-game = il n’y a pas de partie sauvegardée dans { $folder }
error-from-at = indique avec --at après combien d’actions reprendre
error-players = { $least } à { $most } joueurs, pas { $players } (R19-0.1, G06-01)
error-parties = { $parties } partis, c’est trop pour { $players } joueurs
error-bots = --bots prend un nom ou { $seats }, un par place de bot, pas { $bots }
error-people = { $people } personnes ne tiennent pas à une table de { $players } joueurs
error-games = --games et --workers valent au moins 1, pas { $games } et { $workers }
error-no-folder = le dossier { $folder } n’existe pas
error-threshold = --threshold est une part entre 0 et 1, pas { $threshold }
error-exploit-start = la recherche part d’un bot parmi { $bots }, pas de { $start }
error-exploit-file = { $file } vient d’une autre recherche
error-sequential = --sequential compare des bots, et ici ils sont tous les mêmes
error-seat = --seat va de 1 à { $most } dans cette partie, pas { $seat }
error-no-database = la base de données { $file } n’existe pas ; `macher db upgrade` la créerait
error-log-level = --log-level vaut { $levels }, pas « { $level } »
error-at-least-one = { $options } : 1 ou plus
error-bot-slot = { $option } vaut 0 seconde ou plus
error-smtp-sender = MACHER_SMTP_SENDER doit dire de qui viennent les messages
error-port = --port est un nombre de 0 à { $last }, pas { $port }
error-data-set = --data-set prend nom=dossier, pas « { $word } »

## Parties impossibles à préparer

error-edition = l’édition « { $edition } » n’existe pas ; il y a { $editions }
error-config-elections = { $rule } : une partie en { $first } ou { $second } élections, pas { $variant }
error-config-rounds = { $rule } : une partie en { $first } ou { $second } manches, pas { $variant }
error-config-players = { $rule } : { $least } à { $most } joueurs, pas { $players }
error-config-party = { $rule } : le parti « { $party } » n’existe pas ; il y a { $parties }
error-config-own-party = { $rule } : chaque joueur a son propre parti, pas { $parties }
error-config-no-option = l’option « { $option } » n’existe pas ; il y a { $options }
error-config-option = { $rule } { $option } : « { $value } » n’est pas parmi { $values }

## Bots et paquets

error-no-bot = le bot « { $bot } » n’existe pas ; il y a { $bots }, ou fichier.py:Classe pour un bot à toi
error-no-value = il n’y a pas de valeur apprise pour { $edition }-{ $variant }, et c’est elle qui mesure la chance
error-bot-name = une classe à toi s’écrit fichier.py:Classe, pas « { $name } »
error-bot-class = { $file } n’a pas de classe « { $name } » qui hérite de { $base }
error-bot-seed = { $file } : la classe « { $name } » doit pouvoir se créer avec une seule graine, comme { $name }(7)
error-bot-weights = { $bot } n’a pas de poids à changer
error-bot-weight = { $bot } n’a pas de poids « { $name } »
error-no-file = le fichier { $file } n’existe pas
error-is-folder = { $file } est un dossier, pas un fichier
error-no-access = { $file } ne peut pas être ouvert : l’autorisation manque
error-not-folder = { $file } : une partie de ce chemin n’est pas un dossier
error-no-use = { $file } est inutilisable : { $said }
error-not-python = { $file } n’est pas un fichier Python
error-bot-load = { $file } ne peut pas être chargé : { $reason }
error-extra = il faut le paquet { $package } : installe l’extra `{ $extra }`, avec `pip install macher[{ $extra }]`

## Données, enregistrements et parties sauvées

error-data-no-folder = { $folder } : ce dossier n’existe pas
error-data-not-folder = { $folder } : ce n’est pas un dossier
error-data-no-file = { $path } : le fichier manque
error-data-encoding = { $path }, ligne { $line } : ce n’est pas du texte UTF-8 ; enregistre le fichier en UTF-8
error-data-nested = { $path } : trop de niveaux imbriqués
error-data-number = { $path } : il contient un nombre trop long
error-data-syntax =
    { $line ->
        [0] { $path } : le fichier se termine trop tôt ({ $said })
       *[other] { $path }, ligne { $line } : ce n’est pas du TOML ({ $said })
    }
error-data-unknown-file =
    { $path } : ce fichier est inconnu ; { $near ->
        [none] il y a { $known }
       *[other] voulais-tu dire { $near } ?
    }
error-data-unknown-key =
    { $where } : cette clef est inconnue ; { $near ->
        [none] il y a { $known }
       *[other] voulais-tu dire { $near } ?
    }
error-data-edition = { $path } appartient à l’édition { $edition } ; mets les fichiers de chaque édition dans un dossier à part, comme { $better }
error-data-beside = { $path } n’a rien à faire à côté des dossiers { $folders }
error-data-missing = { $where } : cette valeur manque
error-data-empty = { $where } : c’est vide
error-data-length = { $where } : valeurs trouvées : { $found }, attendues : { $expected }
error-data-range = { $where } : { $value } n’est pas entre { $low } et { $high }
error-data-no-table = { $where } : il faut une table ici
error-data-no-list = { $where } : il faut une liste ici
error-data-no-flag = { $where } : il faut true ou false ici
error-data-no-whole = { $where } : il faut un nombre entier ici
error-data-no-text = { $where } : il faut un texte ici
error-data-rising = { $where } : { $value } doit dépasser { $before }, la valeur précédente
error-data-falling = { $where } : { $value } ne doit pas être inférieur à { $before }, la valeur précédente
error-data-amounts = { $where } : les montants { $amounts } ne vont pas du plus petit au plus grand
error-data-long-game = { $where } : cartes réservées à la partie longue : { $found }, attendues : { $expected }
error-data-negative = { $where } : valeurs négatives : { $found }, attendues : { $expected }
error-data-sizes = { $where } : petits Länder : { $small }, grands Länder : { $large } ; attendus : 8 de chaque
error-data-maximum = { $where } : { $other } a aussi le maximum { $value } ; il en faut un différent pour chaque Land
error-data-highest = { $where } : la valeur la plus haute, { $highest }, doit figurer ici une seule fois, pas { $times }
error-data-symbol = { $where } : { $symbol } figure ici { $times } fois ; { $most } au plus, une par Land
error-data-action-twice = { $where } : une action figure ici deux fois
error-data-no-zero = { $where } : il manque 0, la case où commencent les marqueurs
error-data-exact = { $where } : il faut { $expected } ici, pas { $value }
error-data-at-most =
    { $where } : { $value }, c’est trop ; { $bound ->
        [none] { $limit } au plus
       *[other] { $bound } permet { $limit } au plus
    }
error-data-at-least = { $where } : { $value }, c’est trop peu ; { $bound } vaut déjà { $limit }
error-data-media-spots = { $where } : { $value }, c’est trop peu ; { $players } joueurs peuvent commencer avec un marqueur média dans le même Land
error-data-needs = { $where } : il en faut { $needed } au début de la partie, mais { $bound } n’en donne que { $limit }
error-data-cards = { $where } : cela fait { $found } cartes, mais la partie en demande { $needed }
error-data-idle = { $where } : cette carte n’a aucun effet
error-data-die = { $where } : toutes les faces sont égales, aucune égalité ne finirait jamais
error-data-unknown-word =
    { $where } : « { $word } » est inconnu ; { $near ->
        [none] il y a { $known }
       *[other] voulais-tu dire { $near } ?
    }
error-data-no-action = { $where } : « { $words } » n’est pas une action ; elle s’écrit comme `votes+8`, `others-1!` ou `media`
error-data-action-sign =
    { $where } : « { $words } » : { $word } { $sign ->
        [none] n’a pas de nombre
       *[other] demande un nombre avec { $sign }
    }
error-data-no-source = { $where } : la source manque
error-data-confidence = { $where } : « { $word } » n’est pas parmi { $known }
error-data-idle-mark = { $where } : cette indication ne concerne aucune valeur du fichier
error-record-not = ligne { $line } : ce n’est pas un enregistrement de partie ; il commence par « { $title } »
error-record-text = ligne { $line } : ce n’est pas du texte
error-record-refused = ligne { $line } : { $party } ne peut pas jouer { $word } à { $step } ({ $rule })
error-record-result = ligne { $line } : l’enregistrement dit { $record }, la partie dit { $game }
error-record-damaged = la ligne { $line } de l’enregistrement est illisible : { $reason }
error-no-action = il n’y a pas d’action « { $word } »
error-seed = une graine est une ligne de mots sans espaces doubles, pas « { $seed } »
error-seed-parts = la graine n’est pas celle que donnent sa part et les mots
error-branch = une partie qui en reprend une autre a un moment et une graine d’un seul mot
error-branch-at = la partie compte { $most } actions ; il n’y a pas de moment après { $at }
error-branch-moment = personne ne peut reprendre à ce moment : la partie y est terminée, ou des réponses secrètes sont sur la table
error-branch-running = on ne peut reprendre qu’une partie terminée
error-record-branch = ligne { $line } : une reprise est un nombre d’actions de cette partie, un parti et une graine
error-record-seats = ligne { $line } : { $parties } partis demandent autant de places, pas { $seats }
error-record-commitment = ligne { $line } : la graine ne correspond pas à son empreinte
error-record-long = ligne { $line } : l’enregistrement dépasse la limite de { $most } actions
error-record-words = ligne { $line } : { $seats } places ont autant de mots, même vides, pas { $words }
error-record-header = ligne { $line } : une ligne d’en-tête est une clef, deux points et une valeur, chaque clef une seule fois
error-record-no-key = ligne { $line } : l’en-tête n’a pas de « { $key } »
error-record-number = ligne { $line } : « { $word } » n’est pas un nombre
error-record-pair = ligne { $line } : « { $word } » n’a pas la forme option=valeur
error-record-party = ligne { $line } : « { $party } » n’est pas un parti de cette partie
error-record-waits = ligne { $line } : l’enregistrement donne un résultat, mais la partie attend l’étape { $step }
error-version-data = joué avec les données { $data } ; ici sont chargées { $here } (voir --data)
error-version-format = l’enregistrement a le format { $format } ; ce programme lit le format { $known }
error-version-rules = joué avec la version { $rules } des règles ; ce programme a la version { $here }

## Bases de données

error-store-url = ce n’est pas l’adresse d’une base de données ; elle s’écrit sqlite:///chemin/du/fichier.db ou postgresql://nom:motdepasse@machine/nom
error-store-memory = les parties sont gardées dans un fichier, que l’adresse doit nommer : sqlite:///chemin/du/fichier.db ou postgresql://nom:motdepasse@machine/nom
error-store-driver = les parties sont gardées dans SQLite ou PostgreSQL, pas dans { $driver } : sqlite:///chemin/du/fichier.db ou postgresql://nom:motdepasse@machine/nom
error-store-closed = la base de données { $file } ne s’ouvre pas : { $said }
error-store-postgres = PostgreSQL demande un paquet de plus : { $command }
error-store-empty = la base de données { $address } est vide : lance d’abord `macher db upgrade`
error-store-old = la base de données { $address } est à la révision { $found }, cette version veut { $newest } : lance d’abord `macher db upgrade`
error-store-foreign = la base de données { $address } n’appartient pas à Macher : elle a une table « { $table } ». Macher a besoin de sa propre base.
error-store-damaged = la base de données { $address } est endommagée : elle ne dit pas sa révision
error-store-newer = la base de données { $address } est d’une version plus récente de Macher (révision { $found } ; cette version connaît { $newest }). Prends la version plus récente ; rien n’a été changé.
error-store-busy = la base de données est occupée ; réessaie ({ $said })
error-store-full = le disque de la base de données est plein ({ $said })
error-store-disk = le disque de la base de données est inaccessible ({ $said })
error-store-unopened = le fichier de la base de données ne s’ouvre pas ({ $said })
error-store-read-only = la base de données est en lecture seule ({ $said })
error-store-no-database = le fichier n’est pas une base de données ({ $said })
error-store-corrupt = le fichier de la base de données est endommagé ({ $said })
error-store-down = la base de données ne répond pas ({ $said })
error-store-overloaded = la base de données est surchargée ({ $said })
error-store-login = la base de données refuse la connexion ({ $said })
error-store-unknown = cette base de données n’existe pas ({ $said })
error-store-refused = la base de données a refusé ({ $said })
error-store-row = la base de données est endommagée : une ligne de « { $table } » est inutilisable
error-store-no-game = la partie « { $game } » n’existe pas
error-store-running = la partie { $game } n’est pas finie : son enregistrement dirait la graine et toutes les mains. Attends sa fin, ou exporte-la avec --with-secrets.
