# The texts of the frame in English. Each section is filled by the part that uses it, in both languages at once.

## words

language-zh-Hant = 中文
language-en = English

# How a list is joined: between two items, and before the last one.
list-between = {", "}
list-last = {" and "}
list-sentences = {", "}
list-parts = {" and "}
list-rows = {"; "}
list-empty = none

## errors

refusal-not-your-turn = It is not your turn yet.
refusal-not-asked = You are not being asked that now.
refusal-illegal = The rules do not allow that.
refusal-stale = The table moved on before your choice arrived; look at it as it is now and choose again.
refusal-unreadable = That answer cannot be understood; choose one from the list.

## play

refusal-unknown-table = There is no such table, or it is no longer here.
refusal-full-table = All { $seats } seats are taken; you may watch.
refusal-taken-seat = That seat is not free for this; choose another one.
refusal-not-seated = Only players of this table may do that; you are watching.
refusal-not-host = Only the host of this table may do that.
refusal-not-in-lobby = It is too late for that: the match has begun.
refusal-not-playing = No match is being played here now.
refusal-not-over = That can be had when the match is over.
refusal-nothing-to-take-back = There is nothing to take back: only your own last choice can be, until a card, a die or somebody else has answered it.
refusal-repeated = This choice was mixed up with an earlier one; choose again.
refusal-too-much = At most { $limit } lines at a time; wait { $seconds } seconds.
refusal-bad-text = Please write at most { $most } characters that can be seen, without control characters.
refusal-bad-table = Such a table cannot be opened; choose pace and bots from those offered.
refusal-timed-by-days = A game with a time limit is played in one sitting; choose the pace “Live”, or no time limit.
refusal-closing = The server is about to stop; come back in a moment.

## web

web-name = Parlour
web-title = Parlour: a games table of your own
web-page-title = { $page } | Parlour
web-title-yours = ● Your turn: { $page }
web-skip = Skip to the content
web-foot = Parlour is free software that runs on your own machine; no accounts, and nothing is sent anywhere else.
web-settings = Settings
web-language = Language
web-language-zh-Hant = 中文
web-language-en = EN
web-theme = Appearance
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-stranger = Your name
web-you-link = Your name and return code
web-guest-name = Guest { $number }
web-serving = Parlour is open: { $address } (Ctrl+C closes it)
web-close = Close
web-copy = Copy
web-copied = Copied

web-heading = Pull up a chair
web-lead = A games table of your own: play against bots right away, or share a link and play with friends. No accounts.
web-players = { $least } to { $most } players
web-quick = Quick game against bots
web-rules-read = Read the rules
web-open = Open a table
web-open-now = Open the table
web-seats = Players
web-pace = Pace
web-pace-live = Live: everybody is online
web-pace-days = Over days: up to a day for each move
web-public = Who can find this table
web-public-yes = Public: listed on the start page
web-public-no = Only those with the link
web-table-title = Name of the table (optional)
web-who-sits = Who sits where
web-seat = Seat { $seat }
web-seat-you = You
web-seat-person = For a person
web-seat-bot = Bot ({ $level })
web-level-1 = beginner
web-level-2 = experienced
web-house-rules = House rules
web-own-content = Own content
web-own-content-text = The text of a content file
web-own-content-help = Other cards, faces and numbers, in the form of the game's content.toml; at most 32 KiB. It is checked when the table is opened, and everybody at the table can read it.
web-own-content-fetch = Download the content file
web-option-parts = Or choose for each place, instead of the list above
web-option-default = Default: { $value }
web-option-by-pace = Default: depends on the pace
web-own-tables = Your tables
web-open-tables = Tables waiting for players
web-no-tables = No public table is waiting just now; open one, or play against bots first.
web-table-line = { $seats } seats, { $free } free
web-go-on = Go on
web-look = Have a look
web-join = Did a friend send you a link?
web-join-code = Paste the link or the table's code
web-join-go = Go

web-you = You
web-you-title = You | Parlour
web-you-lead = There are no accounts here; this browser remembers who you are.
web-name-heading = Name
web-name-label = The name others see at the table (1 to 24 characters)
web-save = Save
web-code-heading = Return code
web-code-help = To go on playing on another device, or in case this browser forgets you, ask for a return code.
web-code-ask = Give me a return code
web-code-once = Write it down: it is shown only this once, and any earlier code has stopped working.
web-return-heading = Come back with a return code
web-return-label = The return code you were given on another device
web-return-go = I am back

web-rules-of = The rules of { $game }
web-rules-lead = Every rule has a number; when the table tells you why something is not possible, it refers to these.
web-rules-search = Search the rules
web-rules-none = No rule matches.

web-bot-name-1 = Pine
web-bot-name-2 = Bamboo
web-bot-name-3 = Plum
web-bot-name-4 = Orchid
web-bot-name-5 = Daisy
web-bot-name-6 = Lotus
web-bot-name-7 = Laurel
web-bot-name-8 = Maple
web-seat-empty = Free seat

web-lobby = Take a seat
web-lobby-sit = Pick a free seat; the cards are dealt once everybody is seated and ready.
web-lobby-waiting-seats = There are free seats: send the link to friends, or ask a bot to sit down.
web-lobby-say-ready = Everybody is here. Say so when you are ready.
web-lobby-waiting-ready = The cards are dealt as soon as everybody is ready.
web-sit-here = Sit here
web-move-here = Move here
web-leave = Leave the seat
web-add-bot = Add a bot
web-remove-bot = Send { $name } away
web-bot-level = How strong the bot on seat { $seat } is
web-ready = I am ready
web-not-ready = Wait, I am not ready yet
web-share = Send this link to those you want to play with
web-share-public = This table is also listed on the start page; anybody may sit down.
web-share-private = Only those with the link can find this table.

web-chip-you = you
web-chip-host = host
web-chip-bot = bot, { $level }
web-chip-ready = ✓ ready
web-chip-not-ready = not ready yet
web-chip-absent = disconnected
web-chip-away = a bot plays for them
web-chip-awaited = thinking
web-chip-spectator = spectator

web-board = The table
web-answers = What you can answer
web-greyed = { $what }, not now: { $why }
web-why-not = Why can’t I choose something else? ({ $number })
web-waiting-several = { $names } are choosing together.
web-waiting-nobody = One moment.
web-over = The game is over.
web-game-ends-minutes = The game ends in about { $minutes } minutes; the round is then finished.
web-game-ends-soon = The game ends in less than a minute; the round is then finished.
web-seconds-left = About { $seconds } seconds to think; then the default is played.
web-hours-left = About { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} left; then the default is played.
web-players-heading = Players
web-by-clock = time was up
web-by-bot = played by a bot
web-taken-back = taken back
web-take-back = Take back my last choice
web-more = Players, log, rules
web-tabs = Beside the table
web-tab-log = Log
web-log-help = The left and right arrow keys go from rule to rule beside the lines.
web-cited = rule { $clause }
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-table = Options
web-chat-label = Say something
web-chat-send = Send
web-option-changed = changed
web-leave-play = Step away and let a bot play
web-come-back = I am back, let me play
web-spectating = You are watching; hands are seen by their owners only.
web-lost = The connection is lost; reconnecting…
web-found = Connected again.

web-notice-sat = { $name } takes seat { $seat }.
web-notice-left = { $name } leaves seat { $seat }.
web-notice-bot = The bot { $name } takes seat { $seat }.
web-notice-no-bot = The bot on seat { $seat } leaves.
web-notice-started = Everybody is ready; the game begins.
web-notice-away = { $name } has been disconnected for a while; a bot plays on.
web-notice-gone = { $name } steps away; a bot plays on.
web-notice-back = { $name } is back.
web-notice-took-back = { $name } takes the last choice back.
web-notice-rematch = The table for another game is open.

web-verdict = { $names } won!
web-place = Place
web-player = Player
web-score = Score
web-rematch = Play again
web-rematch-go = To the next table
web-record = Download the record
web-dice = The luck of this game can be checked
web-dice-help = Every card drawn and every die thrown follows from this seed; its fingerprint was published before the game began.

web-frozen = This game is paused
web-frozen-game = The game { $expected } is not installed on this server. The record is kept exactly as it is.
web-frozen-rules = This game is played by version { $expected } of its rules, and here is version { $came }. The record is kept exactly as it is.
web-frozen-content = This game is played with other cards than those here ({ $expected } and { $came }). The record is kept exactly as it is.
web-frozen-replay = The record cannot be replayed by the rules ({ $came }). It is kept exactly as it is.

web-refused = That does not work
web-refused-title = { $reason }
web-back = Go back
web-back-start = To the start page
web-limit-codes = return codes: at most { $times } in { $seconds } seconds
web-limit-guests = new guests: at most { $times } in { $seconds } seconds
web-limit-tables = tables opened: at most { $times } in { $seconds } seconds
web-limit-lines = connections: at most { $times } in { $seconds } seconds
web-limit-messages = actions: at most { $times } in { $seconds } seconds
refusal-too-many = Too often ({ $what }). Try again in { $wait } seconds.
refusal-bad-option = That option or number of players is not possible; choose among those listed.
refusal-bad-content = The content file does not add up; the line below says where.
refusal-no-content = This table is played with the game's own pieces.
refusal-bad-form = The form that arrived is incomplete or cannot be read; go back to the page and try again.
refusal-unknown-game = There is no such game here.
refusal-cannot-store = Nothing can be saved at the moment, so nothing has changed. Try again in a while.
refusal-foreign-origin = That request did not come from a page of this server, so it was not carried out.
refusal-too-large = What arrived is too large.
refusal-no-guest = Nobody was given this return code; check whether it was copied correctly.
refusal-no-page = There is no such page here.
refusal-no-method = This address cannot be used like that.
refusal-bug = The server made a mistake and nothing has changed. Try again.

## the workshop: changing the pieces of a game, trying them out, keeping them

web-shop-go = Change this game
web-shop-of = The workshop of { $game }
web-shop-lead = Make the pieces of this game your own: everything is checked as you go, bots play hundreds of games with it to show what has become of the game, and then you keep it or open a table.
web-shop-start = Work on another content
web-shop-start-help = If what is open now is not saved yet, save it first.
web-shop-house = Start from the game's own content
web-shop-saved = What you have saved
web-shop-go-on = Open
web-shop-unfinished = cannot be played yet
web-shop-delete = Delete…
web-shop-delete-really = Really delete “{ $name }”
web-shop-file = Import a file
web-shop-file-help = A .toml text file (UTF-8) of at most { $most } KiB.
web-shop-import = Import
web-shop-table = Take it from a table: paste its link or code
web-shop-take = Take it
web-shop-take-table = Change it in the workshop
web-shop-check = Check
web-shop-playable = This content can be played
web-shop-size = { $size } of { $most } KiB
web-shop-jumps = And then
web-shop-to-try = Try it
web-shop-to-keep = Save
web-shop-to-open = Open a table
web-shop-contents = Parts of the content
web-shop-beside = Trial, saving and tables
web-shop-view-sheets = Form
web-shop-view-text = Text
web-shop-as-text = Edit as text
web-shop-as-sheets = Edit as a form
web-shop-export = Export a file
web-shop-too-many-rows = A sheet has room for { $most } rows, here are { $number }.
web-shop-too-many-fields = The sheets have room for { $most } fields together, here are { $number }.
web-shop-text = Content file (TOML)
web-shop-text-help = Each [[…]] begins one piece. You can go back to the form; comments stay until something is changed there.
web-shop-excerpt = The wrong line and those around it
web-shop-vocabulary = How to write effects
web-shop-meanings = What the effects mean
web-shop-vocabulary-help = One effect in each box; an empty box offers examples when you go into it. Other numbers will do too.
web-shop-nameless = (no name)
web-shop-wrong = ✗ to be mended
web-shop-copies = × { $number }
web-shop-typed = { $field }: { $value }
web-shop-between = ;{" "}
web-shop-one-more = one more…
web-shop-no-more = (none)
web-shop-true = yes
web-shop-false = no
web-shop-add = Add another: { $sheet }
web-shop-new = New ({ $sheet })
web-shop-copied = { $name } (copy)
web-shop-copy = Make a copy
web-shop-up = ↑ Move up
web-shop-down = ↓ Move down
web-shop-remove = Remove
web-shop-keep = Keep it
web-shop-keep-help = Only you can see it; you can choose it when you open a table. Up to { $most } are kept, also such as are not finished.
web-shop-name = Name (up to { $most } characters)
web-shop-save = Save
web-shop-save-new = Save as another
web-shop-kept = Saved as “{ $name }”. You can choose it when you open a table.
web-shop-kept-unfinished = Saved as “{ $name }”. Something in it is still to be mended; no table can be opened with it before that.
web-shop-open = Open a table with it
web-shop-open-help = You need not save it first. Everybody at the table can read it.
web-shop-others = The other seats
web-shop-with-bots = Bots ({ $level })
web-shop-with-people = For people
web-shop-unsent = It could not be sent; check the connection and try again.
web-trial = Let bots try it
web-trial-help = Bots play many games with what is open here, and as many with the game's own content to compare.
web-trial-level = Bots
web-trial-games = Games
web-trial-go = Begin the trial
web-trial-none = Nothing has been tried yet.
web-trial-wrong = Something is still to be mended before it can be tried.
web-trial-progress = How far the trial is
web-trial-done-so-far = { $done } of { $total } games (with those to compare)
web-trial-elsewhere = A trial of yours is being played with { $game }
web-trial-look = How far is it now?
web-trial-stop = Stop the trial
web-trial-past = This was before the last change; try it again to see what it is like now.
web-trial-stopped = The trial was stopped; there is no result.
web-trial-finished = The trial is finished.
web-trial-too-long = It was stopped after { $seconds } seconds. Try fewer games or players; or this content may make the game very long.
web-trial-broken = The trial broke off; there is no result. Try again.
web-trial-terms = { $games } games of { $seats } bots ({ $level }).
web-trial-option = { $option }: { $value }
web-trial-unended =
    { $number ->
        [one] { $number } game went on to the limit without an end: with this content people may never arrive.
       *[other] { $number } games went on to the limit without an end: with this content people may never arrive.
    }
web-trial-means = On average
web-trial-what = What
web-trial-own = this
web-trial-house = game's own
web-trial-rounds = Rounds
web-trial-rounds-short = Rounds
web-trial-not-ended = Games without an end
web-trial-lengths = How long a game takes
web-trial-span = { $low }–{ $high }
web-trial-wins = Who wins: share of the games somebody played them in
web-trial-character = Character
web-trial-wins-by-seat = Which seat wins
web-trial-seat = Seat
web-trial-share = { $percent }%
web-trial-luck = Both use the same seed. A few per cent may be luck; more games tell more.
web-own-content-saved = What you have saved
web-own-content-saved-help = What you saved in the workshop. A text pasted below stands instead of it.
web-own-content-none = None
web-limit-checks = checks: at most { $times } in { $seconds } seconds
web-limit-trials = trials: at most { $times } in { $seconds } seconds
web-limit-saves = saving: at most { $times } in { $seconds } seconds
refusal-unknown-content = You have saved no such content; it may have been deleted, or be somebody else's.
refusal-taken-name = You have another content called “{ $name }”; choose another name.
refusal-many-contents = At most { $most } contents are kept; delete one first.
refusal-no-workshop = This game has no workshop.
refusal-bad-file = This is no content file: a text file in UTF-8 of at most 32 KiB is needed.
refusal-no-trials = This server does not play trials.
refusal-trial-running = One trial of yours is being played; wait for it, or stop it first.
refusal-trials-busy = Too many trials are being played just now; try again in a moment.

## terminal

terminal-you = Player
terminal-bot = Bot { $number }
terminal-welcome = { $game }: type the number of an answer, or help.
terminal-prompt = >
terminal-go-on = { $waiting } (Enter or 1 to go on) >
terminal-help = Type the number or the text of an answer. ? explains why greyed answers are not possible; rules lists the rules, rules with a number shows that one; log shows what has happened; undo takes back your last answer while nothing has come of it; quit leaves. What you want to call out can be typed at any time, without being asked.
terminal-unknown = “{ $typed }” cannot be understood: type the number of an answer, or help.
terminal-nothing-greyed = There is no such greyed answer now.
terminal-no-clause = There is no clause “{ $typed }”.
terminal-chapter = { $title }: { $clauses }
terminal-clause = { $clause }  { $text }
terminal-place = Place { $place }: { $name }, { $score } points
terminal-took-back = You take your last answer back.
terminal-nothing-to-take-back = There is nothing to take back now.
terminal-quit = You have left the game.
terminal-saved = The record is in { $file }
terminal-ended = the input ended before the game did

## command line

cli-help = Parlour: a self-hosted table for tabletop games.
cli-help-language = the language to use; the environment variable PARLOUR_LANGUAGE works too
cli-help-seats = number of seats; by default the fewest the game can be played by
cli-help-format = form of the output
cli-help-games = List all games.
cli-help-simulate = Let bots play many games, and sum them up.
cli-help-simulate-games = how many games to play
cli-help-simulate-record = write a record of every game into this folder
cli-help-bots = levels of the bots, 1 or 2: one for all seats, or one for each, such as 1,2,1,1
cli-help-options = table options as key=value, separated by commas
cli-help-content = an own content file to play with instead of the game's own pieces
cli-help-seed = seed of all chance; the same seed gives the same results
cli-help-jobs = how many processes to use; the results do not depend on it
cli-interrupted = interrupted
cli-games-seats = { $low }–{ $high } players
cli-simulating = Simulating { $game }

statistics-what = what
statistics-value = value
statistics-game = game
statistics-seats = seats
statistics-games = games
statistics-decisions = decisions
statistics-seconds = seconds
statistics-decisions-per-second = decisions per second
statistics-rounds-mean = rounds, mean
statistics-wins-by-seat = wins by seat
statistics-wins-by-character = wins of { $name }
statistics-share = { $wins } of { $seats }, { $percent }%
statistics-scores-mean = scores, mean
statistics-scores-max = scores, largest
statistics-scores-mean-by-seat = scores by seat, mean
statistics-bots = levels of the bots
statistics-seed = seed
statistics-options = table options
cli-help-rules = List every clause of a game's rules: its text, the steps that cite it, the tests that prove it.
cli-help-rules-check = list only what is uncited or unproved, and end with 1 if anything is
rules-nothing = none
rules-steps = cited by: { $steps }
rules-tests = proved by: { $tests }
rules-uncited = { $clause } is cited by no step
rules-unproved = { $clause } is proved by no test
rules-sum = { $game }: { $clauses } clauses, { $cited } cited, { $proved } proved
cli-help-play = Play a game against bots in the terminal.
cli-help-play-bots = levels of the bots, 1 or 2: one for all of them, or one for each
cli-help-play-record = write a record of the game into this file
cli-help-replay = Replay a record and show the table at one moment of it.
cli-help-replay-at = after how many answers to stop; by default at the end
cli-help-replay-eye = who looks: the number of a seat (from 0), spectator or referee
cli-seat = Seat { $number }
cli-help-serve = Start the web server.
cli-help-serve-host = the address to listen on
cli-help-serve-port = the port to listen on
cli-help-serve-data = the folder in which the matches are kept
cli-help-serve-open = open the browser too
cli-help-bench = Measure speed.
cli-help-bench-rules = Measure the rules on one core; medians.
cli-help-bench-peers = measure RLCard, OpenSpiel and Catanatron in the same run, and print the ratios
bench-interpreted = Interpreted rules, one core, medians of { $rounds } rounds
bench-compiled = Compiled rules, one core, medians of { $rounds } rounds
bench-ratios = Ratios (above 1: Parlour is faster)
bench-seats = seats
bench-decisions-per-second = decisions per second
bench-answers-per-second = answers per second, nature's too
bench-games-per-second = games per second
bench-told-decisions-per-second = decisions per second with events
bench-copy-us = copy(), µs
bench-view-us = view(), µs

## content files: what is wrong with them

content-at = Line { $line }: { $problem }
content-endless = A trial game of { $seats } goes on after { $answers } answers: with these pieces there is no end.
content-got-text = “{ $text }”
content-got-list =
    a list of { $number ->
        [one] one thing
       *[other] { $number } things
    }
content-got-table =
    a table of { $number ->
        [one] one key
       *[other] { $number } keys
    }
content-got-number = a number of { $number } bits
content-got-nothing = nothing
content-here = here is { $got }
content-here-text = here is { $got }
content-here-nothing = here is nothing
content-large = A content file has at most { $most } bytes, this one has { $size }.
content-deep = A key has at most { $most } dots, here is one with more.
content-toml = This is not TOML that can be read: { $error }.
content-unknown-table = There is no table { $got }; possible are { $allowed }.
content-one = A table [{ $table }] is expected, { $here }.
content-many = Tables [[{ $table }]] are expected, { $here }.
content-keys = Keys are expected in [[{ $table }]], { $here }.
content-unknown-key = There is no key { $got }; possible are { $allowed }.
content-missing-key = “{ $field }” is missing; here is only { $keys }.
content-missing-key-bare = “{ $field }” is missing; { $here }.
content-whole = “{ $field }” must be a whole number from { $low } to { $high }, { $here }.
content-truth = “{ $field }” must be true or false, { $here }.
content-text = “{ $field }” must be a text, { $here }.
content-word = “{ $field }” must be one of { $allowed }, { $here }.
content-texts = “{ $field }” must be a list of texts, { $here }.
content-id-again = Each id may stand once only, { $got } stands here again.
content-id = An id has 1 to { $most } small letters and _, { $here }.
content-name = A name has 1 to { $most } characters in one line and no control characters, { $here }.
