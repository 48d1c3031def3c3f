# Dlaczego czegoś nie wolno w wydaniu z 2006 roku. Program dodaje w nawiasie numer zasady.

refused-action-not-printed-2006 = Ta karta gabinetu nie ma takiej akcji.
refused-bid-too-low-2006 = Nie możesz zaoferować { $bid }: trzeba więcej niż { $high }.
refused-convert-limits-2006 = Możesz tu zamienić od { $least } do { $most } wieców albo żadnego.
refused-donation-used-2006 = Ta karta składki jest już zużyta.
refused-national-space = Ta opinia nie może trafić na to pole krajowe.
refused-not-in-display-2006 = Tej opinii nie ma w puli wymiany.
refused-not-in-program-2006 = W twoim programie nie ma karty o tym temacie.
refused-opinion-doubled-2006 = Na tej opinii leży żeton kluczowy, nie można jej wymienić.
refused-partner-not-free = Ta partia nie ma tu żetonu koalicji albo ma już partnera.
refused-platforms-differ = Potrzebne wspólne karty programu: { $needed }; wasze: { $shared }.
refused-politician-used-2006 = Nie masz już tej karty gabinetu.
refused-rally-spots-2006 = Pola na twoje wiece: { $most }, zajęte: { $there }.
refused-rally-supply-2006 = { $left ->
        [0] Nie masz już wieców w puli.
    [one] Masz w puli już tylko { $left } wiec.
        [few] Masz w puli już tylko { $left } wiece.
        [many] Masz w puli już tylko { $left } wieców.
       *[other] Masz w puli już tylko { $left } wiecu.
    }
refused-rally-turn = Najwięcej wieców w landzie w jednym ruchu: { $most }.
refused-result-not-usable = Tego wyniku sondażu nie da się tu użyć.
refused-too-dear-2006 = To kosztuje { $price }, a możesz jeszcze wydać { $money }.
refused-topic-twice-2006 = Ten sam temat leżałby tam dwa razy.
