# Noms des choses de l’édition 2006. Un message qui finit par -2006 remplace celui sans ce suffixe dans les parties de
# cette édition ; ce qui n’en a pas s’appelle comme dans l’édition 2019.

## Cartes

attitude-approve-2006 = Pour
attitude-disapprove-2006 = Contre

topic-terrorism = Lutte antiterroriste
    .short = Ter
topic-economy = Relance économique
    .short = Éco
topic-taxes = Impôts
    .short = Imp
topic-nuclear = Énergie nucléaire
    .short = Nuc
topic-wages = Salaires
    .short = Sal
topic-social = Sécurité sociale
    .short = Soc

## Le cabinet fantôme

politician-finance-minister = Ministre des Finances
politician-justice-minister = Ministre de la Justice
politician-foreign-minister = Ministre des Affaires étrangères
politician-party-whip = Chef de groupe
politician-speaker = Président du parlement
politician-chancellor = Chancelier

# Ce que peut faire une carte de cabinet : une de ses actions et, avec un téléphone, une tuile de coalition en plus.
politician-effects-2006 = { $phone ->
        [yes] tuile de coalition ; { $actions }
       *[no] { $actions }
    }
effect-double-2006 = tuile clef
effect-media-2006 = remplacer un marqueur média
effect-up = popularité { $amount }
effect-down = popularité { $amount } pour un autre parti

## La feuille préliminaire : le nom d’une option (colonne 1, option A), et ce que donne un élément

sheet-option = { $column }{ $letter }
symbol-popularity = popularité +1
symbol-meetings = { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    }
symbol-members = { $members ->
        [one] { $members } adhérent
       *[other] { $members } adhérents
    }

## Phases

phase-setup-2006 = Phase préliminaire
phase-1-2006 = Phase 1 : Mise pour le premier joueur
phase-2-2006 = Phase 2 : Conférence de plateforme
phase-3-2006 = Phase 3 : Cabinet fantôme
phase-4-2006 = Phase 4 : Coalitions
phase-5-2006 = Phase 5 : Médias
phase-6-2006 = Phase 6 : Meetings
phase-7-2006 = Phase 7 : Sondages d’opinion
phase-8-2006 = Phase 8 : Convertir les meetings en voix
phase-9-2006 = Phase 9 : Élection
phase-10-2006 = Phase 10 : Victoire
phase-11-2006 = Phase 11 : Adhérents
phase-12-2006 = Phase 12 : Argent
phase-13-2006 = Phase 13 : Préparer la manche suivante
phase-14-2006 = Phase 14 : Contributions

## Décisions

step-preliminary = Feuille préliminaire
step-start-bid-2006 = Mise pour le premier joueur
step-start-rebid = Deuxième mise
step-name-start = Désigner le premier joueur
step-policy-redraw = Défausser des cartes de plateforme
step-policy-swap = Changer la plateforme
step-cabinet-place = Poser une carte de cabinet
step-coalition-tile = Tuile de coalition
step-cabinet-card = Choisir une carte de cabinet
step-cabinet-act = Utiliser une carte de cabinet
step-coalition-turn = Chercher une coalition
step-coalition-answer = Répondre à une proposition
step-meetings-buy = Organiser des meetings
step-poll-use = Utiliser un sondage
step-poll-results = Utiliser encore le sondage
step-convert-2006 = Convertir des meetings
step-majority-exchange = Échange par majorité
step-national-media = Médias nationaux
step-national-opinion = Opinions nationales
step-contribution = Contribution

## Durées

variant-7-2006 = Sept manches
    .about = Une élection par manche, sept cartes de cabinet et cinq contributions par joueur.
variant-5 = Cinq manches
    .about = La partie courte : une élection par manche, six cartes de cabinet et quatre contributions par joueur.

## D’où viennent les points

score-seats = Sièges
score-media-2006 = Médias nationaux
score-members = Adhérents
score-lead = Le plus d’adhérents
score-opinions = Opinions nationales
score-secured = Opinions dominantes
