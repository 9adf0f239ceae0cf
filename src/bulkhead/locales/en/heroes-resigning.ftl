### Giving up a match of Heroes: the command, the question before it, and how the end is told.
### `$you` is yes when the reader is the player who gives up.

heroes-do-resign = Give up the match
heroes-event-resigned =
    { $you ->
        [yes] You gave up, and { $other } wins.
       *[no] { $who } gave up, and { $other } wins.
    } Final score: { $who1 } { $score1 }, { $who2 } { $score2 }.

web-heroes-resign = Give up…
web-heroes-resign-title = Give up?
web-heroes-resign-what =
    { $games ->
        [one] { $name } wins the game. You cannot undo this.
       *[other] { $name } wins the whole match, whatever the totals. You cannot undo this.
    }
web-heroes-resign-yes = Give up
web-heroes-resign-no = Play on
web-heroes-resigned =
    { $you ->
        [yes] You gave up
       *[no] { $name } gave up
    }
web-heroes-resigned-what =
    { $you ->
        [yes] The win is yours
       *[no] { $name } wins
    }
web-heroes-resigned-why =
    { $you ->
        [yes] You gave up: that decides it, whatever the score.
       *[no] { $name } gave up: that decides it, whatever the score.
    }
web-after-headline-resigned =
    { $how ->
        [won] You win: { $loser } gave up
        [lost] { $name } wins: you gave up
       *[watched] { $name } wins: { $loser } gave up
    }
