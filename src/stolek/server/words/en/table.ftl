# The table page.

table-joining = The table is being laid…
table-lost = The connection is gone. Everything you did is kept; I am trying to reach the table again.
table-ended = The table was closed for this page.
table-retry = Try now
table-back = Back to the lobby
table-unsent = { $n ->
    [one] One answer is on its way.
   *[other] { $n } answers are on their way.
}

table-seats = Who sits here
table-onlookers = { $n ->
    [one] One onlooker
   *[other] { $n } onlookers
}
table-away = away
table-seat-open = open seat
table-seat-friend = invited
table-stands-in = { $bot } stands in
table-bot = computer
table-asked = is asked now
table-thinking = thinking, { $percent } %
table-you = you
table-waiting-seats = The game begins as soon as all seats are taken.
table-waiting-for = Waiting for { $who }.
table-meanwhile = Meanwhile there is something you can do.

table-your-turn = Your turn
table-turn-of = { $who } to play

table-ask = What is asked
table-all-options = All options ({ $n })
table-hide-options = Hide the list
table-step-back = Back
table-look-at = Look at { $what }
table-sending = On its way…
table-final = cannot be taken back
table-confirm = This cannot be taken back. Do it?
table-confirm-always = Do it?
table-confirm-yes = Do it
table-confirm-no = No, wait

table-undo = Undo
table-undo-ask = Ask to undo
table-undo-free = Your last answer can be taken back.
table-undo-not = It cannot be taken back.
table-undo-asked = { $who } asks to take the last answer back.
table-undo-waiting = You asked to take your last answer back. Waiting for { $who }.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-open = The others can be asked to let you take it back.

table-hint = Hint
table-hint-says = Hint: { $text }
table-hint-thinks = The computer looks for a hint…
table-why = Why not?
table-why-mode = Click what you wonder about: a piece, a card or a space.
table-why-fine = Nothing forbids that.
table-rule = rule { $rule }

table-log = What happened
table-log-open = Log
table-log-jump = Look at the table at this moment
table-log-empty = Nothing has happened yet.
table-tools = Tools
table-rules = Rules
table-replay = Look back
table-again = Play again
table-next = Play the next game
table-over = The game is over

table-position = The position
table-face-down = card face down
table-under = Underneath:
table-pile-count = { $n ->
    [one] One card
   *[other] { $n } cards
}
table-pile-hidden = Which cards these are cannot be known.
table-tab-lit = something to do here
table-keys = Keys: arrows between lit places, Enter to choose, Escape back, u undo, ? why not, h hint, l log

table-luck = What did the dice show?
table-luck-die = Die { $n }
table-luck-send = That is it
