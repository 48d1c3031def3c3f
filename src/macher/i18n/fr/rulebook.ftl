# Les règles en texte : les titres de leurs listes.

rulebook-contents = Les règles de l’édition { $edition }

rulebook-kind-r = Règles
rulebook-kind-c = Contradictions entre les livrets
rulebook-kind-g = Lacunes des livrets
rulebook-kind-o = Options de règle
rulebook-kind-d = Décisions d’un joueur
rulebook-kind-t = Exemples chiffrés
rulebook-kind-tv = Exemples chiffrés
rulebook-kind-e = Événements dus au hasard
rulebook-kind-i = Invariants
