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

## web

## terminal

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
