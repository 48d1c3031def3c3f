# Die Regeln als Text: wie Listen von ihnen überschrieben sind.

rulebook-contents = Die Regeln der Ausgabe { $edition }

rulebook-kind-r = Regeln
rulebook-kind-c = Widersprüche zwischen den Regelheften
rulebook-kind-g = Lücken in den Regelheften
rulebook-kind-o = Regeloptionen
rulebook-kind-d = Entscheidungen einer Partei
rulebook-kind-t = Durchgerechnete Beispiele
rulebook-kind-tv = Durchgerechnete Beispiele
rulebook-kind-e = Zufallsereignisse
rulebook-kind-i = Invarianten
