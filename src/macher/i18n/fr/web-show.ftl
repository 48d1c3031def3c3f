# Le spectacle : ce que les autres ont fait, tour après tour.

web-show = Ce qui s’est passé
web-show-count = { $number } sur { $total }
web-show-more = { $count ->
        [one] … et 1 autre ligne dans le journal
       *[other] … et { $count } autres lignes dans le journal
    }
web-show-skip = Sauter
web-show-skip-all = Tout sauter
web-show-key = Espace
web-show-key-all = Échap
web-keys-show-one = sauter ce qui est montré
web-keys-show-all = sauter tout le reste
