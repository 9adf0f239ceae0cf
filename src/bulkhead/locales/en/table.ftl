### Any table, whatever the game: players, options, and files that people write by hand.

## The table

player = Player { $seat }
player-of = { $side } player
game-unknown = There is no game called “{ $game }”; available: { $known }.
option-unknown = There is no option called “{ $option }”; available: { $known }.
option-bad-value = Option “{ $option }”: “{ $value }” does not fit; possible values: { $what }.

## Games without a notation and sentences of their own

game-command = { $command }
game-command-unreadable = “{ $text }” is not a command of this game.
game-position-unreadable = “{ $text }” is not a position of this game.
game-event = { $what }
game-event-of = { $who }: { $what }

## Files
# Line numbers are written as an editor shows them, without grouping.

file-not-toml = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not TOML ({ $detail }).
file-not-tables = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be a list of tables, each headed by a name in double square brackets.
file-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: the field “{ $field }” is missing.
file-not-text = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be text in quotation marks, and not empty.
file-not-one-of = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is not one of { $allowed }.
file-unknown-field = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no field “{ $field }” here; possible: { $allowed }.
file-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” has been used before.
file-not-an-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” must consist of lower-case letters from a to z only.
survey-nothing = “{ $about }” is not something you can ask about this table.
