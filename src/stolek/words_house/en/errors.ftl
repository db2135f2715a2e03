### What went wrong: what happened, what was kept, what to do.

error-unknown-game = There is no game called “{ $name }” here. Nothing was started. Choose one of these: { $known }.
error-unknown-language = Stolek does not speak “{ $lang }”. Nothing was started. Choose one of these: { $known }.
error-unknown-option = { $value ->
        [none] “{ $option }” cannot be used like this.
       *[other] “{ $value }” is no possible value for { $option }.
    } Nothing was done. { $known ->
        [none] Give another value.
       *[other] Possible: { $known }.
    }
error-other-seats = “{ $option }” is not settled where { $seats } play. Nothing was done. Leave it out, or choose another number of seats: { $known }.

error-bad-save = The saved game { $where } cannot be read ({ $why }). The file was left as it is. Choose another saved game, or put an intact copy in its place.
error-cannot-save = The game cannot be saved to { $where } ({ $why }). What was there before was left as it is, and the game goes on. Save it somewhere else, or mend the cause and try again.
error-newer-save = The saved game { $where } was written by a newer Stolek than this one. The file was left as it is. Update Stolek, then open it again.
error-other-game = The saved game { $where } belongs to the game “{ $game }”, not to “{ $wanted }”. The file was left as it is. Open it with the game “{ $game }”.
error-bad-log = The log of the game cannot be replayed from answer { NUMBER($number, useGrouping: 0) } on ({ $why }). The log was left as it is, and everything before that answer holds. Go on from an earlier saved game.

error-illegal = { $reason } { $rule ->
        [none] { "" }
       *[other] (Rule { $rule }.){ " " }
    }Nothing has changed; choose from what is offered now.
error-bad-deck = The deck “{ $deck }” may not be played. { $reason } { $rule ->
        [none] { "" }
       *[other] (Rule { $rule }.){ " " }
    }No game was started, and the deck was left as it is. Change the deck or choose another.

error-unknown-rule = There is no rule “{ $id }”. { $near ->
        [none] Search the rules with --find.
       *[other] These are close to it: { $near }.
    }
error-missing-word = The text “{ $word }” is missing in the language “{ $lang }”. The game was left as it is. This is a fault of Stolek: please report it, and use another language until it is mended.

## Why an answer is refused, whatever the game

refusal-other = This answer is not legal now.
refusal-game-over = The game is over.
refusal-not-your-decision = This decision is not yours.
refusal-no-such-answer = “{ NUMBER($answer, useGrouping: 0) }” is no answer to this question.
refusal-not-offered = This is not on offer now.
refusal-nothing-to-undo = There is nothing to take back: no way leads back beyond a roll of dice, a draw, newly revealed information or an answer of another player.

## What is wrong with a deck, whatever the game

deck-other = It breaks a rule of deck building.
deck-unknown-deck = There is no deck of that name. There are: { $known }.
deck-no-deck = This is no list of cards.
deck-unreadable = It cannot be read ({ $why }).
deck-unknown-card = There is no card “{ $card }”.
deck-bad-number = “{ $number }” is no number of copies of “{ $card }”.
