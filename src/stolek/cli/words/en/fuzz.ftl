### stolek fuzz

cli-fuzz = Play random games and check after every decision that nothing is broken.
cli-fuzz-games = how many games
cli-fuzz-seed = the seed of the first game; each further one has the next number
cli-fuzz-jobs = in how many processes
cli-fuzz-json = as JSON, with all that is needed to see a failure again
cli-fuzz-method = Checked: what can never be true of a table, copies, saves, undo, replayed logs, questions without an answer, and that no seat can tell what it must not know. The status is 1 if anything failed.
cli-fuzz-played = Games: { NUMBER($games, useGrouping: 0) }. Decisions: { NUMBER($decisions, useGrouping: 0) }. Failures: { NUMBER($failures, useGrouping: 0) }.
cli-fuzz-failure = Seed { NUMBER($seed, useGrouping: 0) }, after { NUMBER($decision, useGrouping: 0) } decisions: { $why }
