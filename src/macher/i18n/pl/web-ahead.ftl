# Z góry: polecenia na przyszłe pytania, wymyślone światy, to, czego nie widać i nie słychać.

web-ahead = Ustal z góry
web-ahead-about = Stół odpowie za ciebie, gdy padnie pytanie. Nikt inny się o tym nie dowie, a polecenie przepada, gdy zmieni się to, na czym się opiera.
web-ahead-none = Teraz niczego nie da się ustalić z góry.
web-ahead-orders = Moje polecenia
web-ahead-drop = Usuń
web-ahead-drop-one = Usuń: { $order }
web-ahead-forget = Zapomnij
web-ahead-forget-one = Zapomnij: { $order }
web-ahead-done = Wykonane.
web-ahead-void = Przepadło.
web-ahead-question = Gdy padnie pytanie
web-ahead-what = Co zrobić
web-ahead-bid = Licytuj
web-ahead-pass = Spasuj
web-ahead-most = Najwyższa oferta, w tysiącach
web-ahead-sum = Tajna oferta, w tysiącach
web-ahead-how = Jak
web-ahead-least = najmniej, ile trzeba
web-ahead-whole = od razu cała kwota
web-ahead-alone = Tylko dopóki pozostali pasują
web-ahead-give-bid = Ustal ofertę
web-ahead-give-pass = Spasuj, gdy padnie pytanie

## Co by było, gdyby

web-whatif = Co by było, gdyby
web-whatif-banner = Wymyślone karty i oferty: nic tu nie jest prawdziwe.
web-whatif-about = Wypróbuj ruchy w świecie, który zgadza się ze wszystkim, co wiesz. To, co ukryte, wylosowano; stół tego nie zauważy.
web-whatif-leave = Wróć do stołu
web-whatif-turns = Wypróbowane ruchy
web-whatif-by-bot = bot
web-whatif-drawn = Wymyślone:
web-whatif-card = Wymyślone: wylosowane
web-whatif-drawn-money = pieniądze: { $party }
web-whatif-drawn-hand = karty na ręce: { $party }
web-whatif-drawn-opinions = { $count ->
        [one] { $count } odkryta opinia
        [few] { $count } odkryte opinie
       *[other] { $count } odkrytych opinii
    }
web-whatif-drawn-politicians = { $count ->
        [one] zakryte karty w jednym landzie
       *[other] zakryte karty w { $count } landach
    }
web-whatif-as = Odpowiadasz za: { $party }, z wymyślonymi kartami.
web-whatif-choose = Możliwe kroki
web-whatif-try = Wypróbuj
web-whatif-answer-for = Odpowiedz za: { $party }
web-whatif-bot = Niech odpowie bot
web-whatif-bots = Boty aż do mojego ruchu
web-whatif-undo = Krok wstecz
web-whatif-restart = Od początku
web-whatif-another = Inny świat
web-whatif-full = Więcej ruchów nie da się tu wypróbować.

## Czego nie widać i nie słychać

web-pieces-hide = Ukryj elementy
web-pieces-show = Pokaż elementy
web-keys-pieces = ukryj lub pokaż elementy na planszach
web-keys-mute = dźwięk włączony lub wyłączony
web-mute-person = Wycisz: { $name }
web-unmute-person = Słuchaj znowu: { $name }
web-setting-spoilerFree = Otwieraj zakończone gry od początku, bez wyniku
