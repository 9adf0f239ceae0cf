### Matches: seats, fair dice, and everything that can be wrong with a replay file.

## Playing

match-seats =
    { $needed ->
        [one] This game needs one player, not { $count }.
       *[other] This game needs { $needed } players, not { $count }.
    }
match-bad-salt = Player { $seat }’s salt must be one line of at most { $most } printable characters.
match-salt-of-another = Player { $seat }’s salt was given for other dice: it names another commitment.
match-no-undo = There is nothing you can undo: your last command is too far back, or something has been rolled or revealed since.

## The store

store-taken = Another server is already using the folder { $folder }. Stop it first, or choose another folder with --data.
store-unreadable = The folder { $folder } cannot be used for matches: { STOP($detail) }
store-other-version = The matches in this folder were written by another version of Bulkhead (store { $version }; this program reads { $known }).

## Replay files: reading

replay-no-header = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a replay file; it does not begin with a match.
replay-other-format = { $file }, line { NUMBER($line, useGrouping: 0) }: the file has format { $format }, but this program reads only format { $known }.
replay-other-game = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no game “{ $game }” here; available: { $known }.
match-other-rules = The match was played with version { $rules } of the rules, and this program has version { $known }.
replay-other-rules = { $file }, line { NUMBER($line, useGrouping: 0) }: the match was played with version { $rules } of the rules, and this program has version { $known }.
replay-seats = { $file }, line { NUMBER($line, useGrouping: 0) }: the game needs { $needed } seats, and the file has { $count }.
replay-cut-off = { $file }, line { NUMBER($line, useGrouping: 0) }: the file is cut off in the middle of this line.
replay-no-end = { $file }, line { NUMBER($line, useGrouping: 0) }: the last line, which ends the match, is missing.
replay-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not JSON.
replay-bad-entry = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not an entry of a replay ({ $detail }).
replay-not-canonical = { $file }, line { NUMBER($line, useGrouping: 0) }: the line is not written as Bulkhead writes it.
replay-out-of-place = { $file }, line { NUMBER($line, useGrouping: 0) }: this entry does not belong here.
replay-wrong-number = { $file }, line { NUMBER($line, useGrouping: 0) }: the entry has number { $n } and should have { $expected }.

## Replay files: playing them again

replay-wrong-dice = { $file }, line { NUMBER($line, useGrouping: 0) }: the recorded dice are not those that this entry needs.
replay-refused = { $file }, line { NUMBER($line, useGrouping: 0) }: the game refuses this. { $reason }
replay-differs = { $file }, line { NUMBER($line, useGrouping: 0) }: played again, this entry comes out differently.
replay-not-paused = { $file } is a finished game and cannot be resumed.

## Replay files: checking them

replay-other-commitment = { $file }, line { NUMBER($line, useGrouping: 0) }: the commitment is not the one that you noted; in the file it is { $commitment }.
replay-salt-of-another = { $file }, line { NUMBER($line, useGrouping: 0) }: player { $seat }’s salt was given for other dice: it names another commitment.
replay-bad-seed = { $file }, line { NUMBER($line, useGrouping: 0) }: the seed revealed at the end is not the one that was promised.
replay-wrong-faces = { $file }, line { NUMBER($line, useGrouping: 0) }: the seed gives “{ $computed }”, but the file says “{ $recorded }”.
replay-broken-chain = { $file }, line { NUMBER($line, useGrouping: 0) }: the hash does not match what happened; this line or one before it was changed.
replay-wrong-end = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not how the match ended.

## Matches of another version of the rules

match-agrees-up-to =
    The match was played with version { $rules } of the rules, and this program has version { $known }. { $round ->
        [0] It agrees up to entry { NUMBER($last, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }.
       *[other] It agrees up to entry { NUMBER($last, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }, in round { $round }.
    } { $parting }
match-agrees-nowhere = The match was played with version { $rules } of the rules, and this program has version { $known }. No part of it agrees. { $parting }
match-agrees-whole = The match was played with version { $rules } of the rules, and this program has version { $known }. Every entry agrees, to the end.
match-parts-refused = Entry { NUMBER($n, useGrouping: 0) }, “{ $command }”, is refused here: { $reason } ({ $clause })
match-parts-unknown = Entry { NUMBER($n, useGrouping: 0) }, “{ $command }”, makes no sense here: { $reason }
match-parts-dice = In entry { NUMBER($n, useGrouping: 0) }, “{ $command }”, different dice are rolled here.
match-parts-events = Entry { NUMBER($n, useGrouping: 0) }, “{ $command }”, has different consequences here.
match-parts-start = The game cannot be set up like this here: { $reason }
match-parts-start-dice = Setting up the game takes different dice here.
match-parts-start-events = The game is set up differently here.
match-parts-end = The match ends differently here.
match-agrees-dice = The seed is the one that was promised, and all dice ({ $faces }) follow from it.
match-agrees-dice-read = The seed is the one that was promised. The dice of the common entries ({ $faces }) were rolled again with the rules. Those after them ({ $read }) follow from the seed too; how many sides they had was worked out from their faces.
match-agrees-dice-lots =
    The seed is the one that was promised. The dice of the common entries ({ $faces }) were rolled again with the rules. Those after them ({ $read }) follow from the seed too; how many sides they had was worked out from their faces. { $count ->
        [one] In entry { $lots }, one face can only come from a draw with a different number of sides.
       *[other] In entries { $lots }, one face each can only come from a draw with a different number of sides.
    }
replay-agrees = { $file }, line { NUMBER($line, useGrouping: 0) }: { $agreement }
replay-dice-not-from-seed = { $file }, line { NUMBER($line, useGrouping: 0) }: these dice do not follow from the seed.
replay-same-rules = { $file } was played with version { $known } of the rules, the same as here: just resume it.
