# `macher study`: Wörter der Ausgabe von 2006.

study-politician-2006 = Erste Kabinettskarte
study-gift-2006 = Erste Parteispende
study-gift-order-2006 = Reihenfolge der Parteispenden
study-gifts-taken-2006 = Angenommene Parteispenden
study-thing-media-2006 = Medienkontrolle im Wahlland
study-col-scored-2006 = Sitze für Stimmen, Mittel aller Parteien
