# Why a hint is not given.

service-problem-no-hints = Przy tym stole gra się bez podpowiedzi.
service-problem-no-hint-now = Teraz nie ma podpowiedzi. Spróbuj jeszcze raz.
service-problem-not-asked = Nie czekamy teraz na twoją decyzję.
