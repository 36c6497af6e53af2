# 外框的文字：臺灣正體中文。每一區由使用它的部分各自補上，兩種語言同時補。

## words

language-zh-Hant = 中文
language-en = English

# How a list is joined: between two items, and before the last one.
list-between = 、
list-last = 、
list-empty = 無

## errors

refusal-not-your-turn = 現在還沒輪到你。
refusal-not-asked = 現在沒有要問你這件事。
refusal-illegal = 規則不允許這樣做。
refusal-stale = 牌桌已經往前走了，你的選擇還沒送到就過時了；請看看現在的情況再選一次。
refusal-unreadable = 看不懂這個回答，請從列出的選項裡選。

## play

refusal-unknown-table = 沒有這張桌子，或它已經不在了。
refusal-full-table = { $seats } 個座位都有人了；你可以在旁觀看。
refusal-taken-seat = 這個座位現在不能這樣用，請選別的座位。
refusal-not-seated = 只有這桌的玩家可以這麼做；你正在旁觀。
refusal-not-host = 只有這桌的桌主可以這麼做。
refusal-not-in-lobby = 來不及了：遊戲已經開始。
refusal-not-playing = 這裡現在沒有進行中的遊戲。
refusal-not-over = 要等遊戲結束才能看。
refusal-nothing-to-take-back = 沒有可以收回的：只能收回自己剛才的選擇，而且要在抽牌、擲骰或別人行動之前。
refusal-repeated = 這個選擇和先前的混在一起了，請重新選擇。
refusal-too-much = 一次最多 { $limit } 句；請等 { $seconds } 秒。
refusal-bad-text = 請輸入最多 { $most } 個看得見的字，不能有控制字元。
refusal-bad-table = 這樣的桌子開不成；請從列出的節奏和機器人中選擇。
refusal-closing = 伺服器即將停止，請稍後再來。

## web

web-name = 客廳
web-title = 客廳：自家的桌上遊戲桌
web-page-title = { $page }｜客廳
web-title-yours = ● 輪到你：{ $page }
web-skip = 跳到主要內容
web-foot = 客廳是自由軟體，在你自己的電腦上執行；不用註冊，也不把任何資料送到別處。
web-settings = 設定
web-language = 語言
web-language-zh-Hant = 中文
web-language-en = EN
web-theme = 外觀
web-theme-system = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-sound = 聲音
web-stranger = 你的名字
web-you-link = 你的名字與返回碼
web-guest-name = 客人 { $number }
web-serving = 客廳開門了：{ $address }（按 Ctrl+C 關門）
web-close = 關閉
web-copy = 複製
web-copied = 已複製

web-heading = 找個位子坐下吧
web-lead = 這裡是你自己的遊戲桌：一個人可以馬上和機器人玩，把連結傳出去就能和朋友玩。不用註冊。
web-players = { $least } 到 { $most } 人
web-quick = 馬上和機器人玩
web-rules-read = 閱讀規則
web-open = 開一張桌子
web-open-now = 開桌
web-seats = 人數
web-pace = 節奏
web-pace-live = 即時：大家都在線上
web-pace-days = 隔日：每一步最多一天
web-public = 誰能找到這張桌子
web-public-yes = 公開：列在首頁
web-public-no = 只給有連結的人
web-table-title = 桌名（可以不填）
web-who-sits = 誰坐哪裡
web-seat = { $seat } 號位
web-seat-you = 你
web-seat-person = 留給人
web-seat-bot = 機器人（{ $level }）
web-level-1 = 新手
web-level-2 = 熟手
web-house-rules = 這一桌的規則
web-own-content = 自訂內容
web-own-content-text = 內容檔的文字
web-own-content-help = 以遊戲 content.toml 的格式寫成的其他卡牌、骰面與數值，最多 32 KiB。開桌時會檢查，同桌的人都能閱讀。
web-own-content-fetch = 下載內容檔
web-option-off = 關閉
web-option-parts = 或是不用上面的選擇，逐一選擇每個位置
web-option-default = 預設：{ $value }
web-option-by-pace = 預設：看節奏而定
web-own-tables = 你的桌子
web-open-tables = 等人入座的桌子
web-no-tables = 現在沒有公開的桌子在等人；開一張，或是先和機器人玩。
web-table-line = { $seats } 個位子，還空 { $free } 個
web-go-on = 繼續
web-look = 去看看
web-join = 朋友給了你連結？
web-join-code = 貼上連結或桌號
web-join-go = 前往

web-you = 你
web-you-title = 你｜客廳
web-you-lead = 客廳不用帳號；這個瀏覽器記得你是誰。
web-name-heading = 名字
web-name-label = 別人在桌上看到的名字（1 到 24 個字）
web-save = 儲存
web-code-heading = 返回碼
web-code-help = 想在別的裝置上繼續玩，或怕瀏覽器忘了你，就領一組返回碼。
web-code-ask = 給我一組返回碼
web-code-once = 請抄下來：這組碼只顯示這一次，之前領過的碼已經失效。
web-return-heading = 用返回碼回來
web-return-label = 在別的裝置上領到的返回碼
web-return-go = 我回來了

web-rules-of = { $game } 的規則
web-rules-lead = 每一條都有編號；牌桌上說「為什麼不行」的時候，指的就是這些條目。
web-rules-search = 搜尋規則
web-rules-none = 沒有符合的條目。

web-bot-name-1 = 阿松
web-bot-name-2 = 小竹
web-bot-name-3 = 小梅
web-bot-name-4 = 阿蘭
web-bot-name-5 = 小菊
web-bot-name-6 = 阿荷
web-bot-name-7 = 小桂
web-bot-name-8 = 阿楓
web-seat-empty = 空位

web-lobby = 入座
web-lobby-sit = 挑一個空位坐下；人到齊、都按了「準備好了」就發牌。
web-lobby-waiting-seats = 還有空位：把連結傳給朋友，或是請機器人入座。
web-lobby-say-ready = 人到齊了。準備好了就說一聲。
web-lobby-waiting-ready = 等大家都準備好，就會發牌。
web-sit-here = 坐這裡
web-move-here = 換到這裡
web-leave = 離座
web-add-bot = 請機器人坐
web-remove-bot = 請 { $name } 離開
web-bot-level = { $seat } 號位的機器人有多強
web-ready = 準備好了
web-not-ready = 等一下，還沒準備好
web-share = 把這個連結傳給要一起玩的人
web-share-public = 這張桌子也列在首頁，任何人都能入座。
web-share-private = 只有拿到連結的人找得到這張桌子。

web-chip-you = 你
web-chip-host = 桌主
web-chip-bot = 機器人・{ $level }
web-chip-ready = ✓ 準備好了
web-chip-not-ready = 還沒準備好
web-chip-absent = 斷線
web-chip-away = 機器人代打中
web-chip-awaited = 思考中
web-chip-spectator = 旁觀

web-board = 牌桌
web-answers = 你可以這樣回答
web-why-not = 為什麼不能選別的？（{ $number }）
web-waiting-several = 等 { $names } 一起決定。
web-waiting-nobody = 請稍候。
web-over = 這場遊戲結束了。
web-seconds-left = 最多再想 { $seconds } 秒左右；時間到就照預設進行。
web-hours-left = 還有大約 { $hours } 小時；時間到就照預設進行。
web-players-heading = 玩家
web-by-clock = 時間到
web-by-bot = 機器人代打
web-taken-back = 已收回
web-take-back = 收回剛才的選擇
web-more = 玩家、紀錄、規則
web-tabs = 桌邊資料
web-tab-log = 紀錄
web-tab-chat = 聊天
web-tab-rules = 規則
web-tab-table = 桌規
web-chat-label = 說點什麼
web-chat-send = 送出
web-option-changed = 與預設不同
web-leave-play = 離開一下，讓機器人代打
web-come-back = 我回來了，換我玩
web-spectating = 你正在旁觀；手牌只有本人看得到。
web-lost = 連線中斷，正在重新連線…
web-found = 已重新連線。

web-notice-sat = { $name } 坐上 { $seat } 號位。
web-notice-left = { $name } 離開了 { $seat } 號位。
web-notice-bot = 機器人 { $name } 坐上 { $seat } 號位。
web-notice-no-bot = { $seat } 號位的機器人離開了。
web-notice-started = 大家都準備好了，開始發牌。
web-notice-away = { $name } 斷線一陣子了，由機器人代打。
web-notice-gone = { $name } 先離開，由機器人代打。
web-notice-back = { $name } 回來了。
web-notice-took-back = { $name } 收回了剛才的選擇。
web-notice-rematch = 再來一場的桌子開好了。

web-verdict = { $names } 獲勝！
web-place = 名次
web-player = 玩家
web-score = 分數
web-rematch = 再來一場
web-rematch-go = 到再來一場的桌子
web-record = 下載紀錄
web-dice = 這一場的運氣可以查證
web-dice-help = 抽牌和擲骰的結果由下面這組種子算出；它的指紋在開局前就公開了。

web-frozen = 這場遊戲暫停了
web-frozen-game = 這台伺服器沒有安裝這個遊戲（{ $expected }）。紀錄原封不動地保留著。
web-frozen-rules = 這場遊戲用的是第 { $expected } 版規則，這裡是第 { $came } 版。紀錄原封不動地保留著。
web-frozen-content = 這場遊戲用的牌和這裡的不一樣（{ $expected } 與 { $came }）。紀錄原封不動地保留著。
web-frozen-replay = 紀錄無法照規則重演（{ $came }）。紀錄原封不動地保留著。

web-refused = 這樣不行
web-refused-title = { $reason }
web-back = 回去
web-back-start = 回到首頁
web-limit-codes = 返回碼：{ $seconds } 秒內最多 { $times } 次
web-limit-guests = 新客人：{ $seconds } 秒內最多 { $times } 位
web-limit-tables = 開桌：{ $seconds } 秒內最多 { $times } 張
web-limit-lines = 連線：{ $seconds } 秒內最多 { $times } 次
web-limit-messages = 動作：{ $seconds } 秒內最多 { $times } 次
refusal-too-many = 太頻繁了（{ $what }）。請等 { $wait } 秒再試。
refusal-bad-option = 這個選項或人數不能這樣設定，請從列出的選項裡選。
refusal-bad-content = 內容檔有誤，下面寫明在哪一行。
refusal-no-content = 這一桌用的是遊戲原本的卡牌與配件。
refusal-bad-form = 送來的表單不完整或看不懂，請回到頁面再試一次。
refusal-unknown-game = 這裡沒有這個遊戲。
refusal-cannot-store = 現在沒辦法儲存，所以什麼都沒有改變。請稍後再試。
refusal-foreign-origin = 這個要求不是從這裡的頁面送出的，所以沒有照做。
refusal-too-large = 送來的內容太大了。
refusal-no-guest = 沒有人領過這組返回碼；請檢查有沒有抄錯。
refusal-no-page = 這裡沒有這個頁面。
refusal-no-method = 這個位址不能這樣使用。
refusal-bug = 伺服器出了差錯，什麼都沒有改變。請再試一次。

## terminal

terminal-you = 玩家
terminal-bot = 電腦{ $number }
terminal-welcome = { $game }：輸入答案的編號，或輸入 help 看說明。
terminal-prompt = >
terminal-go-on = { $waiting }（按 Enter 或輸入 1 繼續）>
terminal-help = 輸入答案的編號或文字。? 說明灰色的選項為什麼不行；rules 列出規則，rules 加條號看那一條；log 看先前發生的事；undo 收回剛才的答案（還沒有後續時）；quit 離開。要喊的話隨時可以打，不必等人問。
terminal-unknown = 看不懂「{ $typed }」。請輸入答案的編號，或輸入 help 看說明。
terminal-nothing-greyed = 現在沒有這個灰色的選項。
terminal-no-clause = 沒有「{ $typed }」這一條。
terminal-chapter = { $title }：{ $clauses }
terminal-clause = { $clause }　{ $text }
terminal-place = 第 { $place } 名：{ $name }，{ $score } 分
terminal-took-back = 你收回了剛才的答案。
terminal-nothing-to-take-back = 現在沒有可以收回的答案。
terminal-quit = 離開了這一局。
terminal-saved = 紀錄寫在 { $file }
terminal-ended = 這一局還沒結束，輸入就先結束了

## command line

cli-help = Parlour：自己架設的桌上遊戲桌。
cli-help-language = 使用的語言；也可以用環境變數 PARLOUR_LANGUAGE 指定
cli-help-seats = 座位數；預設是這個遊戲最少的人數
cli-help-format = 輸出的形式
cli-help-games = 列出所有遊戲。
cli-help-simulate = 讓電腦玩家玩很多局，並算出統計數字。
cli-help-simulate-games = 要玩幾局
cli-help-simulate-record = 把每一局的紀錄寫進這個資料夾
cli-help-bots = 電腦玩家的等級，1 或 2：一個數字給所有座位，或每個座位一個，例如 1,2,1,1
cli-help-options = 牌桌選項，寫成 key=value，用逗號隔開
cli-help-content = 自訂內容檔：以其中的卡牌與配件取代遊戲原本的
cli-help-seed = 亂數種子；同樣的種子得到同樣的結果
cli-help-jobs = 同時用幾個行程；結果不會因此改變
cli-interrupted = 已中斷
cli-games-seats = { $low }–{ $high } 人
cli-simulating = 模擬{ $game }

statistics-what = 項目
statistics-value = 數值
statistics-game = 遊戲
statistics-seats = 座位數
statistics-games = 局數
statistics-decisions = 決定次數
statistics-seconds = 秒數
statistics-decisions-per-second = 每秒決定次數
statistics-rounds-mean = 平均回合數
statistics-wins-by-seat = 各座位獲勝局數
statistics-scores-mean = 平均分數
statistics-scores-max = 最高分數
statistics-scores-mean-by-seat = 各座位平均分數
statistics-bots = 電腦玩家等級
statistics-seed = 亂數種子
statistics-options = 牌桌選項
cli-help-rules = 列出遊戲的每一條規則：文字、引用它的程式步驟、證明它的測試。
cli-help-rules-check = 只列出沒有引用或沒有證明的條文；有任何一條時以 1 結束
rules-nothing = 無
rules-steps = 引用：{ $steps }
rules-tests = 測試：{ $tests }
rules-uncited = { $clause } 沒有任何步驟引用
rules-unproved = { $clause } 沒有任何測試證明
rules-sum = { $game }：共 { $clauses } 條，{ $cited } 條有引用，{ $proved } 條有證明
cli-help-play = 在終端機裡跟電腦玩家玩一局。
cli-help-play-bots = 電腦玩家的等級，1 或 2：一個數字給全部，或每位一個
cli-help-play-record = 把這一局的紀錄寫進這個檔案
cli-help-replay = 重播一份紀錄，顯示其中一刻的牌桌。
cli-help-replay-at = 停在第幾個回答之後；預設是最後
cli-help-replay-eye = 用誰的眼睛看：座位號碼（從 0 開始）、spectator 或 referee
cli-seat = 座位 { $number }
cli-help-serve = 開啟網頁伺服器。
cli-help-serve-host = 監聽的位址
cli-help-serve-port = 監聽的連接埠
cli-help-serve-data = 存放牌局的資料夾
cli-help-serve-open = 同時打開瀏覽器
cli-help-bench = 量測速度。
cli-help-bench-rules = 在一個核心上量測規則的速度，取中位數。
cli-help-bench-peers = 同一次也量測 RLCard、OpenSpiel 與 Catanatron，並算出比值
bench-interpreted = 直譯執行的規則，一個核心，{ $rounds } 輪的中位數
bench-compiled = 編譯過的規則，一個核心，{ $rounds } 輪的中位數
bench-ratios = 比值（大於 1 表示 Parlour 較快）
bench-seats = 座位數
bench-decisions-per-second = 每秒決定次數
bench-answers-per-second = 每秒回答次數（含隨機）
bench-games-per-second = 每秒局數
bench-told-decisions-per-second = 每秒決定次數（含事件）
bench-copy-us = copy()，微秒
bench-view-us = view()，微秒

## content files: what is wrong with them

content-at = 第 { $line } 行：{ $problem }
content-got-text = 「{ $text }」
content-got-list = { $number } 個東西的清單
content-got-table = { $number } 個鍵的表
content-got-number = { $number } 位元的數
content-got-nothing = 什麼也沒有
content-large = 內容檔最多 { $most } 位元組，這份有 { $size }。
content-toml = 這裡不是讀得懂的 TOML：{ $error }。
content-unknown-table = 沒有 { $got } 這種表；可以用的是{ $allowed }。
content-one = 要有一個 [{ $table }] 表，這裡是{ $got }。
content-many = 要有 [[{ $table }]] 表，這裡是{ $got }。
content-keys = [[{ $table }]] 裡要有鍵，這裡是{ $got }。
content-unknown-key = 沒有 { $got } 這個鍵；可以用的是{ $allowed }。
content-missing-key = 缺少「{ $field }」；這裡只有 { $keys }。
content-whole = 「{ $field }」要是 { $low } 到 { $high } 的整數，這裡是{ $got }。
content-truth = 「{ $field }」要是 true 或 false，這裡是{ $got }。
content-text = 「{ $field }」要是文字，這裡是{ $got }。
content-word = 「{ $field }」要是{ $allowed }其中之一，這裡是{ $got }。
content-texts = 「{ $field }」要是文字的清單，這裡是{ $got }。
content-id-again = 每個代號只能出現一次，{ $got }又出現了。
content-id = 代號要是 1 到 { $most } 個小寫英文字母或 _，這裡是{ $got }。
content-name = 名稱要是 1 到 { $most } 個字、寫在一行、沒有控制字元，這裡是{ $got }。
