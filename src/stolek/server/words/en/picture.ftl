ending-won = { $who } wins.
ending-shared = The game is shared: nobody is ahead.
ending-some = { $who } share the victory.
ending-nobody = Nobody wins.
ending-part = { $who } reaches { $share } % of the goal.
