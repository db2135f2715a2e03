### What a coach says at the table of a first game.

guide-aim = Welcome. You lead the blue clan, the computer the red one. Fame, renown and trophies are worth points; who has most after six rounds wins, and whoever reaches 30 fame ends the game early. Here you see your coins, your fame and your renown.
guide-dice = These are your dice for this round: red ones for strength, a purple one for magic, and a yellow one for bargaining, which has been rolled. Your people bring them, so every new mercenary means more dice. Hold a card, or point at it, to read all of it.
guide-visit = You take turns; in each you do one thing: put a die into a building, or send a mercenary out. Begin in the tavern. Click the yellow die, then the tavern: the 6 takes 6 coins off the price.
guide-hire = Hire Ninra: her renown of 4 is just your fame surplus, which is your fame less your renown, and with the discount she costs 2 coins. She brings two strength dice at once.
guide-other = Then it is the other clan’s turn. You go on in turns as long as somebody has dice.
guide-send = Now send Ninra against the monster: click her card, then path 3 of the land. Every path asks for certain dice, allows some more, and gives something; path 3 asks for 1 strength die.
guide-load = More dice make a better attack: add strength dice and the magic die. Take the trap along as well: without a trap a monster can only be killed, not captured. Then say that this is all.
guide-spend = Use your other dice as you like: in the mine for coins, in the laboratory for potions. Onduru brews a potion once a round without any die. When you have no die left, pass.
guide-battle = Adventure! First quests, then the battle for the land. The monster attacks everybody on its paths with black dice: each 3 or more is a wound, and a second wound is death. Defence, potions and discarded magic dice help. Then you roll: a total from the cage number on captures it if you have a trap, the skull number kills it. If it is gone, you may try to conquer the land with the same dice.
guide-cleanup = Then comes cleanup: wages for your mercenaries, new cards, new quests. A monster that nobody has beaten goes to the Citadel entrance; while one is there, panic closes a building each round.
guide-alone = You know the course of a round. Is something dimmed? “Why not?” tells you the rule. A hint shows what the computer would do, and what can be taken back is marked. Have fun!
