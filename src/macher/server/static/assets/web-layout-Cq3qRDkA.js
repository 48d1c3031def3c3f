var e=`# The dock and its drawers, and the order of the boards.
web-drawers = More to look at
web-drawer-cards = Cards and decks
web-drawer-map = Map
web-my-laid = Program so far
web-board-order = Number { $place } in the order of elections
web-board-result = How { $state } voted
web-voted = States that have voted
`;export{e as default};