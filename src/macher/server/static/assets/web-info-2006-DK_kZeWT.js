var e=`# Looking things up, in the words of 2006.

web-coalitions-about-2006 = Votes as if everybody converted now. Partners need a coalition tile in the current state: an offer takes at least { $offer } equal policy cards, force takes { $force }. The party or coalition with most votes wins.
web-coalitions-common-2006 = Equal cards
web-together-common-2006 = { $count ->
        [one] one equal policy card
       *[other] { $count } equal policy cards
    }
web-together-closed-2006 = no coalition possible
web-together-open-2006 = possible by an offer
web-together-sure-2006 = can be forced
web-together-made-2006 = partners
web-together-enough-2006 = would win
web-together-short-2006 = would not win
web-money-left-2006 = After paying for cabinet cards that lie face down
web-legend-votes-2006 = Votes now, and if all meetings were converted now
web-legend-agrees-2006 = Your platform agrees
web-legend-differs-2006 = Your platform disagrees
`;export{e as default};