# `macher study` : ce que beaucoup de parties de bots disent de l’équilibre du jeu, et jusqu’où le jugement appris est juste.

study-title = Équilibre du jeu
study-made = Produit par `{ $command }` à partir de parties gardées ; ne pas modifier à la main.
study-how = Comment lire
    .points = « Points face aux autres » : ce qui va avec une chose parmi les partis d’une même partie, en points à la fin, à parti et place à la table égaux ; « chance face aux autres » dit la même chose pour la part de la victoire.
    .interval = Chaque chiffre a son intervalle à 95 %, calculé de partie en partie. Une ligne n’est dite meilleure ou moins bonne que si elle le reste quand on tient compte du nombre de lignes de son tableau ; de tout le reste, il est dit qu’on ne voit pas de différence.
    .cause = Partis et places ont été distribués : les différences y sont donc leur effet. Ce que les bots ont choisi ou obtenu va seulement avec le succès, ce qui ne prouve pas que cela l’apporte : qui peut se payer une chose est peut-être déjà mieux placé.
    .bots = Ce sont des parties de bots. Des gens trouveront peut-être des voies que les bots ne voient pas.
study-summary = Édition et longueur
study-even = pas de différence visible
study-kind = { $edition } · { $variant }
study-played =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $bots }, { $players } joueurs, graine { $seed }, valeurs { $values }.
study-fair = Une part équitable de la victoire est de { $share }.

## Tableaux

study-col-seats = cas
study-col-share = victoires (95 %)
study-col-points = points face aux autres (95 %)
study-col-win = chance face aux autres (95 %)
study-col-games = parties
study-col-round = manche { $round }
study-range = { $value } ({ $low } à { $high })
study-pm = { $value } ± { $half }
study-above = Mieux que la moyenne : { $names }.
study-below = Moins bien que la moyenne : { $names }.
study-level = On ne voit ici aucune différence avec la moyenne.
study-level-rest = Pour le reste, on n’en voit pas.

study-party = Parti
study-seat = Place à la table
study-block = Bloc de départ
study-sheet-1 = Première colonne de la feuille préliminaire
study-sheet-2 = Seconde colonne de la feuille préliminaire
study-politician = Premier membre du cabinet
study-gift = Premier don
study-gift-order = Ordre des dons
study-gifts-taken = Dons acceptés

study-place = place { $place }
study-numbered = { $number } : { $what }
study-none = aucun
study-gift-yes = { $money }, accepté
study-gift-no = { $money }, refusé
study-order-rising = le plus petit d’abord
study-order-falling = le plus gros d’abord
study-order-mixed = mêlé

## Manche par manche

study-worth = Ce que vaut une chose, manche par manche
    .about = À attente égale, aussi, du jugement appris pour chaque parti au début de la manche. En gras : distinct de zéro.
    .points = En points à la fin, face aux autres
    .win = En chance de gagner, face aux autres
study-thing-start = premier joueur
study-thing-media = influence sur les médias du Land qui vote
study-thing-published = sondage publié
study-thing-kept = sondage acheté et gardé secret
study-thing-coalition = dans une coalition
study-thing-won = élection gagnée

study-sizes = Taille des Länder
    .about = Des tiers selon le maximum imprimé sur le Land. Les deux dernières colonnes : ce qui va avec une élection gagnée là, à victoires égales dans les autres Länder.
study-size-small = petit
study-size-middle = moyen
study-size-large = grand
study-col-elections = élections
study-col-scored = points pour les voix, moyenne de tous les partis
study-col-first = meilleur parti au-dessus de la moyenne

## La tête

study-leads = La tête
    .about = D’après les points que tous peuvent compter ; l’argent n’en est pas avant la fin.
    .changes = La tête change { $changes } fois par partie, décompte final compris. Elle ne change jamais dans { $never } des parties, et dans la dernière manche ou le décompte final dans { $last }.
    .holds = Qui est en tête après une manche gagne aussi souvent :
    .sources = Ce que le parti qui prend la tête gagne sur le premier dans cette manche, en points par source : { $sources }.
study-source = { $source } { $points }

## D’autres valeurs

study-shifts = D’autres valeurs
    .about = Les mêmes parties, avec les mêmes partis aux mêmes places, rejouées avec d’autres valeurs au lieu de celles qui sont reconstituées. Différences avec les valeurs habituelles, partie par partie ; en gras : distinct de zéro.
study-col-values = valeurs
study-col-top = points du vainqueur
study-col-ahead = avance sur le deuxième
study-col-moved = autre vainqueur
study-values-states-low = peu de voix comptent moins
study-values-states-high = peu de voix comptent plus
study-values-polls = autres sondages
study-values-blocks = autres blocs de départ
study-values-presence = présence médiatique valant 10 partout
study-values-national = opinions nationales de même valeur
study-values-backbencher = un autre député de base
study-level-shifts = Aucune différence de victoires n’est distincte de zéro ; les intervalles disent combien elle pourrait valoir malgré tout.

## Images

study-picture = { $kind } : victoires par parti, ce qui va avec chaque chose par manche, et combien de fois gagne qui est en tête
study-axis-share = victoires (95 %)
study-axis-points = points face aux autres (95 %)
study-axis-round = manche
study-axis-holds = le premier gagne (95 %)
study-axis-said = chance annoncée
study-axis-came = part de victoires (95 %)
study-value = jugement appris
study-corrected = corrigé
study-exact = exact

## Calibrage

study-calibration = Calibrage
    .about = Chances de gagner que le jugement appris annonçait à { $moments } moments de { $games } parties dont il n’a rien appris, un moment sur dix. La correction a été ajustée aux parties de numéro pair ; tous les chiffres sont de celles de numéro impair.
    .brier = Score de Brier : le carré moyen de l’erreur, 0 est parfait. « Part équitable » dit la même chose de tous ; « premier » dit combien de fois gagne qui est en tête jusque-là.
    .off = « Écart » est la distance moyenne entre la chance annoncée et la part de victoires.
    .better = La colonne du gain est corrigé moins part équitable ; en gras : distinct de zéro.
    .line = La correction, ajustée sur { $games } parties : pente { $slope }, décalage { $shift } (pente 1 et décalage 0 : aucune).
    .unused = Elle n’a pas fait mieux dans l’autre moitié et n’est pas utilisée.
study-col-fair = part équitable
study-col-leader = premier
study-col-value = jugement (95 %)
study-col-corrected = corrigé (95 %)
study-col-off = écart
study-col-off-corrected = écart, corrigé
study-col-gain = corrigé moins part équitable (95 %)
study-all-rounds = toutes les manches
study-col-said = chance annoncée
study-col-rows = chances (parties)
study-col-value-came = jugement : annoncé → gagné (95 %)
study-col-corrected-came = corrigé : annoncé → gagné (95 %)
study-from-to = { $low } à { $high }
study-of-games = { $rows } ({ $games })
study-said-came = { $said } → { $came }
study-picture-calibration = Chance annoncée et part de victoires, par édition et longueur
