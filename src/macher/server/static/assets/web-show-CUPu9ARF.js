var e=`# Le spectacle : ce que les autres ont fait, tour après tour.

web-show = Ce qui s’est passé
web-show-count = { $number } sur { $total }
web-show-skip = Passer
web-show-skip-all = Tout passer
web-show-key = Espace
web-show-key-all = Échap
web-keys-show-one = passer ce qui est montré
web-keys-show-all = passer tout le reste
`;export{e as default};