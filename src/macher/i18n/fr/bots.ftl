# Les bots contre lesquels on peut jouer : leur nom et leur façon de jouer.

bot-random = Hasard
    .about = Fait n’importe quel choix permis, sans réfléchir.

bot-beginner = Débutant
    .about = Ne pense qu’aux deux prochaines élections et commet des erreurs.

bot-planner = Stratège
    .about = Pèse chaque décision en points, sur toute la partie.

bot-club = Joueur de club
    .about = Pèse chaque décision en points, sur toute la partie : un adversaire solide.
