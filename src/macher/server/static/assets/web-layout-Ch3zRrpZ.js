var e=`# La barre du bas, ses tiroirs, et l’ordre des élections.
web-drawers = Voir aussi
web-drawer-cards = Cartes et pioches
web-drawer-map = Carte du pays
web-my-laid = Programme jusqu’ici
web-board-order = Numéro { $place } dans l’ordre des élections
web-board-result = Résultat de l’élection ({ $state })
web-voted = Länder qui ont voté
`;export{e as default};