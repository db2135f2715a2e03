### Playing at the terminal.

cli-play = Play at this terminal, against a computer player or with somebody beside you.
cli-resume = List the games in progress, or go on with one.

play-option-decks = the decks, by name or as files; without it different ones by chance
play-option-seats = who sits where, and so how many play: you, { $bots }; without it you against search
play-option-option = what else is settled before the game, such as rounds=3; several values with commas between; may be given several times
play-option-campaign = a campaign of games that follow each other: go on with it, or begin one; with options always begin one
play-option-seed = deal these cards and roll these dice
play-option-real-dice = roll real dice and draw real cards, and tell what they show
play-option-save = also write the game to this file after every answer
play-option-resume-file = go on with the game in this file

play-resume-number = which game of the list to go on with
play-resume-none = No game is in progress. To begin one: stolek play GAME
play-resume-games = { $number ->
        [one] One game is in progress:
       *[other] { $number } games are in progress, the latest first:
    }
play-resume-game = { $game } · { $seats } · { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } · { $when }
play-resume-how = To go on with one: stolek resume N

## The course of a game

play-welcome = Answer with a number, or name what you point at (“c3 c5”). “help” lists the commands. The game is kept after every answer.
play-kept = The game is kept. To go on: stolek resume
play-not-kept = The end of this game could not be kept; see above.
play-cannot-keep = The game cannot be kept on this computer ({ $why }). It goes on all the same; keep it with “save FILE”.
play-in-other-window = This game is being played in another window. Nothing was changed. Go on there, or end it there first.
play-thinking = { $who } is thinking …
play-won = { $who }: victory!
play-you-won = You have won. Congratulations!
play-you-lost = You have lost. Next time!
play-drawn = The game ends in a draw.
play-shared = { $who }: a shared victory!
play-nobody-won = Nobody has won.
play-part = The game is over: you have reached { $share } % of the goal.
play-go-on = Enter: the next game. Anything else: another day (“stolek resume”).
play-pass-away = Player { $number } is next. Hand over the screen, then press Enter.
play-pass-ready = Player { $number }: press Enter when nobody else is looking.

## What is typed at the prompt

play-no-such-number = There is no answer { $number }; the last one is { $last }. Nothing was changed. An empty line shows the answers again.
play-several = That fits several answers: { $numbers }. Nothing was changed; type one of these numbers.
play-unknown = I do not understand “{ $text }”. Nothing was changed. Type a number, the names of what you mean (“c3 c5”), or “help”.
play-unknown-near = I do not understand “{ $text }”. Nothing was changed. Did you mean “{ $near }”? “help” lists all commands.
play-not-now = That has no answer while dice or cards are being waited for.

play-help = A number gives that answer; so do the names of what you point at, such as “c3 c5”. An empty line shows the answers again. Commands:
play-names-help = help
play-help-help = this list
    .usage = help
play-names-why = why
play-help-why = why something is not offered: “why c3 c5”, “why” and a card
    .usage = why …
play-names-hint = hint
play-help-hint = what the computer would do in your place
    .usage = hint
play-names-undo = undo
play-help-undo = take your last answer back
    .usage = undo
play-names-board = board
play-help-board = show the table and the answers again
    .usage = board
play-names-hand = hand
play-help-hand = your cards in full, and your discard pile
    .usage = hand
play-names-card = card
play-help-card = what a card says, by its name or its space
    .usage = card NAME
play-names-rules = rules
play-help-rules = read a rule by its id, or the rules in which words stand
    .usage = rules ID|TEXT
play-names-log = log
play-help-log = the last things that happened
    .usage = log [N]
play-names-lang = lang, language
play-help-lang = speak another language: en, cs, pl
    .usage = lang cs
play-names-save = save
play-help-save = write the game to a file
    .usage = save FILE
play-names-load = load
play-help-load = go on with the game in a file
    .usage = load FILE
play-names-quit = quit, exit
play-help-quit = end here; the game is kept
    .usage = quit

## Why, hint, undo

play-why-what = Why what? Name pieces and spaces in the order of the action, such as “why c3 c5”, or the number of an answer.
play-why-offered = That is possible: { $number }) { $text }
play-why-refused = Not possible: { $text } — { $reason }
play-why-elsewhere = “{ $text }” is no answer to the question now: { $question }
play-why-unclear = “{ $text }” names no action I know. Name pieces and spaces in the order of the action, such as “why c3 c5”.
play-why-nothing-there = Nothing lies on { $place }, so nothing can be done from there.
play-hint = The computer would choose { $number }) { $text }
play-undone = The last answer is taken back.

## Cards, rules, log, language

play-card-which = Which card? Give its name or its space.
play-card-unknown = There is no card called “{ $text }”, and none on a space of that name.
play-card-several = Several cards fit: { $names }
play-log-empty = Nothing has happened yet.
play-rules-which = Which rule? Give its id, or words that stand in it.
play-rules-nothing = No rule speaks of “{ $text }”.
play-rules-more = More rules speak of it: { $ids }
play-lang = English from now on.
play-lang-which = Which language? There are { $known }.

## Files

play-save-where = Save where? Give the name of a file.
play-save-other-file = { $where } holds something that is no saved game. It was left alone; choose another name.
play-save-failed = { $where } could not be written ({ $why }). The game goes on and is kept as before; choose another place.
play-saved = Saved to { $where }.
play-load-which = Load what? Give the name of a file.
play-loaded = Loaded { $where }. The game before is kept: stolek resume

## Real dice and cards

play-luck-dice = { $number ->
        [one] Roll one die and type what it shows:
       *[other] Roll { $number } dice and type what they show, with spaces between:
    }
play-luck-lot = Draw lots and type who it is:
play-luck-card = { $who }: draw a card and type its name. For several draws, put commas between.
play-luck-card-open = Draw it, and type its name. For several draws, put commas between.
play-luck-no-face = “{ $face }” is on no face of the die. Nothing was changed; the faces are: { $faces }.
play-luck-count = { $told ->
        [one] That is { $told } die
       *[other] That is { $told } dice
    }, but { $number } must be told. Nothing was changed.
play-luck-several = Several cards fit: { $names }. Nothing was changed; type more of the name.
play-luck-no-card = “{ $text }” cannot be drawn here. Nothing was changed; these can: { $names }.
play-luck-no-card-left = “{ $text }” cannot be drawn here. Nothing was changed; look at the card again.
