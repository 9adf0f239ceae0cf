### The goals of a mission in a few words, as the strip over the map shows them.

sq-goal-occupy =
    { $clear ->
        [none]
            End a turn with { $minis ->
                [one] a miniature
               *[other] { $minis } miniatures
            } in { $zone }
        [minis]
            End a turn with { $minis ->
                [one] a miniature
               *[other] { $minis } miniatures
            } in { $zone } and no alien miniature there
       *[all]
            End a turn with { $minis ->
                [one] a miniature
               *[other] { $minis } miniatures
            } in { $zone } and no aliens there
    }
sq-goal-eliminate = { $first ->
    [yes] Eliminate the first of these: { $figures }
   *[no] Eliminate: { $figures }
}
sq-goal-recover = Bring to your entry area: { $what }
sq-goal-destroy = Destroy: { $what }
sq-goal-arm = Arm: { $what }
sq-goal-hold = Hold at the end: { $what }
sq-goal-hold-all = Carry all of them in { $zone }: { $what }
sq-goal-majority = { $measure ->
    [lp] Most life points { $board ->
            [yes] on board { $area }
           *[no] in { $area }
        } at the end
   *[minis] Most miniatures { $board ->
            [yes] on board { $area }
           *[no] in { $area }
        } at the end
}
sq-goal-search = { $rooms ->
            [one] Search a room
           *[other] Search { $rooms } rooms
        }
sq-goal-stand = End an activation here, without attacking and with no alien in sight: { $what }
sq-goal-kill-count = { $count ->
    [one] Eliminate one of these: { $figures }
   *[other] Eliminate { $count } of these: { $figures }
}
sq-goal-leave-most = Get the most miniatures out, at least { $least }
sq-goal-damage-most = Take the most life points, at least { $least }, from: { $figures }
sq-goal-clear-board = No aliens on board { $board } when round { $round } ends
