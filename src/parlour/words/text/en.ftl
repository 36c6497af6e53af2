# The texts of the frame in English. Each section is filled by the part that uses it, in both languages at once.

## words

language-zh-Hant = 中文
language-en = English

# How a list is joined: between two items, and before the last one.
list-between = {", "}
list-last = {" and "}
list-empty = none

## errors

refusal-not-your-turn = It is not your turn yet.
refusal-not-asked = You are not being asked that now.
refusal-illegal = The rules do not allow that.
refusal-stale = The table moved on before your choice arrived; look at it as it is now and choose again.
refusal-unreadable = That answer cannot be understood; choose one from the list.

## play

## web

## terminal

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
