### The pages around the table: lobby, new table, rules, decks, settings.

stolek = Stolek
skip = Skip to the content
ways = Main pages
way-lobby = Lobby
way-rules = Rules
way-decks = Decks
way-me = You
way-settings = Settings
language = Language
unofficial = Stolek is made by players. It is not affiliated with any publisher; to play you should own the games.
credits = About Stolek and credits
loading = One moment …
close = Close
save = Save
remove = Remove
search = Search
share = Share
share-title = A seat at a Stolek table
copy = Copy
copied = Copied
try-again = Try again
to-lobby = To the lobby
just-now = just now
offline = The server does not answer. What you have played is kept; this page tries again by itself.

trouble-unreachable = The server does not answer
trouble-unreachable-text = What was confirmed before is kept on the server. Check your connection, then try again.
trouble-refused = That did not work
trouble-fault = Something went wrong
trouble-fault-text = What was confirmed before is kept. Try again; if it goes wrong once more, load the page anew.

## The lobby

lobby-head = Sit down and play
lobby-text = { $game } with all its rules: the table knows them, explains every refusal, and finds you an opponent at any hour.
lobby-text-no-game = The table knows the rules, explains every refusal, and finds you an opponent at any hour.
begin-bot = Play against the computer
begin-bot-text = Starts at once. Opponent: { $bot }.
begin-guide = First game with a guide
begin-guide-text = A coach shows you one turn on the real board.
begin-friend = Invite a friend
begin-friend-text = You get a link to send. No account needed.
begin-own = Set up a table yourself
read-rules = Read the rules
tables-mine = Your tables
tables-mine-none = You sit at no table yet. Start a game above: it is kept even if you close the browser.
tables-open = Seats waiting for you
tables-open-none = Nobody is waiting for a player just now. Set up a table with a seat open to anyone, and it is listed here for all.
tables-running = Games to watch
tables-running-none = No listed game is being played just now.
tables-finished = Finished games
tables-finished-none = Games that have ended stay here to be watched again, step by step.
state-open = Waiting for players
state-running = Being played
state-your-turn = Your turn
state-their-turn = Others are to move
state-finished = Finished
sit-down = Sit down
play-on = Play
open-table = To the table
look-on = Watch
watch-again = Watch again
sitter-you = you
sitter-bot = computer: { $bot }
sitter-open = free seat
sitter-friend = a friend by link
sitter-standing-in = { $person } (computer stands in)

## A new table

new-head = New table
new-games = Game
no-such-game = This server has no such game. Choose one of those above.
new-how-many = Seats
seat = Seat { $n }
new-who = Who sits here
who-me = I do
who-bot = The computer
who-friend = A friend, by link
who-open = Anyone
who-me-text = You may take several seats and play them all.
who-bot-text = It sees only what a player in its seat may see.
who-friend-text = You get a link to send when the table is made.
who-open-text = The table is listed in the lobby; whoever comes first sits down.
new-level = Strength
new-more = More settings
new-name = Name of the table
new-name-empty = We think of one
new-listed = Listed in the lobby
new-listed-text = Others may find the table and watch what is public. Otherwise only those with a link know of it.
new-real-dice = Real dice and cards
new-real-dice-text = You roll and draw at your own table and tell the results.
new-make = Make the table
own-decks = Your decks
ready-decks = Ready-made decks
build-deck = Build a deck
import-head = Go on from a file
import-file = File of a game
import-text = A game that was exported from a table, here or elsewhere.

## Joining

join-head = You are invited
join-text = A seat is kept for you. How shall the others call you?
join-no-key = The link is not complete: the part after # is missing. Ask for it once more and copy it as a whole.
your-name = Your name
your-name-text = Others at your tables see it.

## You

account = Account
account-text = With an account your seats and decks follow you to every device. Without one they stay in this browser.
account-yours = You are logged in as { $login }. Your seats and decks follow you to every device.
account-new = New account
account-have = I have one
login = Login
password = Password
password-text = At least 8 characters. It cannot be sent to you again, so keep it well.
register = Create the account
log-in = Log in
log-out = Log out
notices = When it is your turn
notices-text = For games that last days: be told when you are asked. Whoever has the table open is not told.
push = On this device
push-on = This browser shows you a notice.
push-off = This browser shows no notices. It will ask you once whether it may.
push-start = Show notices here
push-stop = No more notices here
push-impossible = This browser cannot show notices of closed pages, or only over a secure connection (https).
push-not-allowed = The browser does not allow notices for this page. Nothing was changed. Allow them in its settings for this page, then try again.
webhook = At an address (webhook)
webhook-text = The server sends a short message there, as chat programs such as Discord, Slack or Mattermost understand it.

## Settings

settings-text = They are kept in this browser and hold at once, also in the middle of a game.
set-speed = Movement on the table
speed-normal = Normal
speed-fast = Fast
speed-instant = None
set-reduced = Your system asks for less movement, so nothing moves.
set-confirm = Ask once more before an answer is sent
confirm-never = Never
confirm-final = Where it cannot be taken back
confirm-always = Always
set-confirm-text = What can be taken back, you can take back without asking anybody.
set-theme = Light
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-size = Text
size-normal = Normal
size-large = Large
size-huge = Very large

## Rules

rules-head = Rules of { $game }
rules-text = Every rule the table follows, with its number. When something is refused, the number leads here. The words are ours, not those of the printed rulebook.
rules-search = Words or a number, for example: summon gate
rules-found = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $terms ->
    [one] { $terms } term
   *[other] { $terms } terms
}
rules-areas = Chapters
rules-none = Nothing has all these words. Try fewer of them, or another form of the word.
rules-house = House values
rules-house-text = Values that the sources of the game do not print, as they are set here.
rule-house = Our reading
rule-see = See also
rule-examples = { $n ->
    [one] Example
   *[other] { $n } examples
}
example-when = What happens: { $text }
example-then = Result: { $text }
glossary = Glossary

## Decks

decks-no-game = No game on this server is played with decks of one’s own.
decks-text = Build a deck of your own; the server says at once whether it is legal, and why not.
decks-none = You have not kept a deck yet. Begin with a ready-made one below and change it.
decks-start = Begin a deck
decks-start-text = Choose who leads it. You begin with the ready-made deck and change what you like.
decks-back = All decks
deck-of = { $leader }: my deck
deck-open = Change
deck-play = Play with it
deck-delete = Throw away { $name }
deck-delete-sure = Really throw away?
deck-legal = legal
deck-illegal = not legal yet
deck-legal-text = This deck is legal. You can play with it.
deck-build = Deck builder
deck-yours = Your deck
deck-name = Name of the deck
deck-leader = Led by
deck-save = Keep the deck
deck-saved = Kept
deck-ready-made = Back to the ready-made deck
deck-empty = Begin empty
deck-export = Save as a file
deck-import = Deck from a file
deck-import-text = A JSON file that the deck builder saved.
deck-import-bad = This file holds no deck that this game knows. Nothing was changed. Choose a file that the deck builder saved.
deck-pool = Cards to choose from
pool-all = All groups
pool-group = Group
pool-search = Name or text of a card
pool-chosen = Only in the deck
pool-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pool-more = One more: { $name }
pool-less = One less: { $name }

## The table

seats = Seats
seat-you = you
seat-here = here
seat-away = away
onlookers = { $n ->
    [one] { $n } onlooker
   *[other] { $n } onlookers
}
share-table = Invite
share-text = Whoever opens the link sits down. The key in it is worth the seat: send it only to whom you mean.
share-seat = Link to sit down: { $seat }
share-look = Link to look on
share-made = These links work until you take them back:
share-none = There are no links at the moment.
share-new-seat = New link: { $seat }
share-new-look = Link for onlookers
share-revoke = Take back
share-link-seat = Sit down: { $seat }
share-link-look = Look on
share-only-host = Only the host of the table can make links.
bar-menu = Table
hand-to-bot = Let the computer play: { $seat }
hand-level = Strength of the computer
give-back = Give back: { $seat }
seat-to-anyone = Open to anyone: { $seat }
seat-to-friend = Keep for a friend: { $seat }
open-hands = Onlookers may see my hand
open-hands-text = They see everything only when every person at the table agrees.
export-log = Save the game as a file
export-later = Once the game is over, or everybody shows their hand to onlookers: the file holds everything.
leave-seat = Leave my seat
leave-seat-sure = Really leave my seat?
leave-seat-text = The table stays. The host can give the seat to somebody else.
delete-table = Throw the table away
delete-table-sure = Really throw it away for good?
to-replay = Watch from the beginning
seat-sit = Sit down here

## Replay

replay = Replay
replay-keys = Arrow keys: one step. Home and End: beginning and end. Space: play and pause.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-place = Place in the game
replay-at = { $at } of { $last }
replay-log = Story: choose a line to go there
replay-to-table = To the table

## The guide

coach = Guide
coach-step = Step { $n } of { $of }
coach-next = Next
coach-previous = Back
coach-skip = Skip
coach-waits = Do it on the table. I go on by myself.
coach-leave = Close the guide
coach-resume = Guide
coach-done = That was the guide
coach-done-text = You know the way now: play on. The guide can be opened again from the bar above, and every rule stands on the rules page.

## Credits

credits-head = About Stolek
credits-own = Stolek is an unofficial project made by players. It is not affiliated with, endorsed by or sponsored by any publisher or author of the games it can play. It contains no published art and no published prose; every text is our own.
credits-rights = The games and their owners
credits-rights-text = The games, their names and their trademarks belong to their owners. Names and numbers of cards are used as facts, so that the games can be played by their rules. To play you should own the games.
credits-art = Icons
credits-art-text = Drawn by these authors, recoloured by us.
credits-software = Made with
credits-licence = Stolek itself is free software under the Apache License 2.0.
missing-head = There is nothing here
missing-text = The address is wrong or old. Nothing of yours is lost: your tables are in the lobby.
