# Warum ein Bot etwas tat. Die Schlüssel stehen im Code der Bots; je ein Satz.

reason-at-random = { $choices ->
        [one] Das war die einzige Möglichkeit.
       *[other] Zufällig aus { $choices } Möglichkeiten gewählt.
    }

reason-ahead = { $ahead ->
        [one] Einen Punkt besser als das Nächstbeste.
       *[other] { $ahead } Punkte besser als das Nächstbeste.
    }

reason-chances = Siegchance { $win_chance } statt { $next_win_chance }.

## Der Planer. Punkte nach seiner Einschätzung.

reason-only-choice = Es gab keine andere Möglichkeit.

reason-draft-card = { $card } passt am besten zu den bisherigen Karten.
reason-choose-program = Dieses Programm passt am besten zu den Ländern: { $cards }.
reason-keep-card = { $card } kann noch nützlich werden.
reason-start-block = Startblock { $block } lässt sich hier am besten nutzen.
reason-start-place = Am meisten nützt es { $place }.

reason-start-bid = { $bid } um die Startpartei: eines von mehreren guten Geboten, damit es niemand vorhersieht.
reason-start-raise = Startpartei zu sein ist bis zu { $limit } wert.
reason-start-pass = Mehr als { $limit } ist es nicht wert, Startpartei zu sein.

reason-program-draw = Die Auslage und eine verdeckte Karte versprechen am meisten, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-program-refresh = Die Auslage taugt wenig; neue Karten versprechen etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-program-skip = Im Moment wird keine andere Programmkarte gebraucht.
reason-program-take = { $card } ergibt das beste Programm.
reason-program-swap = { $new } statt { $old } passt besser zu den Ländern, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-program-stays = Kein Tausch macht das Programm besser.

reason-media = Ein Medienmarker { $place } ist etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
reason-media-none = Kein Medienmarker ist im Moment seinen Preis wert.
reason-exchange = { $new } statt { $old } { $place } hilft uns und nicht den anderen, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-exchange-none = Die Volksmeinungen { $place } sind gut, wie sie sind.

reason-rallies-buy = { $rallies ->
        [one] Eine Wahlveranstaltung { $place } für { $price } ist etwa { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            } wert.
       *[other] { $rallies } Wahlveranstaltungen { $place } für { $price } sind etwa { $points ->
               [one] 1 Punkt
              *[other] { $points } Punkte
           } wert.
    }
reason-rallies-none = Das Geld bringt anderswo mehr als { $place }.
reason-convert-now = Die Lage { $place } ist gut genug, um schon jetzt { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } zu holen.
reason-convert-wait = Wahlveranstaltungen { $place } bringen später mehr.

reason-cabinet-send = { $politician } kann { $place } etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bringen.
reason-cabinet-none = Kein Kabinettsmitglied ist { $place } jetzt seinen Preis wert.
reason-politician-pay = { $politician } ist { $price } wert: etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } { $place }.
reason-politician-decline = { $politician } ist { $place } keine { $price } wert.
reason-act = Diese Aktion ({ $politician }) bringt { $place } etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-act-nothing = { $politician } kann { $place } nichts Nützliches tun.

reason-poll-bid = Die Umfrage { $place } ist bis zu { $limit } wert; { $bid } könnte genügen.
reason-poll-pass = Die Umfrage { $place } ist nicht mehr als { $limit } wert.
reason-poll-publish = Die Umfrage { $place } zu veröffentlichen bringt etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-poll-suppress = Die Umfrage { $place } ist unveröffentlicht mehr wert, etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

reason-donation-accept = { $amount } ist jetzt mehr wert als Parteibasis.
reason-donation-reject = Parteibasis ist mehr wert als { $amount }.
reason-coalition-accept = Die Koalition mit { $partner } { $place } ist gut für uns.
reason-coalition-refuse = Die Koalition mit { $partner } { $place } würde { $partner } mehr nützen als uns.
reason-presence-move = Der Marker { $origin } zählt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-presence-keep = Der Marker { $place } kann anderswo noch gebraucht werden.

## Der Experte. Was der gelernte Wert vom Ende des Spiels erwartet.

reason-expected = So erwarte ich { $margin } Punkte Vorsprung vor dem Schnitt der anderen und { $win_chance } Siegchance, mit der nächstbesten Wahl { $next_margin } und { $next_win_chance }.
