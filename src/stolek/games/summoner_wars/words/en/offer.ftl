### What is settled before a game, and what decks are built of.

game-title = Summoner Wars
game-about = A duel of two summoners on a small battlefield. Cards from your hand become units; you move them, attack with dice and try to bring the other summoner down. About 45 minutes.

field-decks = Deck
    .note = A ready-made deck, or one that you have built.
field-rulings = Other readings of the rules
    .note = Where the rules leave a doubt, Stolek takes one reading. Here you can choose the other.

about-breakers = Bend minds and push enemies about. For those who like to turn the other’s army against itself.
about-cave-goblins = Many, free and quick. They win by numbers before anyone counts them.
about-fallen-kingdom = The dead come back, and your own fall for a purpose.
about-phoenix-elves = Fire from afar, guards in front. Straightforward: a good first deck.
about-polar-dwarves = Walls, gates and frost. Slow and hard to move, until the structures start moving.
about-savanna-elves = Boosts grow from turn to turn and wander from unit to unit.
about-tundra-orcs = Strong blows and re-rolled dice. Ice where the enemy stands, rage where you do.
about-vanguards = Knights who protect each other, heal and draw more cards.

group-champion = Champions
group-common = Commons
group-epic = Epic events
group-standard = Standard events
group-gate = Gates
