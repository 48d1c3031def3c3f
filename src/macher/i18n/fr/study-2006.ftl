# `macher study` : les mots de l’édition de 2006.

study-politician-2006 = Première carte de cabinet
study-gift-2006 = Première contribution
study-gift-order-2006 = Ordre des contributions
study-gifts-taken-2006 = Contributions acceptées
study-thing-media-2006 = contrôle des médias du Land qui vote
study-col-scored-2006 = sièges pour les voix, moyenne de tous les partis
