# The texts of the temple in English, in our own words.

## the game

temple-name = The Adventurers: Temple of Chac
temple-tagline = Grab treasure in a collapsing temple, and be outside before the boulder seals it.
temple-summary = An adventure for 2 to 6. The more you carry, the slower you are: search between closing walls, decipher glyphs, cross the lava, the river or the rotten bridge, and leave by the exit. Of those who get out alive, the richest wins; if nobody does, all lose.

## treasures, decks, places

temple-deck-w1 = first wall zone
temple-deck-w2 = second wall zone
temple-deck-w3 = third wall zone
temple-deck-w4 = fourth wall zone
temple-deck-lava = lava
temple-deck-river = river
temple-deck-small = alcove 4
temple-deck-big = big alcove 6
temple-treasure-w1-1 = 1 (first wall zone)
temple-treasure-w1-2 = 2 (first wall zone)
temple-treasure-w1-3 = 3 (first wall zone)
temple-treasure-w1-4 = 4 (first wall zone)
temple-treasure-w1-5 = 5 (first wall zone)
temple-treasure-w1-coffin = coffin (first wall zone)
temple-treasure-w2-1 = 1 (second wall zone)
temple-treasure-w2-2 = 2 (second wall zone)
temple-treasure-w2-3 = 3 (second wall zone)
temple-treasure-w2-4 = 4 (second wall zone)
temple-treasure-w2-5 = 5 (second wall zone)
temple-treasure-w2-coffin = coffin (second wall zone)
temple-treasure-w3-1 = 1 (third wall zone)
temple-treasure-w3-2 = 2 (third wall zone)
temple-treasure-w3-3 = 3 (third wall zone)
temple-treasure-w3-4 = 4 (third wall zone)
temple-treasure-w3-5 = 5 (third wall zone)
temple-treasure-w3-coffin = coffin (third wall zone)
temple-treasure-w4-1 = 1 (fourth wall zone)
temple-treasure-w4-2 = 2 (fourth wall zone)
temple-treasure-w4-3 = 3 (fourth wall zone)
temple-treasure-w4-4 = 4 (fourth wall zone)
temple-treasure-w4-5 = 5 (fourth wall zone)
temple-treasure-w4-coffin = coffin (fourth wall zone)
temple-treasure-lava-2 = 2 (lava)
temple-treasure-lava-3 = 3 (lava)
temple-treasure-lava-4 = 4 (lava)
temple-treasure-lava-5 = 5 (lava)
temple-treasure-lava-coffin = coffin (lava)
temple-treasure-river-1 = 1 (river)
temple-treasure-river-2 = 2 (river)
temple-treasure-river-3 = 3 (river)
temple-treasure-river-4 = 4 (river)
temple-treasure-river-5 = 5 (river)
temple-treasure-river-coffin = coffin (river)
temple-treasure-small = 4 (alcove)
temple-treasure-big = 6 (big alcove)
temple-alcove-small = a small alcove
temple-alcove-big = the big alcove
temple-wall-both = both walls
temple-wall-left = orange arrow
temple-wall-right = grey arrow
temple-wall-blank = blank
temple-side-left = The left wall
temple-side-right = The right wall
temple-cause-walls = crushed between the walls
temple-cause-boulder = crushed by the boulder
temple-cause-trap = a trap, and down into the lava
temple-cause-waterfall = dragged over the waterfall
temple-cause-bridge = down with the bridge
temple-cause-sealed = sealed inside

## cells

temple-cell-ent = entrance
temple-cell-exit = outside
temple-cell-bridge = bridge
temple-cell-sun_a = sun cell A
temple-cell-sun_b = sun cell B
temple-cell-w11 = wall room 1-1
temple-cell-w12 = wall room 1-2
temple-cell-w13 = wall room 1-3
temple-cell-w14 = wall room 1-4
temple-cell-w15 = wall room 1-5
temple-cell-w16 = wall room 1-6
temple-cell-w21 = wall room 2-1
temple-cell-w22 = wall room 2-2
temple-cell-w23 = wall room 2-3
temple-cell-w24 = wall room 2-4
temple-cell-w25 = wall room 2-5
temple-cell-w26 = wall room 2-6
temple-cell-w31 = wall room 3-1
temple-cell-w32 = wall room 3-2
temple-cell-w33 = wall room 3-3
temple-cell-w34 = wall room 3-4
temple-cell-w35 = wall room 3-5
temple-cell-w36 = wall room 3-6
temple-cell-w41 = wall room 4-1
temple-cell-w42 = wall room 4-2
temple-cell-w43 = wall room 4-3
temple-cell-w44 = wall room 4-4
temple-cell-w45 = wall room 4-5
temple-cell-w46 = wall room 4-6
temple-cell-c0 = corridor 0
temple-cell-c1 = corridor 1
temple-cell-c2 = corridor 2
temple-cell-c3 = corridor 3
temple-cell-c4 = corridor 4
temple-cell-c5 = corridor 5
temple-cell-c6 = corridor 6
temple-cell-c7 = corridor 7
temple-cell-c8 = corridor 8
temple-cell-c9 = corridor 9
temple-cell-c10 = corridor 10
temple-cell-c11 = corridor 11
temple-cell-c12 = corridor 12
temple-cell-c13 = corridor 13
temple-cell-c14 = corridor 14
temple-cell-c15 = corridor 15
temple-cell-c16 = corridor 16
temple-cell-c17 = corridor 17
temple-cell-c18 = corridor 18
temple-cell-c19 = corridor 19
temple-cell-c20 = corridor 20
temple-cell-c21 = corridor 21
temple-cell-c22 = corridor 22
temple-cell-c23 = corridor 23
temple-cell-c24 = corridor 24
temple-cell-c25 = corridor 25
temple-cell-c26 = corridor 26
temple-cell-c27 = corridor 27
temple-cell-c28 = corridor 28
temple-cell-c29 = corridor 29
temple-cell-c30 = corridor 30
temple-cell-c31 = corridor 31
temple-cell-l12 = lava 1-2
temple-cell-l13 = lava 1-3
temple-cell-l21 = lava 2-1
temple-cell-l22 = lava 2-2
temple-cell-l23 = lava 2-3
temple-cell-l24 = lava 2-4
temple-cell-l31 = lava 3-1
temple-cell-l32 = lava 3-2
temple-cell-l33 = lava 3-3
temple-cell-l34 = lava 3-4
temple-cell-l41 = lava 4-1
temple-cell-l42 = lava 4-2
temple-cell-l43 = lava 4-3
temple-cell-l44 = lava 4-4
temple-cell-r1 = river 1
temple-cell-r2 = river 2
temple-cell-r3 = river 3
temple-cell-r4 = river 4
temple-cell-r5 = river 5
temple-cell-r6 = river 6 (waterfall)

## adventurers, abilities, glyphs

temple-adventurer-courier = the Courier
temple-adventurer-dancer = the Dancer
temple-adventurer-porter = the Porter
temple-adventurer-climber = the Climber
temple-adventurer-epigrapher = the Epigrapher
temple-adventurer-interpreter = the Interpreter
temple-adventurer-pearl_diver = the Pearl Diver
temple-adventurer-ferryman = the Ferryman
temple-adventurer-locksmith = the Locksmith
temple-adventurer-watchmaker = the Watchmaker
temple-adventurer-acrobat = the Acrobat
temple-adventurer-hurdler = the Hurdler
temple-ability-sprint = Sprint
temple-ability-sprint-help = In your own turn, two extra moves; also with no action left.
temple-ability-stamina = Stamina
temple-ability-stamina-help = Right after the roll, count this round’s actions as if your load were 2.
temple-ability-linguistics = Linguistics
temple-ability-linguistics-help = When you decipher, look at one clue of another row as well.
temple-ability-swimming = Swimming
temple-ability-swimming-help = Leave the river without the roll.
temple-ability-lock_picking = Lock picking
temple-ability-lock_picking-help = After a failed roll at an alcove, set one die to any face.
temple-ability-leap = Leap
temple-ability-leap-help = For one action, leap over a cell or across a solid line.
temple-glyph-jaguar = Jaguar
temple-glyph-eagle = Eagle
temple-glyph-serpent = Serpent
temple-glyph-monkey = Monkey
temple-glyph-deer = Deer
temple-glyph-rain = Rain
temple-glyph-wind = Wind
temple-glyph-maize = Maize
temple-glyph-moon = Moon
temple-glyph-star = Star
temple-glyph-hand = Hand
temple-glyph-eye = Eye
temple-glyph-flint = Flint
temple-glyph-house = House

## table options

temple-option-allow_six_players = Six players
temple-option-allow_six_players-help = The sixth seat is not in the original, only in some printed booklets. “Allowed”: 2 to 6 play. “Not allowed”: 2 to 5. (T-01, T-02)
temple-option-allow_six_players-true = allowed (not in the original)
temple-option-allow_six_players-false = not allowed
temple-option-load_timing = When the load counts
temple-option-load_timing-help = Which load river and bridge test. “Phase 1”: the one set at the beginning of the round. “Live”: that of the treasures carried at that moment; this round’s actions are not counted again. (T-32)
temple-option-load_timing-phase1 = as set in phase 1
temple-option-load_timing-live = live
temple-option-overload = Thirteen treasures and more
temple-option-overload-help = What happens to somebody with 13 or more. “Level 5”: as with 10 to 12. “Drop to 12”: in phase 1 they must discard down to 12, by their own choice. “Level 6”: load 6, and six dice at the waterfall. (T-29)
temple-option-overload-level_5 = level 5
temple-option-overload-drop_to_12 = drop to 12
temple-option-overload-level_6 = level 6
temple-option-wall_pushes = Walls push
temple-option-wall_pushes-help = What happens to those in a column that a wall covers. “Yes”: they are pushed one column inward, and only meeting walls kill. “No”: covered means dead. (T-112, T-113)
temple-option-wall_pushes-true = yes, inward
temple-option-wall_pushes-false = no, covered means dead
temple-option-reserve_keeps_game_open = A reserve keeps the game open
temple-option-reserve_keeps_game_open-help = When nobody alive is inside, but somebody may still send the second adventurer. “Yes”: the game goes on. “No”: it ends at once. (T-130, T-131)
temple-option-reserve_keeps_game_open-true = yes
temple-option-reserve_keeps_game_open-false = no, it ends at once
temple-option-first_player_skips_out = The dice skip who is out
temple-option-first_player_skips_out-help = When the dice pass left. “No”: also a player who is out becomes first player, and only rolls. “Yes”: they skip whoever is out; who may still send is not skipped. (T-129)
temple-option-first_player_skips_out-false = no
temple-option-first_player_skips_out-true = yes, skipped
temple-option-sun_reentry = Sun cells can be entered again
temple-option-sun_reentry-help = “No”: sun cells are only left. “Yes”: open ones can also be entered across the same lines. (T-83)
temple-option-sun_reentry-false = no
temple-option-sun_reentry-true = yes
temple-option-alcove_keeps_dice_in_turn = Alcove dice last the turn
temple-option-alcove_keeps_dice_in_turn-help = When something else is done during an attempt at an alcove. “No”: the attempt is over. “Yes”: back at the same alcove in the same turn, the dice are still there. (T-70)
temple-option-alcove_keeps_dice_in_turn-false = no, it is over
temple-option-alcove_keeps_dice_in_turn-true = yes, they stay
temple-option-waterfall_without_action = No action before the waterfall
temple-option-waterfall_without_action-help = Somebody who ends the turn in the last river cell with no action. “Waits”: for a later turn. “Dies”: is dragged over the waterfall. (T-91)
temple-option-waterfall_without_action-waits = waits
temple-option-waterfall_without_action-dies = dies
temple-option-tie_big_alcove_wins = The big alcove breaks ties
temple-option-tie_big_alcove_wins-help = When sums are level. “No”: the place is shared. “Yes”: whoever carried out the big alcove’s treasure is ahead. (T-135)
temple-option-tie_big_alcove_wins-false = no, shared
temple-option-tie_big_alcove_wins-true = yes
temple-option-clue_notes = Own notes of clues
temple-option-clue_notes-help = Whether glyphs you have deciphered stay in your own notes. “Yes”: you can always look them up. “No”: they are shown once. (T-57)
temple-option-clue_notes-true = yes
temple-option-clue_notes-false = no, shown once
temple-option-open_pick = Open picks
temple-option-open_pick-help = “No”: everybody picks secretly at the same time. “Yes”: openly, in turn from the first player. (T-22)
temple-option-open_pick-false = no, secretly together
temple-option-open_pick-true = yes, openly in turn
temple-option-second_may_wait = The second may wait
temple-option-second_may_wait-help = Once a sun cell is open, a player whose first adventurer has died. “Yes”: may send the second in a later phase 5. “No”: must at the first chance. (T-126)
temple-option-second_may_wait-true = yes
temple-option-second_may_wait-false = no, at once
temple-option-track_end = End of the boulder’s track
temple-option-track_end-help = The corridor cell at which the boulder seals the exit. A smaller number makes a shorter, harder game; the last cell and the exit stay where they are. (T-120)
temple-option-track_end-31 = corridor 31
temple-option-track_end-26 = corridor 26
temple-option-track_end-27 = corridor 27
temple-option-track_end-28 = corridor 28
temple-option-track_end-29 = corridor 29
temple-option-track_end-30 = corridor 30

## questions: what you are asked

temple-question-pick = Choose who enters the temple; the other is your reserve.
temple-question-discard = Do you want to discard treasures and travel lighter?
temple-question-stamina = Use Stamina and count your actions as with load 2?
temple-question-turn = Your turn: take an action.
temple-question-second-row = Use Linguistics and look at another row’s clue?
temple-question-keep = Which dice stay? The others are thrown again.
temple-question-pick-lock = Use Lock picking and set one die to another face?
temple-question-ransom = A die shows 1: pay three treasures to throw it again? Otherwise you die.
temple-question-give = Choose a treasure to give up.
temple-question-send = Send your second adventurer in?

## waiting: what the table is waiting for

temple-waiting-pick = { $seat } is picking an adventurer.
temple-waiting-discard = { $seat } is sorting treasures.
temple-waiting-stamina = { $seat } is considering Stamina.
temple-waiting-turn = It is { $seat }’s turn.
temple-waiting-second-row = { $seat } is considering a second clue.
temple-waiting-keep = { $seat } is choosing dice to keep.
temple-waiting-pick-lock = { $seat } is considering Lock picking.
temple-waiting-ransom = { $seat } hangs at the waterfall and decides whether to pay.
temple-waiting-give = { $seat } is choosing treasures to give up.
temple-waiting-send = { $seat } decides whether to send the second adventurer.
temple-waiting-clue = Clue tiles are being laid out.
temple-waiting-first-player = The first player is being drawn.
temple-waiting-deal = Adventurers are being dealt.
temple-waiting-roll = The action dice are being rolled.
temple-waiting-treasure = A treasure is being drawn.
temple-waiting-glyph = A clue is being looked at.
temple-waiting-tile = The mask is coming off.
temple-waiting-number = A tile is being turned.
temple-waiting-alcove-roll = Dice are being thrown at an alcove.
temple-waiting-river-roll = The leaving roll is being thrown.
temple-waiting-river-die = A die is being thrown again.
temple-waiting-bridge-roll = The bridge is creaking.
temple-waiting-wall-card = A wall card is being turned.
temple-waiting-boulder-roll = The boulder is rolling.
temple-waiting-coffin = A coffin is being opened.

## answers: what you can say

temple-answer-pick = { $adventurers }
temple-answer-discard = Discard { $treasure }
temple-answer-keep-all = Discard nothing more
temple-answer-stamina = Use Stamina
temple-answer-tire = No
temple-answer-move = Move to { $cell }
temple-answer-extra = Extra move to { $cell }
temple-answer-leap = Leap to { $cell }
temple-answer-search = Search
temple-answer-decipher = Decipher
temple-answer-open = Throw for the alcove
temple-answer-reroll = Throw again for the alcove
temple-answer-jump = Jump on the bridge
temple-answer-leave = Roll to leave the river
temple-answer-swim = Swim out of the river
temple-answer-sprint = Use Sprint
temple-answer-done = End the turn
temple-answer-row = Look at the clue of row { $row }
temple-answer-leave-row = No
temple-answer-keep = Keep { $dice }
temple-answer-keep-none = Throw all of them again
temple-answer-set = Turn a { $face } to { $number }
temple-answer-leave-lock = No
temple-answer-pay = Pay three treasures for a reroll
temple-answer-refuse = Give up
temple-answer-give = Give up { $treasure }
temple-answer-send = Send to { $cell }
temple-answer-wait = Wait
temple-answer-dice = { $dice }
temple-answer-treasure = { $treasure }
temple-answer-glyph = { $glyph }
temple-answer-wall = { $wall }
temple-answer-number = { $number }
temple-answer-first-player = { $seat }

## events: what happened

temple-event-clue = The clue of row { $row }: number { $number } is a trap.
temple-event-first-player = { $seat } is the first player.
temple-event-dealt = { $seat } is dealt { $adventurers }.
temple-event-picked = { $seat } has picked { $adventurer }.
temple-event-picked-hidden = { $seat } has picked.
temple-event-enters = { $seat }: { $adventurer } stands at the entrance.
temple-event-round = Round { $round } begins; { $starter } is first player.
temple-event-discarded = { $seat } discards { $treasure }.
temple-event-discarded-hidden = { $seat } discards a treasure ({ $deck }).
temple-event-rolled = { $seat } rolls { $dice }.
temple-event-stamina =
    { $seat } uses Stamina and has { $number ->
        [one] one action
       *[other] { $number } actions
    } this round.
temple-event-turn =
    { $seat }’s turn, with { $number ->
        [one] one action
       *[other] { $number } actions
    }.
temple-event-moved = { $seat } comes to { $cell }.
temple-event-leap = { $seat } leaps.
temple-event-sprint = { $seat } sprints: two extra moves.
temple-event-found = { $seat } finds { $treasure }.
temple-event-found-hidden = { $seat } finds a treasure ({ $deck }).
temple-event-deciphered = { $seat } deciphers row { $row }: the trap’s glyph is { $glyph }.
temple-event-deciphered-hidden = { $seat } deciphers the clue of row { $row }.
temple-event-alcove-roll = { $seat } throws { $dice } at { $alcove }.
temple-event-lock-picked = { $seat } picks the lock: a { $face } becomes { $number }.
temple-event-opened = { $seat } opens it and takes the treasure ({ $deck }).
temple-event-mask-off = { $seat } takes the mask off the lava room.
temple-event-tile-turned = The tile at { $cell } shows { $number }: safe.
temple-event-trap = The tile at { $cell } shows { $number }: a trap!
temple-event-river-roll = { $seat } rolls { $dice } to leave the river.
temple-event-gave = { $seat } gives up { $treasure } for a reroll.
temple-event-gave-hidden = { $seat } gives up a treasure ({ $deck }) for a reroll.
temple-event-river-die = { $seat } throws { $dice } this time.
temple-event-swam = { $seat } swims.
temple-event-landed = { $seat } climbs ashore.
temple-event-jumped = { $seat } jumps on the bridge.
temple-event-bridge-roll =
    The bridge bears { $load } and the dice show { $dice }: { $number ->
        [one] one plank breaks
       *[other] { $number } planks break
    }.
temple-event-wall-card = Wall card: { $wall }.
temple-event-wall-moved =
    { $side } moves in and now covers { $number ->
        [one] one column
       *[other] { $number } columns
    }.
temple-event-pushed = { $seat } is pushed to { $cell }.
temple-event-walls-met = The walls have met!
temple-event-boulder =
    The boulder rolls { $dice } and moves { $number ->
        [one] one cell
       *[other] { $number } cells
    }.
temple-event-sun-opened = { $cell } is open now.
temple-event-sealed = The boulder seals the exit!
temple-event-died = { $seat }’s adventurer dies: { $cause }.
temple-event-sent = { $seat } sends { $adventurer } to { $cell }.
temple-event-waits = { $seat } waits.
temple-event-dice-passed = The dice pass to { $seat }.
temple-event-escaped = { $seat } is out of the temple!
temple-event-carried-out = { $seat } has carried out: { $treasures }.
temple-event-coffin = { $seat } opens a coffin: it is worth { $number }.
temple-event-over = The game is over; the winner: { $seats }!
temple-event-all-lost = The game is over. Nobody got out alive: all have lost.

## refusals: why not

temple-refusal-boulder = The boulder is there: nobody enters or crosses its cell.
temple-refusal-covered = A wall has covered that column.
temple-refusal-hole = There is only lava there, no tile.
temple-refusal-no-bridge = The bridge has no planks left.
temple-refusal-sun = A sun cell cannot be entered.
temple-refusal-alcove-empty = This alcove is empty.
temple-refusal-deck-empty = There is nothing left to find here.
temple-refusal-searched = There is no treasure to take on this tile.
temple-refusal-lying = You have searched this cell; move before you search again.
temple-refusal-must-leave = With an action before the waterfall you must leave the river.
temple-refusal-no-extra = You have no extra move.
temple-refusal-no-actions = You have no action left.
temple-refusal-door = The entrance door has shut.
temple-refusal-current = The current is too strong: only along the arrows.
temple-refusal-solid = There is a solid line between.
temple-refusal-too-far = That cell is not one move away.
temple-refusal-no-ability = Your adventurer does not have that ability, or has used it.
temple-refusal-no-leap = That cell cannot be leapt to from here.
temple-refusal-no-waterfall = The river is left only from its last cell.
temple-refusal-no-attempt = There are no dice of an attempt here to throw again.
temple-refusal-not-here = That cannot be done here.
temple-refusal-not-dealt = That adventurer was not dealt to you.
temple-refusal-not-yours = You do not carry that treasure.
temple-refusal-too-many = At this table you may keep 12; discard more.
temple-refusal-same-row = Only a clue of another row.
temple-refusal-not-those-dice = Those are not among the dice, and at least one must be thrown again.
temple-refusal-no-such-die = There is no such die, or it shows that face already.
temple-refusal-must-send = At this table the second adventurer must go at the first chance.
temple-refusal-sun-closed = There is no open sun cell there.

## lines: the table as text

temple-line-round = Round { $round }, first player { $seat }, dice { $dice }
temple-line-seat-picking = { $seat }: { $adventurers }
temple-line-seat-inside =
    { $turn ->
        [true] ▸
       *[false] {" "}
    } { $seat } ({ $adventurer }{ $used ->
        [true] , ability used
       *[false] {""}
    }): { $cell }{ $lying ->
        [true] {" "}(lying)
       *[false] {""}
    }, load { $load }, actions { $actions }, { $number } treasures: { $decks }
temple-line-seat-waiting = { $seat } ({ $adventurer }): dead, the reserve may still come
temple-line-seat-gone = { $seat } ({ $adventurer }): out
temple-line-seat-escaped = { $seat } ({ $adventurer }): out alive with { $number } treasures: { $decks }
temple-line-hand-of = { $seat }’s treasures: { $treasures }
temple-line-boulder =
    Boulder: { $cell }, { $number ->
        [one] one cell
       *[other] { $number } cells
    } along
temple-line-walls =
    Walls: the left covers { $face ->
        [one] one column
       *[other] { $face } columns
    }, the right { $number }; { $cards } cards left
temple-line-bridge =
    Bridge: { $number ->
        [one] one plank
       *[other] { $number } planks
    }
temple-line-suns = Open sun cells: { $cells }
temple-line-zone =
    Row { $row } of the wall room: trap number { $face }, { $number ->
        [one] one treasure
       *[other] { $number } treasures
    }
temple-line-decks = { $number } lava treasures, { $face } river treasures
temple-line-alcoves = Alcoves with a treasure: { $cells }
temple-line-mask = The mask still covers the lava room
temple-line-tile-unturned = { $cell }: glyph { $glyph }
temple-line-tile-turned = { $cell }: number { $number }, a treasure
temple-line-tile-searched = { $cell }: safe, searched
temple-line-tile-hole = { $cell }: trap { $number }, a hole
temple-line-attempt = Dice at { $alcove }: { $dice }
temple-line-hand = Your treasures: { $treasures }
temple-line-note = Your note of row { $row }: number { $number } is the glyph { $glyph }
temple-line-ability = { $ability }

## measures: what a simulation counts, on average

temple-measure-escapes-per-player = escapes a player
temple-measure-nobody-escapes = share of games nobody escapes
temple-measure-winning-score = winning score
temple-measure-rounds-over-14 = share of games beyond round 14

## the verdict: why it is so

temple-verdict-richest = Of those who left alive, the one with the most valuable treasures wins.
temple-verdict-nobody-escaped = Nobody left alive: all have lost together.

## chapters of the rules

temple-chapter-components = Components
temple-chapter-setup = Setup
temple-chapter-round = Round, load, actions
temple-chapter-moving = Moving
temple-chapter-wall-room = Wall room
temple-chapter-corridor = Boulder corridor
temple-chapter-lava = Lava room
temple-chapter-river = River and waterfall
temple-chapter-bridge = Wooden bridge
temple-chapter-collapse = Walls and boulder
temple-chapter-second = Death and second adventurers
temple-chapter-end = End and score
temple-chapter-abilities = Abilities
temple-chapter-completing = Clauses that complete the game

## rules

temple-rule-T-01 = 2 to 5 play; age 10 and up, about 45 minutes.
temple-rule-T-02 = Some printed booklets allow six, and twelve adventurers are enough; an option decides about the sixth seat, which is marked as not in the original.
temple-rule-T-03 = Twelve adventurers, each a figure and a card whose back is the gauge for load and actions; five six-sided dice.
temple-rule-T-04 = There are 18 wall cards: 1 with both arrows, 2 orange, 2 grey, 13 blank.
temple-rule-T-05 = There are 65 treasures: 10 for each of the four wall zones, 10 for the lava, 10 for the river, and in the alcoves four of value 4 and one of value 6.
temple-rule-T-06 = 14 lava tiles with a glyph on one side and a yellow number on the other; 14 clue tiles with a glyph and a brown number.
temple-rule-T-07 = The numbers in both sets are 1 to 14, each once, and a glyph has the same number in both.
temple-rule-T-08 = Two sun tiles, one mask, a bridge of five planks, two walls, one boulder.
temple-rule-T-09 = A treasure carries its value; a coffin carries no number.
temple-rule-T-10 = Cells, lines, card values, adventurers and abilities are those of this table’s content.
temple-rule-T-11 = At the start the boulder is on its start, the walls at the sides, and five planks on the bridge.
temple-rule-T-12 = The two sun tiles cover two corner cells of the lava room.
temple-rule-T-13 = The 14 lava tiles lie at random, glyph up, on the other lava cells; then the mask covers the room.
temple-rule-T-14 = Nobody knows the layout until the mask comes off.
temple-rule-T-15 = The clue tiles are shuffled: four at random lie glyph down beside the wall zones, the other ten glyph down beside the lava room.
temple-rule-T-16 = So the four trap numbers are public from the start; only which glyphs carry them is secret.
temple-rule-T-17 = Six treasure decks of ten, each shuffled, lie at the wall zones, the lava room and the river.
temple-rule-T-18 = The wall cards are shuffled and lie in six piles of three.
temple-rule-T-19 = The alcove treasures lie face up: 4 in each of the four alcoves on the lava side, the 6 in the alcove near the waterfall.
temple-rule-T-20 = Each player is dealt two adventurer cards at random, openly.
temple-rule-T-21 = Each picks one to enter, figure on the entrance; the other is the reserve and lies beneath, gauge side up.
temple-rule-T-22 = All pick secretly and at the same time; then the picks are shown.
temple-rule-T-23 = The first player holds the dice as a sign, also while others roll them; originally the oldest, here drawn at random.
temple-rule-T-24 = Everybody starts with load 2, without treasure, with the ability unused.
temple-rule-T-25 = A round has six phases: 1 load, 2 roll, 3 turns, 4 walls and boulder, 5 second adventurers, 6 the dice pass left.
temple-rule-T-26 = Phase 1: from the first player clockwise, each may discard any of their own treasures; then the load levels are set.
temple-rule-T-27 = The load depends on the number of treasures carried; 0 to 3 make load 2.
temple-rule-T-28 = 4 to 6 make load 3; 7 to 9 load 4; 10 to 12 load 5.
temple-rule-T-29 = 13 or more also make load 5, unless the option says otherwise.
temple-rule-T-30 = Every treasure counts one, coffins and alcove treasures too.
temple-rule-T-31 = Load and remaining actions are shown openly, so the number of treasures is public too.
temple-rule-T-32 = The load set in phase 1 holds for the whole round, also for river and bridge.
temple-rule-T-33 = Discards leave the game, face down; no treasure deck is reshuffled.
temple-rule-T-34 = Phase 2: the first player rolls five dice once for all.
temple-rule-T-35 = Your actions are the number of these dice that are at least your load.
temple-rule-T-36 = Phase 3: the first player carries out all actions, then the left neighbour, until everybody has.
temple-rule-T-37 = Actions in any order, the same one repeatedly, not more than the number; not all need be used.
temple-rule-T-38 = Unused actions are lost at the end of the turn.
temple-rule-T-39 = Only players with a living adventurer inside have a turn.
temple-rule-T-40 = Move: one action, to a cell across a dashed line.
temple-rule-T-41 = Occupied cells may be passed and shared.
temple-rule-T-42 = A solid line is not crossed, except by a special ability.
temple-rule-T-43 = Cells touch orthogonally; there are no diagonal moves.
temple-rule-T-44 = Nobody enters or crosses the boulder’s cell by any kind of move; corridor cell 0 is never entered.
temple-rule-T-45 = Moving on behind the boulder is allowed; river or bridge may get ahead of it again.
temple-rule-T-46 = Every first adventurer comes in through the wall room; the entrance door shuts behind them and nobody goes back.
temple-rule-T-47 = From the entrance a move leads to cell 1-3 or 1-4 of the wall room.
temple-rule-T-48 = The wall room has four rows, each a zone with its own deck and clue tile.
temple-rule-T-49 = There are six columns, for six wall steps exist in all, three on each side.
temple-rule-T-50 = One moves only between the two walls; nothing behind them is searched or entered.
temple-rule-T-51 = Search: one action, take the top card of the deck of the row you stand in.
temple-rule-T-52 = Look at it and keep it; it need not be shown.
temple-rule-T-53 = The same zone may be searched again and again.
temple-rule-T-54 = An empty deck of the wall room or the river cannot be searched.
temple-rule-T-55 = Decipher: one action, look alone at the glyph of the clue tile of your row, and put it back glyph down.
temple-rule-T-56 = That glyph marks a trapped lava tile.
temple-rule-T-57 = The glyph is shown to that player only and stays in their own notes; nothing public marks it.
temple-rule-T-58 = Going back from the corridor into an uncovered cell of row 4 is allowed.
temple-rule-T-59 = The corridor joins the areas, leads to river and bridge, and is the boulder’s track.
temple-rule-T-60 = From the corridor’s last cell, in front of the exit, one ordinary move leaves the temple.
temple-rule-T-61 = Who has left does not come back and sends no second adventurer; the treasures are kept.
temple-rule-T-62 = Besides moving, the only action in the corridor is opening an alcove.
temple-rule-T-63 = There are five alcoves: four in a line hold 4 each, one holds 6; an alcove is worked from the cell horizontally next to it.
temple-rule-T-64 = Open: one action, roll five dice.
temple-rule-T-65 = Value 4 needs at least one 1, one 2 and one 3.
temple-rule-T-66 = Value 6 needs exactly 1, 2, 3, 4, 5.
temple-rule-T-67 = After a failure each further action of the same turn rerolls any of the dice.
temple-rule-T-68 = On success the treasure is taken at once, without another action.
temple-rule-T-69 = Dice results are kept neither for another round nor for another player.
temple-rule-T-70 = Any other action or move in between ends the attempt, extra moves included; using Sprint alone does not. The next attempt starts with five dice.
temple-rule-T-71 = An emptied alcove cannot be opened.
temple-rule-T-72 = The first adventurer who comes to a cell next to the lava room takes the mask off, for good.
temple-rule-T-73 = That costs no action, and the layout is then public. An adventurer put on a sun cell takes the mask off too.
temple-rule-T-74 = In the lava room only cells with a tile can be entered.
temple-rule-T-75 = A glyph-up tile is turned before it is entered.
temple-rule-T-76 = If its yellow number is one of the four brown numbers in the wall room it is a trap: the tile falls away and the entering adventurer dies.
temple-rule-T-77 = Otherwise the adventurer moves onto it, and it stays turned.
temple-rule-T-78 = A turned tile is entered without a test; a fallen tile leaves a hole that is no cell.
temple-rule-T-79 = Search: on a tile showing its yellow number, one action draws the top lava treasure.
temple-rule-T-80 = The tile is then replaced by the clue tile of the same number from the ten safe ones: no treasure there any more.
temple-rule-T-81 = A replaced tile can be entered like a turned one; ten safe tiles serve ten cards.
temple-rule-T-82 = Sun cells hold no treasure.
temple-rule-T-83 = A sun cell is left by an ordinary move to a touching corridor or lava cell, or by a leap, and never entered by either.
temple-rule-T-84 = Crossing the lava is optional; the corridor goes round it.
temple-rule-T-85 = The river is entered from the corridor across several dashed lines; in it one moves only along the arrows.
temple-rule-T-86 = It is left only from its last cell, before the waterfall.
temple-rule-T-87 = Search: one action draws the top river treasure; a river cell is searched only once per stay, and a move must lie between two searches.
temple-rule-T-88 = The figure lies down after a search and stands up on moving; a new round does not stand it up.
temple-rule-T-89 = In the last cell the only action is leaving; there is no search.
temple-rule-T-90 = With an unused action there, leaving is compulsory.
temple-rule-T-91 = Leaving costs one action; with none left the adventurer waits for a later turn.
temple-rule-T-92 = Leaving: roll as many dice as the load; any 1 left over kills.
temple-rule-T-93 = A die showing 1 may be rerolled for three treasures.
temple-rule-T-94 = Each die only once; a rerolled 1 kills.
temple-rule-T-95 = Who cannot pay for every 1 dies.
temple-rule-T-96 = Paying does not change the number of dice.
temple-rule-T-97 = Success: at once onto the corridor cell beside the last river cell; remaining actions are used as usual.
temple-rule-T-98 = While the boulder stands on that cell nobody can leave; the compulsion rests.
temple-rule-T-99 = The bridge is one cell and a short cut; it is entered and left at both ends.
temple-rule-T-100 = On stepping on, roll as many dice as planks are left.
temple-rule-T-101 = Each die lower than the load breaks one plank, for good.
temple-rule-T-102 = If any plank is left the adventurer stands and may go on.
temple-rule-T-103 = If none is left the adventurer dies.
temple-rule-T-104 = With several on it, the dice are compared with the sum of their loads, the one stepping on included.
temple-rule-T-105 = If the last plank breaks, all on the bridge die.
temple-rule-T-106 = Stepping off is not tested.
temple-rule-T-107 = A bridge without planks is no cell; it can still be leapt over (T-146).
temple-rule-T-108 = Jump: on the bridge, one action repeats the test; it may kill the jumper.
temple-rule-T-109 = The first player turns the next three wall cards and carries out each at once.
temple-rule-T-110 = Orange: the left wall one column to the centre. Grey: the right wall. Both arrows: both walls. Blank: nothing.
temple-rule-T-111 = The left wall is the one near the lava.
temple-rule-T-112 = When the walls meet, everybody between them dies.
temple-rule-T-113 = A wall that covers a column pushes those on it one column inward, in the same row.
temple-rule-T-114 = Who still stands on the entrance when the walls meet dies too.
temple-rule-T-115 = 18 cards last six rounds; from round 7 on no wall card is turned, and by then the walls have met.
temple-rule-T-116 = The boulder rolls one die in round 1, two in round 2, and so on; five from round 5 on.
temple-rule-T-117 = Each die of 3 or more moves it one cell; from none to all of them.
temple-rule-T-118 = Everybody in a cell it enters dies; it moves cell by cell, so cells passed count.
temple-rule-T-119 = When it reaches the cell diagonal to a sun tile, that tile is removed and the entrance there is open; passing counts.
temple-rule-T-120 = When it reaches or passes the last corridor cell the exit is blocked, all adventurers left are lost and the game is over.
temple-rule-T-121 = Then phases 5 and 6 are skipped.
temple-rule-T-122 = Death removes the figure and discards all its treasures.
temple-rule-T-123 = Phase 5: a player whose first adventurer has died may send the second, if a sun cell is open.
temple-rule-T-124 = It is put on any open sun cell of the player’s choice, without treasures, and plays from the next round on.
temple-rule-T-125 = Nobody need be in the lava room for that, and it costs no action.
temple-rule-T-126 = The player may wait for a later phase 5; the order is clockwise from the first player.
temple-rule-T-127 = A second death ends that player’s game.
temple-rule-T-128 = Phase 6: the dice go to the left neighbour, the new first player.
temple-rule-T-129 = They also go to a player who is out; that player only rolls, and the turns begin with the next living one clockwise.
temple-rule-T-130 = The game ends when no living adventurer is inside, or by T-120.
temple-rule-T-131 = While a player may still send a second adventurer, also before a sun is open, the first condition does not end the game; otherwise it is tested after every death and every exit and ends it at once. Simultaneous deaths count together.
temple-rule-T-132 = Players whose adventurer has left alive add up the values they carried out; the others do not score.
temple-rule-T-133 = A coffin’s value is rolled only after the end of the game.
temple-rule-T-134 = One die for each coffin; the face is its value.
temple-rule-T-135 = The highest sum wins; ties share the win.
temple-rule-T-136 = If nobody has left alive, all lose together.
temple-rule-T-137 = Leaving with nothing scores 0 and still beats everybody who did not leave.
temple-rule-T-138 = There are six kinds of ability; every adventurer has one and may use it once per game.
temple-rule-T-139 = Two adventurers per kind. Use is public; an unused ability is lost with its adventurer, and the second brings its own.
temple-rule-T-140 = Sprint: in your own turn, two extra moves (with their usual tests, exit included) for this turn only, also with no action left; you choose for each move whether it is an extra one. Never for leaving the river, and not to be used in its last cell.
temple-rule-T-141 = Stamina: right after the roll of phase 2, count this round’s actions as if the load were 2; river and bridge keep the real load. Asked clockwise from the first player, and only if there would be more.
temple-rule-T-142 = Linguistics: with a decipher action, also look at one clue tile of another row, chosen after the first glyph was seen.
temple-rule-T-143 = Swimming: leave the river without the roll, still for one action.
temple-rule-T-144 = Lock picking: after a failed roll or reroll at an alcove, set one die to any face; it stays among the dice for rerolls of this turn.
temple-rule-T-145 = Leap: instead of a move, for one action: two cells in a straight line over a cell, a hole or any line, or one cell across a solid line; what is leapt over is neither tested nor triggered, the landing is a normal arrival. A sun cell may be leapt over, covered or not.
temple-rule-T-146 = A leap never passes or lands on the boulder, a covered column or corridor cell 0, never lands on a sun cell or outside, never starts in the last river cell; one that starts in another river cell never goes or passes upstream and leaves the river only onto a corridor cell. From the entrance it lands on 2-3 or 2-4 of the wall room; over the bridge, also without planks, it joins corridor cells 22 and 29.
temple-rule-T-147 = Which glyph carries which number is drawn at random for every game and hidden until a tile shows it.
temple-rule-T-148 = The diagonal cell of T-119 is the corner outside the sun tile: corridor 11 for A, corridor 16 for B.
temple-rule-T-149 = The dice of phase 2 are rolled also when nobody is inside.
temple-rule-T-150 = In phase 1 only players with a living adventurer inside who carry a treasure are asked; who has left keeps everything.
temple-rule-T-151 = Leaving the river: the player chooses the treasures; dice are paid and rerolled one after another; who can pay for every 1 may still refuse, and dies.
temple-rule-T-152 = The deck of a carried treasure is public (its back), its value secret; only an alcove treasure’s value is known.
temple-rule-T-153 = Places: those outside by their sum, ties share; all others share the next place; if nobody is out, all share the last.

## board

temple-board-title = The temple of Chac
temple-board-map = Map of the temple
temple-board-zoom = Size of the map
temple-board-zoom-near = Near
temple-board-zoom-whole = Whole
temple-board-figures = Who stands where
temple-board-ways = Where you can go
temple-board-at = { $cell }: { $figures }
temple-board-figure = { $name }, { $adventurer }
temple-board-unpicked = not chosen yet
temple-board-load =
    { $number ->
        [one] load { $load }, one treasure
       *[other] load { $load }, { $number } treasures
    }
temple-board-actions =
    { $number ->
        [one] one action left
       *[other] { $number } actions left
    }
temple-board-carries =
    { $number ->
        [one] one treasure
       *[other] { $number } treasures
    }
temple-board-lying = lying in the river
temple-board-acting = to answer
temple-board-starter = dice
temple-board-second = second
temple-board-inside = inside
temple-board-waiting = waiting for a sun
temple-board-gone = dead
temple-board-escaped = escaped
temple-board-place = Place { $place } · { $score }
temple-board-ability-left = { $ability }, not used yet
temple-board-ability-used = { $ability }, used
temple-board-cost-move = one action
temple-board-cost-extra = an extra move
temple-board-cost-leap = one action, over what lies between
temple-board-cost-send = no action
temple-board-risk = chance to die { $risk }
temple-board-walls =
    Left wall over { $left } columns, right wall over { $right }; { $gap } columns are open
temple-board-zone = row { $row }: trap number { $number }, { $cards } cards in its deck
temple-board-alcoves = Alcoves with a treasure: { $cells }
temple-board-planks =
    { $number ->
        [0] the bridge is broken
        [one] one plank is left of the bridge
       *[other] { $number } planks are left of the bridge
    }
temple-board-decks = lava deck { $lava } cards, river deck { $river } cards
temple-board-boulder = The boulder: { $cell }
temple-board-dread-label = The boulder seals the exit in { $mean } rounds on average, in { $soonest } at the soonest
temple-board-sealed = The exit is sealed
temple-board-mask = The mask lies over the lava room
temple-board-tile-unturned = { $cell }: { $glyph }, not turned yet
temple-board-tile-turned = { $cell }: { $glyph } is number { $number }, with a treasure
temple-board-tile-searched = { $cell }: { $glyph } is number { $number }, searched
temple-board-tile-hole = { $cell }: a hole, { $glyph } was the trap number { $number }
temple-board-tile-noted = { $cell } is a trap, you have seen its clue
temple-board-sun-open = { $cell } is open
temple-board-sun-shut = { $cell } is shut
temple-board-round-label = The round
temple-board-round = Round { $round }
temple-board-before = Before the first round
temple-board-dice = The dice of this round: { $dice }
temple-board-thrower = Dice: { $name }
temple-board-wall-cards =
    { $number ->
        [one] one wall card left
       *[other] { $number } wall cards left
    }
temple-board-attempt = The dice at the alcove: { $dice }
temple-board-hold = Your treasures
temple-board-empty-handed = You carry nothing yet.
temple-board-worth =
    { $coffins ->
        [0] worth { $total }
        [one] worth { $total } and one coffin (a die)
       *[other] worth { $total } and { $coffins } coffins (a die each)
    }
temple-board-next-load = Load { $load } this round, { $next } with what you carry now
temple-board-discarded =
    { $number ->
        [one] One treasure left behind
       *[other] { $number } treasures left behind
    }
temple-board-carried = What they carry
temple-board-coffin-rolled = coffin: { $number }
temple-board-meter = Dread: mean rounds
temple-board-risk-here = Boulder here: { $mean } (min { $soonest })
temple-board-risk-exit = Exit sealed: { $mean } (min { $soonest })
temple-board-risk-walls = Walls meet
temple-board-risk-now = now { $chance }
temple-board-risk-bridge =
    { $planks ->
        [one] Bridge alive, one plank
       *[other] Bridge alive, { $planks } planks
    }
temple-board-risk-river = River alive
temple-board-risk-swim = Leave the river, swimming
temple-board-risk-alcove =
    { $number ->
        [one] Alcove in one action
       *[other] Alcove in { $number } actions
    }
temple-board-reckoning = When the boulder comes
temple-board-col-place = Place
temple-board-col-away = Cells
temple-board-col-soonest = Soonest
temple-board-col-mean = Mean
temple-board-col-next = Next roll
temple-board-notes = Glyphs and your notes
temple-board-traps = Trap numbers
temple-board-unknown-odds = an unknown tile: { $odds } a trap
temple-board-note-trap = trap { $number }
temple-board-note-fallen = fallen, { $number }
temple-board-note-safe = safe, { $number }
temple-board-note-unknown = unknown
