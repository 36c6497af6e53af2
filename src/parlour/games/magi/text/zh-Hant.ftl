# Magi 的文字：臺灣正體中文。這裡寫的是我們自己的話。

## the game

magi-name = Magi マギ
magi-tagline = 把越滾越大的抽牌甩給別人，最後失分最少的人獲勝。
magi-summary = 4 到 8 人的出牌遊戲。跟上棄牌區的顏色或名稱，用六芒星的魔法把抽牌計數推給下一位，只剩一張時別忘了喊「Magi！」。每一輪有人出完牌就計算失分；有人達到 50 分時，失分最少的人獲勝。

## types, kinds, colours

magi-type-guild = 公會卡
magi-type-item = 物品卡
magi-type-magician = 魔術師卡

magi-kind-grail = 聖杯
magi-kind-coin = 金幣
magi-kind-sword = 劍
magi-kind-shield = 盾
magi-kind-crystal = 水晶
magi-kind-scales = 天秤
magi-kind-broom = 帚
magi-kind-hourglass = 沙漏
magi-kind-amulet = 護符
magi-kind-scroll = 捲軸
magi-kind-cloak = 外套
magi-kind-staff = 杖
magi-kind-mage = 魔法師
magi-kind-witch = 魔女
magi-kind-time_mage = 時之魔法師
magi-kind-guard_mage = 守護之魔法師
magi-kind-water_mage = 水之魔法師
magi-kind-fire_mage = 炎之魔法師
magi-kind-wind_mage = 風之魔法師
magi-kind-capricious_witch = 反覆無常的魔女
magi-kind-fickle_witch = 見異思遷的魔女
magi-kind-scatter_witch = 散漫的魔女
magi-kind-supreme_mage = 至高的魔法師

magi-colour-red = 紅色
magi-colour-blue = 藍色
magi-colour-yellow = 黃色
magi-colour-grey = 灰色
magi-colour-free = 任意色
magi-colour-none = 尚未決定

## cards

magi-card-red-grail = 紅色聖杯
magi-card-red-coin = 紅色金幣
magi-card-red-sword = 紅色劍
magi-card-red-shield = 紅色盾
magi-card-red-crystal = 紅色水晶
magi-card-red-scales = 紅色天秤
magi-card-red-broom = 紅色帚
magi-card-red-hourglass = 紅色沙漏
magi-card-red-amulet = 紅色護符
magi-card-red-scroll = 紅色捲軸
magi-card-red-cloak = 紅色外套
magi-card-red-staff = 紅色杖
magi-card-blue-grail = 藍色聖杯
magi-card-blue-coin = 藍色金幣
magi-card-blue-sword = 藍色劍
magi-card-blue-shield = 藍色盾
magi-card-blue-crystal = 藍色水晶
magi-card-blue-scales = 藍色天秤
magi-card-blue-broom = 藍色帚
magi-card-blue-hourglass = 藍色沙漏
magi-card-blue-amulet = 藍色護符
magi-card-blue-scroll = 藍色捲軸
magi-card-blue-cloak = 藍色外套
magi-card-blue-staff = 藍色杖
magi-card-yellow-grail = 黃色聖杯
magi-card-yellow-coin = 黃色金幣
magi-card-yellow-sword = 黃色劍
magi-card-yellow-shield = 黃色盾
magi-card-yellow-crystal = 黃色水晶
magi-card-yellow-scales = 黃色天秤
magi-card-yellow-broom = 黃色帚
magi-card-yellow-hourglass = 黃色沙漏
magi-card-yellow-amulet = 黃色護符
magi-card-yellow-scroll = 黃色捲軸
magi-card-yellow-cloak = 黃色外套
magi-card-yellow-staff = 黃色杖
magi-card-mage = 魔法師
magi-card-witch = 魔女
magi-card-time_mage = 時之魔法師
magi-card-guard_mage = 守護之魔法師
magi-card-water_mage = 水之魔法師
magi-card-fire_mage = 炎之魔法師
magi-card-wind_mage = 風之魔法師
magi-card-capricious_witch = 反覆無常的魔女
magi-card-fickle_witch = 見異思遷的魔女
magi-card-scatter_witch = 散漫的魔女
magi-card-supreme_mage = 至高的魔法師

## phases, directions, effects

magi-phase-magic = 魔法階段
magi-phase-draw = 抽牌處理階段
magi-phase-main = 主階段
magi-phase-end = 結束階段

magi-direction-clockwise = 順時針
magi-direction-counter = 逆時針

magi-hexagram = 六芒星
magi-hexagram-help = 帶有六芒星的卡，在魔法階段也能使用。

magi-effect-select = SELECT
magi-effect-select-help = 選色：什麼顏色都能接，由你指定棄牌區的新顏色。
magi-effect-free = FREE
magi-effect-free-help = 任意：什麼顏色都能接，下一張牌也不受顏色限制。
magi-effect-draw = DRAW
magi-effect-draw-0 = DRAW[0]
magi-effect-draw-1 = DRAW[1]
magi-effect-draw-2 = DRAW[2]
magi-effect-draw-3 = DRAW[3]
magi-effect-draw-4 = DRAW[4]
magi-effect-draw-5 = DRAW[5]
magi-effect-draw-help = 抽牌：抽牌計數增加括號裡的數字；下一位躲不掉的話，要抽完整個計數。
magi-effect-again = AGAIN
magi-effect-again-help = 再一次：你再進行一個完整的回合。
magi-effect-reverse = REVERSE
magi-effect-reverse-help = 迴轉：進行方向反過來。
magi-effect-shoot = SHOOT
magi-effect-shoot-help = 指定：由你選誰進行下一個回合，方向不變，不能選自己。
magi-effect-through = THROUGH
magi-effect-through-help = 略過：你直接進入結束階段，抽牌計數留給下一位。
magi-effect-reset = RESET
magi-effect-reset-help = 歸零：抽牌計數變成 0。
magi-effect-original = ORIGINAL
magi-effect-original-help = 自創：從三組效果各挑一個，三個都發動。

## table options

magi-option-draw_by_choice = 可以自由選擇抽牌
magi-option-draw_by_choice-help = 主階段手上有牌能用時，能不能改選抽一張（B）。「可以」：隨時都能抽。「不可以」：有牌能用就一定要用，手上沒有能用的牌才能抽。（M-31、M-44、M-100）
magi-option-draw_by_choice-true = 可以
magi-option-draw_by_choice-false = 不可以，有牌就要用
magi-option-draw_then = 抽牌之後能用哪張牌
magi-option-draw_then-help = 在主階段抽了一張（B）之後可以用的牌。「任何手牌」：手上能用的牌都行。「只限剛抽到的」：只能用剛抽到的那張，或是 Pass。（M-47、M-100）
magi-option-draw_then-any_hand_card = 任何手牌
magi-option-draw_then-drawn_card_only = 只限剛抽到的
magi-option-magic_needs_match = 魔法階段也要同色或同名
magi-option-magic_needs_match-help = 在魔法階段使用六芒星卡時，要不要符合棄牌區。「要」：和主階段的標準一樣。「不要」：任何六芒星卡都能在魔法階段使用。（M-29、M-96）
magi-option-magic_needs_match-true = 要
magi-option-magic_needs_match-false = 不要
magi-option-magic_at_zero = 計數 0 時也有魔法階段
magi-option-magic_at_zero-help = 抽牌計數是 0 時，能不能在魔法階段用卡。「有」：可以選在魔法階段或主階段使用六芒星卡。「沒有」：計數 0 時只有主階段。（M-34、M-35、M-116）
magi-option-magic_at_zero-true = 有
magi-option-magic_at_zero-false = 沒有，只有主階段
magi-option-again_optional = AGAIN 可以放棄
magi-option-again_optional-help = 用了 AGAIN 之後，多出來的回合能不能不要。「不可以」：一定會再進行一個回合。「可以」：效果發動時會問你；不要的話，輪到鄰座。（M-66）
magi-option-again_optional-false = 不可以，一定再一次
magi-option-again_optional-true = 可以，由你決定
magi-option-round_end_hand = 誰的手牌用完會結束一輪
magi-option-round_end_hand-help = 結束階段檢查誰的手牌。「任何人」：只要計數是 0，而且有任何人沒有手牌，這一輪就結束。「剛結束回合的人」：只看他自己的手牌；空手而計數是 0 的人必須抽牌（B），MC-1 和 MC-4 到 MC-6 也就不適用。（M-52）
magi-option-round_end_hand-anyone = 任何人
magi-option-round_end_hand-turn_player = 剛結束回合的人
magi-option-wrong_accusation_draw = 指錯人要抽幾張
magi-option-wrong_accusation_draw-help = 指出別人忘了喊，結果指錯時要抽的牌數。「0」：沒有懲罰。「1」：在還能指出的時間裡指錯的人，馬上抽一張，手上沒有牌的人也一樣。（M-109）
magi-option-wrong_accusation_draw-0 = 0 張，沒有懲罰
magi-option-wrong_accusation_draw-1 = 1 張
magi-option-start_through_skips = 起始牌 THROUGH 會跳過起始玩家
magi-option-start_through_skips-help = 起始牌帶有 THROUGH 時的處理。「不會」：什麼都不改變。「會」：起始玩家失去第一個回合，改由當時方向上的鄰座開始；有計數的話，也改為衝著那位玩家。（M-94）
magi-option-start_through_skips-false = 不會
magi-option-start_through_skips-true = 會
magi-option-direction_resets = 每輪重新從順時針開始
magi-option-direction_resets-help = 新的一輪開始時的進行方向。「是」：回到順時針。「否」：沿用上一輪結束時的方向。（M-88）
magi-option-direction_resets-true = 是
magi-option-direction_resets-false = 否，沿用上一輪
magi-option-catch_at_round_end = 一輪結束時也能指出忘喊
magi-option-catch_at_round_end-help = 就在一輪結束的那個結束階段，有人忘了喊，能不能指出來。「不能」：一輪結束就沒有機會了。「能」：在下一位玩家開始計算失分之前，都可以指出來。（M-110）
magi-option-catch_at_round_end-false = 不能
magi-option-catch_at_round_end-true = 能
magi-option-magi_call = 誰來喊 Magi
magi-option-magi_call-help = 只剩一張牌時的呼喊。「自己喊」：你要記得按下「Magi！」，忘了就可能被抓。「自動」：由牌桌替每個人喊，沒有人會被抓；適合一場玩好幾天的牌桌。（M-49、M-50）
magi-option-magi_call-manual = 自己喊
magi-option-magi_call-auto = 自動
magi-option-catastrophe = 大災難
magi-option-catastrophe-help = 原版的變體規則。「開」：所有帶 DRAW 的卡都當作有六芒星，可以在魔法階段用來再往上加，更刺激，也比較不平衡。「關」：一般規則。（M-78 到 M-80）
magi-option-catastrophe-false = 關
magi-option-catastrophe-true = 開

## questions: what you are asked

magi-question-discard = 選一張手牌，蓋著捨棄。
magi-question-second-discard = 你是起始玩家：再選一張手牌，蓋著捨棄。
magi-question-turn = 輪到你了：使用一張卡，或是抽一張。
magi-question-magic = 抽牌計數衝著你來：用一張六芒星卡閃開，或是照數抽牌。
magi-question-may-use = 抽好了。要用一張卡，還是 Pass？
magi-question-colour = 選擇棄牌區的新顏色。
magi-question-target = 下一個回合給誰？
magi-question-again = 要不要再進行一個回合？
magi-question-pick-colour = ORIGINAL 第一組：選 SELECT 或 FREE。
magi-question-pick-turn = ORIGINAL 第二組：選 AGAIN、REVERSE、SHOOT 或 THROUGH。
magi-question-pick-draw = ORIGINAL 第三組：抽牌計數要加多少？
magi-question-call = 回合結束時只剩一張牌的人，要喊「Magi！」。
magi-question-catch = 有人該喊沒喊？在下一個回合開始前，都可以指出來。
magi-question-count-penalties = 這一輪結束了，來計算失分吧。

## waiting: what the table is waiting for

magi-waiting-discard = 等 { $seat } 捨棄一張牌。
magi-waiting-second-discard = 等 { $seat } 再捨棄一張牌。
magi-waiting-turn = 輪到 { $seat }。
magi-waiting-magic = { $seat } 面對抽牌計數，正在決定。
magi-waiting-may-use = { $seat } 抽了牌，正在決定要不要用卡。
magi-waiting-colour = 等 { $seat } 選顏色。
magi-waiting-target = 等 { $seat } 指定下一位。
magi-waiting-again = { $seat } 正在決定要不要再來一個回合。
magi-waiting-pick-colour = 等 { $seat } 選 ORIGINAL 的第一組效果。
magi-waiting-pick-turn = 等 { $seat } 選 ORIGINAL 的第二組效果。
magi-waiting-pick-draw = 等 { $seat } 選 ORIGINAL 的第三組效果。
magi-waiting-call = 下一個回合還沒開始。
magi-waiting-catch = 下一個回合還沒開始。
magi-waiting-count-penalties = 等 { $seat } 計算失分。
magi-waiting-lot = 抽牌決定起始玩家中。
magi-waiting-deal = 發牌中。
magi-waiting-turn-up = 翻開起始牌中。
magi-waiting-draw = 抽牌中。

## answers: what you can say

magi-answer-use = 使用「{ $card }」
magi-answer-use-magic = 在魔法階段使用「{ $card }」
magi-answer-draw = 抽一張
magi-answer-face = 不閃，照抽牌計數抽牌
magi-answer-face-count = 不閃，抽 { $count } 張
magi-answer-pass = Pass
magi-answer-discard = 捨棄「{ $card }」
magi-answer-colour = { $colour }
magi-answer-target = { $seat }
magi-answer-again = 再一個回合
magi-answer-no-again = 不用了
magi-answer-pick-select = SELECT：由你選顏色
magi-answer-pick-free = FREE：下一張不限顏色
magi-answer-pick-again = AGAIN：再一個回合
magi-answer-pick-reverse = REVERSE：反轉方向
magi-answer-pick-shoot = SHOOT：指定下一位
magi-answer-pick-through = THROUGH：略過
magi-answer-pick-draw = DRAW[{ $x }]：計數加 { $x }
magi-answer-magi = Magi！
magi-answer-forgot = 忘了喊！
magi-answer-cards = { $cards }
magi-answer-count = 計算失分

## events: what happened

magi-event-lot = { $seat } 抽到「{ $card }」。
magi-event-redraw = { $seats } 同樣最大，再抽一次。
magi-event-starter = { $seat } 是起始玩家。
magi-event-round = 第 { $round } 輪開始，由 { $starter } 起頭，方向是{ $direction }。
magi-event-dealt = { $seat } 拿到 { $number } 張牌：{ $cards }。
magi-event-dealt-hidden = { $seat } 拿到 { $number } 張牌。
magi-event-discarded = { $seat } 蓋著捨棄了「{ $cards }」。
magi-event-discarded-hidden = { $seat } 蓋著捨棄了一張牌。
magi-event-turned-up = 起始牌是「{ $card }」。
magi-event-colour = { $seat } 把顏色定為{ $colour }。
magi-event-free = FREE 生效：下一張牌不限顏色。
magi-event-used = { $seat } 在{ $phase }使用「{ $card }」。
magi-event-count = 抽牌計數來到 { $count }。
magi-event-reset = 抽牌計數歸 0。
magi-event-reversed = 方向反轉，現在是{ $direction }。
magi-event-named = { $seat } 指定 { $other } 進行下一個回合。
magi-event-again = { $seat } 再進行一個回合。
magi-event-no-again = { $seat } 放棄再進行一個回合。
magi-event-through = { $seat } 直接進入結束階段。
magi-event-picked = { $seat } 為 ORIGINAL 選了 { $effects }。
magi-event-drew = { $seat } 抽了 { $number } 張：{ $cards }。
magi-event-drew-hidden = { $seat } 抽了 { $number } 張。
magi-event-passed = { $seat } Pass。
magi-event-called = { $seat }：「Magi！」
magi-event-caught = { $by } 抓到了：{ $seat } 忘了喊「Magi」！
magi-event-wrong = { $by } 說 { $seat } 忘了喊，但說錯了。
magi-event-reshuffled = 棄牌洗成新的牌庫，共 { $number } 張。
magi-event-short = 牌不夠了，少抽 { $number } 張。
magi-event-turn = 輪到 { $seat } 的回合。
magi-event-round-over = 第 { $round } 輪結束。
magi-event-scored =
    { $points ->
        [0] { $seat } 沒有剩牌，不加失分，累計 { $penalty }。
       *[other] { $seat } 剩下{ $cards }：失分 { $points }，累計 { $penalty }。
    }
magi-event-over = 遊戲結束，獲勝的是 { $seats }！

## refusals: why not

magi-refusal-not-in-hand = 這張牌不在你的手上。
magi-refusal-no-match = 這張牌和棄牌區既不同色也不同名。
magi-refusal-no-hexagram = 這張牌沒有六芒星，不能在魔法階段使用。
magi-refusal-must-use = 這一桌有牌能用就要用；手上沒有能用的牌，才能抽牌。
magi-refusal-only-drawn-card = 這一桌抽牌之後只能用剛抽到的那張。
magi-refusal-self-target = 不能指定自己，請選別人。
magi-refusal-window-closed = 現在喊這個不算：時機不對，或是已經有人喊過了。
magi-refusal-accused-already = 這一次你已經指過一回，不能再指。
magi-refusal-not-your-turn = 現在不是你的回合。
magi-refusal-not-asked = 現在沒有要問你這件事。
magi-refusal-magic-at-zero-off = 這一桌在計數 0 時沒有魔法階段。
magi-refusal-empty-hand = 你手上沒有牌，只能抽牌。

## lines: the table as text

magi-line-round = 第 { $round } 輪
magi-line-seat =
    { $turn ->
        [true] ▸
       *[false] {" "}
    } { $seat }：手牌 { $number } 張，失分 { $penalty }{ $called ->
        [true] ，已喊 Magi！
       *[false] {""}
    }
magi-line-top = 棄牌：{ $card }，目前顏色：{ $colour }
magi-line-count = 抽牌計數 { $count }，方向{ $direction }，牌庫 { $number } 張
magi-line-hand = 你的手牌：{ $cards }
magi-line-hand-of = { $seat }的手牌：{ $cards }
magi-line-called-red = 紅色{ $name }
magi-line-called-blue = 藍色{ $name }
magi-line-called-yellow = 黃色{ $name }
magi-line-card = { $points } 分
magi-line-card-effects = { $points } 分，{ $effects }
magi-line-card-hexagram = { $points } 分，✡ { $effects }

## the verdict: what the numbers are, why it is so

magi-score = 失分
magi-verdict-lowest-penalty = 失分最少的人獲勝。

## chapters of the rules

magi-chapter-components = 卡片與配件
magi-chapter-setup = 開局
magi-chapter-starting-card = 起始牌
magi-chapter-flow = 一輪的進行
magi-chapter-magic = 魔法階段
magi-chapter-count = 抽牌處理階段與牌庫
magi-chapter-main = 主階段
magi-chapter-call = 結束階段與喊 Magi
magi-chapter-scoring = 一輪與遊戲的結束
magi-chapter-effects = 卡片效果
magi-chapter-catastrophe = 變體：大災難
magi-chapter-consequences = 由規則推出的情況

## rules

magi-rule-M-01 = 一桌坐 4 到 8 位玩家。
magi-rule-M-02 = 一場大約 30 到 60 分鐘，適合 10 歲以上。這一條只供參考，不影響進行。
magi-rule-M-03 = 整副牌共有 99 張遊戲卡。
magi-rule-M-04 = 公會卡有 7 種，共 51 張。
magi-rule-M-05 = 物品卡有 5 種，共 27 張。
magi-rule-M-06 = 魔術師卡有 11 種，共 21 張。
magi-rule-M-07 = 桌上另有 1 個進行方向標記、4 張抽牌計數卡，以及 1 份規則。
magi-rule-M-08 = 公會卡的種類是聖杯、金幣、劍、盾、水晶、天秤、帚，每一種都有紅、藍、黃三色。
magi-rule-M-09 = 物品卡的種類是沙漏、護符、捲軸、外套、杖，每一種都有紅、藍、黃三色。
magi-rule-M-10 = 魔術師卡的種類是魔法師、魔女、時之魔法師、守護之魔法師、水之魔法師、炎之魔法師、風之魔法師、反覆無常的魔女、見異思遷的魔女、散漫的魔女、至高的魔法師。
magi-rule-M-11 = 不管棄牌區是什麼顏色，魔術師卡都能用。
magi-rule-M-12 = 每張物品卡恰好有一個效果。
magi-rule-M-13 = 每張魔術師卡有兩個或三個效果。
magi-rule-M-14 = 整副牌只有一張卡帶有 ORIGINAL。
magi-rule-M-15 = 杖帶有 DRAW 效果。
magi-rule-M-16 = 帶有顏色效果（SELECT 或 FREE）的卡，底色是灰色。
magi-rule-M-17 = 卡片右上角的數字就是它的點數。
magi-rule-M-18 = 決定起始玩家：把所有的牌洗勻蓋好，每人抽一張，數字最大的人先開始。
magi-rule-M-19 = 如果最大的數字有好幾個人同時抽到，只有這幾個人再抽，直到只剩一人。
magi-rule-M-20 = 進行方向標記放在起始玩家面前，一開始是順時針；方向反轉時翻到背面，改為逆時針。
magi-rule-M-21 = 抽牌計數用計數卡公開擺出來，人人都看得到；例如用了 DRAW[1]，計數就多 1。
magi-rule-M-22 = 起始玩家切牌之後，發給每人七張。
magi-rule-M-23 = 剩下的牌面朝下放在桌子中央，這就是牌庫。
magi-rule-M-24 = 看過手牌後，每人蓋著捨棄一張，手上剩六張。
magi-rule-M-25 = 接著起始玩家再蓋著多捨棄一張，手上剩五張。
magi-rule-M-26 = 起始玩家把這些捨棄的牌（人數加一張）洗勻後整疊翻開：最上面那張是起始牌，這一疊就是棄牌區。
magi-rule-M-27 = 起始牌若有特殊效果，對象是起始玩家。
magi-rule-M-28 = 起始玩家進行第一個回合，之後依順時針方向輪流。
magi-rule-M-29 = 一張牌只要和棄牌區最上面那張同色或同名，就可以用。
magi-rule-M-30 = 用掉的牌放到棄牌區的最上面。
magi-rule-M-31 = 沒有牌可以用的人，從牌庫最上面抽一張。
magi-rule-M-32 = 一個回合結束後，輪到進行方向上的下一位玩家。
magi-rule-M-33 = 一個回合依序有四個階段：魔法階段、抽牌處理階段、主階段、結束階段。
magi-rule-M-34 = 魔法階段只能使用帶有六芒星的卡。
magi-rule-M-35 = 魔法階段用不用卡由你決定。
magi-rule-M-36 = 卡片有好幾個效果時，每一個都要發動。
magi-rule-M-37 = 效果處理完，就直接進入你的結束階段；所以魔法階段最多用一張卡。
magi-rule-M-38 = 這樣一來，你就躲過了抽牌處理階段。
magi-rule-M-39 = 用掉的卡若有 DRAW，抽牌計數也跟著往上加。
magi-rule-M-40 = 六芒星卡也可以在主階段使用，效果完全一樣。
magi-rule-M-41 = 抽牌計數是 0，就進入主階段。
magi-rule-M-42 = 抽牌計數是 1 以上，你要抽滿那麼多張，然後直接進入結束階段，沒有主階段。
magi-rule-M-43 = 抽完之後，抽牌計數歸 0。
magi-rule-M-44 = 主階段必須在 A 和 B 之中選一個來做，只能做一個。
magi-rule-M-45 = 主階段不限卡片的類型：公會卡、物品卡、魔術師卡都行，但仍要同色或同名。
magi-rule-M-46 = A：從手牌使用一張卡，然後進入結束階段。
magi-rule-M-47 = B：從牌庫抽一張；抽完後手上若有能用的牌，可以使用一張。
magi-rule-M-48 = 選了 B 卻沒有牌能用，就宣告「Pass」，進入結束階段。
magi-rule-M-49 = 回合結束時手牌恰好剩一張的人，要喊「Magi」。
magi-rule-M-50 = 忘了喊，又在下一個回合開始前被別人指出來，就要抽一張牌，遊戲接著進行。
magi-rule-M-51 = 沒有人及時指出來，就當作沒事。
magi-rule-M-52 = 結束階段時，抽牌計數是 0，而且有玩家手上沒有牌，這一輪就結束。
magi-rule-M-53 = 只要抽牌計數大於 0，就算有人手上沒有牌，這一輪也還不結束。
magi-rule-M-54 = 一輪結束時，每個人把手上剩下的牌的點數加進自己的失分。
magi-rule-M-55 = 手上沒有牌的人不加失分。
magi-rule-M-56 = 下一輪的起始玩家，是這一輪起始玩家左手邊的那一位；不論當時的進行方向。
magi-rule-M-57 = 有人的失分達到 50 以上，遊戲就結束。
magi-rule-M-58 = 失分最少的人獲勝。
magi-rule-M-59 = SELECT：不管棄牌區是什麼顏色，都可以使用。
magi-rule-M-60 = SELECT：使用的人接著把棄牌區的顏色定為紅、藍或黃；也可以維持原來的顏色。
magi-rule-M-61 = FREE：不管棄牌區是什麼顏色，都可以使用。
magi-rule-M-62 = FREE：棄牌區的顏色留給下一位用卡的人來決定。
magi-rule-M-63 = DRAW[X]：抽牌計數增加 X，是累加上去的；DRAW[0] 等於沒有增加。
magi-rule-M-64 = DRAW[X]：使用的人接著進入結束階段。
magi-rule-M-65 = DRAW[X]：下一回合的玩家如果躲不過抽牌處理階段，就要抽完整個計數的牌，回合也就此結束。
magi-rule-M-66 = AGAIN：使用的人再進行一個完整的回合，從魔法階段開始；計數還在的話，仍然衝著你來。
magi-rule-M-67 = REVERSE：進行方向反轉。
magi-rule-M-68 = SHOOT：使用的人指定誰進行下一個回合。
magi-rule-M-69 = SHOOT：進行方向維持不變。
magi-rule-M-70 = SHOOT：不能指定自己。
magi-rule-M-71 = THROUGH：使用的人直接進入結束階段；抽牌計數原封不動留給下一位。
magi-rule-M-72 = RESET：抽牌計數變成 0。
magi-rule-M-73 = ORIGINAL：這張卡有三組效果；你從每一組各挑一個，三個都要發動。
magi-rule-M-74 = ORIGINAL 第一組：SELECT 或 FREE。
magi-rule-M-75 = ORIGINAL 第二組：AGAIN、REVERSE、SHOOT 或 THROUGH。
magi-rule-M-76 = ORIGINAL 第三組：DRAW[0]、DRAW[1]、DRAW[2] 或 DRAW[3]。
magi-rule-M-77 = AGAIN、REVERSE、SHOOT、THROUGH、RESET、ORIGINAL 是魔法階段的效果，帶有這些效果的卡都有六芒星。
magi-rule-M-78 = 大災難：所有帶有 DRAW[X] 的卡也都當作有六芒星。
magi-rule-M-79 = 所以在大災難裡，前一位玩家用了杖，你可以在魔法階段用杖接下去。
magi-rule-M-80 = 大災難是自由選用的變體：更刺激，但也比較不平衡。
magi-rule-M-81 = 原版說明書用片假名寫效果名稱；這裡採用一般認為印在卡片上的英文。
magi-rule-M-82 = 總則也提到，有人手牌用完時就停下來計算失分；詳細的條件以 M-52 和 M-53 為準。
magi-rule-M-83 = 只有 SELECT、FREE 或 DRAW 的卡沒有六芒星；否則大災難就不會帶來任何改變。
magi-rule-M-84 = 公會卡沒有效果：十二種器物之中，只有五種物品卡有效果。
magi-rule-M-85 = 二十三種卡片各有幾張、有什麼效果、值幾點，都照這一桌的卡片一覽表。
magi-rule-M-86 = 少於 4 人或多於 8 人，不能開始遊戲。
magi-rule-M-87 = 決定起始玩家時比的是點數；重抽的牌從還蓋著的牌裡抽；決定之後，所有的牌收回來重新洗勻。
magi-rule-M-88 = 每一輪開始時，99 張牌全部洗勻，計數為 0，方向是順時針，標記放在新的起始玩家面前。
magi-rule-M-89 = 開局捨棄的牌在翻開之前是秘密；翻開之後，也只公開最上面那一張。
magi-rule-M-90 = 起始牌的顏色和 DRAW，當作由坐在起始玩家前面的一位假想玩家所使用；其他效果見 M-93 和 M-94。
magi-rule-M-91 = 所以起始牌是 SELECT 時，起始玩家在第一個回合之前指定顏色；是 FREE 時，第一張使用的牌就已經不受顏色限制。
magi-rule-M-92 = 起始牌是 DRAW[X] 時，計數變成 X，衝著起始玩家的第一個回合而來；可以在魔法階段回應。
magi-rule-M-93 = 起始牌是 REVERSE 時，標記翻面，但第一個行動的仍是起始玩家。
magi-rule-M-94 = 起始牌是 SHOOT、AGAIN、THROUGH 或 RESET 時，什麼都不改變。
magi-rule-M-95 = 起始牌是 ORIGINAL 時，起始玩家從每組挑一個，再把 M-91 到 M-94 套用在挑出來的效果上。
magi-rule-M-96 = 能不能用，不論在魔法階段、A，或是 B 抽牌之後，標準都一樣：符合目前的顏色、與最上面的牌同名、是魔術師卡，或是 FREE 生效中。
magi-rule-M-97 = 有顏色的牌用了之後，目前的顏色就變成它的顏色；靠同名用出來的也一樣。
magi-rule-M-98 = FREE 生效中，任何牌都能用；有人抽牌或 Pass 也不會讓它失效，直到下一張牌用出來為止：由那張牌的顏色，或它自己的 SELECT、FREE 接手。
magi-rule-M-99 = 一個回合最多用一張牌；AGAIN 給的是另外一個回合。
magi-rule-M-100 = 手上有牌能用，也可以選 B；抽完之後，手上任何能用的牌都可以用，不限剛抽到的那張；不用就算 Pass。
magi-rule-M-101 = 在 B 使用的牌，效果照樣全部發動，然後才是結束階段。
magi-rule-M-102 = 一張卡有好幾個效果時，依這個順序處理：顏色、RESET、DRAW、REVERSE、SHOOT、AGAIN、THROUGH；最後是結束階段。
magi-rule-M-103 = 用掉的是最後一張手牌，效果也照常發動；顏色、對象和要挑的效果照樣要決定。
magi-rule-M-104 = 沒有 SHOOT 也沒有 AGAIN，下一個回合就屬於目前方向上的鄰座；SHOOT 之後，從被指定的人起，照原方向繼續。
magi-rule-M-105 = 在主階段，THROUGH 和 RESET 沒有作用：回合本來就要結束，計數也已經是 0。
magi-rule-M-106 = 抽牌計數是公開的，沒有上限；每個人的手牌張數是公開的，手牌內容是秘密。
magi-rule-M-107 = 要抽牌而牌庫空了，棄牌區留下最上面那張，其餘的洗成新的牌庫，繼續抽；目前的顏色或 FREE 不變。
magi-rule-M-108 = 這樣還是不夠，就有多少抽多少，剩下的不算；因計數而抽的話，計數還是歸 0。選 B 抽牌和被罰抽牌也比照辦理，選 B 時可能一張也抽不到。
magi-rule-M-109 = 一次忘喊只能被指出一次，誰先指出算誰的，之後就截止；截止後再指出不會被受理，也不用付出代價。指錯了沒有懲罰（除非選項另有規定），但每人每次機會只能指一次。忘喊的人因 AGAIN 開始自己的下一個回合，也算截止。
magi-rule-M-110 = 結束階段的順序：先是喊 Magi，再檢查這一輪是否結束，最後才是別人可以指出忘喊的時間。這一輪已經結束的話，就沒有這段時間。
magi-rule-M-111 = 失分同樣最少的人一起獲勝。名次依失分排，同分同名次：失分 50、12、12、30，名次就是 4、1、1、3。
magi-rule-M-112 = 失分逐輪累計；是否達到 50，要等一輪算完之後，所有人一起檢查。
magi-rule-M-113 = 抽牌計數卡上是 1、2、4、8，只是用來顯示，可以湊出 0 到 15；更大的數字直接報出來。
magi-rule-M-114 = 下一個回合由輪到的人採取動作才算開始，即使那個回合沒有什麼可選。在那之前，除了剛結束回合的人以外，每個人（包括下一位）都可以指出忘喊。AGAIN 之後，則看使用者自己的動作。
magi-rule-M-115 = 起始玩家的第二次捨棄，在所有人都捨棄一張之後才進行。
magi-rule-M-116 = 計數是 1 以上時，就算手上沒有牌能用，也一定會經過魔法階段，所以不出牌不會洩漏什麼。計數是 0 時，魔法階段和主階段合成一次選擇：在魔法階段用卡、在主階段用卡，或是抽牌。
magi-rule-M-117 = 就 M-13 來說，ORIGINAL 算是它挑出的三個效果；在卡片一覽表裡則列為一個效果、三個組別。
magi-rule-MC-1 = 最後一張用的是 DRAW，這一輪還不結束：下一位抽完牌、計數歸 0，才在那個回合的結束階段結束。
magi-rule-MC-2 = 在魔法階段，THROUGH、REVERSE、SHOOT 會把計數原封不動交給下一位、反方向的那一位、被指定的那一位。沒有手牌的人接到計數就得抽牌，又回到這一輪裡。
magi-rule-MC-3 = 手上沒有牌，因為計數 1 而抽了一張，結束時剛好剩一張，也要喊 Magi。
magi-rule-MC-4 = 沒有人會空著手進入主階段：計數是 0 又有人沒有手牌的話，這一輪早就結束了。
magi-rule-MC-5 = 可能有兩個人同時出完：甲用 DRAW 出完，乙用 THROUGH 出完，丙抽牌；甲、乙都不加失分。
magi-rule-MC-6 = 已經有人沒有手牌時，在魔法階段用 RESET，這一輪就在那個結束階段結束。
magi-rule-MC-7 = 計數 0 時最後一張用了 AGAIN，這一輪在結束階段就結束，不會再多一個回合。
magi-rule-MC-8 = AGAIN 和 DRAW 一起發動（只有 ORIGINAL 做得到）時，使用的人要面對自己加上去的計數。

## board

# The name of a colour, short enough for the corner of a card.
magi-board-colour-red = 紅
magi-board-colour-blue = 藍
magi-board-colour-yellow = 黃
magi-board-colour-grey = 灰

magi-board-title = Magi 的牌桌
magi-board-deck = 牌庫
magi-board-deck-left = 牌庫還有 { $number } 張
magi-board-pile = 棄牌區：最上面是「{ $card }」，目前的顏色是{ $colour }，共 { $number } 張
magi-board-pile-down = 棄牌區：蓋著 { $number } 張
magi-board-count = 抽牌計數
magi-board-count-label = 抽牌計數是 { $number }
magi-board-direction = 進行方向：{ $direction }
magi-board-hand = 你的手牌，{ $number } 張
magi-board-card = { $card }，{ $points } 點
magi-board-folded = 改在魔法階段使用（{ $number }）
magi-board-calls = 呼喊
magi-board-laid = 你蓋著捨棄的牌
magi-board-open = { $name } 的手牌
magi-board-seat = { $name }：手牌 { $cards } 張，失分 { $penalty }
magi-board-cards = { $number } 張
magi-board-penalty = 失分 { $number }
magi-board-acting = 思考中
magi-board-starter = 起始
magi-board-called = Magi！
magi-board-target = 指定 { $name } 進行下一個回合
magi-board-name-this = 指定
magi-board-ledger = 失分表
magi-board-scores = 各輪的失分；合計有人達到 { $goal } 就結束
magi-board-round = 輪
magi-board-total = 合計
magi-board-places = 名次
magi-board-place = 第 { $place } 名

## the content file: its tables and keys, and what is wrong with one

magi-sheet-deck = 牌組
magi-sheet-deck-help = 發幾張牌、罰分到多少就結束。
magi-sheet-kind = 牌的種類
magi-sheet-kind-help = 每種牌一筆：公會卡和物品卡在紅、藍、黃各有「張數」張；魔術師卡是灰色的。
magi-field-hand = 起始手牌
magi-field-goal = 結束的罰分
magi-field-id = 代號
magi-field-id-help = 小寫英文字母和 _，不能重複。
magi-field-name = 名稱
magi-field-name-help = 大家看到的名字；空著就用原來的名字或代號。
magi-field-type = 類型
magi-field-copies = 張數
magi-field-effects = 效果
magi-field-effects-help = 公會卡沒有效果；物品卡一個；魔術師卡兩或三個，其中 select 或 free 一個。
magi-field-hexagram = 六芒星
magi-field-points = 分數
magi-content-hand = { $seats } 個人各發 { $hand } 張，還要留一張起始牌，但總共只有 { $cards } 張牌。
magi-content-goal = 結束的罰分最多是 { $points }，也就是所有牌的分數，這裡是 { $goal }。
magi-content-effect = 沒有{ $got }這種效果；可以用的是{ $allowed }。
magi-content-draw = 要寫 draw 1 到 draw 5，{ $here }。
magi-content-no-number = { $name } 後面不加數字，{ $here }。
magi-content-effect-again = 同一張牌上，每種效果最多一個。
magi-content-guild = 公會卡沒有效果。
magi-content-item = 物品卡要正好有一個效果，這裡有 { $found } 個。
magi-content-magician = 魔術師卡要有兩或三個效果，這裡有 { $found } 個。
magi-content-select-or-free = 魔術師卡要有 select 或 free 其中一個。
magi-content-original-alone = original 要單獨一個。
magi-content-no-colour = 有顏色的牌不能有關於顏色的效果（select、free、original）。
magi-content-count =
    寫的是 { $stated } 張{ $what ->
        [guild] 公會卡
        [item] 物品卡
        [magician] 魔術師卡
       *[cards] 牌
    }，各種牌加起來是 { $found } 張。
magi-content-total = 總共要有 { $low } 到 { $high } 張牌，各種牌加起來是 { $found } 張。
magi-content-draws = 所有牌上 draw 後面的數字加起來最多是 { $most }，這裡是 { $draws }：手牌只會越來越多，一輪玩不完。
magi-content-original = 有 original 的牌要正好一張，這裡有 { $found } 張。
