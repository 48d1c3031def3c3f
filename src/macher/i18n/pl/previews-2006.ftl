# To samo słowami wydania z 2006 roku.

preview-money-when-paid = Gabinet dotąd: { $price }; potem zostaje { $now }
preview-base-between = Członkowie, zależnie od kości: od { $least } do { $most }
preview-if-agreed = Jeśli zapytana partia się zgodzi:
preview-rallies-2006 = Wiece { $place }: { $was } → { $now }
preview-trend-2006 = Popularność { $place }: { $was } → { $now }
preview-match-2006 = Zbieżność { $place }: { $was } → { $now }
preview-convert-2006 = Zamiana { $place }: { $formula }; głosy potem: { $votes }, warte { $points ->
        [one] { $points } mandat
        [few] { $points } mandaty
        [many] { $points } mandatów
       *[other] { $points } mandatu
    }
preview-influencer-2006 = { $count ->
        [0] Potem nikt nie kontroluje mediów { $place }
       *[other] Potem media { $place } kontroluje { $seats }
    }
