var e=`# Consulter, dans les mots de 2006.

web-coalitions-about-2006 = Les voix comme si tous convertissaient maintenant. Les partenaires doivent avoir une tuile de coalition dans le Land qui vote\xA0: il faut au moins { $offer } cartes communes pour proposer, { $force } pour imposer. Le parti ou la coalition qui a le plus de voix gagne.
web-coalitions-common-2006 = Cartes communes
web-together-common-2006 = { $count ->
        [one] { $count } carte commune
       *[other] { $count } cartes communes
    }
web-together-closed-2006 = pas de coalition possible
web-together-open-2006 = possible par une proposition
web-together-sure-2006 = peut être imposée
web-together-made-2006 = partenaires
web-together-enough-2006 = gagneraient
web-together-short-2006 = ne gagneraient pas
web-money-left-2006 = Après avoir payé les cartes de cabinet posées face cachée
web-legend-votes-2006 = Voix maintenant, et si tous les meetings étaient convertis maintenant
web-legend-agrees-2006 = Ta plateforme concorde
web-legend-differs-2006 = Ta plateforme s’oppose
`;export{e as default};