# Les bots contre lesquels on peut jouer : leur nom et leur façon de jouer.

bot-random = Hasard
    .about = Fait n’importe quel choix permis, sans réfléchir.

bot-beginner = Débutant
    .about = Ne pense qu’aux deux prochaines élections et commet des erreurs.

bot-planner-1 = Stratège
    .about = Pèse chaque décision en points, sur toute la partie.

bot-club = Joueur de club
    .about = Pèse chaque décision en points, sur toute la partie : un adversaire solide.

bot-expert = Expert
    .about = A appris de ses parties ce que vaut une position, et sait tout ce que sait le joueur de club.

bot-master = Maître
    .about = Essaie ses meilleurs choix dans des parties imaginées avant de décider : l’adversaire qui réfléchit le plus longtemps.

# Comment sont les bots d’un même niveau : chacun joue un peu autrement que les autres.
temperament-level-headed = Stratège
temperament-bold = Fonceur
temperament-thrifty = Économe
temperament-media-minded = Communicant
temperament-principled = Idéaliste
temperament-pollster = Sondeur
