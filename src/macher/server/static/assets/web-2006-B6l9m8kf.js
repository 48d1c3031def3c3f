var e=`# Strona słowami wydania z 2006 roku. Komunikat zakończony na -2006 zastępuje ten bez tej końcówki.

web-program-2006 = Program
web-pair-program-2006 = Z programu
web-moment-programs-2006 = Programy są odkryte
web-moment-sheets-2006 = Arkusze startowe są odkryte
web-deck-program-2006 = Karty programu
web-text-rallies-2006 = Wiece
web-text-trend-2006 = Popularność
web-text-match-2006 = Zbieżność
web-rallies-in-2006 = { $state }: wiece
web-rallies-gives-2006 = → { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
       *[other] { $votes } głosów
    }, { $points ->
        [one] { $points } mandat
        [few] { $points } mandaty
       *[other] { $points } mandatów
    }
web-rallies-gives-about-2006 = Gdyby teraz zamieniono tam wszystkie wiece na głosy
web-state-table-2006 = Mandaty za głosy
web-state-points-2006 = { $points ->
        [one] { $points } mandat
        [few] { $points } mandaty
       *[other] { $points } mandatów
    }
web-state-projection-2006 = Gdyby teraz zamieniono wszystkie wiece na głosy
web-board-at-most-2006 = mandatów przy 50 głosach
web-board-influence-2006 = { $party } kontroluje tu media.
web-board-cabinet-2006 = Karty gabinetu w kolejności położenia
web-board-party-2006 = { $party }: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
       *[other] { $votes } głosów
    }, { $projection } po zamianie; wiece { $rallies }, popularność { $trend }, zbieżność { $match }.
web-stock-rallies-2006 = Wiece w puli
web-stock-cabinet-2006 = Pozostałe karty gabinetu
web-stock-gifts-2006 = Pozostałe karty składek
web-cabinet-none-2006 = Nie kładź karty
web-lens-name-gift-2006 = Składka { $amount }
web-lens-seat-gifts-2006 = Pozostałe karty składek: { $gifts }.
`;export{e as default};