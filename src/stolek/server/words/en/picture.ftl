ending-won = { $who } wins.
ending-shared = The game is shared: nobody is ahead.
