### Heroes at the table: what happened, what may be done, what is asked, and why something is refused.
### `$you` is yes when the reader is the player whom a sentence is about. Dice come as text: [6][3].
### Scores are written first seat first. A refusal leaves the rule out, because its clause is shown beside it.

## What happened

heroes-event-game-began =
    Game { $number } begins: { $face ->
        [0] { "" }
       *[other] the die shows { $dice }, so{ " " }
    }{ $you ->
        [yes] you choose and place first.
       *[no] { $who } chooses and places first.
    }
heroes-event-picked =
    { $you ->
        [yes] You chose { $hero } for your army.
       *[no]
            { $hidden ->
                [yes] { $who } chose a hero in secret.
               *[no] { $who } chose { $hero }.
            }
    }
heroes-you = you
heroes-event-armies-shown = Here are the armies: { $who1 } with { $army1 }; { $who2 } with { $army2 }.
heroes-event-placed =
    { $you ->
        [yes] You placed { $hero } in column { $column }.
       *[no] { $who } placed { $hero } in their column { $column }.
    }
heroes-event-turn-began =
    { $you ->
        [yes]
            { $extra ->
                [yes] Turn { $turn }: you play an extra turn.
               *[no] Turn { $turn }: it is your turn.
            }
       *[no]
            { $extra ->
                [yes] Turn { $turn }: { $who } plays an extra turn.
               *[no] Turn { $turn }: it is { $who }’s turn.
            }
    }
heroes-event-rolled =
    { $you ->
        [yes] You
       *[no] { $who }
    } rolled { $holding ->
        [yes] { $dice }, holding { $held }.
       *[no] { $dice }.
    }
heroes-event-put-aside =
    { $you ->
        [yes] You put aside: { $rolls }.
       *[no] { $who } put aside: { $rolls }.
    }
heroes-event-went-bust =
    { $you ->
        [yes] You
       *[no] { $who }
    } went bust { $lost ->
        [0] on the first roll.
        [one] and lost the scoring roll put aside.
       *[other] and lost { $lost } scoring rolls put aside.
    }
heroes-event-went-all-out =
    { $you ->
        [yes] All six dice are aside: you go all out, act now and then play another turn.
       *[no] All six dice are aside: { $who } goes all out, acts now and then plays another turn.
    }
heroes-event-actions-began =
    { $you ->
        [yes] You stopped rolling and have
       *[no] { $who } stopped rolling and has
    } { $count ->
        [one] one battle action: { $rolls }.
       *[other] { $count } battle actions: { $rolls }.
    }
heroes-event-moved =
    { $you ->
        [yes] You moved { $hero } in column { $column },
       *[no] { $who } moved { $hero } in their column { $column },
    } { $advance ->
        [one] to one space out
       *[other] to { $advance } spaces out
    }{ $passed ->
        [yes] , by priority vox.
       *[no] .
    }
heroes-event-attacked =
    { $you ->
        [yes]
            { $weapon ->
                [shoot] Your { $hero } shot at an enemy hero.
                [cut-down] Your { $hero } tried to cut down an enemy hero.
                [scythe] Your { $hero } swung its scythe, aiming at row { $row }.
               *[armour] Your { $hero } attacked the enemy hero in front of it.
            }
       *[no]
            { $weapon ->
                [shoot] { $who }’s { $hero } shot at an enemy hero.
                [cut-down] { $who }’s { $hero } tried to cut down an enemy hero.
                [scythe] { $who }’s { $hero } swung its scythe, aiming at row { $row } from its own side.
               *[armour] { $who }’s { $hero } attacked the hero in front of it.
            }
    }
heroes-event-saved =
    { $you ->
        [yes] Your { $hero }
       *[no] { $who }’s { $hero }
    } { $stayed ->
        [yes] made its save with { $dice } and stays: { $needed } or more was needed.
       *[no] failed its save with { $dice }: { $needed } or more was needed.
    }
heroes-event-retreated =
    { $you ->
        [yes] Your { $hero }
       *[no] { $who }’s { $hero }
    } retreated { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } and is now { $advance ->
        [0] back in its set-up space.
        [one] one space out.
       *[other] { $advance } spaces out.
    }
heroes-event-unaffected =
    { $you ->
        [yes] Your { $hero } is in its set-up space: the attack has no effect.
       *[no] { $who }’s { $hero } is in its set-up space: the attack has no effect.
    }
heroes-event-turn-ended =
    { $you ->
        [yes] Your turn is over
       *[no] { $who }’s turn is over
    }{ $unspent ->
        [0] .
        [one] , one scoring roll unspent.
       *[other] , { $unspent } scoring rolls unspent.
    } Current score: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-won =
    { $you ->
        [yes] You won the game!
       *[no] { $who } won the game.
    } Final score: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-game-drawn =
    { $turns ->
        [one] One turn without a winner:
       *[other] { $turns } turns without a winner:
    } the limit is reached and the game is a draw. Final score: { $who1 } { $score1 }, { $who2 } { $score2 }.
heroes-event-match-ended =
    { $draw ->
        [yes] The match is a draw.
       *[no] { $you ->
            [yes] You won the match!
           *[no] { $who } won the match.
        }
    } Total scores: { $who1 } { $score1 }, { $who2 } { $score2 }.

## What may be done

heroes-scoring-roll = { $kind } { $dice }
heroes-do-pick = Choose { $hero }
heroes-do-place = Place { $hero } in column { $column }
heroes-do-roll = Roll all six dice (bust: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
heroes-do-keep =
    Put aside { $rolls } { $left ->
        [0] (all six dice aside: all out!)
        [one] (one die left)
       *[other] ({ $left } dice left)
    }
heroes-do-push =
    Push your luck with { $holding ->
        [yes] { $dice }, holding { $held }
       *[no] { $dice }
    } { $bust ->
        [0] (you cannot bust)
       *[other] (bust: { NUMBER($bust, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-act =
    { $count ->
        [one] Stop rolling and make one battle action: { $rolls }
       *[other] Stop rolling and make { $count } battle actions: { $rolls }
    }
heroes-do-move =
    Move { $hero } in column { $column }, { $advance ->
        [one] to one space out
       *[other] to { $advance } spaces out
    }{ $passed ->
        [yes] , with the move that { $vox } passes on
       *[no] { "" }
    }
heroes-do-attack =
    { $weapon ->
        [shoot] Shoot with { $hero }: { $victims }
        [cut-down] Cut down with { $hero }: { $victims }
        [scythe]
            Scythe with { $hero }, aiming at row { $row } of { $rows }: { $count ->
                [0] nobody is hit
               *[other] { $victims }
            }
       *[armour] Attack with { $hero }: { $victims }
    }
heroes-victim =
    { $side ->
        [own] your own { $hero }
       *[enemy] { $hero }
    } { $chance ->
        [0] (no effect in its set-up space)
       *[other] (retreats: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
    }
heroes-do-done = Make no more moves with this scoring roll
heroes-do-stop =
    { $unspent ->
        [0] End the turn
        [one] End the turn, one scoring roll unspent
       *[other] End the turn, { $unspent } scoring rolls unspent
    }

## What lies on the table

heroes-dice-aside = Already put aside: { $rolls }.
heroes-dice-rolled = On the table: { $dice }.
heroes-dice-held = Held for this roll: { $dice }.

## What is asked

heroes-ask-draft = Which hero do you choose for your army?
heroes-ask-place = Which hero do you place, and in which column?
heroes-ask-roll = Your turn begins with a battle roll: ready to roll?
heroes-ask-keep = Which scoring rolls do you put aside?
heroes-ask-push = Do you push your luck, and with which dice, or do you act?
heroes-ask-act = Which battle action do you make?
heroes-ask-march = Which move do you make next with this scoring roll?

## Why not: at any time

heroes-no-game-over = The game is over: there is nothing left to decide.
heroes-no-not-your-turn = It is not your decision now: the game is waiting for { $who }.
heroes-no-wrong-phase = You cannot do that now: the current step is “{ $phase }”.
heroes-no-such-column = There is no column { $column }: columns are numbered from 1 to 5.
heroes-no-such-row = There is no row { $row }: rows are numbered from 1 to { $rows }.
heroes-no-such-roll = “{ $roll }” is not a scoring roll.

## Why not: choosing and placing

heroes-no-such-hero = There is no hero called “{ $hero }”.
heroes-no-hero-twice = { $hero } is already in your army.
heroes-no-not-in-collection = { $hero } is not in your collection.
heroes-no-not-in-hand = { $hero } is not one of the heroes that you still have to place.
heroes-no-space-taken = Your set-up space { $column } already holds a hero.

## Why not: dice

heroes-no-keep-nothing = You must put at least one scoring roll aside.
heroes-no-keep-order = Scoring rolls are written in a fixed order, here: { $rolls }.
heroes-no-dice-missing = You do not have all of those dice: the ones on the table show { $dice }.
heroes-no-nothing-new = After a push, what you put aside must use dice just rolled, and those are { $dice }.
heroes-no-push-nothing = To push your luck you must roll at least one die again.

## Why not: battle actions

heroes-no-roll-not-aside = You do not have this scoring roll aside, or not any more: { $roll }.
heroes-no-nothing-to-finish = There are no moves to finish: “done” ends those of a scoring roll that you have begun to spend.
heroes-no-finish-first = Finish this scoring roll first, with its other moves or with “done”: { $roll }.
heroes-no-six-moves-nobody = A lucky six cannot move a hero: it pays for an attack.
heroes-no-move-without-roll = Say which scoring roll pays for the move, for example “66 move 3”.
heroes-no-not-this-column = { $hero } in column { $column } has no move, or none left, from this scoring roll: { $roll }.
heroes-no-vox = { $hero } has no priority vox and cannot pass its move on.
heroes-no-vox-blocked = { $hero } is blocked, so it has no move to pass on.
heroes-no-blocked = { $hero } is blocked: an enemy hero stands in the space in front of it.
heroes-no-attack-needs-six = This attack costs a lucky six and cannot be paid for with this scoring roll: { $roll }.
heroes-no-attack-from-set-up = { $hero } is in its set-up space and cannot attack from there.
heroes-no-enemy-adjacent =
    { $spaces ->
        [one] { $hero } has no enemy hero next to it: there is one empty space between them.
       *[other] { $hero } has no enemy hero next to it: there are { $spaces } empty spaces between them.
    }
heroes-no-such-equipment = { $hero } does not have “{ $weapon }” on its card.
heroes-no-wrong-roll = For { $hero }, the price of “{ $weapon }” is: { $price }. It cannot be paid with this scoring roll: { $roll }.
heroes-no-out-of-range = That space is out of { $hero }’s range for “{ $weapon }” (range: { $range }).
heroes-no-own-hero = { $hero } is one of your own heroes, and “{ $weapon }” can attack only enemy heroes.
heroes-no-empty-space = There is nobody in that space, and “{ $weapon }” needs an enemy hero in it.

## Input that makes no sense: commands and odds

heroes-command-unreadable = “{ $text }” is not a command; examples: “keep 6 345”, “push 114”, “66 move 3”.
heroes-command-no-scoring-roll = In “{ $text }”, “{ $roll }” is not a scoring roll.
heroes-odds-dice = A battle roll has 1 to { $most } dice, not { $dice }.
heroes-odds-face = A die shows a number from 1 to 6, not { $face }.
heroes-odds-too-many = Dice can be held only when others have been put aside: dice rolled and dice held cannot be more than { $most } together, so not { $dice } and { $held }.

## Input that makes no sense: options and cards

heroes-option-unknown-hero = Option “{ $option }”: there is no hero called “{ $hero }”; available: { $known }.
heroes-option-hero-twice = Option “{ $option }”: the hero “{ $hero }” is named more than once.
heroes-option-collection-small =
    { $count ->
        [one] Option “{ $option }”: a collection needs at least { $least } heroes, and this one has only one.
       *[other] Option “{ $option }”: a collection needs at least { $least } heroes, and this one has only { $count }.
    }
heroes-cards-too-few =
    { $count ->
        [0] { $file }: there must be at least { $least } heroes, each in a [[hero]] table, and there is none.
        [one] { $file }: there must be at least { $least } heroes, each in a [[hero]] table, and there is only one.
       *[other] { $file }: there must be at least { $least } heroes, each in a [[hero]] table, and there are only { $count }.
    }

## Input that makes no sense: positions
# Names of fields and phases are written as they stand in the line.

heroes-position-fields =
    { $count ->
        [0] A position has { $needed } fields with spaces between them, but this line is empty; the fields are: { $fields }.
        [one] A position has { $needed } fields with spaces between them, but this line has one; the fields are: { $fields }.
       *[other] A position has { $needed } fields with spaces between them, but this line has { $count }; the fields are: { $fields }.
    }
heroes-position-bad-field = Position, field “{ $field }”: “{ $value }” cannot be read or does not fit there.
heroes-position-unknown-hero = Position, field “{ $field }”: there is no hero called “{ $hero }”.
heroes-position-hero-twice = Position, field “{ $field }”: a hero appears more than once in “{ $value }”.
heroes-position-not-owned = Position, field “{ $field }”: “{ $hero }” is not in this player’s collection.
heroes-position-too-far = Position, field “{ $field }”: the two heroes that face each other in column { $column } have advanced further than there is room for.
heroes-position-army-missing = Position, field “{ $field }”: the phase “{ $phase }” needs two complete armies on the battlefield.
heroes-position-dice = Position, field “{ $field }”: the dice put aside and the dice on the table do not fit the phase “{ $phase }”.
heroes-position-bust = Position, field “{ $field }”: these dice would be a bust, so there is nothing to put aside in the phase “{ $phase }”.
heroes-position-not-in-phase = Position, field “{ $field }”: it does not agree with the rest of the line in the phase “{ $phase }”.
heroes-position-winner = Position, field “{ $field }”: the game on this battlefield did not end as “{ $value }” says.
