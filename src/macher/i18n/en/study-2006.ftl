# `macher study`: words of the 2006 edition.

study-politician-2006 = First cabinet card
study-gift-2006 = First contribution
study-gift-order-2006 = Order of the contributions
study-gifts-taken-2006 = Contributions accepted
study-thing-media-2006 = media control in the election state
study-col-scored-2006 = seats for votes, mean of all parties
