### What the server refuses, and what it sends to persons who are not looking.

error-bad-request = This request makes no sense at “{ $where }” ({ $why }). Nothing was done. Correct it and send it again.
error-not-found = There is nothing at this address. Nothing was done. Go back to the lobby.
error-wrong-method = This address does not understand such a request. Nothing was done. Go back to the lobby.
error-no-table = There is no such table, or it is not open to you. Nothing was changed. Ask its host for a link, or choose another in the lobby.
error-no-deck = You have no such deck. Nothing was changed. Choose one of those you keep.
error-stranger = The server does not know you yet. Nothing was done. Load the page again, with cookies allowed.
error-bad-token = This request does not come from a page of yours that is still valid. Nothing was done. Load the page again.
error-strange-origin = This request was sent by a page of another site. Nothing was done. Open Stolek itself and try there.
error-strange-host = This server does not answer to the name in the address. Nothing was done. Use the address it shows when it starts.
error-too-large = What was sent is larger than the { NUMBER($most, useGrouping: 0) } bytes allowed here. Nothing of it was kept. Send something smaller.
error-too-many = These are too many requests in too short a time. Nothing was done. Try again in { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
error-too-many-connections = There are more than { $most } open connections from your address. The others go on. Close some pages and load this one again.
error-too-many-of = { $what ->
        [decks] You already keep { $most } decks.
        [tables] You already have { $most } tables that are not finished.
        [links] This table already has { $most } links.
        [webhooks] You already have { $most } webhooks.
       *[pushes] You already have notices on { $most } devices.
    } Nothing was added. Remove one, then try again.
error-bad-login = This name and password do not belong together. Nothing has changed. Check both and try again.
error-login-taken = The name “{ $login }” is already taken. Nothing has changed. Choose another.
error-has-account = You already have an account. Nothing has changed. Log out first if you want another one.
error-short-password = The password is too short: it needs at least { $least } characters. Nothing has changed. Choose a longer one.
error-not-host = Only the host of this table may do that. Nothing has changed. Ask the host.
error-not-your-seat = This seat is not yours. Nothing has changed. Only who sits there can answer for it.
error-seat-taken = Somebody already sits there. Nothing has changed. Choose another seat, or look on.
error-not-now = That is not possible with this seat as it is now. Nothing has changed. Look at the table and choose again.
error-bad-seats = This game cannot be played with so many seats, but with: { $wanted }. No table was made. Change the seats and try again.
error-dead-link = This link no longer works: it was withdrawn or used up, or it is not complete. Nothing has changed. Ask the host for a new one.
error-no-replay = This moment of the game cannot be shown. The game itself is whole. Choose another moment.
error-not-open-yet = A file of this game would show what is still hidden. Nothing was written. Wait until the game is over, or let everybody agree that onlookers see everything.
error-strange-address = “{ $url }” is no address that notices can be sent to. Nothing was changed. Give a public address that begins with https:// or http://.
error-fault = Something broke in the server (number { $number }). What was acknowledged before is kept. Load the page again; if it happens again, report the number.

notice-turn-title = Your turn
notice-turn = { $name } ({ $game }): you are asked.

guest-name = { $quality ->
        [0] Quiet
        [1] Merry
        [2] Patient
        [3] Brave
        [4] Clever
        [5] Sleepy
        [6] Nimble
       *[7] Curious
    } { $animal ->
        [0] Badger
        [1] Lynx
        [2] Hedgehog
        [3] Stork
        [4] Beaver
        [5] Hare
        [6] Stag
       *[7] Woodpecker
    }
table-name = { $person }’s table
