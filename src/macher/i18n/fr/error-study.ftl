# `macher study` : beaucoup de parties de bots et ce qu’elles apprennent.

error-study-none = { $folder } ne contient aucune partie à étudier ; --games en fait jouer
error-study-values = les valeurs avec lesquelles { $folder } a été joué ne sont plus là
error-study-version = { $folder } vient d’une autre version de ce programme
error-study-name = un dépôt se nomme en minuscules, chiffres et traits d’union, pas { $name }
error-study-no-value = il n’y a pour { $kinds } aucun jugement appris à calibrer
