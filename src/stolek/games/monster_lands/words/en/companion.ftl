### Sam beside a box: what he does on a table that the program does not see.

companion-nothing = Sam can place nothing any more this round.
companion-lodge = Hunting lodge: a bargaining die showing { $die } on the leftmost free space. He takes both traps of row { $place }, to the used ones. Fill up the display.
companion-laboratory = Laboratory: a magic die on the topmost free space.
companion-tavern = Tavern: a bargaining die showing { $die } on the leftmost free space. He takes the { $place ->
        [1] top
        [2] middle
       *[other] bottom
    } mercenary for hire, to the discard pile. Fill up the display.
companion-armoury = Armoury: a bargaining die showing { $die } on the leftmost free space.
companion-market = Market: a bargaining die showing { $die } on the leftmost free space. He takes the { $place ->
        [1] left
        [2] middle
       *[other] right
    } equipment card, to the discard pile. Fill up the display.
companion-mine = Mine: strength dice on the free place with the highest income, one or two as it shows.
companion-path = Land A, path { $number }: one of his tokens blocks it. Tokens left: { $left }.
companion-tricks = Lay the top { $number } tokens of his pile face down on that path.
companion-quest = Quest { $number }: one of his tokens blocks its leftmost free path. Tokens left: { $left }.
companion-land = In the adventure phase, on each of his land paths in order: he removes the monster if it is still there; else the land, if it is still there; else nothing.
companion-quests = On the left path of a dice quest he wins it: remove the tile, and whoever of yours is on the right path gets nothing. On a resource quest, or on the right path, his token does nothing.
companion-round = All his dice and tokens return. The next round begins, with your turn.
