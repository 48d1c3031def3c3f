# Was `macher bench` nicht kann.

error-bench = Durchgänge und Sekunden sind größer als 0, Ausgaben 2019 oder 2006, Parteien 3 bis 5
error-bench-failed = die Messung ist gescheitert: { $words }
error-bench-form = die Regeln liefen nicht in der Form, die gemessen werden sollte: { $form }
