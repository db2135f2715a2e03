### What a coach says at the table of a first game.

guide-aim = Welcome. You play the Phoenix Elves, the near half of the board; the Cave Goblins stand on the far half. Whoever destroys the other’s summoner wins: protect Queen Maldaria, and go for Sneeks.
guide-hand = This is your hand, and beside the board is your magic: it pays for cards. A card’s price stands in its upper left corner, strength and life in the lower ones. Hold a card, or point at it, to read all of it.
guide-summon = A turn has six phases; now you summon. Click a unit in your hand, then one of the lit spaces: units come into play next to a gate. With 2 magic you can afford the Ember Archer, the Royal Guardian or the Ember Beast.
guide-end-summon = Spent your magic? Then end the Summon phase.
guide-move = Now move up to three units, each up to 2 spaces, straight or round a corner. Click a unit, then a lit space. Shooters reach 3 spaces in a straight line; melee units must stand next to their target.
guide-end-move = When your units stand well, end the Move phase.
guide-build = You hold a gate, and it is free. Build it in one of your back three rows or next to your summoner: from there your next units can come. Then end the Build phase.
guide-attack = Attack! Click one of your units, then a lit enemy. Up to three units may attack. A turn in which you attack no enemy card costs your summoner 1 damage, so strike something.
guide-dice = You rolled as many dice as the unit has strength. Melee units count swords, shooters count bows; a special symbol helps only where a card says so. Each hit is 1 damage, and what has no life left is destroyed. For a destroyed enemy you gain 1 magic.
guide-end-attack = Attack with others that have a target, or end the Attack phase.
guide-magic = Magic is scarce. In this phase you may discard any cards from your hand for 1 magic each. The Fire Drake costs 8: it may be worth more as magic now. Discard a card, or end the phase.
guide-draw = Last, draw until you hold 5 cards. When your draw pile is empty you get no new one, so use what you draw. Your turn is over then.
guide-other = Now the goblins move. Watch, or go on with your next turn right away: the log tells everything, and a click on a line shows it again.
guide-alone = You know the course of a turn. Is something dimmed? “Why not?” tells you the rule. A hint shows what the computer would do, and what can be taken back is marked. Have fun!
