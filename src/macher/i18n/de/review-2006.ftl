# Die Wörter der Ausgabe von 2006 in einer Analyse.

review-field-programs-2006 = Wahlprogramme
review-field-rallies-2006 = Versammlungen
