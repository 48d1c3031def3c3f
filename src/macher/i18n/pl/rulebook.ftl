# Zasady jako tekst: nagłówki ich list.

rulebook-contents = Zasady wydania z { $edition } roku

rulebook-kind-r = Zasady
rulebook-kind-c = Sprzeczności między instrukcjami
rulebook-kind-g = Luki w instrukcjach
rulebook-kind-o = Opcje zasad
rulebook-kind-d = Decyzje gracza
rulebook-kind-t = Rozliczone przykłady
rulebook-kind-tv = Rozliczone przykłady
rulebook-kind-e = Zdarzenia losowe
rulebook-kind-i = Niezmienniki
