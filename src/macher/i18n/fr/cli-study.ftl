# `macher study` : beaucoup de parties de bots et ce qu’elles apprennent.

cli-study = Fait jouer à des bots beaucoup de parties dans un dossier et dit ce qu’elles apprennent : l’équilibre, ce qui paie, et jusqu’où le jugement appris est juste.
cli-study-folder = Où sont gardées les parties : un dépôt par genre de partie. Une série interrompue reprend où elle s’est arrêtée.
cli-study-games = Joue jusqu’à ce que chaque dépôt ait autant de parties ; 0 n’en joue aucune.
cli-study-edition = 2019 ou 2006 ; sinon toutes les variantes des deux, tour à tour.
cli-study-name = Un nom pour des parties aux valeurs ou options à toi : elles sont comparées à celles sans nom.
cli-study-other-values = Joue avec d’autres valeurs au lieu de celles qui sont reconstituées, autant de parties de chaque jeu de valeurs.
cli-study-report = Écrit le rapport dans ce fichier Markdown, avec des images dans un dossier `pictures` à côté ; sinon le rapport est affiché.
cli-study-calibrate = Au lieu du rapport : mesure combien de fois se réalisent les chances du jugement appris, et les corrige.
cli-study-keep = Avec --calibrate : garde la correction à côté des poids du programme.
cli-study-played = Parties dans le dossier : { $games } ; jouées maintenant : { $played }.
cli-study-reading = Parties lues
cli-study-written = Écrit : { $file }
cli-study-kept = Correction gardée : { $file }
