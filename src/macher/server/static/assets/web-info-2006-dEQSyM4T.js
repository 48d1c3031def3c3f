var e=`# Nachschlagen, mit den Worten von 2006.

web-coalitions-about-2006 = Stimmen, als hätten alle jetzt umgewandelt. Koalitionspartner brauchen ein Koalitionsplättchen im Wahlland: Ein Koalitionsangebot verlangt mindestens { $offer } gleiche Programmkarten, erzwingen lässt sich die Koalition mit { $force }. Wahlsieger ist die Partei oder Koalition mit den meisten Stimmen.
web-coalitions-common-2006 = Gleiche Karten
web-together-common-2006 = { $count ->
        [one] eine gleiche Programmkarte
       *[other] { $count } gleiche Programmkarten
    }
web-together-closed-2006 = keine Koalition möglich
web-together-open-2006 = durch ein Koalitionsangebot möglich
web-together-sure-2006 = kann erzwungen werden
web-together-made-2006 = Koalitionspartner
web-together-enough-2006 = würden siegen
web-together-short-2006 = würden nicht siegen
web-money-left-2006 = Wenn verdeckte Kabinettskarten bezahlt sind
web-legend-votes-2006 = Stimmen jetzt, und wenn jetzt alle Versammlungen umgewandelt würden
web-legend-agrees-2006 = Dein Wahlprogramm stimmt überein
web-legend-differs-2006 = Dein Wahlprogramm widerspricht
`;export{e as default};