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
