# Dlaczego bot coś zrobił. Klucze są w kodzie botów; po jednym zdaniu.

reason-at-random = { $choices ->
        [one] To była jedyna możliwość.
        [few] Wylosowane z { $choices } możliwości.
       *[other] Wylosowane z { $choices } możliwości.
    }
