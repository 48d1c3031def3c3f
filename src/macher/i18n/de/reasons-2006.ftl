# Warum ein Bot etwas getan hat, in der Ausgabe von 2006: je ein Satz. Werte in Punkten.

## Der Beginn

reason-sheet-option-2006 = Von dieser Spalte bringt diese Möglichkeit am meisten dort, wo es nötig ist: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-sheet-place-2006 = Am meisten bewirkt es { $place }: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für diese Spalte.
reason-start-bid-2006 = Die Reihenfolge am Tisch ist ein Gebot von { $bid } wert, gezogen aus einer Mischung, die niemand durchschaut.
reason-start-no-bid-2006 = Die Reihenfolge am Tisch ist jetzt kein Geld wert; Gebote werden aus einer Mischung gezogen, die niemand durchschaut.
reason-name-start-2006 = Wenn { $seat } beginnt, sind wir an { $position }. Stelle dran, und das passt uns am besten.

## Das Parteiprogramm

reason-hand-keep-2006 = Die Karten auf der Hand sind gut genug, um sie zu behalten.
reason-hand-discard-2006 = { $card } hilft zurzeit nirgends; eine neue Karte verspricht mehr.
reason-platform-keep-2006 = Keine Änderung am Wahlprogramm bringt mehr, als sie kostet.
reason-platform-change-2006 = { $new } statt { $old } passt besser zu den Ländern und zur Bundesebene: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## Schattenkabinett und Koalitionen

reason-cabinet-none-2006 = Keine Kabinettskarte bringt { $place } jetzt mehr als später.
reason-cabinet-send-2006 = { $politician } bewirkt { $place } mehr als später: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-cabinet-next-2006 = Das Land, das zuerst wählt, kommt zuerst: { $state }.
reason-cabinet-idle-2006 = Keine Aktion würde { $place } helfen.
reason-cabinet-votes-2006 = Am meisten helfen { $place } Stimmen: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-cabinet-up-2006 = Mit mehr Beliebtheit ist { $place } jede Versammlung mehr wert: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-cabinet-down-2006 = { $rival } ist { $place } am stärksten: Weniger Beliebtheit dort ist rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
reason-cabinet-media-2006 = Die Medien { $place } sind mehr wert, als sie kosten, und { $rival } verliert sie: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-cabinet-key-2006 = { $card } soll { $place } doppelt zählen: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-cabinet-no-key-2006 = Ohne das Schlüsselplättchen sehen die Faktoren { $place } besser aus: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-tile-2006 = Eine Koalition { $place } kann noch nützlich werden.
reason-tile-none-2006 = Eine Koalition { $place } nützt nichts.
reason-coalition-none-2006 = Allein sind die Aussichten { $place } besser als mit jedem Partner.
reason-coalition-propose-2006 = Gemeinsam mit { $partner } ist der Sieg { $place } erreichbar: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-coalition-impose-2006 = { $partner } kann nicht ablehnen, und gemeinsam ist der Sieg { $place } erreichbar: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-coalition-accept-2006 = Mit { $partner } wird der Sieg { $place } wahrscheinlicher: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-coalition-refuse-2006 = Es ist besser, { $place } allein zu bleiben, als { $partner } zu helfen.

## Medien und Versammlungen

reason-media-none-2006 = Kein Medienmarker ist jetzt seinen Preis wert.
reason-media-2006 = Ein Medienmarker { $place } zählt nach einem Sieg und für die Medienkontrolle: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als sein Preis.
reason-exchange-none-2006 = Kein Tausch von Volksmeinungen würde { $place } helfen.
reason-exchange-2006 = { $new } statt { $old } { $place } hilft unseren Stimmen oder bremst die der anderen: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-meetings-none-2006 = Geld und Marker bewirken anderswo mehr als in Versammlungen { $place }.
reason-meetings-2006 = { $count ->
        [one] Eine weitere Versammlung { $place } ist rund { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            } wert.
       *[other] { $count } weitere Versammlungen { $place } sind rund { $points ->
               [one] 1 Punkt
              *[other] { $points } Punkte
           } wert.
    }
reason-convert-2006 = Ein Faktor von { $factor } { $place } ist gut genug, um jetzt aus { $count ->
        [one] einer Versammlung
       *[other] { $count } Versammlungen
    } Stimmen zu machen: rund { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
reason-convert-wait-2006 = Der Faktor von { $factor } { $place } kann noch besser werden, deshalb warten die Versammlungen.

## Umfragen

reason-poll-bid-2006 = Die Umfrage { $place } verspricht rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, bis { $limit } ist der Preis angemessen.
reason-poll-deny-2006 = { $rival } soll die Umfrage { $place } nicht für weniger als { $bid } bekommen: Das würde uns rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } kosten.
reason-poll-pass-2006 = Die Umfrage { $place } ist höchstens { $limit } wert.
reason-poll-publish-2006 = Am meisten nützt uns { $place } das Ergebnis für { $target }: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-poll-suppress-2006 = Kein Ergebnis nützt uns { $place } so sehr wie neue Mitglieder: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-poll-enough-2006 = Kein weiteres Ergebnis würde { $place } helfen.

## Bundesebene und Spenden

reason-media-move-2006 = Der Medienmarker { $origin } ist auf der Bundesebene { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
reason-media-keep-2006 = Der Medienmarker { $origin } wird in den kommenden Ländern mehr gebraucht.
reason-national-none-2006 = Keine Volksmeinung würde unserem Wahlprogramm mehr nützen als denen der anderen.
reason-national-place-2006 = { $card } steht in unserem Programm: Mitglieder und Punkte dafür sind rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
reason-national-secure-2006 = { $card } nützt uns und soll bleiben: Die Sicherung ist rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
reason-national-replace-2006 = { $new } nützt uns mehr als { $old }: rund { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-contribution-accept-2006 = { $amount } lässt sich noch gut ausgeben, und nur wenige Mitglieder gehen verloren.
reason-contribution-decline-2006 = Neue Mitglieder sind jetzt mehr wert als { $amount }.
reason-contribution-none-2006 = Diese Karte nützt später mehr.
