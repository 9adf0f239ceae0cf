### How what the others do is shown, and who is waited for.

web-set-pace = Pace of other players’ turns
web-set-pace-what = How long you see what other players do.
web-set-pace-calm = Calm
web-set-pace-quick = Quick
web-set-pace-instant = Instant

web-pace-label = What the others do
web-pace-waits = Waiting for { $name }
web-pace-paused = Paused
web-pace-paused-by = Paused by { $name }
web-pace-pause = Pause
web-pace-go-on = Continue
web-pace-skip = Skip to my decision
web-pace-skip-watching = Skip to the next person
web-pace-pace = Pace
