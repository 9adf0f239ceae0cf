### What the others did since a player's last turn.

web-sq-since = Since your last turn
web-sq-since-first = Before your turn
web-sq-since-play = Play back
web-sq-since-stop = Stop
web-sq-since-away = Close
web-sq-since-quiet = { $others ->
    [yes] { $count ->
        [one] One other move
       *[other] { $count } other moves
    }
   *[no] { $count ->
        [one] One quiet move
       *[other] { $count } quiet moves
    }
}
