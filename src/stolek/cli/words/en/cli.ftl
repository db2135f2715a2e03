### What the command line says.

cli-usage = usage:
cli-subjects = what
cli-choices = options
cli-subject-game = which game: { $games }
cli-choice-help = show this help
cli-choice-lang = the language to speak (now: { $lang })
cli-choice-version = show the version
cli-misused = This cannot be understood: { $why }. Nothing was done. Help: { $command } --help

cli-about = Stolek, a digital table for heavy board games. Unofficial; made by players.
cli-commands = commands:
cli-more = Help on a command: stolek COMMAND --help
cli-version = Stolek { $version } ({ $build ->
        [compiled] compiled
       *[interpreted] interpreted
    })

## stolek rules

cli-rules = Read the rules of a game.
cli-rules-id = rules or worked examples to read, by id; all rules if none is given
cli-rules-find = read the rules in which all these words stand
cli-rules-house = show the values that the sources of the game do not print, as they are set here
cli-rules-example = worked example
cli-rules-note = Note:
cli-rules-see = See also:
cli-rules-nothing = No rule speaks of “{ $text }”.
cli-rules-see-house = There are values that the sources of the game do not print; how they are set here: { $command }
cli-rules-no-house = All values of this game are printed in its sources.

## stolek ledger

cli-ledger = Show how much of the rules of a game is held by tests.
cli-ledger-json = as JSON
cli-ledger-tests = where the tests are, if not beside the program
cli-ledger-rules = Rules: { $rules }. Held by tests: { $tested }. No test possible: { $reasons }. Without a test: { $untested }.
cli-ledger-examples = Worked examples: { $examples }. Held by tests: { $tested }.
cli-ledger-reason = No test possible, { $id }:
cli-ledger-untested = Without a test:

## stolek companion

cli-companion = Be the automated player of a game from your box: roll for it and say what it takes.
cli-companion-option = what else is settled before the game, such as scenario=3; may be given several times
cli-companion-seed = roll the same dice for the same seed
cli-companion-help = An empty line: its turn. “no”: there is no room for that, roll again. “round”: the round ends. “quit”: end.
cli-companion-no = no, full
cli-companion-round = round, end of round
cli-companion-quit = quit, exit
