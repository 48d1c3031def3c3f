# Pourquoi quelque chose n’est pas permis dans l’édition 2006. Le programme ajoute le numéro de la règle entre parenthèses.

refused-action-not-printed-2006 = Cette carte de cabinet n’a pas cette action.
refused-bid-too-low-2006 = Tu ne peux pas miser { $bid } : il faut plus de { $high }.
refused-convert-limits-2006 = Convertis ici de { $least } à { $most } meetings, ou aucun.
refused-donation-used-2006 = Tu as déjà utilisé cette carte de contribution.
refused-national-space = Cette opinion ne peut pas aller sur cette case nationale.
refused-not-in-display-2006 = Cette opinion n’est pas dans la réserve visible.
refused-not-in-program-2006 = Ta plateforme n’a aucune carte de ce thème.
refused-opinion-doubled-2006 = Cette opinion est sous une tuile clef et ne peut pas être échangée.
refused-partner-not-free = Ce parti n’a pas de tuile de coalition ici, ou a déjà un partenaire.
refused-platforms-differ = Il faut { $needed } cartes communes aux deux plateformes ; il y en a { $shared }.
refused-politician-used-2006 = Tu n’as plus cette carte de cabinet.
refused-rally-spots-2006 = Il n’y a de place ici que pour { $most } de tes meetings, et tu en as déjà { $there }.
refused-rally-supply-2006 = { $left ->
        [0] Tu n’as plus de meeting en réserve.
        [one] Tu n’as plus qu’un meeting en réserve.
       *[other] Tu n’as plus que { $left } meetings en réserve.
    }
refused-rally-turn = Pas plus de { $most } meetings à la fois dans un Land.
refused-result-not-usable = Ce résultat du sondage ne peut pas être utilisé ici.
refused-too-dear-2006 = Cela coûte { $price }, et tu peux encore dépenser { $money }.
refused-topic-twice-2006 = Le même thème s’y trouverait deux fois.
