# Noms des choses. Un mot isolé commence par une majuscule ; un effet se lit dans une phrase.

# Une somme en euros.
money = { NUMBER($euros) } €

# Une place, quand les personnes ont un nom.
player = { $player } ({ $party })

# Une étiquette et ce qu’elle dit ; et ce qui sépare des textes qui ont déjà des virgules.
labelled = { $label } : { $text }
apart = { " ; " }

## Partis

party-linke = Linke
    .short = LIN
party-spd = SPD
    .short = SPD
party-gruene = Grüne
    .short = GRÜ
party-cdu = CDU/CSU
    .short = CDU
party-fdp = FDP
    .short = FDP

## Cartes

card = { $attitude ->
        [approve] +
       *[disapprove] −
    } { $topic }
no-cards = aucune
attitude-approve = Pour
attitude-disapprove = Contre

topic-education = Éducation
    .short = Édu
topic-digitization = Numérique
    .short = Num
topic-genetics = Génie génétique
    .short = Gén
topic-security = Sécurité intérieure
    .short = Séc
topic-welfare = État social
    .short = Soc
topic-environment = Environnement
    .short = Env
topic-traffic = Transports
    .short = Tra

## Le cabinet fantôme

politician-backbencher = Député de base
politician-vice = Vice-chancelier
politician-spokes = Porte-parole
politician-secretary = Secrétaire général
politician-leader = Chef de groupe parlementaire
politician-honorary = Président d’honneur
politician-executive = Bureau du parti
politician-frontrunner = Tête de liste

# Ce que peut faire un membre du cabinet ; (!) : une seule fois par Land.
politician-effects = { $main } ; puis { $secondary }

effect-trend = tendance { $amount }
effect-votes = { $amount ->
        [one] { $amount } voix
       *[other] { $amount } voix
    }
effect-base = base du parti { $amount }
effect-others = tendance { $amount } pour tous les autres
effect-poll = prendre un sondage
effect-program = changer le programme
effect-double = marqueur double
effect-media = évincer un marqueur média

kind-trend = Tendance
kind-votes = Voix
kind-base = Base du parti
kind-others = Faire baisser les autres
kind-poll = Prendre un sondage
kind-program = Changer le programme
kind-double = Marqueur double
kind-media = Évincer un marqueur média

## Blocs de départ : ce que donne un symbole

symbol-rally = { $rallies ->
        [one] { $rallies } meeting
       *[other] { $rallies } meetings
    }
symbol-trend = tendance +1
symbol-media = marqueur média
symbol-votes = { $votes } voix

## Phases

phase-setup = Mise en place
phase-1 = Phase 1 : Premier joueur
phase-2 = Phase 2 : Changer les programmes
phase-3 = Phase 3 : Acheter des marqueurs médias
phase-4 = Phase 4 : Organiser des meetings
phase-5 = Phase 5 : Envoyer le cabinet fantôme
phase-6 = Phase 6 : Actions du cabinet fantôme
phase-7 = Phase 7 : Influence sur les médias
phase-8 = Phase 8 : Enchères des sondages
phase-9a = Phase 9a : Convertir les meetings en voix
phase-9b = Phase 9b : Élection
phase-9c = Phase 9c : Argent
phase-9d = Phase 9d : Préparer la manche suivante
phase-end = Décompte final

## Décisions

step-draft = Choisir une carte de programme
step-choose-program = Choisir le programme
step-fill-program = Compléter le programme
step-keep-hand-card = Garder une carte en main
step-start-positions = Positions de départ
step-start-bid = Mise pour être premier joueur
step-start-raise = Surenchère pour être premier joueur
step-program-source = Prendre des cartes de programme
step-program-take = Prendre dans l’étalage
step-program-swap = Échanger des cartes de programme
step-program-keep = Garder une carte en main
step-media-buy = Acheter un marqueur média
step-rally-buy = Organiser des meetings
step-send-politician = Envoyer un membre du cabinet
step-politician-pay = Payer un membre du cabinet
step-politician-act = Utiliser un membre du cabinet
step-media-exchange = Échanger une opinion
step-poll-bid = Mise pour un sondage
step-poll-publish = Publier un sondage
step-convert = Convertir des meetings
step-coalition-consent = Coalition
step-presence-move = Présence médiatique
step-donation = Don
step-game-over = Fin de partie

## Éditions et durées

edition-2019 = Édition 2019
edition-2006 = Édition 2006
variant-4 = Quatre élections
    .about = Quatre manches avec une élection chacune, cinq membres du cabinet par joueur.
variant-7 = Sept élections
    .about = Cinq manches, les deux dernières avec deux élections, huit membres du cabinet par joueur.

## D’où viennent les points

score-votes = Voix
score-bonus = Victoires électorales
score-media = Présence médiatique
score-base = Base du parti
score-cash = Argent
score-total = Total
