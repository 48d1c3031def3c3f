var e=`# Die Leiste mit ihren Schubladen und die Reihenfolge der Wahlen.
web-drawers = Mehr ansehen
web-drawer-cards = Karten und Stapel
web-drawer-map = Landkarte
web-my-laid = Programm bisher
web-board-order = Nummer { $place } in der Reihenfolge der Wahlen
web-board-result = So hat { $state } gewählt
web-voted = Länder, die gewählt haben
`;export{e as default};