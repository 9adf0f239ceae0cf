### The table of Heroes: what the fixed buttons say, and dice as they come to rest.

web-heroes-they = { $name }: { $what }
web-heroes-roll-first = First roll the dice.
web-heroes-go-how = Press a hero on the board or in the list, then choose what it does.
web-heroes-go-nothing = Nothing left to do
web-heroes-move-all =
    { $count ->
        [one] Move it
       *[other] Move all { $count }
    }
web-heroes-draft-wait = Both armies are shown once the other one is complete.
web-heroes-place-who = Choose a hero
web-heroes-place-where = { $hero }: choose a space
web-heroes-place-hero = First choose the hero that goes there.
web-heroes-place-row = Place your heroes on the numbered spaces of your back row.
web-heroes-square-nothing = Nobody is there, and the chosen hero cannot go there.
web-heroes-square-choose = Nobody is there. First choose the hero that will act.
web-heroes-save-needs = { $hero }: stays on { $needed } or more
web-heroes-save-told =
    { $stayed ->
        [yes] { $hero } stays
       *[no] { $hero } retreats
    }
web-heroes-bust-who =
    { $you ->
        [yes] Bust
       *[no] { $name } goes bust
    }
web-heroes-key-all = make all moves of the chosen roll
web-heroes-key-card = show the card of the hero in this space

## The end

web-heroes-over-rule = Three heroes across and the higher score, at the end of the player’s own turn.
web-heroes-end-decided = What decided it
web-heroes-end-swing =
    { $you ->
        [yes]
            { $points ->
                [one] The biggest swing came in turn { $turn }: one point your way.
               *[other] The biggest swing came in turn { $turn }: { $points } points your way.
            }
       *[no]
            { $points ->
                [one] The biggest swing came in turn { $turn }: one point { $name }’s way.
               *[other] The biggest swing came in turn { $turn }: { $points } points { $name }’s way.
            }
    }
web-heroes-end-busts =
    { $you ->
        [yes] You went bust { $busts ->
            [one] once
           *[other] { $busts } times
        } and lost { $lost ->
            [one] one scoring roll
           *[other] { $lost } scoring rolls
        }.
       *[no] { $name } went bust { $busts ->
            [one] once
           *[other] { $busts } times
        } and lost { $lost ->
            [one] one scoring roll
           *[other] { $lost } scoring rolls
        }.
    }
web-heroes-end-driven =
    { $you ->
        [yes]
            Attacks drove your heroes back { $spaces ->
                [one] one space
               *[other] { $spaces } spaces
            }.
       *[no]
            Attacks drove { $name }’s heroes back { $spaces ->
                [one] one space
               *[other] { $spaces } spaces
            }.
    }
web-heroes-end-causes = Where the points came from
web-heroes-end-cause = Cause
web-heroes-end-moved = Spaces moved
web-heroes-end-back = Driven back by attacks
web-heroes-end-doubled = Doubled by inspire
web-heroes-end-all-outs = All out
web-heroes-end-busts-row = Busts
web-heroes-end-lost = Scoring rolls lost
web-heroes-end-share = Share a picture
web-heroes-end-picture = Heroes · Bulkhead

## Replays

web-replay-finished = Your finished games
web-replay-finished-none = Games you finish here are listed for you to replay.

## How far a range reaches

web-heroes-range-melee = the space in front of it or behind it
web-heroes-range-short = any space in its own column
web-heroes-range-medium = its own column and the ones beside it
web-heroes-range-long = any space on the board
web-heroes-range-reaches = Range { $range }: { $where }
