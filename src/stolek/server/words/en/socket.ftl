### What is said at a table over its socket.

error-out-of-date = Something has happened at the table that you had not seen yet. Your answer was not given. Look at the table and answer again.
error-seats-empty = The game begins when all seats are taken. Nothing was done. Send somebody the link, or give the seat to a computer player.
error-cannot-take-back = { $reason ->
        [none] You have not answered anything that could be taken back.
        [chance] Your last answer cannot be taken back: dice were rolled, cards drawn or something hidden was shown since.
       *[others] Somebody has answered since. It can be taken back if the others agree: ask them.
    } Nothing has changed.
error-no-request = Nobody asks you to let an answer be taken back any more. Nothing has changed.
error-no-hint = There is a hint only while you are asked. Nothing has changed.
error-too-slow = Your connection could not follow the table. Everything you were told is kept. The page comes back by itself.
error-going-down = The server ends or starts anew. What you were told is kept. The page comes back by itself.
error-bad-setting = { $option } cannot be { $value } ({ $why }). The server was not started. Choose another value.
error-wants-postgres = { $workers } processes need PostgreSQL: SQLite is for one. The server was not started. Give --database postgresql://HOST/NAME, or leave --workers out.
error-port-taken = Port { $port } of { $host } is taken or not allowed ({ $why }). The server was not started. Choose another by --port.
error-no-database = The database cannot be opened: { $why }. The server was not started, and nothing in it was changed. Check --database and --data.

undo-why-none = You have not answered anything yet that could be taken back.
undo-why-chance = Dice were rolled, cards drawn or something hidden was shown since your last answer.

why-elsewhere = Not now: { $question }
why-unclear = By itself that answers nothing that is asked. Choose something that lights up first, then ask why not there.
why-nothing = You are not asked now.
why-offered = This is possible: { $text }

page-missing-title = The page is not built
page-missing = The server runs, but the page of the table has not been built yet. Build it with: python3 dev.py build
