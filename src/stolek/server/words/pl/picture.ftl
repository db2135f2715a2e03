ending-won = Wygrywa { $who }.
ending-shared = Remis: nikt nie jest lepszy.
