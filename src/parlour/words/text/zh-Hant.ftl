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
