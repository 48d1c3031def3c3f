# What the coach says to each step of the script: what to do, and why.

service-lesson-draft-one = Take − Traffic: the first two states that vote both want it.
service-lesson-draft-two = Take + National security: the first state wants it, and no other is against it.
service-lesson-draft-three = Take + Education: with it you share three of the four opinions of the first state.
service-lesson-draft-four = Take − Environment: a topic that you lack, and the second state wants it.
service-lesson-program = These five share all four opinions of the first state: a match of 4, and +1 in the second.
service-lesson-hand = Keep − National security: once the first state has voted, you may turn your coat with it.
service-lesson-start = Rallies and media where votes are cast first. The trend goes where your match is 4: it counts four times there.
service-lesson-bid = Bid nothing. Your program wins the first state already; the money is worth more in rallies.
service-lesson-source = Draw unseen: it costs nothing, and you may still take a card from the display.
service-lesson-take = Take one for later, but exchange nothing: a match of 4 is as good as it gets.
service-lesson-media-one = Nobody has a marker in Bavaria yet: with one you are ahead of all there.
service-lesson-media-two = A second marker in Baden-Württemberg: then you have the most there and may exchange an opinion.
service-lesson-rallies = Five here: at a match of 4 each rally gives 4 votes. Elsewhere a few cheap ones will do for now.
service-lesson-send = Send the Backbencher: cheap, and a double marker on an opinion that you share raises your match.
service-lesson-pay = Pay: 3,000 € for one more of match and of trend, and eight rallies use both.
service-lesson-act = Double − Digitization: you share it, both rivals want the opposite. Then raise your trend.
service-lesson-exchange = − Traffic helps your rivals here. With + Welfare state instead, both lose two of match and you only one.
service-lesson-poll-one = Bid 4,000 €: a space of trend is worth 5 votes here, and even a poll kept back gives 3 party base.
service-lesson-poll-two = Bid 1,000 €: a poll that you keep back still gives 3 party base, and base pays every round.
service-lesson-poll-three = Bid 1,000 € again: at least 3 party base, perhaps a better trend.
service-lesson-keep-back = Keep it back: with one rally here a trend of +1 gives little, and 3 party base pay every round.
service-lesson-poll-four = Once more 1,000 €: 3 party base bring 3,000 € in this very round.
service-lesson-donation = Reject the 30,000 €: you have plenty. 5 party base pay in the coming rounds and score at the end.
