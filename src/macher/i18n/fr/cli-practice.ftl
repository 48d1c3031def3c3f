# The help of `macher practice`.

cli-practice = Décider dans des positions où un choix est nettement le meilleur, et voir pourquoi.
cli-practice-file = Un enregistrement d’une partie finie, dont les tournants sont alors posés ; sans lui, des positions de parties de bots.
cli-practice-edition = Seulement les positions de cette édition : 2019 ou 2006.
cli-practice-seed = Le même nombre pose dans le même ordre.
