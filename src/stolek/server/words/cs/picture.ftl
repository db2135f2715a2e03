ending-won = Vyhrává { $who }.
ending-shared = Remíza: nikdo není napřed.
