# The texts of Magi in English, in our own words.

## the game

magi-name = Magi
magi-tagline = Pass the growing draw on to somebody else, and keep the lowest penalty.
magi-summary = A card game for 4 to 8. Follow the colour or the name of the discard, push the draw count on with hexagram magic, and call “Magi!” when you are down to one card. A round is scored when somebody is out of cards; once a player has 50 penalty points, the lowest penalty wins.

## types, kinds, colours

magi-type-guild = guild card
magi-type-item = item card
magi-type-magician = magician card

magi-kind-grail = Grail
magi-kind-coin = Coin
magi-kind-sword = Sword
magi-kind-shield = Shield
magi-kind-crystal = Crystal
magi-kind-scales = Scales
magi-kind-broom = Broom
magi-kind-hourglass = Hourglass
magi-kind-amulet = Amulet
magi-kind-scroll = Scroll
magi-kind-cloak = Cloak
magi-kind-staff = Staff
magi-kind-mage = Mage
magi-kind-witch = Witch
magi-kind-time_mage = Mage of Time
magi-kind-guard_mage = Mage of Protection
magi-kind-water_mage = Mage of Water
magi-kind-fire_mage = Mage of Flame
magi-kind-wind_mage = Mage of Wind
magi-kind-capricious_witch = Capricious Witch
magi-kind-fickle_witch = Fickle Witch
magi-kind-scatter_witch = Scatterbrained Witch
magi-kind-supreme_mage = Supreme Mage

magi-colour-red = red
magi-colour-blue = blue
magi-colour-yellow = yellow
magi-colour-grey = grey
magi-colour-free = any colour
magi-colour-none = not yet decided

## cards

magi-card-red-grail = Red Grail
magi-card-red-coin = Red Coin
magi-card-red-sword = Red Sword
magi-card-red-shield = Red Shield
magi-card-red-crystal = Red Crystal
magi-card-red-scales = Red Scales
magi-card-red-broom = Red Broom
magi-card-red-hourglass = Red Hourglass
magi-card-red-amulet = Red Amulet
magi-card-red-scroll = Red Scroll
magi-card-red-cloak = Red Cloak
magi-card-red-staff = Red Staff
magi-card-blue-grail = Blue Grail
magi-card-blue-coin = Blue Coin
magi-card-blue-sword = Blue Sword
magi-card-blue-shield = Blue Shield
magi-card-blue-crystal = Blue Crystal
magi-card-blue-scales = Blue Scales
magi-card-blue-broom = Blue Broom
magi-card-blue-hourglass = Blue Hourglass
magi-card-blue-amulet = Blue Amulet
magi-card-blue-scroll = Blue Scroll
magi-card-blue-cloak = Blue Cloak
magi-card-blue-staff = Blue Staff
magi-card-yellow-grail = Yellow Grail
magi-card-yellow-coin = Yellow Coin
magi-card-yellow-sword = Yellow Sword
magi-card-yellow-shield = Yellow Shield
magi-card-yellow-crystal = Yellow Crystal
magi-card-yellow-scales = Yellow Scales
magi-card-yellow-broom = Yellow Broom
magi-card-yellow-hourglass = Yellow Hourglass
magi-card-yellow-amulet = Yellow Amulet
magi-card-yellow-scroll = Yellow Scroll
magi-card-yellow-cloak = Yellow Cloak
magi-card-yellow-staff = Yellow Staff
magi-card-mage = Mage
magi-card-witch = Witch
magi-card-time_mage = Mage of Time
magi-card-guard_mage = Mage of Protection
magi-card-water_mage = Mage of Water
magi-card-fire_mage = Mage of Flame
magi-card-wind_mage = Mage of Wind
magi-card-capricious_witch = Capricious Witch
magi-card-fickle_witch = Fickle Witch
magi-card-scatter_witch = Scatterbrained Witch
magi-card-supreme_mage = Supreme Mage

## phases, directions, effects

magi-phase-magic = magic phase
magi-phase-draw = draw handling
magi-phase-main = main phase
magi-phase-end = end phase

magi-direction-clockwise = clockwise
magi-direction-counter = counter-clockwise

magi-hexagram = hexagram
magi-hexagram-help = A card with the hexagram may also be used in the magic phase.

magi-effect-select = SELECT
magi-effect-select-help = Goes on any colour; you then set the colour of the discards.
magi-effect-free = FREE
magi-effect-free-help = Goes on any colour; the next card may be of any colour too.
magi-effect-draw = DRAW
magi-effect-draw-0 = DRAW[0]
magi-effect-draw-1 = DRAW[1]
magi-effect-draw-2 = DRAW[2]
magi-effect-draw-3 = DRAW[3]
magi-effect-draw-4 = DRAW[4]
magi-effect-draw-5 = DRAW[5]
magi-effect-draw-help = Adds the number to the draw count; the next player draws the whole count unless they can avoid it.
magi-effect-again = AGAIN
magi-effect-again-help = You take another whole turn.
magi-effect-reverse = REVERSE
magi-effect-reverse-help = The direction of play turns round.
magi-effect-shoot = SHOOT
magi-effect-shoot-help = You name who takes the next turn, but not yourself; the direction stays.
magi-effect-through = THROUGH
magi-effect-through-help = You go straight to the end phase; the draw count is left for the next player.
magi-effect-reset = RESET
magi-effect-reset-help = The draw count becomes 0.
magi-effect-original = ORIGINAL
magi-effect-original-help = You pick one effect from each of three groups, and all three take place.

## table options

magi-option-draw_by_choice = Drawing is a free choice
magi-option-draw_by_choice-help = Whether you may draw a card (B) in the main phase although you hold one you can use. “Yes”: you may always draw. “No”: a usable card must be used, and you draw only when you hold none. (M-31, M-44, M-100)
magi-option-draw_by_choice-true = Yes
magi-option-draw_by_choice-false = No, use a card if you can
magi-option-draw_then = Card to use after drawing
magi-option-draw_then-help = What you may use after drawing a card (B) in the main phase. “Any card in hand”: every usable card you hold. “Only the drawn card”: the card just drawn, or pass. (M-47, M-100)
magi-option-draw_then-any_hand_card = Any card in hand
magi-option-draw_then-drawn_card_only = Only the drawn card
magi-option-magic_needs_match = Magic must match
magi-option-magic_needs_match-help = Whether a hexagram card must match the discard in the magic phase. “Yes”: the same test as in the main phase. “No”: any hexagram card may be used in the magic phase. (M-29, M-96)
magi-option-magic_needs_match-true = Yes
magi-option-magic_needs_match-false = No
magi-option-magic_at_zero = Magic phase at count 0
magi-option-magic_at_zero-help = Whether a card may be used in the magic phase while the draw count is 0. “Yes”: you choose between the magic and the main phase for a hexagram card. “No”: at count 0 there is only the main phase. (M-34, M-35, M-116)
magi-option-magic_at_zero-true = Yes
magi-option-magic_at_zero-false = No, main phase only
magi-option-again_optional = AGAIN may be declined
magi-option-again_optional-help = Whether you may give up the extra turn of AGAIN. “No”: you always take it. “Yes”: you are asked when the effect takes place; if you decline, your neighbour is next. (M-66)
magi-option-again_optional-false = No, always taken
magi-option-again_optional-true = Yes, you decide
magi-option-round_end_hand = Whose empty hand ends the round
magi-option-round_end_hand-help = Whose hand is looked at in the end phase. “Anyone's”: at count 0 any empty hand ends the round. “The turn's player”: only the hand of the player whose turn ends counts; an empty-handed player at count 0 must draw (B), and MC-1 and MC-4 to MC-6 do not apply. (M-52)
magi-option-round_end_hand-anyone = Anyone's
magi-option-round_end_hand-turn_player = The turn's player
magi-option-wrong_accusation_draw = Cards for a wrong accusation
magi-option-wrong_accusation_draw-help = How many cards you draw if you say that somebody forgot to call and are wrong. “0”: no penalty. “1”: being wrong while calls can be pointed out costs you one card at once, even with an empty hand. (M-109)
magi-option-wrong_accusation_draw-0 = 0, no penalty
magi-option-wrong_accusation_draw-1 = 1 card
magi-option-start_through_skips = A starting THROUGH skips the starter
magi-option-start_through_skips-help = What a starting card with THROUGH does. “No”: it changes nothing. “Yes”: the starting player loses the first turn; it goes to the neighbour in the direction then valid, and a count stands against that player. (M-94)
magi-option-start_through_skips-false = No
magi-option-start_through_skips-true = Yes
magi-option-direction_resets = Every round starts clockwise
magi-option-direction_resets-help = The direction of play in a new round. “Yes”: clockwise again. “No”: the direction in which the last round ended. (M-88)
magi-option-direction_resets-true = Yes
magi-option-direction_resets-false = No, it carries over
magi-option-catch_at_round_end = Catching as the round ends
magi-option-catch_at_round_end-help = Whether a missing call can be pointed out in the very end phase in which the round ends. “No”: the end of the round ends the chance. “Yes”: it can be pointed out until the next player starts counting the penalties. (M-110)
magi-option-catch_at_round_end-false = No
magi-option-catch_at_round_end-true = Yes
magi-option-magi_call = Who calls Magi
magi-option-magi_call-help = The call when you are down to one card. “Yourself”: you press “Magi!” in time, or you may be caught. “Automatic”: the table calls for everybody and nobody is caught; good for games played over days. (M-49, M-50)
magi-option-magi_call-manual = Yourself
magi-option-magi_call-auto = Automatic
magi-option-catastrophe = Catastrophe
magi-option-catastrophe-help = The variant of the original rules. “On”: every card with DRAW counts as a hexagram card and can be used in the magic phase to raise the count further; more thrilling, less balanced. “Off”: the standard game. (M-78 to M-80)
magi-option-catastrophe-false = Off
magi-option-catastrophe-true = On

## questions: what you are asked

magi-question-discard = Choose a card to discard face down.
magi-question-second-discard = You are the starting player: choose one more card to discard face down.
magi-question-turn = Your turn: use a card or draw one.
magi-question-magic = The draw count stands against you: use a hexagram card, or draw that many.
magi-question-may-use = You have drawn. Use a card now, or pass?
magi-question-colour = Choose the new colour of the discards.
magi-question-target = Who takes the next turn?
magi-question-again = Do you take another turn?
magi-question-pick-colour = ORIGINAL, first group: SELECT or FREE.
magi-question-pick-turn = ORIGINAL, second group: AGAIN, REVERSE, SHOOT or THROUGH.
magi-question-pick-draw = ORIGINAL, third group: how much is added to the draw count?
magi-question-call = Whoever ends a turn with one card calls “Magi!”.
magi-question-catch = Did somebody forget to call? You can say so until the next turn begins.
magi-question-count-penalties = The round is over: count the penalties.

## waiting: what the table is waiting for

magi-waiting-discard = Waiting for { $seat } to discard a card.
magi-waiting-second-discard = Waiting for { $seat } to discard one more card.
magi-waiting-turn = It is { $seat }'s turn.
magi-waiting-magic = { $seat } faces the draw count and is deciding.
magi-waiting-may-use = { $seat } has drawn and may use a card.
magi-waiting-colour = Waiting for { $seat } to choose a colour.
magi-waiting-target = Waiting for { $seat } to name the next player.
magi-waiting-again = { $seat } is deciding whether to take another turn.
magi-waiting-pick-colour = Waiting for { $seat } to pick from ORIGINAL's first group.
magi-waiting-pick-turn = Waiting for { $seat } to pick from ORIGINAL's second group.
magi-waiting-pick-draw = Waiting for { $seat } to pick from ORIGINAL's third group.
magi-waiting-call = The next turn has not begun yet.
magi-waiting-catch = The next turn has not begun yet.
magi-waiting-count-penalties = Waiting for { $seat } to count the penalties.
magi-waiting-lot = Drawing for the start.
magi-waiting-deal = Dealing the cards.
magi-waiting-turn-up = Turning up the starting card.
magi-waiting-draw = Drawing a card.

## answers: what you can say

magi-answer-use = Use { $card }
magi-answer-use-magic = Use { $card } in the magic phase
magi-answer-draw = Draw a card
magi-answer-face = Face it: draw for the count
magi-answer-face-count =
    { $count ->
        [one] Face it: draw { $count } card
       *[other] Face it: draw { $count } cards
    }
magi-answer-pass = Pass
magi-answer-discard = Discard { $card }
magi-answer-colour = { $colour }
magi-answer-target = { $seat }
magi-answer-again = Take another turn
magi-answer-no-again = No more turn
magi-answer-pick-select = SELECT: you choose the colour
magi-answer-pick-free = FREE: any colour comes next
magi-answer-pick-again = AGAIN: another turn
magi-answer-pick-reverse = REVERSE: turn the direction
magi-answer-pick-shoot = SHOOT: name the next player
magi-answer-pick-through = THROUGH: slip past
magi-answer-pick-draw = DRAW[{ $x }]: the count rises by { $x }
magi-answer-magi = Magi!
magi-answer-forgot = Forgot!
magi-answer-cards = { $cards }
magi-answer-count = Count the penalties

## events: what happened

magi-event-lot = { $seat } draws { $card }.
magi-event-redraw = { $seats } tie for the largest number and draw again.
magi-event-starter = { $seat } is the starting player.
magi-event-round = Round { $round } begins; { $starter } starts, and play goes { $direction }.
magi-event-dealt =
    { $number ->
        [one] { $seat } is dealt { $number } card: { $cards }.
       *[other] { $seat } is dealt { $number } cards: { $cards }.
    }
magi-event-dealt-hidden =
    { $number ->
        [one] { $seat } is dealt { $number } card.
       *[other] { $seat } is dealt { $number } cards.
    }
magi-event-discarded = { $seat } discards { $cards } face down.
magi-event-discarded-hidden = { $seat } discards a card face down.
magi-event-turned-up = The starting card is { $card }.
magi-event-colour = { $seat } sets the colour to { $colour }.
magi-event-free = FREE is in force: the next card may be of any colour.
magi-event-used = { $seat } uses { $card } in the { $phase }.
magi-event-count = The draw count is now { $count }.
magi-event-reset = The draw count goes back to 0.
magi-event-reversed = Play turns round and now goes { $direction }.
magi-event-named = { $seat } names { $other } for the next turn.
magi-event-again = { $seat } takes another turn.
magi-event-no-again = { $seat } declines another turn.
magi-event-through = { $seat } goes straight to the end phase.
magi-event-picked = { $seat } picks { $effects } for ORIGINAL.
magi-event-drew =
    { $number ->
        [one] { $seat } draws { $number } card: { $cards }.
       *[other] { $seat } draws { $number } cards: { $cards }.
    }
magi-event-drew-hidden =
    { $number ->
        [one] { $seat } draws { $number } card.
       *[other] { $seat } draws { $number } cards.
    }
magi-event-passed = { $seat } passes.
magi-event-called = { $seat } calls “Magi!”
magi-event-caught = { $by } catches { $seat }: the “Magi” call was forgotten!
magi-event-wrong = { $by } says that { $seat } forgot to call, but is wrong.
magi-event-reshuffled =
    { $number ->
        [one] The discards become a new deck of { $number } card.
       *[other] The discards are shuffled into a new deck of { $number } cards.
    }
magi-event-short =
    { $number ->
        [one] There are not enough cards: { $number } is not drawn.
       *[other] There are not enough cards: { $number } are not drawn.
    }
magi-event-turn = { $seat }'s turn.
magi-event-round-over = Round { $round } is over.
magi-event-scored =
    { $points ->
        [0] { $seat } has no cards left, adds nothing and stands at { $penalty }.
       *[other] { $seat } is left with { $cards }, adds { $points } and stands at { $penalty }.
    }
magi-event-over = The game is over. The win goes to { $seats }!

## refusals: why not

magi-refusal-not-in-hand = That card is not in your hand.
magi-refusal-no-match = That card has neither the colour nor the name of the discard.
magi-refusal-no-hexagram = That card has no hexagram, so it cannot be used in the magic phase.
magi-refusal-must-use = At this table a usable card must be used; you may draw only when you hold none.
magi-refusal-only-drawn-card = At this table only the card just drawn may be used after drawing.
magi-refusal-self-target = You cannot name yourself; choose another player.
magi-refusal-window-closed = That does not count now: it is not the time for it, or it has been said already.
magi-refusal-accused-already = You have pointed at somebody this time already; you cannot do it again.
magi-refusal-not-your-turn = It is not your turn.
magi-refusal-not-asked = You are not being asked that now.
magi-refusal-magic-at-zero-off = At this table there is no magic phase while the draw count is 0.
magi-refusal-empty-hand = Your hand is empty, so you can only draw.

## lines: the table as text

magi-line-round = Round { $round }
magi-line-seat =
    { $turn ->
        [true] ▸
       *[false] {" "}
    } { $seat }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, penalty { $penalty }{ $called ->
        [true] , called “Magi!”
       *[false] {""}
    }
magi-line-top = Discard: { $card }. Colour in force: { $colour }.
magi-line-count = Draw count { $count }. Play goes { $direction }. Cards in the deck: { $number }.
magi-line-hand = Your hand: { $cards }
magi-line-hand-of = Hand of { $seat }: { $cards }
magi-line-called-red = Red { $name }
magi-line-called-blue = Blue { $name }
magi-line-called-yellow = Yellow { $name }
magi-line-card = { $points } points
magi-line-card-effects = { $points } points, { $effects }
magi-line-card-hexagram = { $points } points, ✡ { $effects }

## the verdict: what the numbers are, why it is so

magi-score = Penalty
magi-verdict-lowest-penalty = The lowest penalty wins.

## chapters of the rules

magi-chapter-components = Cards and pieces
magi-chapter-setup = Setting up
magi-chapter-starting-card = The starting card
magi-chapter-flow = How a round goes
magi-chapter-magic = Magic phase
magi-chapter-count = Draw handling and the deck
magi-chapter-main = Main phase
magi-chapter-call = End phase and the call
magi-chapter-scoring = End of the round and of the game
magi-chapter-effects = Effects of the cards
magi-chapter-catastrophe = Variant: catastrophe
magi-chapter-consequences = What follows from the rules

## rules

magi-rule-M-01 = A table seats 4 to 8 players.
magi-rule-M-02 = A game takes about 30 to 60 minutes and suits ages 10 and up. This is information only and changes nothing in play.
magi-rule-M-03 = There are 99 game cards.
magi-rule-M-04 = Guild cards come in 7 kinds, 51 cards in all.
magi-rule-M-05 = Item cards come in 5 kinds, 27 cards in all.
magi-rule-M-06 = Magician cards come in 11 kinds, 21 cards in all.
magi-rule-M-07 = On the table there are also one direction marker, four draw-count cards and one rule sheet.
magi-rule-M-08 = The guild kinds are Grail, Coin, Sword, Shield, Crystal, Scales and Broom. Each exists in red, blue and yellow.
magi-rule-M-09 = The item kinds are Hourglass, Amulet, Scroll, Cloak and Staff. Each exists in red, blue and yellow.
magi-rule-M-10 = The magician kinds are Mage, Witch, Mage of Time, Mage of Protection, Mage of Water, Mage of Flame, Mage of Wind, Capricious Witch, Fickle Witch, Scatterbrained Witch and Supreme Mage.
magi-rule-M-11 = You may use a magician whatever the colour of the discards is.
magi-rule-M-12 = Every item card has exactly one effect.
magi-rule-M-13 = Every magician card has two or three effects.
magi-rule-M-14 = Exactly one card of the deck bears ORIGINAL.
magi-rule-M-15 = The Staff bears DRAW.
magi-rule-M-16 = Cards with a colour effect (SELECT or FREE) have a grey ground.
magi-rule-M-17 = The number in a card's top right corner is its points.
magi-rule-M-18 = To find the starting player, all cards are shuffled face down and everybody draws one. The largest number starts.
magi-rule-M-19 = If several players share the largest number, only they draw again, until one is left.
magi-rule-M-20 = The direction marker lies before the starting player. Play begins clockwise; when it turns round, the marker shows its back and play goes counter-clockwise.
magi-rule-M-21 = The draw count is shown openly with the draw-count cards, where all can see it. DRAW[1], for example, adds 1 to it.
magi-rule-M-22 = After cutting the cards the starting player deals seven to everybody.
magi-rule-M-23 = The remaining cards lie face down in the middle of the table. They are the deck.
magi-rule-M-24 = Once you have seen your hand, you discard one card face down and keep six.
magi-rule-M-25 = The starting player then discards one more card face down and keeps five.
magi-rule-M-26 = The starting player shuffles these discards (one for each player, and one more) and turns the pile face up. Its top card is the starting card, and the pile is the discard area.
magi-rule-M-27 = If the starting card has a special effect, it is aimed at the starting player.
magi-rule-M-28 = The starting player takes the first turn. Turns then go clockwise.
magi-rule-M-29 = You may use a card that has the colour or the name of the top discard.
magi-rule-M-30 = A card you use becomes the top of the discard area.
magi-rule-M-31 = If you cannot use a card, you draw one from the top of the deck.
magi-rule-M-32 = When a turn is over, the next player in the direction of play has the turn.
magi-rule-M-33 = A turn has four phases, in this order: magic, draw handling, main, end.
magi-rule-M-34 = In the magic phase you may use only cards with the hexagram.
magi-rule-M-35 = Using one is up to you.
magi-rule-M-36 = If the card has several effects, all of them take place.
magi-rule-M-37 = After its effects you go straight to your end phase, so you use one card at most in the magic phase.
magi-rule-M-38 = In this way you avoid draw handling.
magi-rule-M-39 = If the card you used has DRAW, the count rises accordingly.
magi-rule-M-40 = You may also use a hexagram card in the main phase, with just the same effect.
magi-rule-M-41 = At count 0 you go on to the main phase.
magi-rule-M-42 = At a count of 1 or more you draw that many cards and go to the end phase. You have no main phase.
magi-rule-M-43 = After that drawing the count goes back to 0.
magi-rule-M-44 = In the main phase you must do exactly one of two things, A or B.
magi-rule-M-45 = Cards of every type may be used in the main phase: guild, item or magician. They still have to match by colour or name.
magi-rule-M-46 = A: you use one card from your hand and go to the end phase.
magi-rule-M-47 = B: you draw one card from the deck. If your hand then holds a card you can use, you may use one.
magi-rule-M-48 = If you chose B and can use no card, you declare “Pass” and go to the end phase.
magi-rule-M-49 = If you end a turn with exactly one card in hand, you must call “Magi”.
magi-rule-M-50 = If you forget, and another player says so before the next turn begins, you must draw one card. Then play goes on.
magi-rule-M-51 = If nobody says so in time, nothing happens.
magi-rule-M-52 = The round ends in an end phase if the count is 0 and a player has no card in hand.
magi-rule-M-53 = While the count is above 0 the round does not end, even if a hand is empty.
magi-rule-M-54 = When the round ends, you add the points of the cards left in your hand to your penalty.
magi-rule-M-55 = An empty hand adds nothing.
magi-rule-M-56 = The next round is started by the left neighbour of this round's starting player, whatever the direction of play was.
magi-rule-M-57 = The game ends when a player's penalty is 50 or more.
magi-rule-M-58 = The lowest penalty wins.
magi-rule-M-59 = SELECT: you may use it on any colour.
magi-rule-M-60 = SELECT: you then set the colour of the discards to red, blue or yellow. Keeping the same colour is allowed.
magi-rule-M-61 = FREE: you may use it on any colour.
magi-rule-M-62 = FREE: the colour of the discards is left to the next player who uses a card.
magi-rule-M-63 = DRAW[X]: the count rises by X, on top of what is there. DRAW[0] adds nothing.
magi-rule-M-64 = DRAW[X]: you then go to the end phase.
magi-rule-M-65 = DRAW[X]: unless the player of the next turn can avoid draw handling, that player draws the whole count, and that ends the turn.
magi-rule-M-66 = AGAIN: you take another whole turn, from the magic phase on. A count that is still there now stands against you.
magi-rule-M-67 = REVERSE: the direction of play turns round.
magi-rule-M-68 = SHOOT: you name the player who takes the next turn.
magi-rule-M-69 = SHOOT: the direction of play stays as it was.
magi-rule-M-70 = SHOOT: you may not name yourself.
magi-rule-M-71 = THROUGH: you go straight to the end phase. The count is left as it is for the next player.
magi-rule-M-72 = RESET: the count becomes 0.
magi-rule-M-73 = ORIGINAL: this card has three groups of effects. You pick one from each group, and all three take place.
magi-rule-M-74 = ORIGINAL, first group: SELECT or FREE.
magi-rule-M-75 = ORIGINAL, second group: AGAIN, REVERSE, SHOOT or THROUGH.
magi-rule-M-76 = ORIGINAL, third group: DRAW[0], DRAW[1], DRAW[2] or DRAW[3].
magi-rule-M-77 = AGAIN, REVERSE, SHOOT, THROUGH, RESET and ORIGINAL are the magic-phase effects. Cards with one of them carry the hexagram.
magi-rule-M-78 = Catastrophe: every card with DRAW[X] also counts as a hexagram card.
magi-rule-M-79 = So in catastrophe, when the player before you used a Staff, you may answer with a Staff in your magic phase.
magi-rule-M-80 = Catastrophe is an optional variant: more thrilling, and less balanced.
magi-rule-M-81 = The original rule sheet writes the effect names in katakana. Here they are the English words believed to be printed on the cards.
magi-rule-M-82 = The general rule also says that play stops and penalties are counted once somebody's hand is used up. M-52 and M-53 say exactly when.
magi-rule-M-83 = A card with no other effects than SELECT, FREE or DRAW carries no hexagram; otherwise catastrophe would change nothing.
magi-rule-M-84 = Guild cards have no effect: of the twelve kinds of object only the five items have one.
magi-rule-M-85 = How many copies there are of each of the 23 kinds, their effects and their points are as in the card table.
magi-rule-M-86 = With fewer than 4 or more than 8 players the game cannot start.
magi-rule-M-87 = When drawing for the start, points are compared. Redraws come from the cards still face down. Afterwards all cards are gathered and shuffled.
magi-rule-M-88 = Every round starts with all 99 cards shuffled, the count at 0, the direction clockwise and the marker before the new starting player.
magi-rule-M-89 = The cards discarded before the start are secret until they are turned face up; after that only the top one is public.
magi-rule-M-90 = For colour and DRAW the starting card acts as if an imaginary player, seated just before the starting player, had used it. For the other effects see M-93 and M-94.
magi-rule-M-91 = So if the starting card has SELECT, the starting player names the colour before the first turn; if it has FREE, FREE is in force for the first card used.
magi-rule-M-92 = A starting DRAW[X] makes the count X. It stands against the starting player's first turn, and the magic phase may answer it.
magi-rule-M-93 = A starting REVERSE turns the marker, but the starting player is still first.
magi-rule-M-94 = A starting SHOOT, AGAIN, THROUGH or RESET changes nothing.
magi-rule-M-95 = With a starting ORIGINAL the starting player picks one effect from each group, and M-91 to M-94 apply to the picks.
magi-rule-M-96 = What may be used is the same in the magic phase, in A and after the draw of B: a card of the colour in force, a card with the name of the top discard, a magician, or any card while FREE is in force.
magi-rule-M-97 = A coloured card makes its own colour the colour in force, also when it was used by name.
magi-rule-M-98 = While FREE is in force you may use any card. FREE outlasts draws and passes. The next card used ends it: its colour, or its own SELECT or FREE, takes over.
magi-rule-M-99 = You use at most one card in a turn. AGAIN gives you another turn.
magi-rule-M-100 = You may choose B even with a usable card in hand. After its draw you may use any usable card of your hand, not only the one you drew. Using none counts as a pass.
magi-rule-M-101 = A card used in B has all its effects; then comes the end phase.
magi-rule-M-102 = Several effects of one card take place in this order: colour, RESET, DRAW, REVERSE, SHOOT, AGAIN, THROUGH. Then comes the end phase.
magi-rule-M-103 = The effects of your last card take place like any others. Colour, target and picks still have to be chosen.
magi-rule-M-104 = Without SHOOT or AGAIN the next turn belongs to the neighbour in the direction now valid. After a SHOOT, play goes on from the named player in the unchanged direction.
magi-rule-M-105 = In the main phase THROUGH and RESET change nothing: the turn ends anyway, and the count is 0 already.
magi-rule-M-106 = The count is public and has no upper limit. The sizes of hands are public; the cards in them are secret.
magi-rule-M-107 = When a card must be drawn and the deck is empty, the top discard stays, the other discards are shuffled into a new deck, and drawing goes on. The colour or FREE in force stays.
magi-rule-M-108 = If even that is too little, what there is is drawn and the rest lapses; after drawing for the count, the count is 0 all the same. This holds for B and for penalty draws too, and B may then draw nothing.
magi-rule-M-109 = A missing call can be pointed out once, by any other player. After that the chance is gone: pointing it out later is refused and costs nothing. Being wrong costs nothing either, unless the option says otherwise, but you can be wrong only once each time. If the player begins another turn of their own by AGAIN, the chance is gone too.
magi-rule-M-110 = The end phase goes in this order: the call, then the check whether the round ends, then the time in which others may point out a missing call. If the round has ended, there is no such time.
magi-rule-M-111 = Players tied for the lowest penalty share the win. Places follow the penalties, and equal penalties share a place: 50, 12, 12, 30 gives places 4, 1, 1, 3.
magi-rule-M-112 = Penalties add up over the rounds. Whether somebody has reached 50 is looked at only when a round has been scored, for all players at once.
magi-rule-M-113 = The draw-count cards read 1, 2, 4 and 8. They only show the count, from 0 to 15; a larger count is announced.
magi-rule-M-114 = The next turn begins when its player acts, even if that turn holds no decision. Until then everybody but the player whose turn ended, the next player included, may point out a missing call. After AGAIN it is the user's own act that counts.
magi-rule-M-115 = The starting player's second discard comes after everybody has discarded one card.
magi-rule-M-116 = At a count of 1 or more you always get a magic phase, even with nothing to use in it, so your silence tells nothing. At count 0 it is one choice together with the main phase: use a card in the magic phase, use one in the main phase, or draw.
magi-rule-M-117 = For M-13, ORIGINAL counts as the three effects picked. The card table lists it as one effect with three groups.
magi-rule-MC-1 = If your last card is a DRAW card, the round does not end yet. The next player draws, the count goes to 0, and the round ends in that turn's end phase.
magi-rule-MC-2 = Used in the magic phase, THROUGH, REVERSE and SHOOT hand the unchanged count to the next, the previous and the named player. If that player's hand is empty, they must draw and are back in the round.
magi-rule-MC-3 = If your hand was empty and a count of 1 leaves you with one card at the end of your turn, you must call “Magi” too.
magi-rule-MC-4 = Nobody ever starts a main phase with an empty hand: at count 0 an empty hand would have ended the round already.
magi-rule-MC-5 = Two players may finish together: the first goes out with DRAW, the second with THROUGH, the third draws. The first two add nothing.
magi-rule-MC-6 = If somebody has no cards and you use RESET in the magic phase, the round ends in that end phase.
magi-rule-MC-7 = If your last card is AGAIN and the count is 0, the round ends in that end phase; there is no repeated turn.
magi-rule-MC-8 = AGAIN together with DRAW (possible only through ORIGINAL) makes you face your own count.

## board

# The name of a colour, short enough for the corner of a card.
magi-board-colour-red = Red
magi-board-colour-blue = Blue
magi-board-colour-yellow = Yellow
magi-board-colour-grey = Grey

magi-board-title = The table of Magi
magi-board-deck = Deck
magi-board-deck-left =
    { $number ->
        [one] Deck: { $number } card left
       *[other] Deck: { $number } cards left
    }
magi-board-pile =
    { $number ->
        [one] Discards: { $card } on top, the colour in force is { $colour }, { $number } card
       *[other] Discards: { $card } on top, the colour in force is { $colour }, { $number } cards
    }
magi-board-pile-down =
    { $number ->
        [one] Discards: { $number } card face down
       *[other] Discards: { $number } cards face down
    }
magi-board-count = Draw count
magi-board-count-label = The draw count is { $number }
magi-board-direction = Play goes { $direction }
magi-board-hand =
    { $number ->
        [one] Your hand, { $number } card
       *[other] Your hand, { $number } cards
    }
magi-board-card =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
magi-board-folded = Use in the magic phase instead ({ $number })
magi-board-calls = Calls
magi-board-laid = Cards you discarded face down
magi-board-open = The hand of { $name }
magi-board-seat =
    { $cards ->
        [one] { $name }: { $cards } card in hand, penalty { $penalty }
       *[other] { $name }: { $cards } cards in hand, penalty { $penalty }
    }
magi-board-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
magi-board-penalty = { $number } pts
magi-board-acting = Thinking
magi-board-starter = starter
magi-board-called = Magi!
magi-board-target = Name { $name } for the next turn
magi-board-name-this = Name
magi-board-ledger = Penalties
magi-board-scores = Penalties of each round; the game ends when a sum reaches { $goal }
magi-board-round = Round
magi-board-total = Total
magi-board-places = Place
magi-board-place = Place { $place }

## the content file: its tables and keys, and what is wrong with one

magi-sheet-deck = Deck
magi-sheet-deck-help = How many cards are dealt, and the penalty that ends the game.
magi-sheet-kind = Kinds of cards
magi-sheet-kind-help = One entry for each kind: of guild and item cards there are that many copies in red, blue and yellow each; magicians are grey.
magi-field-hand = Cards dealt
magi-field-goal = Penalty that ends the game
magi-field-id = Id
magi-field-id-help = Small letters and _, each id once.
magi-field-name = Name
magi-field-name-help = What everybody reads; if empty, the known name or the id.
magi-field-type = Type
magi-field-copies = Copies
magi-field-effects = Effects
magi-field-effects-help = None on guild cards; one on items; two or three on magicians, one of them select or free.
magi-field-hexagram = Hexagram
magi-field-points = Points
magi-content-hand = Hands of { $hand } cards for { $seats } players and one card to start with are to be dealt, but there are only { $cards } cards.
magi-content-goal = The penalty that ends the game may be at most { $points }, the points of all cards; here is { $goal }.
magi-content-effect = There is no effect { $got }; possible are { $allowed }.
magi-content-draw = It must be draw 1 to draw 5, { $here }.
magi-content-no-number = { $name } stands without a number, { $here }.
magi-content-effect-again = Each effect may stand at most once on a card.
magi-content-guild = A guild card has no effect.
magi-content-item = An item card has exactly one effect, here are { $found }.
magi-content-magician = A magician has two or three effects, here are { $found }.
magi-content-select-or-free = A magician has either select or free.
magi-content-original-alone = original stands alone.
magi-content-no-colour = A coloured card has no effect on the colour (select, free, original).
magi-content-count =
    { $stated } { $what ->
        [guild] guild cards
        [item] item cards
        [magician] magicians
       *[cards] cards
    } are stated, the kinds add up to { $found }.
magi-content-total = There must be { $low } to { $high } cards, the kinds add up to { $found }.
magi-content-draws = The numbers behind draw may add up to { $most } on all cards, these add up to { $draws }: hands would only grow, and no round would end.
magi-content-original = There must be exactly one card with original, here are { $found }.
