# 戰勇。的文字：臺灣正體中文。這裡寫的是我們自己的話；角色、技能、格子的名稱是原作的。

## the game

senyu-name = 戰勇。
senyu-tagline = 帶著你的勇者繞行大地，集滿勇者證就完成旅程。
senyu-summary = 2 到 8 人的擲骰競走。沿著一圈格子前進，抽任務、討伐魔物、和同格的人決鬥；每繞一圈得到一只勇者證。先集滿的人獲勝，若同一輪有好幾個人集滿，就打一場淘汰賽。

## heroes and skills

senyu-hero-alba = 阿魯巴
senyu-hero-luki = 露基
senyu-hero-sion = 西昂
senyu-hero-clair = 克萊爾
senyu-hero-foyfoy = 佛伊佛伊
senyu-hero-princess = 小公主
senyu-hero-alles = 阿蕾絲
senyu-hero-deifil = 德伊菲爾
senyu-skill-two-monsters = 來做勇者吧
senyu-skill-two-monsters-help = 在野外格討伐時，可以抽兩張魔物牌，選一隻來打。
senyu-skill-portal = 傳送門
senyu-skill-portal-help = 執行過任務格之後，下一次前進的骰子不滿意時可以重擲，以第二次為準。
senyu-skill-two-tasks = 我的魔法就是什麼都有
senyu-skill-two-tasks-help = 在任務格可以抽兩張任務卡，選一張來執行或持有。
senyu-skill-refuse = No, Thank You!
senyu-skill-refuse-help = 被人提出決鬥或被別人的卡選中時，可以擲骰：1 或 6 就無效。
senyu-skill-blade = 殘忍之刃
senyu-skill-blade-help = 在野外格討伐時，攻擊力是骰子加一。
senyu-skill-weaken = 姬達
senyu-skill-weaken-help = 在野外格討伐時，魔物的生命值少一。
senyu-skill-refresh = 校長
senyu-skill-refresh-help = 每一圈第一次正向到達技能的每個格子時，各自動回復一點。
senyu-skill-two-dice = 勞動的快樂
senyu-skill-two-dice-help = 每一圈第一次正向到達技能的格子之後，下一次前進可以擲兩顆骰子加總。

## cells

senyu-cell-castle = 王城
senyu-cell-task = 任務格
senyu-cell-wilderness = 野外格
senyu-cell-castle_town = 城下町
senyu-cell-prison = 監獄
senyu-cell-alba_house = 阿魯巴的家
senyu-cell-hero_school = 勇者學校
senyu-cell-npc_plaza = NPC廣場
senyu-cell-cave_shop = 漆黑洞穴土產店
senyu-cell-apple_grove = 後山的蘋果林
senyu-cell-rift = 次元的縫隙
senyu-cell-pit = 西碳挖的坑
senyu-cell-contest = 魔界第一最強決定淘汰賽
senyu-cell-tower = 阿比魯匹斯之塔
senyu-cell-haruhara_house = 春原家
senyu-cell-beach = 海灘
senyu-cell-wasteland = 鎮前荒地
senyu-cell-blasted_corridor = 被魔王轟掉的走廊
senyu-kind-start = 起點
senyu-kind-task = 任務格
senyu-kind-event = 事件格
senyu-kind-wilderness = 野外格

## monsters

senyu-monster-slime = 史萊姆
senyu-monster-bat = 洞窟蝙蝠
senyu-monster-boar = 山豬
senyu-monster-goblin = 哥布林
senyu-monster-mushroom = 笑菇
senyu-monster-plant = 食人花
senyu-monster-skeleton = 骷髏兵
senyu-monster-werewolf = 狼人
senyu-monster-gargoyle = 石像鬼
senyu-monster-yeti = 雪怪
senyu-monster-wyvern = 飛龍
senyu-monster-captain = 魔王軍隊長
senyu-monster-dragon = 古龍

## task cards

senyu-card-stray_shot = 魔王軍的流彈
senyu-card-hot_spring = 路邊溫泉
senyu-card-doze = 打瞌睡
senyu-card-tailwind = 順風
senyu-card-wrong_turn = 走錯路
senyu-card-fate_die = 命運骰
senyu-card-supplies = 王城補給
senyu-card-lunch = 一起吃便當
senyu-card-meteor = 隕石雨
senyu-card-prank = 惡作劇信
senyu-card-gale = 強風咒
senyu-card-detention = 罰站
senyu-card-pickpocket = 扒手
senyu-card-front_trial = 領先者的考驗
senyu-card-salve = 傷藥
senyu-card-elixir = 特效藥
senyu-card-boots = 疾風靴
senyu-card-twin_dice = 雙骰
senyu-card-reroll = 重擲符
senyu-card-smoke = 煙霧彈
senyu-card-ward = 護身符
senyu-card-snare = 捕獸夾
senyu-card-knife = 飛鏢
senyu-card-rope = 套索
senyu-card-sword = 鋒利的劍

## table options

senyu-option-knockout_hp = 淘汰賽的生命值
senyu-option-knockout_hp-help = 淘汰賽開始時用多少生命值。「目前的」：照當時剩下的。「補滿」：每個人先補滿。（S-160）
senyu-option-knockout_hp-current = 目前的
senyu-option-knockout_hp-full = 補滿
senyu-option-knockout_reroll = 淘汰賽何時重擲
senyu-option-knockout_reroll-help = 數字相同時怎麼辦。「最大數字相同」：只有最大的數字重複才重擲。「任何數字相同」：只要有重複就全部重擲，7 或 8 人桌不能選。（S-70、S-161）
senyu-option-knockout_reroll-tie_for_highest = 最大數字相同
senyu-option-knockout_reroll-any_repeat = 任何數字相同
senyu-option-knockout_items = 淘汰賽可以用道具
senyu-option-knockout_items-help = 淘汰賽裡能不能用道具。「不可以」：完全不能。「只限補血」：輪到自己擲骰之前，可以用只會回復生命值的道具。（S-160）
senyu-option-knockout_items-false = 不可以
senyu-option-knockout_items-true = 只限補血
senyu-option-near_death_lost_turns = 瀕死要不要停一回
senyu-option-near_death_lost_turns-help = 回到王城之後，下一個自己的回合怎麼辦。「0」：照常行動。「1」：失去下一個自己的回合。（S-134）
senyu-option-near_death_lost_turns-0 = 0，照常行動
senyu-option-near_death_lost_turns-1 = 1，停一回
senyu-option-stay_stacks = 停留會累計
senyu-option-stay_stacks-help = 停留中又被命令停留時。「不會」：仍然只停一回。「會」：停留的回合一次一次加上去。（S-151）
senyu-option-stay_stacks-false = 不會
senyu-option-stay_stacks-true = 會
senyu-option-stay_blocks_forced_moves = 停留中不會被別人移動
senyu-option-stay_blocks_forced_moves-help = 別人的命令能不能移動停留中的角色。「不會擋」：照樣被移動。「擋下」：停留中怎樣都不會移動。（S-53、S-152）
senyu-option-stay_blocks_forced_moves-false = 不會擋，照樣移動
senyu-option-stay_blocks_forced_moves-true = 擋下，不會移動
senyu-option-staying_reactions = 停留中可以用反應道具
senyu-option-staying_reactions-help = 停留中被挑戰或被卡選中時，能不能用道具回應。「可以」：能用。「不可以」：停留中任何道具都不能用；克萊爾的技能不是道具，仍然能用。（S-51、S-152）
senyu-option-staying_reactions-true = 可以
senyu-option-staying_reactions-false = 不可以
senyu-option-rights_wait = 權利會等到下次擲骰
senyu-option-rights_wait-help = 露基和德伊菲爾的下一回合如果在停留。「會等」：權利留到下一次前進擲骰。「不等」：下一個自己的回合結束就失效。（S-148）
senyu-option-rights_wait-true = 會等
senyu-option-rights_wait-false = 不等
senyu-option-clair_blocks_all_effects = 克萊爾可以拒絕全體效果
senyu-option-clair_blocks_all_effects-help = 別人的卡影響所有人或所有領先者時，克萊爾能不能發動技能。「不可以」：只有被單獨選中時才行。「可以」：那時也能擲骰。（S-155）
senyu-option-clair_blocks_all_effects-false = 不可以
senyu-option-clair_blocks_all_effects-true = 可以
senyu-option-rechallenge_after_void = 決鬥無效後可以改找別人
senyu-option-rechallenge_after_void-help = 挑戰被無效之後，能不能再挑戰同格的另一個人。「不可以」：這次落腳的機會用掉了。「可以」：可以再找別人。（S-153）
senyu-option-rechallenge_after_void-false = 不可以
senyu-option-rechallenge_after_void-true = 可以
senyu-option-rift_piece = 次元的縫隙的棋子
senyu-option-rift_piece-help = 擲骰決定出發地之後，棋子在哪裡等。「原地等候」：留在縫隙上，下次出發時才移動。「立刻移動」：馬上移到出發地，在那裡停留。（S-156）
senyu-option-rift_piece-waits = 原地等候
senyu-option-rift_piece-moves_at_once = 立刻移動
senyu-option-goal_certificates = 完成旅程的勇者證
senyu-option-goal_certificates-help = 集滿幾只勇者證就完成旅程。「依人數」：2 到 4 人三只，5 到 8 人兩只。也可以約定 1 到 9 只。（S-11、S-12、S-19）
senyu-option-goal_certificates-by_players = 依人數
senyu-option-goal_certificates-1 = 1 只
senyu-option-goal_certificates-2 = 2 只
senyu-option-goal_certificates-3 = 3 只
senyu-option-goal_certificates-4 = 4 只
senyu-option-goal_certificates-5 = 5 只
senyu-option-goal_certificates-6 = 6 只
senyu-option-goal_certificates-7 = 7 只
senyu-option-goal_certificates-8 = 8 只
senyu-option-goal_certificates-9 = 9 只
senyu-option-timed_minutes = 計時
senyu-option-timed_minutes-help = 「不計時」：集滿勇者證為止。填分鐘數：沒有集滿的目標，時間到時把那一輪玩完，比圈數，再比格數。（S-20、S-162）
senyu-option-timed_minutes-off = 不計時
senyu-option-timed_minutes-number = { $number } 分鐘
senyu-option-early_stop = 大家同意提早結束時
senyu-option-early_stop-help = 同一輪裡所有人都表示想結束時怎麼分勝負。「比名次」：比圈數，再比格數。「淘汰賽」：所有人打一場淘汰賽。（S-109、S-110）
senyu-option-early_stop-rank = 比名次
senyu-option-early_stop-knockout = 淘汰賽
senyu-option-hero_choice = 誰用哪個角色
senyu-option-hero_choice-help = 「自己選」：從 1 號座位開始輪流選。「抽」：每人抽一個。（S-124）
senyu-option-hero_choice-chosen = 自己選
senyu-option-hero_choice-drawn = 抽

## questions: what you are asked

senyu-question-hero = 選擇你的角色。
senyu-question-turn = 輪到你了：擲骰前進，或先用道具。
senyu-question-two-dice = 要發動「勞動的快樂」，擲兩顆骰子加總嗎？
senyu-question-reroll = 就用這個點數前進，還是重擲？
senyu-question-duel = 這一格有別人。要提出決鬥嗎？
senyu-question-refuse = 要發動「No, Thank You!」嗎？擲出 1 或 6 就無效。
senyu-question-smoke = 有人向你提出決鬥。要用道具讓它無效嗎？
senyu-question-ward = 別人的卡選中了你。要用道具擋下嗎？
senyu-question-home = 這裡是你的優勢場域。要使用優勢嗎？
senyu-question-hunt = 要討伐魔物嗎？
senyu-question-two-monsters = 要發動「來做勇者吧」，抽兩張選一隻嗎？
senyu-question-which-monster = 要討伐哪一隻？
senyu-question-blade = 要發動「殘忍之刃」，攻擊力加一嗎？
senyu-question-weaken = 要發動「姬達」，魔物生命值減一嗎？
senyu-question-sword = 攻擊之前，要用道具嗎？
senyu-question-two-tasks = 要發動「我的魔法就是什麼都有」，抽兩張選一張嗎？
senyu-question-which-task = 要留下哪一張？另一張進棄牌區。
senyu-question-target = 選擇任一名玩家，自己也可以。
senyu-question-discard = 選一張持有的道具棄掉。
senyu-question-overflow = 道具超過上限：棄一張，或立刻使用一張。
senyu-question-closing = 格子處理完了。要用道具，還是結束回合？
senyu-question-tonic = 擲骰之前，要用補血的道具嗎？
senyu-question-strike = 你的數字最大。要攻擊誰？
senyu-question-stop = 想提早結束這場遊戲嗎？所有人在同一輪都這麼說，就玩完這一輪結束。

## waiting: what the table is waiting for

senyu-waiting-hero = 等 { $seat } 選角色。
senyu-waiting-turn = 輪到 { $seat }。
senyu-waiting-two-dice = { $seat } 正在決定要不要擲兩顆骰子。
senyu-waiting-reroll = { $seat } 正在看骰子。
senyu-waiting-duel = { $seat } 正在決定要不要決鬥。
senyu-waiting-refuse = { $seat } 可以拒絕。
senyu-waiting-smoke = { $seat } 被提出決鬥。
senyu-waiting-ward = { $seat } 被卡選中。
senyu-waiting-home = { $seat } 正站在自己的優勢場域。
senyu-waiting-hunt = { $seat } 正在決定要不要討伐。
senyu-waiting-two-monsters = { $seat } 正在決定抽幾張魔物牌。
senyu-waiting-which-monster = 等 { $seat } 選魔物。
senyu-waiting-blade = { $seat } 正在準備攻擊。
senyu-waiting-weaken = { $seat } 正在準備攻擊。
senyu-waiting-sword = { $seat } 正在準備攻擊。
senyu-waiting-two-tasks = { $seat } 正在決定抽幾張任務卡。
senyu-waiting-which-task = 等 { $seat } 從兩張任務卡選一張。
senyu-waiting-target = 等 { $seat } 選一名玩家。
senyu-waiting-discard = 等 { $seat } 棄一張道具。
senyu-waiting-overflow = { $seat } 的道具超過上限。
senyu-waiting-closing = { $seat } 的回合快結束了。
senyu-waiting-tonic = 等 { $seat } 準備擲骰。
senyu-waiting-strike = 等 { $seat } 選擇攻擊對象。
senyu-waiting-stop = 任何人都可以表示想提早結束。
senyu-waiting-draw-hero = 抽角色中。
senyu-waiting-start = 擲骰決定誰先開始。
senyu-waiting-throw = 擲骰中。
senyu-waiting-fate = 擲骰決定命運。
senyu-waiting-rift = 擲骰決定千年後的命運。
senyu-waiting-attack-die = 攻擊擲骰中。
senyu-waiting-duel-die = 決鬥擲骰中。
senyu-waiting-refuse-die = 拒絕的擲骰中。
senyu-waiting-knockout-die = 淘汰賽擲骰中。
senyu-waiting-task = 抽任務卡中。
senyu-waiting-offer = 抽任務卡中。
senyu-waiting-monster = 抽魔物牌中。
senyu-waiting-time = 計時進行中。

## answers: what you can say

senyu-answer-yes = 發動
senyu-answer-no = 不用
senyu-answer-roll = 擲骰前進
senyu-answer-done = 結束回合
senyu-answer-keep = 就用這個點數
senyu-answer-skill = 發動傳送門，重擲
senyu-answer-stop = 我想提早結束
senyu-answer-up = 時間到
senyu-answer-use = 使用「{ $card }」
senyu-answer-discard = 棄掉「{ $card }」
senyu-answer-card = { $card }
senyu-answer-monster = { $monster }
senyu-answer-hero = { $hero }
senyu-answer-duel = 向 { $seat } 提出決鬥
senyu-answer-duel-no = 不決鬥
senyu-answer-target = { $seat }
senyu-answer-strike = 攻擊 { $seat }
senyu-answer-points = { $points } 點
senyu-answer-hunt-yes = 討伐！
senyu-answer-hunt-no = 不討伐
senyu-answer-home-yes = 使用優勢
senyu-answer-home-no = 照一般處理

## events: what happened

senyu-event-hero = { $seat } 的角色是{ $hero }。
senyu-event-start-die = { $seat } 為先手擲出 { $points }。
senyu-event-start-again = { $seats } 同樣最大，再擲一次。
senyu-event-starter = { $seat } 先開始。
senyu-event-round = 第 { $round } 輪開始。
senyu-event-turn = 輪到 { $seat }。
senyu-event-turned-up = { $seat } 把角色卡翻回正面，這個回合不行動。
senyu-event-recovers = { $seat } 還在療養，這個回合不行動。
senyu-event-departs = { $seat } 從{ $cell }重新出發。
senyu-event-throw = { $seat } 擲出 { $points }。
senyu-event-moved = { $seat } 前進 { $number } 格，來到{ $cell }。
senyu-event-advanced = { $seat } 往前移動 { $number } 格，到了{ $cell }。
senyu-event-fell-back = { $seat } 後退 { $number } 格，到了{ $cell }。
senyu-event-cannot-move = { $seat } 停留中，這次移動無效。
senyu-event-certificate = { $seat } 得到第 { $number } 只勇者證！
senyu-event-refreshed = { $seat } 到了{ $cell }，發動「校長」。
senyu-event-gained = { $seat } 得到下一次擲骰的權利。
senyu-event-healed = { $seat } 回復 { $number } 點，生命值 { $hp }。
senyu-event-hurt = { $seat } 失去 { $number } 點，生命值 { $hp }。
senyu-event-near-death = { $seat } 瀕死，被送回王城，治療好了。
senyu-event-stays = { $seat } 原地停留。
senyu-event-skill = { $seat } 發動「{ $skill }」。
senyu-event-home = { $seat } 在{ $cell }使用優勢。
senyu-event-fate = { $seat } 的命運擲出 { $points }。
senyu-event-rift = { $seat } 擲出 { $points }，下次出發地是{ $cell }。
senyu-event-drew = { $seat } 抽到道具「{ $card }」。
senyu-event-drew-hidden = { $seat } 抽到一張道具。
senyu-event-offered = { $seat } 抽到任務卡「{ $card }」。
senyu-event-offered-hidden = { $seat } 抽了一張任務卡來選。
senyu-event-event = { $seat } 抽到事件「{ $card }」。
senyu-event-passed-over = { $seat } 沒有選「{ $card }」，它進了棄牌區。
senyu-event-discarded = { $seat } 棄掉「{ $card }」。
senyu-event-used = { $seat } 使用「{ $card }」。
senyu-event-reshuffled = 任務牌用完了，棄牌區的 { $number } 張洗成新的牌庫。
senyu-event-reshuffled-monsters = 魔物牌用完了，棄牌的 { $number } 張重新洗牌。
senyu-event-picked = { $by } 選擇了 { $seat }。
senyu-event-refused = { $seat } 擲出 { $points }：「No, Thank You!」對方的行動無效。
senyu-event-not-refused = { $seat } 擲出 { $points }，沒能拒絕。
senyu-event-warded = { $seat } 擋下了卡片的效果。
senyu-event-challenge = { $by } 向 { $seat } 提出決鬥！
senyu-event-slipped-away = { $seat } 趁著煙霧溜走，決鬥無效。
senyu-event-duel-die = { $seat } 在決鬥中擲出 { $points }。
senyu-event-duel-tie = 平手，再擲一次。
senyu-event-duel-won = { $seat } 在決鬥中贏了 { $other }。
senyu-event-hunt = { $seat } 決定討伐。
senyu-event-no-hunt = { $seat } 不討伐。
senyu-event-monster = { $seat } 遇到{ $monster }。
senyu-event-chosen = { $seat } 選擇對付{ $monster }。
senyu-event-attack = { $seat } 的攻擊力是 { $points }。
senyu-event-hunt-won = { $seat } 打倒了{ $monster }！
senyu-event-hunt-lost = { $seat } 敗給了{ $monster }。
senyu-event-knockout = 淘汰賽開始，參加的是 { $seats }！
senyu-event-knockout-die = { $seat } 在淘汰賽中擲出 { $points }。
senyu-event-knockout-tie = 數字相同，全部重擲。
senyu-event-strike = { $by } 攻擊 { $seat }。
senyu-event-out = { $seat } 退出淘汰賽。
senyu-event-time-up = 時間到：這一輪玩完就結束。
senyu-event-wishes = { $seat } 想提早結束。
senyu-event-stopping = 大家都想結束：這一輪玩完就結束。
senyu-event-over = 遊戲結束，獲勝的是 { $seats }！

## refusals: why not

senyu-refusal-hero-taken = 這個角色已經有人選了。
senyu-refusal-not-held = 你沒有這張道具。
senyu-refusal-wrong-time = 現在不是使用這張道具的時機。
senyu-refusal-two-dice-already = 這次已經要擲兩顆骰子了，不能再加。
senyu-refusal-staying = 你在停留中，或這不是你的回合，現在只能棄牌。
senyu-refusal-self-strike = 不能攻擊自己。
senyu-refusal-not-fighting = 這位玩家不在淘汰賽裡。
senyu-refusal-not-asked = 現在沒有要問你這件事。

## lines: the table as text

senyu-line-round = 第 { $round } 輪{ $goal ->
    [0] （計時賽）
   *[other] ，目標 { $goal } 只勇者證
}
senyu-line-seat =
    { $turn ->
        [true] ▸
       *[false] {" "}
    } { $seat }（{ $hero }）：{ $cell }（第 { $place } 格），生命值 { $hp }，勇者證 { $certificates } 只，道具 { $items } 張
senyu-line-staying = {"　"}{ $seat } 停留中
senyu-line-recovering = {"　"}{ $seat } 療養中
senyu-line-departs = {"　"}{ $seat } 下次從{ $cell }出發
senyu-line-right = {"　"}{ $seat } 下次擲骰可以發動技能
senyu-line-wishes = {"　"}{ $seat } 想提早結束
senyu-line-die = 骰子：{ $seat } { $points }
senyu-line-prey = 魔物：{ $monsters }
senyu-line-piles = 任務牌庫 { $deck } 張，魔物牌 { $lair } 張
senyu-line-discards = 任務棄牌：{ $cards }
senyu-line-offered = 可以選的任務卡：{ $cards }
senyu-line-hand = 你的道具：{ $cards }
senyu-line-hand-of = { $seat } 的道具：{ $cards }
senyu-line-monster = 生命值 { $hp }；成功：{ $success }；失敗：{ $failure }
senyu-line-card = { $when }：{ $effects }
senyu-line-cell = { $effects }
senyu-line-cell-name = { $cell }
senyu-line-skill-refresh = 每一圈第一次正向到達{ $cells }時，各自動回復一點
senyu-line-skill-two-dice = 每一圈第一次正向到達{ $cells }之後，下一次前進可以擲兩顆骰子加總
senyu-line-entry-hero = 技能：{ $skill }；優勢場域：{ $cell }

## lines: what effects do

senyu-line-nothing = 什麼事也沒有
senyu-line-heal = 回復 { $number } 點
senyu-line-damage = 失去 { $number } 點
senyu-line-move = 前進 { $number } 格
senyu-line-move-back = 後退 { $number } 格
senyu-line-jump = 飛到{ $cell }
senyu-line-stay = 停留一回合
senyu-line-draw = 抽 { $number } 張任務卡
senyu-line-discard = 自選 { $number } 張持有的道具棄掉
senyu-line-roll = 擲骰（{ $rows }）
senyu-line-face = { $first } { $parts }
senyu-line-faces = { $first }–{ $last } { $parts }
senyu-line-depart = 擲骰決定下次出發地（奇數是{ $odd }，偶數是{ $even }）
senyu-line-leap = 擲骰後馬上跳過去（奇數是{ $odd }，偶數是{ $even }）
senyu-line-any = 任一名玩家{ $parts }
senyu-line-all = 所有人{ $parts }
senyu-line-leaders = 所有領先者{ $parts }
senyu-line-dice = 這次擲 { $number } 顆骰子加總前進
senyu-line-reroll = 重擲一次，以第二次為準
senyu-line-attack = 攻擊力加 { $number }
senyu-line-void-duel = 決鬥無效
senyu-line-void-card = 對自己無效

## the verdict: what the numbers are, why it is so

senyu-score = 勇者證
senyu-verdict-finished = 這一輪只有一個人完成旅程。
senyu-verdict-knockout = 贏得淘汰賽的人獲勝。
senyu-verdict-ranked = 勇者證最多、走得最遠的人獲勝。

## measures: what a simulation counts, on average

senyu-measure-near-deaths-per-player = 每位玩家瀕死次數
senyu-measure-near-deaths-most = 一局中瀕死最多次的人
senyu-measure-knockouts = 打淘汰賽決勝的比例

## chapters of the rules

senyu-chapter-flow = 流程與開局
senyu-chapter-winning = 獲勝條件
senyu-chapter-cells = 格子種類
senyu-chapter-tasks = 任務格與任務卡
senyu-chapter-hunt = 野外格與討伐
senyu-chapter-near-death = 生命值與瀕死
senyu-chapter-stay = 原地停留
senyu-chapter-duel = 玩家決鬥
senyu-chapter-knockout = 淘汰賽
senyu-chapter-skills = 特殊技能
senyu-chapter-grounds = 特殊場域
senyu-chapter-consequences = 由規則推出的情況

## rules

senyu-rule-S-01 = 由起始玩家開始，擲一顆骰子，擲出幾點就前進幾格，和傳統大富翁一樣。
senyu-rule-S-02 = 執行走到的格子之後，回合結束，輪到下一位。
senyu-rule-S-03 = 這樣一直輪流，直到遊戲結束。
senyu-rule-S-04 = 一桌坐 2 到 8 位玩家。
senyu-rule-S-05 = 可以使用的角色有八名，每名有一個特殊技能和一個特殊場域。
senyu-rule-S-06 = 所有勇者都從王城出發。
senyu-rule-S-07 = 正向經過王城一次，得一只勇者證。
senyu-rule-S-08 = 剛好停在王城，也得一只。
senyu-rule-S-09 = 一只勇者證代表走完一圈。
senyu-rule-S-10 = 出發之後才算：一開始站在王城不會得到勇者證。
senyu-rule-S-11 = 2 到 4 人：建議集滿三只勇者證完成旅程。
senyu-rule-S-12 = 5 到 8 人：建議集滿兩只勇者證完成旅程。
senyu-rule-S-13 = 完成旅程的人，只要同一輪沒有別人也完成，就獲勝。
senyu-rule-S-14 = 同一輪有好幾個人完成，就由他們打淘汰賽，勝者贏得遊戲。
senyu-rule-S-15 = 只有一個人完成時直接獲勝，不打淘汰賽。
senyu-rule-S-16 = 正向經過不限方式：骰子、事件、道具等等都算。
senyu-rule-S-17 = 倒退經過王城，什麼也得不到。
senyu-rule-S-18 = 倒退經過之後再往前走一次，也不算。
senyu-rule-S-19 = 開局前大家同意的話，圈數可以改。
senyu-rule-S-20 = 計時變體：例如玩一小時，圈數多的人獲勝，圈數相同再比格數。
senyu-rule-S-21 = 起點以外的格子有三種：任務格、事件格、野外格。
senyu-rule-S-22 = 任務格：抽一張任務卡。
senyu-rule-S-23 = 任務卡分成事件和道具。
senyu-rule-S-24 = 事件要亮出來，馬上執行。
senyu-rule-S-25 = 執行完的事件放進任務棄牌區。
senyu-rule-S-26 = 道具不必亮出來，可以留著。
senyu-rule-S-27 = 道具只能在卡上寫的時機使用。
senyu-rule-S-28 = 用過的道具放進任務棄牌區。
senyu-rule-S-29 = 一名玩家最多持有兩張卡。
senyu-rule-S-30 = 抽到第三張道具時，要馬上選一張棄掉。
senyu-rule-S-31 = 這時如果有一張現在就能使用，也可以改成立刻使用它。
senyu-rule-S-32 = 只能在別的場合使用的卡，這時就只能棄掉。
senyu-rule-S-33 = 任務牌抽完了，就把棄牌區洗成新的牌庫。
senyu-rule-S-34 = 事件格：照格子上寫的做。
senyu-rule-S-35 = 事件格有兩種：強制執行的，和擲骰決定命運的。
senyu-rule-S-36 = 野外格：要不要討伐由你決定。
senyu-rule-S-37 = 要討伐就抽一張魔物牌。
senyu-rule-S-38 = 不討伐就輪到下一位。
senyu-rule-S-39 = 要先決定，才能看魔物牌。
senyu-rule-S-40 = 原文說戰鬥方式之後說明，但那一段沒有留下來；這裡照 S-140 到 S-143 進行。
senyu-rule-S-41 = 生命值變成 0 時，會被強制送回王城治療。
senyu-rule-S-42 = 治好之後，從王城重新出發。
senyu-rule-S-43 = 只有擲骰並照點數前進而走到的格子才執行內容。
senyu-rule-S-44 = 因為其他指示（例如前進兩格、後退一格）到達的格子不執行。
senyu-rule-S-45 = 不是擲骰的移動之後，也不能提出決鬥。
senyu-rule-S-46 = 經過或停在監獄，誰都不會被關起來，阿魯巴也一樣。
senyu-rule-S-47 = 停留時把角色卡翻到背面，這名角色暫時不能行動。
senyu-rule-S-48 = 輪到時把角色卡翻回正面，這個回合就過去了。
senyu-rule-S-49 = 再下一輪才能行動。
senyu-rule-S-50 = 停留中不能移動。
senyu-rule-S-51 = 停留中不能主動使用道具。
senyu-rule-S-52 = 停留中仍然可能被提出決鬥。
senyu-rule-S-53 = 停留中仍然可能被別人的命令選中。
senyu-rule-S-54 = 翻角色卡不會改變生命值。
senyu-rule-S-55 = 擲骰走到有別人的格子時，可以（不是一定要）提出決鬥。
senyu-rule-S-56 = 對象是同格的其中一人。
senyu-rule-S-57 = 被指名的人不能拒絕，除非有技能或道具。
senyu-rule-S-58 = 兩人輪流擲骰，數字大的贏。
senyu-rule-S-59 = 數字相同就兩人重擲，直到不同為止。
senyu-rule-S-60 = 輸的人失去兩個數字的差：4 對 2 就是 2 點。
senyu-rule-S-61 = 決鬥和生命值先結算，再執行格子。
senyu-rule-S-62 = 提出決鬥的人如果瀕死，就回王城，不執行格子，輪到下一位。
senyu-rule-S-63 = 佛伊佛伊和小公主的技能在決鬥中無效。
senyu-rule-S-64 = 淘汰賽在原文裡有兩個名稱，是同一件事。
senyu-rule-S-65 = 參加者是同一輪完成旅程的人。
senyu-rule-S-66 = 大家輪流擲骰，數字最大的人這次可以攻擊。
senyu-rule-S-67 = 攻擊者選一名對手，對手失去兩人數字的差。
senyu-rule-S-68 = 例如甲 3、乙 5、丙 1：乙可以攻擊，打甲是 2 點，打丙是 4 點。
senyu-rule-S-69 = 沒有人倒下就再擲，決定下一次的攻擊者，直到分出勝負。
senyu-rule-S-70 = 數字相同（例如 4、2、4）時沒有人攻擊，全部重擲；兩個 4 不會都攻擊。
senyu-rule-S-71 = 生命值變成 0 的人立刻退出，其他人繼續。
senyu-rule-S-72 = 最後留下的人贏得遊戲。
senyu-rule-S-73 = 克萊爾、佛伊佛伊、小公主的技能在淘汰賽中無效。
senyu-rule-S-74 = 阿魯巴「來做勇者吧」：在野外格討伐時，可以抽兩張魔物牌，選一張來打。
senyu-rule-S-75 = 露基「傳送門」：執行過任務格之後，下一回合前進時可以重擲一次。
senyu-rule-S-76 = 重擲的話，一定要用第二次的數字。
senyu-rule-S-77 = 西昂「我的魔法就是什麼都有」：在任務格可以抽兩張，選一張執行或持有。
senyu-rule-S-78 = 沒選的那張直接進棄牌區。
senyu-rule-S-79 = 克萊爾「No, Thank You!」：有人提出決鬥或用卡片干擾她時，可以馬上擲骰；1 或 6 就使對方的行動無效。
senyu-rule-S-80 = 佛伊佛伊「殘忍之刃」：在野外格討伐時，攻擊力是骰子加一。
senyu-rule-S-81 = 小公主「姬達」：在野外格討伐時，魔物的生命值少一。
senyu-rule-S-82 = 阿蕾絲「校長」：正向經過或停在勇者學校和海灘時，當場回復一點。
senyu-rule-S-83 = 德伊菲爾「勞動的快樂」：正向經過或停在阿比魯匹斯之塔之後，下一回合可以擲兩次，加總前進一次。
senyu-rule-S-84 = 技能可以不用。
senyu-rule-S-85 = 在該用的時候忘了用，就當作放棄。
senyu-rule-S-86 = 阿魯巴的家（弗流林戈家是同一格）：房子太大迷路了，停留一回合。
senyu-rule-S-87 = 阿魯巴在那裡不受影響。
senyu-rule-S-88 = 漆黑洞穴土產店：飛來一把小刀，失去 1 點。
senyu-rule-S-89 = 露基在那裡不受影響。
senyu-rule-S-90 = 次元的縫隙：停留一回合，並擲骰決定下次的出發地；奇數是西碳挖的坑，偶數是魔界最強武道會。
senyu-rule-S-91 = 西昂在那裡不必停留，擲骰之後馬上跳過去。
senyu-rule-S-92 = 後山的蘋果林：回復 2 點。
senyu-rule-S-93 = 克萊爾在那裡多回復 1 點（共 3 點）。
senyu-rule-S-94 = 城下町：回復 1 點。
senyu-rule-S-95 = 佛伊佛伊在那裡多回復 1 點（共 2 點）。
senyu-rule-S-96 = 被魔王轟掉的走廊：停留一回合。
senyu-rule-S-97 = 小公主在那裡不受影響。
senyu-rule-S-98 = NPC廣場：擲骰；1、2 後退一格，3、4 停留一回合，5、6 前進一格。
senyu-rule-S-99 = 阿蕾絲在那裡不用擲骰，直接前進兩格。
senyu-rule-S-100 = 魔界第一最強決定淘汰賽（這裡是格子，和淘汰賽同名）：停留一回合。
senyu-rule-S-101 = 德伊菲爾在那裡不受影響。
senyu-rule-S-102 = 優勢可以不用。
senyu-rule-S-103 = 走到那一格時忘了用，就當作放棄。
senyu-rule-S-104 = 佛伊佛伊和小公主的技能，效果其實一樣。
senyu-rule-S-105 = 克萊爾可以先擲骰，沒成功再用道具迴避。
senyu-rule-S-106 = 生命值最多 10 點，多出來的回復不能留下（9 點時回復 2 點，仍是 10 點）。
senyu-rule-S-107 = 卡片上的任一名玩家，也包括自己。
senyu-rule-S-108 = 大家一起針對某個人是可以的，只是不太建議。
senyu-rule-S-109 = 可以提早結束：以圈數和格數分勝負。
senyu-rule-S-110 = 提早結束時，也可以由所有人打一場淘汰賽；大家同意，怎麼改都行。
senyu-rule-S-111 = 德伊菲爾和阿蕾絲的技能，在那一圈第一次經過的瞬間就觸發。
senyu-rule-S-112 = 德伊菲爾踏上塔就得到權利；討伐失敗後退再走回來是第二次經過，不會再得到。
senyu-rule-S-113 = 阿蕾絲從春原家飛到鎮前荒地，路上仍然經過海灘，所以會回復。
senyu-rule-S-114 = 每一圈德伊菲爾能發動一次，阿蕾絲能發動兩次（每格一次）。
senyu-rule-S-115 = 討伐成功可能讓你抽任務卡。
senyu-rule-S-116 = 西昂的技能不適用於那次抽卡，只適用於走到任務格。
senyu-rule-S-117 = 討伐失敗可能讓你後退。
senyu-rule-S-118 = 實體說明書的規定優先；有那一盒的人可以把真正的卡片內容換進來。
senyu-rule-S-119 = 優勢只給該場域自己的角色，而且要擲骰走到那一格。
senyu-rule-S-120 = 使用一顆六面骰；少於 2 人或多於 8 人不能開始。
senyu-rule-S-121 = 一圈 40 格，王城是第 0 格，往號碼大的方向是前進，39 之後回到 0。
senyu-rule-S-122 = 每位勇者在王城以 10 點生命值開始，卡片正面朝上，沒有道具，沒有勇者證。
senyu-rule-S-123 = 先決定角色，再擲骰：最大的先開始，只有同樣最大的人再擲。座位順時針輪流，一輪從起始玩家算起。
senyu-rule-S-124 = 每個角色只能有一個人用，從 1 號座位開始選，或用抽的。
senyu-rule-S-125 = 生命值、位置、勇者證、卡片正反面、道具張數是公開的；持有的道具內容是秘密；兩個棄牌區都是公開的。
senyu-rule-S-126 = 進度是前進的格數減去後退的格數；所在的格子是進度除以 40 的餘數；進度可以是負的。
senyu-rule-S-127 = 能行動的回合依序是：自己回合和擲骰前的道具；擲骰、重擲、移動；決鬥；格子；自己回合的道具；結束。
senyu-rule-S-128 = 經過的效果（勇者證、阿蕾絲的回復、德伊菲爾的權利）在每次前進時逐格發生，不限骰子。
senyu-rule-S-129 = 監獄是沒有效果的事件格；勇者學校是任務格；海灘和鎮前荒地是野外格。
senyu-rule-S-130 = 阿比魯匹斯之塔是野外格。
senyu-rule-S-131 = 西碳挖的坑是事件格：失去 1 點。春原家是事件格：飛到五格之後的鎮前荒地，不算擲骰移動。
senyu-rule-S-132 = 縫隙說的魔界最強武道會，就是魔界第一最強決定淘汰賽那一格；走到那一格不會開始淘汰賽。
senyu-rule-S-133 = 瀕死：棋子放回王城，進度等於 40 乘以勇者證數；不算經過，也得不到什麼。
senyu-rule-S-134 = 生命值馬上回到 10 點；除非選項另有規定，也不會失去回合。
senyu-rule-S-135 = 停留、等待中的出發地、沒用掉的權利都取消，道具留著。
senyu-rule-S-136 = 效果剩下的部分對這名角色不再發生；如果是自己的回合，等效果對所有人處理完，回合就結束。
senyu-rule-S-137 = 生命值到 0 為止，多的傷害不計。
senyu-rule-S-138 = 魔物牌和任務卡的內容依印出的順序一件一件做；抽兩張就是抽一張、處理完，再抽另一張。
senyu-rule-S-139 = 打過的魔物和阿魯巴沒選的那張進魔物棄牌區；不夠抽時照 S-165 重洗。
senyu-rule-S-140 = 討伐：擲一顆骰子，加上加成，達到魔物的生命值（扣掉減少的）就成功；只打一下。
senyu-rule-S-141 = 成功得到卡上的獎勵，失敗受到卡上的處罰。
senyu-rule-S-142 = 獎勵和處罰的移動都不算擲骰移動。
senyu-rule-S-143 = 鋒利的劍在看到魔物之後、擲骰之前使用。
senyu-rule-S-144 = 自己回合的道具在能行動的回合使用，限擲骰之前和格子之後；除了 S-145 沒有別的時候，卡片翻面時也不行，所以在格子上停留之後就不再問道具。擲骰前就翻面的人不擲骰，回合結束，下一個自己的回合只把卡翻正。
senyu-rule-S-145 = S-31 說的現在就能使用，是指三張卡之中時機為自己回合的任何一張，包括新抽到的。停留中的角色只能棄牌。
senyu-rule-S-146 = 只有前進的擲骰可以重擲，技能和重擲符合計只能一次。
senyu-rule-S-147 = 前進最多擲兩顆：德伊菲爾的權利和雙骰不能相加；重擲是整組重擲。先用了雙骰就不再問權利，權利也消失。
senyu-rule-S-148 = 露基和德伊菲爾的權利會等到下一次前進擲骰，中間停留也沒關係，但不能用在得到權利的那個回合；那次不用就消失，露基的權利不累計。
senyu-rule-S-149 = 影響所有人的效果從目前的玩家依序處理；領先者是勇者證最多、其中進度最遠的所有人。
senyu-rule-S-150 = 效果被無效的卡，還是算用掉了。
senyu-rule-S-151 = 停留不會累加：卡片不是正面就是背面。
senyu-rule-S-152 = 停留中的角色可以用反應道具和克萊爾的技能，也會被別人的命令移動；自己的移動在卡片背面朝上時無效，包括獎勵或自己卡片後面的部分。
senyu-rule-S-153 = 每次落腳只能挑戰一次，被無效也算用掉；由挑戰者先擲。
senyu-rule-S-154 = 落腳時的順序：經過的效果和勇者證，再決鬥，再執行格子。
senyu-rule-S-155 = 克萊爾的技能只在別人挑戰她或用卡選中她時有效，在道具之前；對影響所有人或領先者的效果、對她自己提出的決鬥無效。
senyu-rule-S-156 = 縫隙：走到時擲骰，棋子留在縫隙；下一次能行動的回合先往前移到出發地（不執行、不決鬥），再繼續那個回合。
senyu-rule-S-157 = 這段期間被推動，出發地仍然有效；瀕死則取消。
senyu-rule-S-158 = 西昂馬上跳過去，不執行那一格；然後格子就處理完，照常是收尾的道具和回合結束。
senyu-rule-S-159 = S-13 的判定在一輪最後一位之後進行；在那之前，完成的人照常進行，勇者證也保留。
senyu-rule-S-160 = 淘汰賽用目前的生命值，不用道具；從座位號碼小的開始擲骰；攻擊者一定要攻擊。
senyu-rule-S-161 = 淘汰賽只有最大的數字相同才重擲；任何數字相同都重擲的選項，7 或 8 人桌不能用。
senyu-rule-S-162 = 計時或提早結束：把那一輪玩完，比勇者證，再比進度；只有第一名相同才打淘汰賽。計時賽沒有集滿的目標；時間到由管時鐘的人宣告，任何時候都可以。那一輪有人完成旅程時，提早結束不算。
senyu-rule-S-163 = 牌桌會在每個可以選擇的技能和優勢發問，阿蕾絲的回復和得到權利除外；回答不要或時間到就是放棄。問題都在它要影響的骰子或抽牌之前（討伐：看到魔物之後，技能先於劍），只有重擲在擲骰之後。
senyu-rule-S-164 = 阿蕾絲的回復是自動的，不用問，也不能拒絕。
senyu-rule-S-165 = 要抽卡而牌庫空了，才把棄牌區洗成新牌庫；正在執行的卡不在棄牌區裡。
senyu-rule-S-166 = 勝者以下的名次：先是淘汰賽的敗者，最晚退出的在前；其餘比勇者證，再比進度；相同就同名次。
senyu-rule-SC-1 = 進度第一次到達 40 的新倍數時得到勇者證；這一條就包含了 S-07、S-08、S-10、S-16、S-17、S-18。
senyu-rule-SC-2 = 剛好後退到王城沒有勇者證，再從那裡出發也沒有。
senyu-rule-SC-3 = S-104 說攻擊加一等於魔物生命減一，所以討伐是一顆骰子對生命值；如果打好幾下，兩者就會不同。
senyu-rule-SC-4 = 被挑戰的人瀕死時，挑戰者照樣執行格子。
senyu-rule-SC-5 = S-111 的觸發跟著進度走，所以同一圈裡來來回回或瀕死都不會再觸發；進度小於 0 的格子永遠不觸發。
senyu-rule-SC-6 = 兩顆骰子和重擲的移動也是擲骰移動：會執行格子，也可以決鬥。
senyu-rule-SC-7 = NPC廣場的推動、討伐的獎勵、春原家的飛行、縫隙的跳躍都不是擲骰移動：不執行、不決鬥；但前進途中的勇者證、阿蕾絲的回復、德伊菲爾的權利照算。

## board

senyu-board-title = 戰勇。的版圖
senyu-board-map = 繞著山谷的路
senyu-board-cell = { $place }. { $name }（{ $kind }）
senyu-board-cell-does = { $place }. { $name }（{ $kind }）：{ $does }
senyu-board-place = 第 { $place } 格，{ $kind }
senyu-board-where = { $cell }，第 { $place } 格
senyu-board-road = 格子的意思
senyu-board-round = 第 { $round } 輪
senyu-board-before = 啟程之前
senyu-board-goal = 集滿 { $number } 只勇者證完成旅程
senyu-board-minutes = 計時 { $number } 分鐘
senyu-board-time-up = 時間到：最後一輪
senyu-board-deck = 任務 { $number }
senyu-board-discards = 任務棄牌 { $number }
senyu-board-lair = 魔物 { $number }
senyu-board-slain = 魔物棄牌 { $number }
senyu-board-scene-start = 準備啟程
senyu-board-scene-turn = 旅途中
senyu-board-scene-hunt = 討伐
senyu-board-scene-duel = 決鬥
senyu-board-scene-aim = 被卡片選中
senyu-board-scene-knockout = 淘汰賽
senyu-board-scene-over = 旅程結束
senyu-board-dice = { $name } 擲出 { $points }
senyu-board-need = { $points } 以上獲勝
senyu-board-need-none = 無法獲勝
senyu-board-item = 道具
senyu-board-event = 事件
senyu-board-card = { $card }：{ $does }
senyu-board-hand = 你的道具：{ $number }／{ $most }
senyu-board-no-item = 沒有道具
senyu-board-open = { $name } 的道具
senyu-board-use = 使用
senyu-board-discard = 棄掉
senyu-board-no-hero = 還沒有角色
senyu-board-seat = { $name }，{ $hero }：生命值 { $hp }，勇者證 { $certificates } 只，道具 { $items } 張，在{ $where }
senyu-board-about = 關於{ $hero }
senyu-board-skill = { $skill }：
senyu-board-home = 優勢場域：{ $cell }
senyu-board-advantage = { $hero }在那裡改為：{ $does }
senyu-board-note-close = 關閉
senyu-board-finish = 第 { $place } 名
senyu-board-acting = 決定中
senyu-board-fights = 參戰
senyu-board-out = 敗退
senyu-board-stays = 停留
senyu-board-lost = 休養
senyu-board-ready = 技能可用
senyu-board-departs = 下次從{ $cell }出發
senyu-board-wishes = 想結束
senyu-board-stop = 提早結束
senyu-board-stop-count = { $number }／{ $seats } 人想結束
senyu-board-stop-who = 這一輪想提早結束的：{ $names }。
senyu-board-target-duel = 向 { $name } 提出決鬥
senyu-board-aim-duel = 決鬥
senyu-board-target-target = 選 { $name }
senyu-board-aim-target = 選擇
senyu-board-target-strike = 攻擊 { $name }
senyu-board-aim-strike = 攻擊
senyu-board-odds = 勝算
senyu-board-odds-hunt = 討伐：牌堆裡剩下的 { $number } 隻魔物
senyu-board-odds-with = 加上「{ $what }」
senyu-board-odds-monster = { $monster }：擲出 { $points } 以上
senyu-board-odds-hopeless = { $monster }：無法獲勝
senyu-board-odds-duel = 贏得決鬥
senyu-board-odds-fall = 決鬥後瀕死（現在生命值 { $hp }）
senyu-board-odds-refuse = No, Thank You!：擲出 1 或 6
senyu-board-odds-knockout = { $number } 人同擲，最大的只有一人

## the content file: its tables and keys, and what is wrong with one

senyu-sheet-box = 基本數字
senyu-sheet-box-help = 生命值、手牌上限、要幾只勇者證。
senyu-sheet-cell = 格子
senyu-sheet-cell-help = 從起點開始繞一圈，依序一格一筆。只有事件格寫效果。
senyu-sheet-hero = 角色
senyu-sheet-hero-help = 八名角色各有技能和優勢場域；不能增減。
senyu-sheet-monster = 魔物
senyu-sheet-monster-help = 擲骰加上加成，達到生命值就打倒。
senyu-sheet-event = 事件卡
senyu-sheet-event-help = 抽到就馬上執行。
senyu-sheet-item = 道具卡
senyu-sheet-item-help = 可以留著，到了寫的時機才能用。
senyu-field-hp = 生命值
senyu-field-hand = 手牌上限
senyu-field-goal_few = 勇者證（2 到 4 人）
senyu-field-goal_many = 勇者證（5 到 8 人）
senyu-field-id = 代號
senyu-field-id-help = 小寫英文字母和 _，不能重複。任務格和野外格可以空著。
senyu-field-name = 名稱
senyu-field-name-help = 大家看到的名字；空著就用原來的名字或代號。
senyu-field-kind = 種類
senyu-field-effects = 效果
senyu-field-effects-help = 一行一個效果。
senyu-field-skill = 技能
senyu-field-skill_cells = 技能的格子
senyu-field-skill_cells-help = 「校長」和「勞動的快樂」在哪些格子發動：格子的代號，一行一個。其他技能空著。
senyu-field-home = 優勢場域
senyu-field-home-help = 一個事件格的代號，每名角色各一個。
senyu-field-home_effects = 優勢的效果
senyu-field-home_effects-help = 自己的角色走到那一格時改做什麼；空著就是什麼事也沒有。
senyu-field-copies = 張數
senyu-field-success = 成功
senyu-field-success-help = 打倒之後的獎勵，一行一個效果。
senyu-field-failure = 失敗
senyu-field-failure-help = 沒打倒的處罰，一行一個效果。
senyu-field-when = 時機
senyu-when-drawn = 事件
senyu-when-own-turn = 自己的回合
senyu-when-before-roll = 擲骰之前
senyu-when-after-roll = 擲骰之後
senyu-when-hunt = 討伐擲骰之前
senyu-when-challenged = 被提出決鬥時
senyu-when-picked = 被別人的卡選中時
senyu-content-effect = 這裡的效果要用{ $allowed }開頭，{ $here }。
senyu-content-effects = 一起的效果最多 { $most } 個，這裡有 { $number } 個。
senyu-content-drift = 事件格、任務卡、魔物讓大家每回合平均後退 { $back } 格（最糟時），骰子平均只前進 { $forward } 格；後退最多 { $most } 格，不然會走不完。
senyu-content-colon = { $name } 後面要有冒號和效果，例如「{ $name }: heal 1」，{ $here }。
senyu-content-no-colon = { $name } 後面不加冒號，{ $here }。
senyu-content-alone = { $name } 後面不加別的，{ $here }。
senyu-content-amount = { $name } 後面要有一個 { $low } 到 { $high } 的數字，{ $here }。
senyu-content-only = { $name } 後面要寫 { $number }，{ $here }。
senyu-content-move = { $name } 後面要有一個 { $low } 到 { $high } 的數字，不能是 0，{ $here }。
senyu-content-place = { $name } 後面要寫 { $count } 個格子的代號（{ $known }），{ $here }。
senyu-content-faces = 骰子的點數要從 { $first } 到 6 依序寫，{ $here }。
senyu-content-six-faces = 骰子的六個點數都要寫到，{ $here }。
senyu-content-start = 第一格要是起點（start），其他格不能是起點。
senyu-content-cell-id = 起點和事件格要有代號。
senyu-content-no-effects = 只有事件格可以寫效果。
senyu-content-skill-again = 每個技能只能有一名角色，{ $got }又出現了。
senyu-content-home = 優勢場域要是一個事件格的代號，而且不是別人的，{ $here }。
senyu-content-skill-cell = 技能的格子要是起點以外有代號的格子，每格一次，{ $here }。
senyu-content-skill-cells = refresh 和 two-dice 這兩個技能要寫格子，其他技能不寫。
senyu-content-monster-draws = 一隻魔物最多讓人抽三張任務卡。
senyu-content-one-effect =
    { $when ->
        [after-roll] 擲骰之後
        [hunt] 討伐擲骰之前
        [challenged] 被提出決鬥時
       *[picked] 被別人的卡選中時
    }用的道具要正好有一個效果。
senyu-content-draws-by-all = 不能讓所有人或所有領先者抽卡。
senyu-content-draws = 一張任務卡最多讓人再抽一張。
senyu-content-count =
    寫的是 { $stated } { $what ->
        [cells] 格
        [monsters] 隻魔物
        [events] 張事件卡
       *[items] 張道具卡
    }，下面加起來是 { $number }。
senyu-content-total =
    要有 { $low } 到 { $high } { $what ->
        [cells] 格
        [monsters] 隻魔物
        [events] 張事件卡
       *[items] 張道具卡
    }，下面加起來是 { $number }。
senyu-content-heroes = 要有 { $number } 名角色，這裡有 { $found } 名。
senyu-content-cells-push = 事件格合起來最多讓人後退 { $most } 格，這裡是 { $harm } 格：會走不完。
senyu-content-cells-cost = 事件格合起來最多讓人失去 { $most } 點，這裡是 { $harm } 點：會走不完。
senyu-content-cards-push = 任務卡合起來最多讓所有人後退 { $most } 格，這裡是 { $harm } 格：會走不完。
senyu-content-cards-cost = 任務卡合起來最多讓所有人失去 { $most } 點，這裡是 { $harm } 點：會走不完。

## the vocabulary of effects, for the workshop

senyu-vocabulary-heal = 回復這麼多點生命值（1 到 10）。
senyu-vocabulary-damage = 失去這麼多點生命值（1 到 10）。
senyu-vocabulary-move = 前進這麼多格；負數是後退（最多 12）。
senyu-vocabulary-jump = 飛到寫著的那一格（用格子的代號）。
senyu-vocabulary-stay = 停留一回合。
senyu-vocabulary-draw = 抽這麼多張任務卡（1 到 3）。
senyu-vocabulary-discard = 丟掉這麼多張手上的道具（1 到 2）。
senyu-vocabulary-depart = 擲骰決定下次的出發地：奇數是前一格，偶數是後一格（用格子的代號）。
senyu-vocabulary-leap = 擲骰並立刻移到那裡：奇數是前一格，偶數是後一格（用格子的代號）。
senyu-vocabulary-roll = 擲一顆骰子，照點數執行；各段用 | 隔開，六個點數都要寫到。同一段的幾個效果用 ; 隔開。
senyu-vocabulary-any = 由持卡的人選一位玩家，效果落在他身上。
senyu-vocabulary-all = 效果落在每一位玩家身上。
senyu-vocabulary-leaders = 效果落在領先的玩家身上。
senyu-vocabulary-dice = 這次前進擲兩顆骰子加總（擲骰之前用的道具）。
senyu-vocabulary-reroll = 重擲一次（擲骰之後用的道具）。
senyu-vocabulary-attack = 這次討伐的攻擊力加這麼多（1 到 5，討伐時用的道具）。
senyu-vocabulary-void-duel = 這場決鬥無效（被人提出決鬥時用的道具）。
senyu-vocabulary-void-card = 那張卡對你無效（被別人的卡選中時用的道具）。
