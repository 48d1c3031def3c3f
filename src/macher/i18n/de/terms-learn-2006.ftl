# Weitere Wörter des Spiels, in einem Satz erklärt.

service-term-convert-2006 = Umwandlung
    .about = Aus Versammlungen werden Stimmen: jede bringt so viele, wie Beliebtheit und Übereinstimmung zusammen ergeben.
    .forms = Umwandlung, umwandeln, umgewandelt, wandle
service-term-majority-2006 = Mehrheit
    .about = Mehr Stimmen in einem Bundesland als alle anderen Parteien zusammen: Wer sie hat, darf dort eine Volksmeinung tauschen.
    .forms = Mehrheit
service-term-starter-2006 = Startpartei
    .about = Ist in den meisten Phasen der Runde zuerst dran. Wer am meisten bietet, bestimmt sie.
    .forms = Startpartei
service-term-block-2006 = Startbogen
    .about = Darauf wählen alle geheim, womit sie beginnen und wo.
    .forms = Startbogen
service-term-display-2006 = Auslage
    .about = Volksmeinungen, die offen neben den Plänen liegen und gegen die eines Bundeslands getauscht werden können.
    .forms = Auslage
service-term-politician-2006 = Kabinettskarte
    .about = Liegt verdeckt in einem Bundesland, wird beim Aufdecken bezahlt und führt dort eine ihrer Aktionen aus.
    .forms = Kabinettskarte
service-term-auction-2006 = Versteigerung
    .about = Es wird reihum geboten, bis alle außer einer Partei gepasst haben.
    .forms = versteiger
service-term-topic-2006 = Thema
    .about = Eine von sieben Fragen des Wahlkampfs. Eine Karte sagt dazu Ja (+) oder Nein (−).
    .forms = Thema, Themen
