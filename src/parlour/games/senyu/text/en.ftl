# The texts of Senyu in English, in our own words; the names of heroes, skills and cells follow the original.

## the game

senyu-name = Senyu
senyu-tagline = Take your hero round the ring, and finish the journey with the certificates it takes.
senyu-summary = A roll-and-move race for 2 to 8. Go round the ring, draw tasks, hunt monsters, duel whoever shares your cell; every lap earns a certificate. Whoever has enough of them first wins, and if several do so in one round they fight a knockout.

## heroes and skills

senyu-hero-alba = Alba
senyu-hero-luki = Luki
senyu-hero-sion = Sion
senyu-hero-clair = Clair
senyu-hero-foyfoy = Foyfoy
senyu-hero-princess = the Princess
senyu-hero-alles = Alles
senyu-hero-deifil = Deifil
senyu-skill-two-monsters = Let's Be Heroes
senyu-skill-two-monsters-help = When hunting on a wilderness cell you may draw two monsters and pick the one to fight.
senyu-skill-portal = Portal
senyu-skill-portal-help = On your next move after a task cell you may roll again; the second throw stands.
senyu-skill-two-tasks = My Magic Has Everything
senyu-skill-two-tasks-help = On a task cell you may draw two cards and pick the one to carry out or keep.
senyu-skill-refuse = No, Thank You!
senyu-skill-refuse-help = When you are challenged or picked by another player's card you may roll: a 1 or a 6 makes it void.
senyu-skill-blade = Cruel Blade
senyu-skill-blade-help = When hunting on a wilderness cell your attack is the die plus 1.
senyu-skill-weaken = Gida
senyu-skill-weaken-help = When hunting on a wilderness cell the monster has 1 HP less.
senyu-skill-refresh = Headmistress
senyu-skill-refresh-help = In each lap you heal 1 by itself when you first reach each of the skill's cells.
senyu-skill-two-dice = Joy of Labour
senyu-skill-two-dice-help = In each lap, once you have reached the skill's cell, your next move may be the sum of two dice.

## cells

senyu-cell-castle = Royal Castle
senyu-cell-task = Task
senyu-cell-wilderness = Wilderness
senyu-cell-castle_town = Castle Town
senyu-cell-prison = Prison
senyu-cell-alba_house = Alba's House
senyu-cell-hero_school = Hero School
senyu-cell-npc_plaza = NPC Plaza
senyu-cell-cave_shop = Dark Cave Souvenir Shop
senyu-cell-apple_grove = Apple Grove
senyu-cell-rift = Dimensional Rift
senyu-cell-pit = Xitan's Pit
senyu-cell-contest = Demon Realm Contest
senyu-cell-tower = Tower of Abilpis
senyu-cell-haruhara_house = Haruhara House
senyu-cell-beach = Beach
senyu-cell-wasteland = Wasteland
senyu-cell-blasted_corridor = Blasted Corridor
senyu-kind-start = start
senyu-kind-task = task cell
senyu-kind-event = event cell
senyu-kind-wilderness = wilderness cell

## monsters

senyu-monster-slime = Slime
senyu-monster-bat = Cave Bat
senyu-monster-boar = Wild Boar
senyu-monster-goblin = Goblin
senyu-monster-mushroom = Laughing Mushroom
senyu-monster-plant = Man-Eating Plant
senyu-monster-skeleton = Skeleton Soldier
senyu-monster-werewolf = Werewolf
senyu-monster-gargoyle = Gargoyle
senyu-monster-yeti = Yeti
senyu-monster-wyvern = Wyvern
senyu-monster-captain = Demon-Army Captain
senyu-monster-dragon = Ancient Dragon

## task cards

senyu-card-stray_shot = Stray Shot
senyu-card-hot_spring = Roadside Hot Spring
senyu-card-doze = Dozing Off
senyu-card-tailwind = Tailwind
senyu-card-wrong_turn = Wrong Turn
senyu-card-fate_die = Die of Fate
senyu-card-supplies = Castle Supplies
senyu-card-lunch = Lunch Together
senyu-card-meteor = Meteor Shower
senyu-card-prank = Prank Letter
senyu-card-gale = Gale Spell
senyu-card-detention = Detention
senyu-card-pickpocket = Pickpocket
senyu-card-front_trial = Front-Runner's Trial
senyu-card-salve = Salve
senyu-card-elixir = Elixir
senyu-card-boots = Swift Boots
senyu-card-twin_dice = Twin Dice
senyu-card-reroll = Reroll Charm
senyu-card-smoke = Smoke Bomb
senyu-card-ward = Ward Charm
senyu-card-snare = Snare
senyu-card-knife = Throwing Knife
senyu-card-rope = Lasso
senyu-card-sword = Keen Sword

## table options

senyu-option-knockout_hp = HP in the knockout
senyu-option-knockout_hp-help = How many HP the fighters begin the knockout with. “What they have”: the HP of the moment. “Full”: everybody is healed first. (S-160)
senyu-option-knockout_hp-current = What they have
senyu-option-knockout_hp-full = Full
senyu-option-knockout_reroll = When a knockout throw is repeated
senyu-option-knockout_reroll-help = What equal numbers do. “Tie for highest”: only a tie for the highest number makes all roll again. “Any repeat”: any equal numbers do; not possible at tables of 7 or 8. (S-70, S-161)
senyu-option-knockout_reroll-tie_for_highest = Tie for highest
senyu-option-knockout_reroll-any_repeat = Any repeat
senyu-option-knockout_items = Items in the knockout
senyu-option-knockout_items-help = Whether items may be used in the knockout. “No”: none. “Healing only”: just before an own throw a fighter may use items that only heal. (S-160)
senyu-option-knockout_items-false = No
senyu-option-knockout_items-true = Healing only
senyu-option-near_death_lost_turns = Turn lost by near death
senyu-option-near_death_lost_turns-help = What becomes of your next turn after a near death. “0”: you play on at once. “1”: you lose it. (S-134)
senyu-option-near_death_lost_turns-0 = 0, play on
senyu-option-near_death_lost_turns-1 = 1, lose a turn
senyu-option-stay_stacks = Stays add up
senyu-option-stay_stacks-help = What another stay does to a staying hero. “No”: still one turn is lost. “Yes”: every stay costs another turn. (S-151)
senyu-option-stay_stacks-false = No
senyu-option-stay_stacks-true = Yes
senyu-option-stay_blocks_forced_moves = Staying heroes cannot be moved
senyu-option-stay_blocks_forced_moves-help = Whether other players' commands move a staying hero. “They do”: moved as anybody else. “They do not”: a staying hero is not moved at all. (S-53, S-152)
senyu-option-stay_blocks_forced_moves-false = They do
senyu-option-stay_blocks_forced_moves-true = They do not
senyu-option-staying_reactions = Reactive items while staying
senyu-option-staying_reactions-help = Whether a staying hero who is challenged or picked may answer with an item. “Yes”: they may. “No”: no item at all while staying; Clair's skill is no item and still works. (S-51, S-152)
senyu-option-staying_reactions-true = Yes
senyu-option-staying_reactions-false = No
senyu-option-rights_wait = Rights wait for the next throw
senyu-option-rights_wait-help = If Luki's or Deifil's next turn is spent staying. “They wait”: the right is kept for the next move throw. “They do not”: it ends with the next own turn. (S-148)
senyu-option-rights_wait-true = They wait
senyu-option-rights_wait-false = They do not
senyu-option-clair_blocks_all_effects = Clair refuses effects on all
senyu-option-clair_blocks_all_effects-help = Whether Clair may roll against another player's card that reaches everybody or all leaders. “No”: only when she is picked. “Yes”: then too. (S-155)
senyu-option-clair_blocks_all_effects-false = No
senyu-option-clair_blocks_all_effects-true = Yes
senyu-option-rechallenge_after_void = Another challenge after a void one
senyu-option-rechallenge_after_void-help = Whether a void challenge may be followed by one of somebody else on the cell. “No”: the chance is used up. “Yes”: it may. (S-153)
senyu-option-rechallenge_after_void-false = No
senyu-option-rechallenge_after_void-true = Yes
senyu-option-rift_piece = The piece on the rift
senyu-option-rift_piece-help = Where the piece waits once the departure is rolled. “Waits”: on the rift, and moves when the turn comes. “Moves at once”: it goes to the target and stays there. (S-156)
senyu-option-rift_piece-waits = Waits
senyu-option-rift_piece-moves_at_once = Moves at once
senyu-option-goal_certificates = Certificates to finish
senyu-option-goal_certificates-help = How many certificates finish the journey. “By players”: three for 2 to 4 players, two for 5 to 8. Or any agreed number from 1 to 9. (S-11, S-12, S-19)
senyu-option-goal_certificates-by_players = By players
senyu-option-goal_certificates-1 = 1
senyu-option-goal_certificates-2 = 2
senyu-option-goal_certificates-3 = 3
senyu-option-goal_certificates-4 = 4
senyu-option-goal_certificates-5 = 5
senyu-option-goal_certificates-6 = 6
senyu-option-goal_certificates-7 = 7
senyu-option-goal_certificates-8 = 8
senyu-option-goal_certificates-9 = 9
senyu-option-timed_minutes = Timed game
senyu-option-timed_minutes-help = “Off”: the certificates decide. A number of minutes: there is no goal; when the time is up the round is finished, and most laps, then most cells win. (S-20, S-162)
senyu-option-timed_minutes-off = Off
senyu-option-timed_minutes-number = { $number } minutes
senyu-option-early_stop = When all agree to stop
senyu-option-early_stop-help = How a game is decided that all wish to end in the same round. “Rank”: laps, then cells. “Knockout”: everybody fights. (S-109, S-110)
senyu-option-early_stop-rank = Rank
senyu-option-early_stop-knockout = Knockout
senyu-option-hero_choice = Who plays which hero
senyu-option-hero_choice-help = “Chosen”: everybody chooses, from seat 1 up. “Drawn”: everybody draws one. (S-124)
senyu-option-hero_choice-chosen = Chosen
senyu-option-hero_choice-drawn = Drawn

## questions: what you are asked

senyu-question-hero = Choose your hero.
senyu-question-turn = Your turn: roll and move, or use an item first.
senyu-question-two-dice = Use Joy of Labour and move by two dice?
senyu-question-reroll = Move by this throw, or roll again?
senyu-question-duel = You are not alone on this cell. Challenge somebody?
senyu-question-refuse = Use No, Thank You!? A 1 or a 6 makes it void.
senyu-question-smoke = You are challenged. Use an item to make it void?
senyu-question-ward = Another player's card picks you. Use an item against it?
senyu-question-home = This is your home ground. Use your advantage?
senyu-question-hunt = Hunt a monster?
senyu-question-two-monsters = Use Let's Be Heroes and draw two monsters?
senyu-question-which-monster = Which one do you fight?
senyu-question-blade = Use Cruel Blade for attack +1?
senyu-question-weaken = Use Gida to take 1 HP off the monster?
senyu-question-sword = Use an item before the blow?
senyu-question-two-tasks = Use My Magic Has Everything and draw two cards?
senyu-question-which-task = Which card do you take? The other is discarded.
senyu-question-target = Pick any player, yourself included.
senyu-question-discard = Choose an item to discard.
senyu-question-overflow = Too many items: discard one, or use one now.
senyu-question-closing = The cell is done. Use an item, or end your turn?
senyu-question-tonic = Use a healing item before your throw?
senyu-question-strike = Yours is the highest. Whom do you strike?
senyu-question-stop = Do you wish to stop early? If everybody says so in one round, the game ends with it.

## waiting: what the table is waiting for

senyu-waiting-hero = Waiting for { $seat } to choose a hero.
senyu-waiting-turn = It is { $seat }'s turn.
senyu-waiting-two-dice = { $seat } is deciding whether to roll two dice.
senyu-waiting-reroll = { $seat } is looking at the dice.
senyu-waiting-duel = { $seat } is deciding whether to duel.
senyu-waiting-refuse = { $seat } may refuse.
senyu-waiting-smoke = { $seat } is challenged.
senyu-waiting-ward = { $seat } is picked by a card.
senyu-waiting-home = { $seat } stands on home ground.
senyu-waiting-hunt = { $seat } is deciding whether to hunt.
senyu-waiting-two-monsters = { $seat } is deciding how many monsters to draw.
senyu-waiting-which-monster = Waiting for { $seat } to pick a monster.
senyu-waiting-blade = { $seat } prepares the attack.
senyu-waiting-weaken = { $seat } prepares the attack.
senyu-waiting-sword = { $seat } prepares the attack.
senyu-waiting-two-tasks = { $seat } is deciding how many task cards to draw.
senyu-waiting-which-task = Waiting for { $seat } to pick one of two task cards.
senyu-waiting-target = Waiting for { $seat } to pick a player.
senyu-waiting-discard = Waiting for { $seat } to discard an item.
senyu-waiting-overflow = { $seat } holds too many items.
senyu-waiting-closing = { $seat }'s turn is about to end.
senyu-waiting-tonic = Waiting for { $seat } to get ready.
senyu-waiting-strike = Waiting for { $seat } to strike.
senyu-waiting-stop = Anybody may wish to stop early.
senyu-waiting-draw-hero = Drawing the heroes.
senyu-waiting-start = Rolling for the start.
senyu-waiting-throw = Rolling the die.
senyu-waiting-fate = The die decides.
senyu-waiting-rift = Rolling for the departure.
senyu-waiting-attack-die = Rolling the attack.
senyu-waiting-duel-die = Rolling for the duel.
senyu-waiting-refuse-die = Rolling to refuse.
senyu-waiting-knockout-die = Rolling in the knockout.
senyu-waiting-task = Drawing a task card.
senyu-waiting-offer = Drawing a task card.
senyu-waiting-monster = Drawing a monster.
senyu-waiting-time = The clock is running.

## answers: what you can say

senyu-answer-yes = Use it
senyu-answer-no = No
senyu-answer-roll = Roll and move
senyu-answer-done = End the turn
senyu-answer-keep = Keep the throw
senyu-answer-skill = Use Portal and roll again
senyu-answer-stop = I wish to stop
senyu-answer-up = Time is up
senyu-answer-use = Use { $card }
senyu-answer-discard = Discard { $card }
senyu-answer-card = { $card }
senyu-answer-monster = { $monster }
senyu-answer-hero = { $hero }
senyu-answer-duel = Challenge { $seat }
senyu-answer-duel-no = No duel
senyu-answer-target = { $seat }
senyu-answer-strike = Strike { $seat }
senyu-answer-points = { $points }
senyu-answer-hunt-yes = Hunt!
senyu-answer-hunt-no = Do not hunt
senyu-answer-home-yes = Use the advantage
senyu-answer-home-no = As anybody else

## events: what happened

senyu-event-hero = { $seat } plays { $hero }.
senyu-event-start-die = { $seat } rolls { $points } for the start.
senyu-event-start-again = { $seats } tie for the highest and roll again.
senyu-event-starter = { $seat } starts.
senyu-event-round = Round { $round } begins.
senyu-event-turn = { $seat }'s turn.
senyu-event-turned-up = { $seat } turns the card up; the turn passes on.
senyu-event-recovers = { $seat } is recovering; the turn passes on.
senyu-event-departs = { $seat } departs from { $cell }.
senyu-event-throw = { $seat } rolls { $points }.
senyu-event-moved =
    { $number ->
        [one] { $seat } moves { $number } cell, to { $cell }.
       *[other] { $seat } moves { $number } cells, to { $cell }.
    }
senyu-event-advanced =
    { $number ->
        [one] { $seat } goes forward { $number } cell, to { $cell }.
       *[other] { $seat } goes forward { $number } cells, to { $cell }.
    }
senyu-event-fell-back =
    { $number ->
        [one] { $seat } goes back { $number } cell, to { $cell }.
       *[other] { $seat } goes back { $number } cells, to { $cell }.
    }
senyu-event-cannot-move = { $seat } is staying and does not move.
senyu-event-certificate = { $seat } earns certificate number { $number }!
senyu-event-refreshed = { $seat } reaches { $cell }: Headmistress.
senyu-event-gained = { $seat } gains a right for the next throw.
senyu-event-healed = { $seat } heals { $number } and has { $hp } HP.
senyu-event-hurt = { $seat } loses { $number } and has { $hp } HP.
senyu-event-near-death = { $seat } is near death, taken back to the castle and healed.
senyu-event-stays = { $seat } has to stay.
senyu-event-skill = { $seat } uses { $skill }.
senyu-event-home = { $seat } is at home at { $cell }.
senyu-event-fate = Fate rolls { $points } for { $seat }.
senyu-event-rift = { $seat } rolls { $points }: departure from { $cell }.
senyu-event-drew = { $seat } draws the item { $card }.
senyu-event-drew-hidden = { $seat } draws an item.
senyu-event-offered = { $seat } draws { $card }.
senyu-event-offered-hidden = { $seat } draws a card to choose from.
senyu-event-event = { $seat } draws the event { $card }.
senyu-event-passed-over = { $seat } passes over { $card }, which is discarded.
senyu-event-discarded = { $seat } discards { $card }.
senyu-event-used = { $seat } uses { $card }.
senyu-event-reshuffled =
    { $number ->
        [one] The task discards become a new deck of { $number } card.
       *[other] The task discards become a new deck of { $number } cards.
    }
senyu-event-reshuffled-monsters =
    { $number ->
        [one] The monsters' discards become a new pile of { $number } card.
       *[other] The monsters' discards become a new pile of { $number } cards.
    }
senyu-event-picked = { $by } picks { $seat }.
senyu-event-refused = { $seat } rolls { $points }: No, Thank You! It is void.
senyu-event-not-refused = { $seat } rolls { $points } and cannot refuse.
senyu-event-warded = The card has no effect on { $seat }.
senyu-event-challenge = { $by } challenges { $seat }!
senyu-event-slipped-away = { $seat } slips away in the smoke; the duel is void.
senyu-event-duel-die = { $seat } rolls { $points } in the duel.
senyu-event-duel-tie = A tie: both roll again.
senyu-event-duel-won = { $seat } wins the duel against { $other }.
senyu-event-hunt = { $seat } goes hunting.
senyu-event-no-hunt = { $seat } does not hunt.
senyu-event-monster = { $seat } meets { $monster }.
senyu-event-chosen = { $seat } chooses to fight { $monster }.
senyu-event-attack = { $seat } attacks with { $points }.
senyu-event-hunt-won = { $seat } beats { $monster }!
senyu-event-hunt-lost = { $seat } fails against { $monster }.
senyu-event-knockout = The knockout begins: { $seats }!
senyu-event-knockout-die = { $seat } rolls { $points } in the knockout.
senyu-event-knockout-tie = Equal numbers: all roll again.
senyu-event-strike = { $by } strikes { $seat }.
senyu-event-out = { $seat } is out of the knockout.
senyu-event-time-up = Time is up: the game ends with this round.
senyu-event-wishes = { $seat } wishes to stop.
senyu-event-stopping = Everybody wishes to stop: the game ends with this round.
senyu-event-over = The game is over. The win goes to { $seats }!

## refusals: why not

senyu-refusal-hero-taken = That hero is taken.
senyu-refusal-not-held = You do not hold that item.
senyu-refusal-wrong-time = It is not the time for that item.
senyu-refusal-two-dice-already = You roll two dice already; more is not possible.
senyu-refusal-staying = You are staying, or it is not your turn: you can only discard.
senyu-refusal-self-strike = You cannot strike yourself.
senyu-refusal-not-fighting = That player is not in the knockout.
senyu-refusal-not-asked = You are not being asked that now.

## lines: the table as text

senyu-line-round = Round { $round }{ $goal ->
    [0] , against the clock
   *[other] , to { $goal } certificates
}
senyu-line-seat =
    { $turn ->
        [true] ▸
       *[false] {" "}
    } { $seat } ({ $hero }): { $cell } (cell { $place }), HP { $hp }, certificates { $certificates }, items { $items }
senyu-line-staying = {"  "}{ $seat } is staying
senyu-line-recovering = {"  "}{ $seat } is recovering
senyu-line-departs = {"  "}{ $seat } departs from { $cell } next
senyu-line-right = {"  "}{ $seat } may use a skill at the next throw
senyu-line-wishes = {"  "}{ $seat } wishes to stop
senyu-line-die = Die of { $seat }: { $points }
senyu-line-prey = Monster: { $monsters }
senyu-line-piles = Task deck { $deck }, monsters { $lair }
senyu-line-discards = Task discards: { $cards }
senyu-line-offered = Cards to choose from: { $cards }
senyu-line-hand = Your items: { $cards }
senyu-line-hand-of = Items of { $seat }: { $cards }
senyu-line-monster = HP { $hp }; success: { $success }; failure: { $failure }
senyu-line-card = { $when }: { $effects }
senyu-line-cell = { $effects }
senyu-line-cell-name = { $cell }
senyu-line-skill-refresh = In each lap, heal 1 by itself on first reaching { $cells }
senyu-line-skill-two-dice = In each lap, once { $cells } has been reached, the next move may be the sum of two dice
senyu-line-entry-hero = Skill: { $skill }; home ground: { $cell }

## lines: what effects do

senyu-line-nothing = nothing happens
senyu-line-heal = heal { $number }
senyu-line-damage = lose { $number } HP
senyu-line-move = forward { $number }
senyu-line-move-back = back { $number }
senyu-line-jump = fly to { $cell }
senyu-line-stay = stay one turn
senyu-line-draw =
    { $number ->
        [one] draw a task card
       *[other] draw { $number } task cards
    }
senyu-line-discard =
    { $number ->
        [one] discard a held item of your choice
       *[other] discard { $number } held items of your choice
    }
senyu-line-roll = roll ({ $rows })
senyu-line-face = { $first } { $parts }
senyu-line-faces = { $first }–{ $last } { $parts }
senyu-line-depart = roll for the next departure (odd from { $odd }, even from { $even })
senyu-line-leap = roll and leap there at once (odd to { $odd }, even to { $even })
senyu-line-any = any player: { $parts }
senyu-line-all = everybody: { $parts }
senyu-line-leaders = all leaders: { $parts }
senyu-line-dice = move by the sum of { $number } dice
senyu-line-reroll = roll again, the second throw stands
senyu-line-attack = attack +{ $number }
senyu-line-void-duel = the duel is void
senyu-line-void-card = void for you

## the verdict: what the numbers are, why it is so

senyu-score = Certificates
senyu-verdict-finished = Nobody else finished in that round.
senyu-verdict-knockout = The last one in the knockout wins.
senyu-verdict-ranked = Most certificates, then most cells win.

## measures: what a simulation counts, on average

senyu-measure-near-deaths-per-player = near deaths a player
senyu-measure-near-deaths-most = near deaths of the player who had most
senyu-measure-knockouts = share of games decided by a knockout

## chapters of the rules

senyu-chapter-flow = Flow and start
senyu-chapter-winning = Winning
senyu-chapter-cells = Cells
senyu-chapter-tasks = Task cells and task cards
senyu-chapter-hunt = Wilderness cells and hunting
senyu-chapter-near-death = HP and near death
senyu-chapter-stay = Staying in place
senyu-chapter-duel = Duel
senyu-chapter-knockout = Knockout
senyu-chapter-skills = Skills
senyu-chapter-grounds = Home grounds
senyu-chapter-consequences = What follows from the rules

## rules

senyu-rule-S-01 = The starting player begins: roll one die and move forward by its points, as in Monopoly.
senyu-rule-S-02 = Carry out the cell you reach; that ends your turn, and the next player is up.
senyu-rule-S-03 = So it goes on until the game ends.
senyu-rule-S-04 = A table seats 2 to 8 players.
senyu-rule-S-05 = There are eight heroes; each has one special skill and one home ground.
senyu-rule-S-06 = All heroes start on the castle.
senyu-rule-S-07 = Every time you pass the castle forward you earn a certificate.
senyu-rule-S-08 = Stopping exactly on the castle earns one too.
senyu-rule-S-09 = A certificate stands for one finished lap.
senyu-rule-S-10 = Only after setting out: standing on the castle at the beginning earns nothing.
senyu-rule-S-11 = 2 to 4 players: three certificates finish the journey, unless agreed otherwise.
senyu-rule-S-12 = 5 to 8 players: two certificates finish the journey, unless agreed otherwise.
senyu-rule-S-13 = Whoever finishes wins, provided nobody else finishes in the same round.
senyu-rule-S-14 = If several finish in one round they fight the knockout; its winner wins the game.
senyu-rule-S-15 = A single finisher wins at once, without a knockout.
senyu-rule-S-16 = Passing forward counts however it comes about: by die, event, item or otherwise.
senyu-rule-S-17 = Passing the castle backward earns nothing.
senyu-rule-S-18 = Coming forward again after that earns nothing either.
senyu-rule-S-19 = The number of laps may be changed if all agree before the game.
senyu-rule-S-20 = Timed variant, an hour for example: most laps win, then most cells.
senyu-rule-S-21 = Besides the start there are three kinds of cells: task, event and wilderness.
senyu-rule-S-22 = Task cell: draw a task card.
senyu-rule-S-23 = Task cards are events or items.
senyu-rule-S-24 = An event is shown and carried out at once.
senyu-rule-S-25 = It then goes to the task discards.
senyu-rule-S-26 = An item need not be shown and may be kept.
senyu-rule-S-27 = An item is used at the time its card names.
senyu-rule-S-28 = It then goes to the task discards.
senyu-rule-S-29 = You hold two cards at most.
senyu-rule-S-30 = If you draw a third item you must discard one of your choice at once.
senyu-rule-S-31 = Instead, a card that can be used at this very moment may be used.
senyu-rule-S-32 = Cards for other occasions can only be discarded then.
senyu-rule-S-33 = When the task deck is used up, its discards are shuffled into a new deck.
senyu-rule-S-34 = Event cell: do what the cell says.
senyu-rule-S-35 = Event cells are of two styles: forced, and decided by the die.
senyu-rule-S-36 = Wilderness cell: hunting is up to you.
senyu-rule-S-37 = To hunt, draw a monster card.
senyu-rule-S-38 = If you do not hunt, the next player is up.
senyu-rule-S-39 = You decide before you see the monster.
senyu-rule-S-40 = The original promises the way of fighting for later, and that part is lost; here it is S-140 to S-143.
senyu-rule-S-41 = At 0 HP you are taken back to the castle for treatment.
senyu-rule-S-42 = Healed, you set out again from the castle.
senyu-rule-S-43 = A cell's content is carried out only if you reached it by rolling and moving by the points.
senyu-rule-S-44 = Reaching a cell by other orders, such as forward two or back one, does not trigger it.
senyu-rule-S-45 = After a move without the die you cannot challenge anybody either.
senyu-rule-S-46 = The prison holds nobody who passes or stops there, not even Alba.
senyu-rule-S-47 = To stay, the character card is turned face down: the hero cannot act.
senyu-rule-S-48 = When your turn comes, turn the card up; the turn passes on.
senyu-rule-S-49 = You act again in the round after that.
senyu-rule-S-50 = While staying you cannot move.
senyu-rule-S-51 = Nor can you actively use items.
senyu-rule-S-52 = But you can be challenged to a duel.
senyu-rule-S-53 = And you can be chosen by other players' commands.
senyu-rule-S-54 = Turning the card changes no HP.
senyu-rule-S-55 = If your die move ends on a cell with other players, you may, but need not, challenge one.
senyu-rule-S-56 = You challenge exactly one of those on the cell.
senyu-rule-S-57 = The one named cannot refuse, except by a skill or an item.
senyu-rule-S-58 = Both roll in turn; the larger number wins.
senyu-rule-S-59 = Equal numbers: both roll again until they differ.
senyu-rule-S-60 = The loser loses the difference in HP: 4 against 2 costs 2.
senyu-rule-S-61 = Duel and HP are settled before the cell.
senyu-rule-S-62 = If the challenger drops to 0 HP, they go to the castle, the cell is not carried out, and the next player is up.
senyu-rule-S-63 = The skills of Foyfoy and the Princess do not work in duels.
senyu-rule-S-64 = The knockout has two names in the original; it is one procedure.
senyu-rule-S-65 = Those who finished in the same round fight.
senyu-rule-S-66 = All roll in turn; the highest number attacks this time.
senyu-rule-S-67 = The attacker picks an opponent, who loses the difference of their numbers.
senyu-rule-S-68 = For example 3, 5 and 1: the 5 attacks, for 2 on the first or 4 on the third.
senyu-rule-S-69 = If nobody is down, roll again for the next attacker, until it is decided.
senyu-rule-S-70 = If the numbers are equal (4, 2, 4 for example) nobody attacks and all roll again; the two do not both attack.
senyu-rule-S-71 = Whoever reaches 0 HP leaves at once; the rest fight on.
senyu-rule-S-72 = The last one left wins the game.
senyu-rule-S-73 = The skills of Clair, Foyfoy and the Princess do not work in the knockout.
senyu-rule-S-74 = Alba, Let's Be Heroes: hunting on a wilderness cell, you may draw two monsters and pick the one to fight.
senyu-rule-S-75 = Luki, Portal: in the turn after a task cell you may roll your move again.
senyu-rule-S-76 = If you do, the second result must be used.
senyu-rule-S-77 = Sion, My Magic Has Everything: on a task cell you may draw two cards and pick one to carry out or keep.
senyu-rule-S-78 = The other goes straight to the discards.
senyu-rule-S-79 = Clair, No, Thank You!: when somebody challenges her or interferes with her by card, she may roll at once; a 1 or a 6 makes it void.
senyu-rule-S-80 = Foyfoy, Cruel Blade: hunting on a wilderness cell, the attack is the die plus 1.
senyu-rule-S-81 = The Princess, Gida: hunting on a wilderness cell, the monster has 1 HP less.
senyu-rule-S-82 = Alles, Headmistress: passing forward or stopping at the hero school and the beach heals 1 on the spot.
senyu-rule-S-83 = Deifil, Joy of Labour: after passing forward or stopping at the Tower of Abilpis, you may roll twice next turn and move once by the sum.
senyu-rule-S-84 = Using a skill is up to you.
senyu-rule-S-85 = A skill forgotten at its moment is given up.
senyu-rule-S-86 = Alba's House, also called the Frulingo house: lost in its many rooms, stay one turn.
senyu-rule-S-87 = Alba is not affected there.
senyu-rule-S-88 = Dark Cave Souvenir Shop: a flying knife, lose 1 HP.
senyu-rule-S-89 = Luki is not affected there.
senyu-rule-S-90 = Dimensional Rift: stay one turn, and roll for the next departure: odd from Xitan's Pit, even from the Demon Realm Contest.
senyu-rule-S-91 = Sion need not stay there: he rolls and jumps at once.
senyu-rule-S-92 = Apple Grove: heal 2.
senyu-rule-S-93 = Clair heals 1 more there, 3 in all.
senyu-rule-S-94 = Castle Town: heal 1.
senyu-rule-S-95 = Foyfoy heals 1 more there, 2 in all.
senyu-rule-S-96 = Blasted Corridor: stay one turn.
senyu-rule-S-97 = The Princess is not affected there.
senyu-rule-S-98 = NPC Plaza: roll; 1-2 back one cell, 3-4 stay one turn, 5-6 forward one cell.
senyu-rule-S-99 = Alles ignores it and moves forward two cells.
senyu-rule-S-100 = Demon Realm Contest (the cell has the name of the knockout): stay one turn.
senyu-rule-S-101 = Deifil is not affected there.
senyu-rule-S-102 = Using a home advantage is up to you.
senyu-rule-S-103 = An advantage forgotten on its cell is given up.
senyu-rule-S-104 = Foyfoy's and the Princess's skills come to the same thing.
senyu-rule-S-105 = Clair may roll first and, if that fails, still use an item to evade.
senyu-rule-S-106 = HP never exceed 10; what is healed beyond is lost (at 9, healing 2 gives 10).
senyu-rule-S-107 = “Any player” on a card includes yourself.
senyu-rule-S-108 = Ganging up on somebody is allowed, if not advised.
senyu-rule-S-109 = The game may be stopped early: laps and cells decide.
senyu-rule-S-110 = Or everybody fights a knockout; any change goes if all agree.
senyu-rule-S-111 = Deifil's and Alles's skills are triggered at the instant of the first pass in a lap.
senyu-rule-S-112 = Stepping on the tower gives Deifil the right; thrown back by a lost hunt, coming again is a second pass and gives nothing.
senyu-rule-S-113 = Flying from the Haruhara House to the Wasteland, Alles still passes the beach and heals.
senyu-rule-S-114 = In each lap Deifil's skill works once and Alles's twice, once for each cell.
senyu-rule-S-115 = Winning a hunt may let you draw a task card.
senyu-rule-S-116 = Sion's skill does not apply to that draw, only to a task cell walked onto.
senyu-rule-S-117 = Losing a hunt may push you back.
senyu-rule-S-118 = The printed manual comes first; those who own the box can put its real cells and cards in place of ours.
senyu-rule-S-119 = An advantage is for its own hero only, and only on walking onto the cell by the die.
senyu-rule-S-120 = There is one six-sided die; fewer than 2 or more than 8 cannot play.
senyu-rule-S-121 = The ring has 40 cells. The castle is cell 0, forward is toward larger numbers, and after 39 comes 0.
senyu-rule-S-122 = Every hero starts on the castle with 10 HP, the card face up, no item and no certificate.
senyu-rule-S-123 = Heroes first, then the starting die: the highest starts, and only those tied for highest roll again. Play goes clockwise; a round begins with the starting player.
senyu-rule-S-124 = Each hero is taken once, chosen from seat 1 up or drawn.
senyu-rule-S-125 = HP, cell, certificates, card face and the number of items are public. The faces of held items are secret. Both discard piles are public.
senyu-rule-S-126 = Progress is the cells moved forward minus those moved back. Your cell is progress modulo 40, and progress may be negative.
senyu-rule-S-127 = An active turn: items for the own turn or before the roll; roll, reroll, move; duel; cell; items for the own turn; end.
senyu-rule-S-128 = What passing brings (certificate, Alles's healing, Deifil's right) happens cell by cell on every forward move, by die or not.
senyu-rule-S-129 = The prison is an event cell without effect, the hero school a task cell; beach and Wasteland are wilderness cells.
senyu-rule-S-130 = The Tower of Abilpis is a wilderness cell.
senyu-rule-S-131 = Xitan's Pit is an event cell: lose 1 HP. The Haruhara House is one too: fly to the Wasteland, five cells on, which is no die move.
senyu-rule-S-132 = The place the rift names is the cell Demon Realm Contest. Landing on it starts no knockout.
senyu-rule-S-133 = Near death: the piece goes to the castle, progress becomes 40 times the certificates. Nothing is passed and nothing earned.
senyu-rule-S-134 = HP are 10 again at once, and no turn is lost unless the option says otherwise.
senyu-rule-S-135 = A stay, a waiting departure and unused rights are cleared. Items are kept.
senyu-rule-S-136 = The rest of the effect is dropped for that hero. In the own turn, the turn ends once the effect is settled for everybody.
senyu-rule-S-137 = HP stop at 0; further damage is forgiven.
senyu-rule-S-138 = What a monster or task card says is carried out part by part in its printed order. “Draw two” means draw and finish one, then the other.
senyu-rule-S-139 = The monster fought and Alba's other one go to the monsters' discards, which are reshuffled as in S-165.
senyu-rule-S-140 = Hunt: one die plus any bonus must reach the monster's HP, less any reduction. There is one blow only.
senyu-rule-S-141 = Success brings the card's reward, failure its penalty.
senyu-rule-S-142 = Moves from rewards and penalties are no die moves.
senyu-rule-S-143 = The Keen Sword is used after seeing the monster and before the die.
senyu-rule-S-144 = Items for the own turn may be used before the roll and after the cell of an active turn, at no other time except S-145, and never face down: after a stay on the cell they are not offered. If you go face down before the roll you do not roll; the turn ends, and your next one only turns the card up.
senyu-rule-S-145 = “Usable at this very moment” (S-31) means any of the three cards whose time is the own turn, the new one included. A staying hero can only discard.
senyu-rule-S-146 = Only the move throw can be repeated, and only once in all, by skill or by Reroll Charm.
senyu-rule-S-147 = A move throw has two dice at most: Deifil's right and Twin Dice do not add. A reroll repeats the whole throw. After Twin Dice the right is not asked, and is gone.
senyu-rule-S-148 = The rights of Luki and Deifil wait for the next move throw, also through stays, but not for a throw of the turn in which they were gained. Unused there they are gone, and Luki's do not add up.
senyu-rule-S-149 = Effects on everybody go in turn order from the current player. Leaders are all who are tied for most certificates and then most progress.
senyu-rule-S-150 = A card whose effect was made void is spent all the same.
senyu-rule-S-151 = Stays do not add up: the card is face up or face down.
senyu-rule-S-152 = A staying hero may use reactive items and Clair's skill, and is moved by other players' commands. Own moves are void while the card is face down, also later parts of a reward or of one's own card.
senyu-rule-S-153 = There is one challenge per landing, and a void one uses it up. The challenger rolls first.
senyu-rule-S-154 = On landing: what passing brings, then the duel, then the cell.
senyu-rule-S-155 = Clair's skill works only when another player challenges her or picks her by card, and before any item. It does not work against effects on all or on leaders, nor in duels she starts.
senyu-rule-S-156 = Rift: the die is rolled on landing and the piece stays there. At the next active turn it first moves forward to the target, without cell or duel, and the turn goes on from there.
senyu-rule-S-157 = Being pushed meanwhile does not cancel the departure; near death does.
senyu-rule-S-158 = Sion's jump happens at once and triggers no cell. His cell is then done, and the turn ends with items as usual.
senyu-rule-S-159 = The test of S-13 comes after the last seat of the round. Until then finishers play on and keep their certificates.
senyu-rule-S-160 = The knockout starts with the current HP and without items. All roll in seat order from the lowest, and the attacker must attack.
senyu-rule-S-161 = Only a tie for the highest number makes all roll again. The option that any equal numbers do is refused at tables of 7 or 8.
senyu-rule-S-162 = Timed or early end: the round is finished, certificates decide, then progress; only a tie for first is fought out. A timed game has no goal, and its end may be announced at any moment by whoever keeps the clock. An early stop counts only if nobody finished in that round.
senyu-rule-S-163 = The table asks about every optional skill and advantage, except Alles's healing and the gaining of rights; “no” or no answer gives it up. Each question comes before the die or draw it changes (in a hunt after the monster is seen, the skill before the sword); only a reroll is asked after the throw.
senyu-rule-S-164 = Alles's healing is automatic: neither asked nor refused.
senyu-rule-S-165 = The discards become a new deck when a card must be drawn and the deck is empty. Cards being carried out are not among them.
senyu-rule-S-166 = Below the winner come the beaten fighters, last out first; then the rest by certificates, then progress. Ties share a place.
senyu-rule-SC-1 = A certificate is earned when progress reaches a new multiple of 40 for the first time. This alone gives S-07, S-08, S-10, S-16, S-17 and S-18.
senyu-rule-SC-2 = Moving back exactly onto the castle earns nothing, and moving on from it neither.
senyu-rule-SC-3 = S-104 says that attack +1 equals monster HP -1, so a hunt is one die against the HP; with several blows the two would differ.
senyu-rule-SC-4 = If the challenged player drops to 0 HP, the challenger still carries out the cell.
senyu-rule-SC-5 = The trigger of S-111 goes with the progress, so neither back and forth nor near death gives it twice in a lap. Below 0 nothing is ever triggered.
senyu-rule-SC-6 = Moves by two dice and repeated throws are die moves: the cell is carried out, and duels are possible.
senyu-rule-SC-7 = The push of the NPC Plaza, rewards of hunts, the flight from the Haruhara House and the rift's jump are no die moves: no cell, no duel. But certificates, Alles's healing and Deifil's right count on the way forward.

## board

senyu-board-title = The board of Senyu
senyu-board-map = The road round the valley
senyu-board-cell = { $place }. { $name } ({ $kind })
senyu-board-cell-does = { $place }. { $name } ({ $kind }): { $does }
senyu-board-place = cell { $place }, { $kind }
senyu-board-where = { $cell }, cell { $place }
senyu-board-road = What the cells mean
senyu-board-round = Round { $round }
senyu-board-before = Before the journey
senyu-board-goal =
    { $number ->
        [one] { $number } certificate finishes the journey
       *[other] { $number } certificates finish the journey
    }
senyu-board-minutes = Timed: { $number } minutes
senyu-board-time-up = Time is up: last round
senyu-board-deck = Tasks { $number }
senyu-board-discards = Task discards { $number }
senyu-board-lair = Monsters { $number }
senyu-board-slain = Monster discards { $number }
senyu-board-scene-start = Getting ready
senyu-board-scene-turn = On the road
senyu-board-scene-hunt = Hunt
senyu-board-scene-duel = Duel
senyu-board-scene-aim = Picked by a card
senyu-board-scene-knockout = Knockout
senyu-board-scene-over = The journey is over
senyu-board-dice = { $name } rolled { $points }
senyu-board-need = { $points }+ wins
senyu-board-need-none = No throw wins
senyu-board-item = Item
senyu-board-event = Event
senyu-board-card = { $card }: { $does }
senyu-board-hand = Your items: { $number } of { $most }
senyu-board-no-item = no item
senyu-board-open = Items of { $name }
senyu-board-use = Use
senyu-board-discard = Discard
senyu-board-no-hero = no hero yet
senyu-board-seat =
    { $name }, { $hero }: { $hp } HP, { $certificates ->
        [one] { $certificates } certificate
       *[other] { $certificates } certificates
    }, { $items ->
        [one] { $items } item
       *[other] { $items } items
    }, on { $where }
senyu-board-about = About { $hero }
senyu-board-skill = { $skill }:
senyu-board-home = Home ground: { $cell }
senyu-board-advantage = For { $hero } there instead: { $does }
senyu-board-note-close = Close
senyu-board-finish = Place { $place }
senyu-board-acting = Deciding
senyu-board-fights = Fighting
senyu-board-out = Beaten
senyu-board-stays = Staying
senyu-board-lost = Recovering
senyu-board-ready = Skill ready
senyu-board-departs = Next from { $cell }
senyu-board-wishes = Wishes to stop
senyu-board-stop = Stop early
senyu-board-stop-count = { $number } of { $seats } wish so
senyu-board-stop-who = In this round these wish to stop: { $names }.
senyu-board-target-duel = Challenge { $name }
senyu-board-aim-duel = Challenge
senyu-board-target-target = Pick { $name }
senyu-board-aim-target = Pick
senyu-board-target-strike = Strike { $name }
senyu-board-aim-strike = Strike
senyu-board-odds = Chances
senyu-board-odds-hunt =
    { $number ->
        [one] Hunt: the one monster left in the pile
       *[other] Hunt: any of the { $number } monsters left in the pile
    }
senyu-board-odds-with = with { $what }
senyu-board-odds-monster = { $monster }: { $points } or more
senyu-board-odds-hopeless = { $monster }: no throw wins
senyu-board-odds-duel = To win the duel
senyu-board-odds-fall = To be near death after it, from { $hp } HP
senyu-board-odds-refuse = No, Thank You!: a 1 or a 6
senyu-board-odds-knockout = A single highest number among { $number }

## the content file: its tables and keys, and what is wrong with one

senyu-sheet-box = Basic numbers
senyu-sheet-box-help = HP, items held, certificates needed.
senyu-sheet-cell = Cells
senyu-sheet-cell-help = The ring from the start on, one entry for each cell, in order. Only event cells have effects.
senyu-sheet-hero = Heroes
senyu-sheet-hero-help = Each of the eight heroes has a skill and a home ground; none is added or removed.
senyu-sheet-monster = Monsters
senyu-sheet-monster-help = The die and all bonuses must reach the HP to beat one.
senyu-sheet-event = Event cards
senyu-sheet-event-help = Carried out when drawn.
senyu-sheet-item = Item cards
senyu-sheet-item-help = Held, and used at the time they name.
senyu-field-hp = HP
senyu-field-hand = Items held at most
senyu-field-goal_few = Certificates (2 to 4 players)
senyu-field-goal_many = Certificates (5 to 8 players)
senyu-field-id = Id
senyu-field-id-help = Small letters and _, each id once. Task and wilderness cells may go without.
senyu-field-name = Name
senyu-field-name-help = What everybody reads; if empty, the known name or the id.
senyu-field-kind = Kind
senyu-field-effects = Effects
senyu-field-effects-help = One effect a line.
senyu-field-skill = Skill
senyu-field-skill_cells = Cells of the skill
senyu-field-skill_cells-help = Where Headmistress and Joy of Labour count: ids of cells, one a line. Empty for the other skills.
senyu-field-home = Home ground
senyu-field-home-help = The id of an event cell, another for each hero.
senyu-field-home_effects = Effects at home
senyu-field-home_effects-help = What happens to the hero there instead; if empty, nothing.
senyu-field-copies = Copies
senyu-field-success = Success
senyu-field-success-help = The reward of beating it, one effect a line.
senyu-field-failure = Failure
senyu-field-failure-help = The penalty of failing, one effect a line.
senyu-field-when = Time
senyu-when-drawn = event
senyu-when-own-turn = own turn
senyu-when-before-roll = before the roll
senyu-when-after-roll = after the roll
senyu-when-hunt = before the hunting die
senyu-when-challenged = when challenged
senyu-when-picked = when another player's card picks you
senyu-content-effect = Effects here begin with { $allowed }; { $here }.
senyu-content-effects = At most { $most } effects stand together, here are { $number }.
senyu-content-drift = Event cells, task cards and monsters push back { $back } cells a turn at worst, and the die carries on by { $forward } only; at most { $most } are possible, or nobody would arrive.
senyu-content-colon = A colon and an effect must follow { $name }, as in “{ $name }: heal 1”; { $here }.
senyu-content-no-colon = No colon follows { $name }, { $here }.
senyu-content-alone = { $name } stands alone, { $here }.
senyu-content-amount = A number from { $low } to { $high } must follow { $name }, { $here }.
senyu-content-only = { $number } must follow { $name }, { $here }.
senyu-content-move = A number from { $low } to { $high }, but not 0, must follow { $name }; { $here }.
senyu-content-place =
    { $count ->
        [one] The id of one cell
       *[other] The ids of { $count } cells
    } must follow { $name } ({ $known }), { $here }.
senyu-content-faces = The faces { $first } to 6 must stand in order, { $here }.
senyu-content-six-faces = All six faces of the die must be there, { $here }.
senyu-content-start = The first cell, and no other, is of the kind start.
senyu-content-cell-id = The start and event cells need an id.
senyu-content-no-effects = Only event cells have effects.
senyu-content-skill-again = Each skill belongs to one hero, { $got } stands here again.
senyu-content-home = A home ground is an event cell that is nobody else's home, { $here }.
senyu-content-skill-cell = The cells of a skill are cells with an id beyond the start, each once; { $here }.
senyu-content-skill-cells = The skills refresh and two-dice have cells, no other has.
senyu-content-monster-draws = A monster has at most three task cards drawn.
senyu-content-one-effect =
    An item for { $when ->
        [after-roll] after the roll
        [hunt] the hunt
        [challenged] a challenge
       *[picked] a card that picks you
    } has exactly one effect.
senyu-content-draws-by-all = Cards are not drawn by all or by the leaders.
senyu-content-draws = A task card has at most one other drawn.
senyu-content-count =
    { $stated } { $what ->
        [cells] cells
        [monsters] monsters
        [events] event cards
       *[items] item cards
    } are stated, the entries add up to { $number }.
senyu-content-total =
    There must be { $low } to { $high } { $what ->
        [cells] cells
        [monsters] monsters
        [events] event cards
       *[items] item cards
    }, the entries add up to { $number }.
senyu-content-heroes = There must be { $number } heroes, here are { $found }.
senyu-content-cells-push = Event cells may push back { $most } cells together at most, these push back { $harm }: nobody would arrive.
senyu-content-cells-cost = Event cells may cost { $most } HP together at most, these cost { $harm }: nobody would arrive.
senyu-content-cards-push = The task cards may push all players back { $most } cells at most, these push back { $harm }: nobody would arrive.
senyu-content-cards-cost = The task cards may cost all players { $most } HP at most, these cost { $harm }: nobody would arrive.

## the vocabulary of effects, for the workshop

senyu-vocabulary-heal = Heals so many HP (1 to 10).
senyu-vocabulary-damage = Costs so many HP (1 to 10).
senyu-vocabulary-move = Goes forward so many cells; back if the number is negative (at most 12).
senyu-vocabulary-jump = Goes to the cell that is named (by its id).
senyu-vocabulary-stay = Stays for one turn.
senyu-vocabulary-draw = Draws so many task cards (1 to 3).
senyu-vocabulary-discard = Discards so many items held (1 to 2).
senyu-vocabulary-depart = A roll decides where the next departure is from: odd the first cell, even the second (by their ids).
senyu-vocabulary-leap = A roll, and at once to that cell: odd the first, even the second (by their ids).
senyu-vocabulary-roll = Roll a die and do what stands at its number; parts are divided by |, all six numbers must be there. Several effects in one part are divided by ; signs.
senyu-vocabulary-any = Happens to one player, chosen by whoever has the card.
senyu-vocabulary-all = Happens to every player.
senyu-vocabulary-leaders = Happens to the players in front.
senyu-vocabulary-dice = Move by the sum of two dice this time (an item for before the roll).
senyu-vocabulary-reroll = Roll once more (an item for after the roll).
senyu-vocabulary-attack = Adds so much to this hunt's attack (1 to 5; an item for the hunt).
senyu-vocabulary-void-duel = The duel is void (an item for when one is challenged).
senyu-vocabulary-void-card = The card does nothing to you (an item for when a card picks you).
