var e=`# Pasek na dole, jego szuflady i kolejność wyborów.
web-drawers = Zobacz też
web-drawer-cards = Karty i talie
web-drawer-map = Mapa
web-my-laid = Dotychczasowy program
web-board-order = Numer { $place } w kolejności wyborów
web-board-result = Wynik wyborów ({ $state })
web-voted = Landy po wyborach
`;export{e as default};