var e=`# Apprendre à jouer : pourquoi pas, conseils, le coach de la première partie.

web-not-here = Pas ici
web-hint = Conseil
web-hint-fill = Suivre ce conseil
web-hint-thinking = Le conseiller réfléchit…
web-hint-says = Voici ce que ferait le conseiller
web-hint-none = Pas de conseil pour l’instant.
web-lobby-learn = Apprendre à jouer
web-learn-title = Première partie guidée
web-learn-begin = Commencer
web-coach = Coach
web-coach-begin = C’est parti
web-coach-do = Essayer
`;export{e as default};