### stolek bench

cli-bench = Measure how fast and how small a game is, beside python-chess in the same run.
cli-bench-seconds = how long to play at random
cli-bench-seed = another seed, other games
cli-bench-with = measure the build that this Python imports as well (by default the compiled one, if there is one)
cli-bench-only = measure this build alone
cli-bench-json = as JSON
cli-bench-mode = { $mode ->
        [compiled] Compiled
       *[other] Interpreted
    }
cli-bench-decisions-per-s = decisions a second, all legal options listed
cli-bench-games-per-s = random games a second
cli-bench-copy-us = one copy at rest, in microseconds
cli-bench-copy-mid-us = one copy in mid-effect, in microseconds
cli-bench-state-bytes = bytes of a kept state
cli-bench-save-bytes = bytes of a save without its log
cli-bench-log-bytes = bytes of the log of a whole game
cli-bench-yardstick-per-s = python-chess: moves a second, played at random
cli-bench-ratio = decisions for one move of python-chess
