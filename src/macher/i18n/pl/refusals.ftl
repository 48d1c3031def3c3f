# Dlaczego czegoś nie wolno. Program dodaje w nawiasie numer zasady.

refused-action-impossible = Tej akcji nie da się tu teraz wykonać.
refused-action-locked = Ta akcja jest tu już wykorzystana: może ją wykonać tylko jedna partia.
refused-action-not-printed = Ten polityk nie ma takiej akcji.
refused-already-chosen = Twój wybór jest już dokonany. Najpierw go cofnij.
refused-bid-above-money = Nie możesz zaoferować { $bid }: masz { $money }.
refused-bid-too-low = Nie możesz zaoferować { $bid }: najwyższa oferta to { $high }.
refused-convert-limits = Możesz tu zamienić od { $least } do { $most } wieców albo żadnego.
refused-donation-used = Ta karta składki jest już zużyta.
refused-game-over = Gra już się skończyła.
refused-land-out-of-play = W tym miejscu nie ma już landu.
refused-media-spots-full = Wszystkie pola mediów tego landu są zajęte (jest ich { $spots }).
refused-no-such-seat = Nie ma takiego miejsca: przy stole jest ich { $seats }.
refused-not-in-display = Tej opinii nie ma już na wystawce.
refused-not-offered = Tego nie możesz teraz wybrać.
refused-not-your-turn = To nie twoja kolej.
refused-opinion-doubled = Na tej opinii leży żeton podwojenia, nie można jej wymienić.
refused-opinion-face-down = Ta opinia jest zakryta, nie można jej wymienić.
refused-politician-used = Nie masz już tego polityka.
refused-poll-not-positive = Nie możesz opublikować tego sondażu: jego wartość dla twojej partii to { $value }.
refused-rally-spots = Pola na twoje wiece: { $most }, zajęte: { $there }.
refused-rally-supply = { $left ->
        [0] Nie masz już wieców w puli.
    [one] Masz w puli już tylko { $left } wiec.
        [few] Masz w puli już tylko { $left } wiece.
        [many] Masz w puli już tylko { $left } wieców.
       *[other] Masz w puli już tylko { $left } wiecu.
    }
refused-same-card = To znowu ta sama karta: nic by się nie zmieniło.
refused-too-dear = To kosztuje { $price }, a masz { $money }.
refused-topic-twice = Ten sam temat leżałby tam dwa razy.

refused-action-not-now = Tej akcji nie możesz teraz wybrać.
refused-not-in-hand = Nie masz tej karty na ręce.
refused-not-in-program = W twoim programie nie ma karty o tym temacie.
