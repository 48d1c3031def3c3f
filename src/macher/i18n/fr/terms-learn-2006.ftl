# D’autres mots du jeu, expliqués en une phrase.

service-term-convert-2006 = Conversion
    .about = Les meetings deviennent des voix : chacun en apporte autant que popularité et concordance ensemble.
    .forms = conver
service-term-majority-2006 = Majorité
    .about = Plus de voix dans un Land que tous les autres partis ensemble : qui l’a peut y échanger une opinion.
    .forms = majorité
service-term-starter-2006 = Premier joueur
    .about = Agit en premier dans la plupart des phases du tour. Qui mise le plus le désigne.
    .forms = premier joueur
service-term-block-2006 = Feuille préliminaire
    .about = Chacun y choisit en secret avec quoi il commence, et où.
    .forms = feuille préliminaire
service-term-display-2006 = Réserve d’échange
    .about = Des opinions visibles à côté des plateaux, qu’on peut échanger contre celles d’un Land.
    .forms = réserve d’échange
service-term-politician-2006 = Carte de cabinet
    .about = Posée face cachée dans un Land, payée quand on la retourne ; elle y fait une de ses actions.
    .forms = carte de cabinet, cartes de cabinet
service-term-auction-2006 = Enchère
    .about = Les mises tournent jusqu’à ce que tous les partis sauf un aient passé.
    .forms = enchère
service-term-topic-2006 = Thème
    .about = Une des sept questions de la campagne. Une carte y dit oui (+) ou non (−).
    .forms = thème
