# How each phase works, in our own words. The numbers come from the data of the game.

help-setup = Four states lie on the table; the one with the fewest points votes first. Draft your program: pick one of seven cards, pass the rest to the left, four times, and get the last three from your right. Five cards of different topics become your public program, and one of the two others stays in your hand. Then all choose a start block in secret and name a state for each of its symbols: { $rallies } rallies, one space of trend, a media marker or { $votes } votes. Everybody begins with { $money }, a party base of { $base }, { $markers } media markers and { $politicians } politicians.

help-1 = All players bid in secret, 0 or more. The highest bid is paid and makes its owner start player of this round; the others pay nothing. If the highest bids are equal, those players may raise once more in the open, one after the other. If they all pass, the last of them starts and pays the bid. The start player acts first in most phases and wins most ties.

help-2 = In turn order you may get program cards: draw one unseen and then take one from the display, or lay out a new display and take one from it. Then you may exchange up to two cards of your program with hand cards; its five topics must stay different. One card stays in your hand, the rest is discarded. The better your program fits the opinions of a state, the more votes your rallies bring there.

help-3 = One after the other, buy a media marker for { $price } and put it into any state, or pass. You may buy again after a pass; the phase ends when all have passed in a row. A state holds { $spots } markers of all parties together. If you have more markers in a state than each other player, you influence its media: you may exchange an opinion there, polls cannot lower you, and you get media presence after the election.

help-4 = In turn order you buy rallies, in as many states as you like. The price depends on how many you place in one state at once: up to three are cheap, more cost more and more. You can have { $room } rallies in a state and { $cubes } in all. Rallies turn into votes in phase 9a and then return to your supply.

help-5 = In turn order you may lay politicians face down beside states, one in each at most. This costs nothing yet: you pay when they are turned up. They act in the order in which they were laid down. You have { $politicians } for the whole game, and each can be used once.

help-6 = State by state, beginning with the one that votes, all politicians there are turned up. Their owners pay in order or do without; an unpaid politician leaves the game. Then each may use the main action and one secondary action. An action with a ! can be used by one player only in a state. After that the politician leaves the game.

help-7 = State by state, beginning with the one that votes, the player with the most media markers there may exchange one opinion. It must lie face up and not be under a double marker. The new one comes from the opinion display, and its topic must not lie in the state already. Gaps in the display stay open. If the most markers are shared, nobody exchanges anything.

help-8 = One poll is auctioned for each state, beginning with the one that votes; you see only the party on its back. The player with the most votes there is the auctioneer and bids last; all others bid once, clockwise, or pass. Who gets the poll looks at it. Publishing needs a raise for your own party: your trend goes up, and parties with a negative value go down, except the one that influences the media there. A poll that is kept back gives { $suppressed } party base.

help-9a = Rallies become votes, in the last state of the calendar first. Votes are (rallies + trend) × match: the match counts +1 for each open opinion that your program shares, −1 for each that it contradicts, and double under a double marker. Each factor counts at least 1. Outside the election state you may convert { $least } or more rallies, or none. In the election state all rallies are converted.

help-9b = Every party scores points for its votes, as the state card says. One party alone with { $majority } votes gets { $alone } points more; if several have that many, each gets { $several }. If none has, the strongest party forms a coalition with the party whose program agrees best and with which it reaches { $majority } together: { $partners } points for each. Without a partner it gets { $strongest }. Winners with a media marker in the state move one to the presence board; the party that influences the media always does.

help-9c = In turn order you receive { $rate } for each point that your votes scored this round and { $rate } for each point of party base. Points for winning the election bring no money. Then, in the first three rounds, you take one of your donation cards: accept the money and lose some party base, or reject it and gain some. The last round pays nothing.

help-9d = The state that has voted leaves the game with all that lies on it. In the long game a new state takes its place after each of the first three rounds. In every other state one more opinion is turned up; a topic that lies there already is replaced. The program display is laid out anew, and the ballot box moves on.

help-end = After { $elections } elections the game ends. Points for votes and for election wins are counted as they were scored. Each media marker on the presence board scores the number of its spot, and each point of party base scores one. The most money brings { $first } points, the second most { $second }. The highest total wins; a tie is a shared victory.
