### What is settled before a game.

game-title = Monster Lands
game-about = Clans of mercenaries serve a city under siege. You place dice in its buildings and send your people out to do quests, fight monsters and conquer lands. Six rounds; alone in ten scenarios, or with two to four. About two hours.

field-scenario = Scenario
    .note = What you have to reach alone, with Sam as your only rival.
field-campaign = Campaign
    .note = All ten scenarios one after the other, from the first on; how well you do says how hard the next one is.
field-difficulty = Difficulty
    .note = How strong the monsters are.
field-modules = Modules
    .note = Parts of the game that you may add.
field-clans = Clan
    .note = The affiliation of the chieftain and the base mercenary.
field-first = First player
    .note = Who begins the first round.
field-rulings = Other readings of the rules
    .note = Where the rules leave a doubt, Stolek takes one reading. Here you can choose the other.
pick-choice = To be chosen at the table
pick-chance = By chance
