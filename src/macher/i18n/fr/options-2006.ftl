# Options de règle O06 de l’édition 2006 : un titre, et une phrase qui dit ce qu’elle décide ; puis chaque valeur de même.

option-prelim-2d = Adhérents de l’option 2D
    .about = Combien d’adhérents donne la dernière option de la feuille préliminaire ?
option-prelim-2d-12 = 12 adhérents
    .about = Elle continue la suite des autres options : 4, 8 et 12 adhérents.
option-prelim-2d-10 = 10 adhérents
    .about = Comme on croit le lire sur la feuille imprimée.

option-prelim-order = Ordre des feuilles préliminaires
    .about = Ordre dans lequel les feuilles sont appliquées ; à voix égales, le marqueur arrivé plus tard est au-dessus.
option-prelim-order-random = Tiré au sort
    .about = Un parti est tiré au sort pour être le premier ; les autres suivent dans le sens horaire.
option-prelim-order-seat = Par place
    .about = Elles sont appliquées dans l’ordre des places.

option-platform-allow-flip = Changer de position
    .about = Une carte de la plateforme peut-elle être remplacée par son contraire ?
option-platform-allow-flip-true = Permis
    .about = La nouvelle carte peut avoir le thème de celle qu’elle remplace.
option-platform-allow-flip-false = Interdit
    .about = La nouvelle carte doit avoir un thème absent de la plateforme ; celui de la carte qui part ne convient pas non plus.

option-cabinet-order = Ordre des actions du cabinet
    .about = Dans quel ordre agissent les cartes de cabinet ?
option-cabinet-order-by-player = Joueur par joueur
    .about = Chaque joueur utilise toutes ses cartes dans l’ordre de son choix, puis c’est au suivant.
option-cabinet-order-by-state = Land par Land
    .about = Toutes les cartes d’un Land agissent dans l’ordre des joueurs, puis celles du Land suivant.

option-media-swap-remove-only = Retirer un marqueur média
    .about = Une carte de cabinet peut-elle retirer un marqueur média sans le remplacer ?
option-media-swap-remove-only-false = Seulement pour le remplacer
    .about = Il faut un marqueur en réserve et l’argent pour les deux, sinon l’action est impossible.
option-media-swap-remove-only-true = Retirer suffit
    .about = Tu peux aussi seulement payer le propriétaire et retirer le marqueur.

option-coalition-tile-optional = Tuiles de coalition
    .about = Une carte de cabinet avec un téléphone doit-elle apporter une tuile de coalition ?
option-coalition-tile-optional-false = Obligatoires
    .about = La tuile est posée d’office.
option-coalition-tile-optional-true = Facultatives
    .about = Son propriétaire décide si elle est posée.

option-coalition-procedure = Formation des coalitions
    .about = Quand propose-t-on une coalition, et quand l’impose-t-on ?
option-coalition-procedure-sequential = Chacun une fois
    .about = Dans l’ordre des joueurs, chaque parti impose une coalition, en propose une, ou passe.
option-coalition-procedure-voluntary-first = Les propositions d’abord
    .about = D’abord tous peuvent proposer une coalition, puis ceux qui restent peuvent en imposer une.
option-coalition-procedure-forced-first = Les coalitions imposées d’abord
    .about = D’abord tous peuvent imposer une coalition, puis ceux qui restent peuvent en proposer une.

option-key-issue-blocks-national = Thèmes clefs et plateau national
    .about = Une opinion sous une tuile clef peut-elle aller sur le plateau national ?
option-key-issue-blocks-national-false = Elle peut y aller
    .about = La tuile clef revient à la réserve.
option-key-issue-blocks-national-true = Elle reste
    .about = Le vainqueur ne peut choisir que parmi les autres opinions du Land.

option-exchange-allow-flip = Retourner une opinion
    .about = Une opinion échangée peut-elle garder son thème et changer de position ?
option-exchange-allow-flip-true = Permis
    .about = La nouvelle opinion peut être le contraire de celle qui part.
option-exchange-allow-flip-false = Interdit
    .about = La nouvelle opinion doit avoir un thème absent du Land ; celui de la carte qui part ne convient pas non plus.

option-poll-reveal = Ce que les autres voient d’un sondage publié
    .about = Un sondage publié est-il montré à tout le monde ?
option-poll-reveal-full-card = Toute la carte
    .about = Tout le monde voit tous ses résultats.
option-poll-reveal-chosen-only = Ce qui est utilisé
    .about = Tout le monde ne voit que les résultats utilisés.

option-convert-min = Conversion minimale
    .about = Combien de meetings il faut convertir à la fois ; il doit y en avoir cinq sur place dans tous les cas.
option-convert-min-1 = Un
    .about = On peut en convertir autant qu’on veut.
option-convert-min-5 = Cinq
    .about = On en convertit au moins cinq, ou aucun.

option-convert-in-current-state = Convertir là où l’on vote
    .about = Des meetings peuvent-ils être convertis avant l’élection dans le Land qui vote ?
option-convert-in-current-state-false = Non
    .about = Tous les meetings y sont convertis à l’élection, et il n’y a pas d’échange par majorité.
option-convert-in-current-state-true = Oui
    .about = Le Land qui vote vient en dernier dans la phase 8, avec un échange par majorité.

option-majority-needs-conversion = Échange par majorité
    .about = Qui peut échanger une opinion grâce à la majorité absolue des voix ?
option-majority-needs-conversion-false = Tout parti majoritaire
    .about = Les voix décident, peu importe qui a converti des meetings.
option-majority-needs-conversion-true = Seulement qui a converti
    .about = Le parti doit y avoir converti des meetings à cette manche.

option-restack-at-50 = Des voix en plus au bout de la piste
    .about = Ce qui arrive à un marqueur sur 50 qui gagne encore des voix.
option-restack-at-50-false = Il reste à sa place
    .about = L’ordre des marqueurs sur 50 ne change pas : le dernier arrivé est au-dessus.
option-restack-at-50-true = Il passe au-dessus
    .about = Le marqueur est mis au-dessus des autres sur 50.

option-nose-losers = Battu de justesse
    .about = Qui peut déplacer un marqueur média après avoir perdu de justesse contre un parti seul ?
option-nose-losers-directly-below = Un seul parti
    .about = Seulement le parti dont le marqueur est juste sous celui du vainqueur.
option-nose-losers-all-tied = Tous
    .about = Chaque parti qui a autant de voix que le vainqueur.

option-equal-total-is-nose = Parti et coalition à voix égales
    .about = Un parti qui bat une coalition à voix égales gagne-t-il de justesse ?
option-equal-total-is-nose-false = Victoire nette
    .about = Elle n’est de justesse que si des marqueurs sont sur la même case.
option-equal-total-is-nose-true = De justesse
    .about = À totaux égaux, la victoire est toujours de justesse.

option-contribution-optional = Jouer une contribution
    .about = Une carte de contribution doit-elle être jouée à chaque manche ?
option-contribution-optional-false = Obligatoire
    .about = Tout le monde en joue une tant qu’il reste des cartes.
option-contribution-optional-true = Facultatif
    .about = Tu peux garder tes cartes pour une manche suivante.

option-membership-cap = Nombre maximal d’adhérents
    .about = Un parti peut-il avoir plus d’adhérents que n’en montre la piste imprimée ?
option-membership-cap-none = Sans limite
    .about = Les adhérents sont comptés au-delà du bout de la piste.
option-membership-cap-80 = 80 au plus
    .about = Ce qui dépasse 80 est perdu.

option-final-tie-break = Égalité pour la victoire
    .about = Qui gagne si plusieurs ont le plus de points ?
option-final-tie-break-shared = Victoire partagée
    .about = Ils gagnent tous.
option-final-tie-break-seats = Le plus de sièges
    .about = Parmi eux, le parti qui a le plus de sièges gagne.
option-final-tie-break-members = Le plus d’adhérents
    .about = Parmi eux, le parti qui a le plus d’adhérents gagne.

option-open-cash = Argent des autres
    .about = Vois-tu combien d’argent ont les autres ?
option-open-cash-false = Caché
    .about = Tu ne vois que ton propre argent, et ce que les autres paient et reçoivent.
option-open-cash-true = Visible
    .about = L’argent de tout le monde est montré.

option-short-media-spaces = Médias nationaux de la partie courte
    .about = Quelles cases médias nationales sont utilisées dans la partie de cinq manches ?
option-short-media-spaces-first-five = Les cinq premières
    .about = La manche 1 utilise la première case, celle qui vaut le plus.
option-short-media-spaces-last-five = Les cinq dernières
    .about = La manche 1 utilise la troisième case, et la dernière manche la dernière.
