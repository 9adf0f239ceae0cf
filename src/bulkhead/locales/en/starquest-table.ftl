### Starquest at the table: what happens, what is asked, offered and refused, and positions on paper.
# Ids of miniatures (ba3) and squares (5.6) are the same in every language.

## Words

sq-nobody = nobody
sq-player = { $who }
sq-faction-blood-angels = Blood Angels
sq-faction-imperial-fists = Imperial Fists
sq-faction-ultramarines = Ultramarines
sq-faction-eldar = Eldar
sq-faction-legion = Legion of the Damned
sq-faction-chaos = Realm of Chaos
sq-faction-cult = Dark Cult
sq-facing-n = north
sq-facing-ne = north-east
sq-facing-e = east
sq-facing-se = south-east
sq-facing-s = south
sq-facing-sw = south-west
sq-facing-w = west
sq-facing-nw = north-west
sq-aim-square = square { $square }
sq-aim-block = the four squares from { $square }
sq-aim-line = the line from { $square } heading { $facing }
sq-where =
    { $rooms ->
        [0] { $id }
        [1] of room { $one }
       *[other] between rooms { $one } and { $other }
    }
sq-door = the door { $where }
sq-dock = entry area { $name }
sq-aim-door = the bulkhead { $id }
sq-aim-vent = entry vent { $id }
sq-aim-site = { $id }
sq-side-attacker = the attacker’s dice
sq-side-defender = the defender’s dice
sq-danger = { $target } (hurt: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, eliminated: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = There is no miniature or attack by that name here: { $about }.
sq-command-unreadable = “{ $text }” is not a command.

## What happens: set-up and turns

sq-event-mission-began = The mission begins: { $mission }. At the table: { $factions }.
sq-event-ranked = Starting order, drawn by lot: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } has made a secret choice ({ $what }).
       *[yes] { $seat } has chosen ({ $what }): { STOP($value) }
    }
sq-choice-formation = formation
sq-choice-members = squad members
sq-choice-psionic = psionic
sq-choice-reinforcement = reinforcement
sq-choice-weapon = weapons
sq-choice-bearer = carrier
sq-choice-equipment = equipment
sq-choice-order = order cards
sq-choice-governor = governor cards
sq-choice-psychic = psychic cards
sq-choice-event-deck = event deck
sq-choice-survivors = survivors
sq-choice-entry = way in
sq-choice-give-up = card to give up
sq-choice-art = psychic art
sq-choice-secret = secret mission
sq-choice-recon = reconnaissance card
sq-choice-mission = mission
sq-event-round-began = Round { $number }.
sq-event-turn-began = { $seat } starts a turn.
sq-event-turn-ended = { $seat } ends the turn.
sq-event-activated = { $who } starts to act.
sq-event-finished = { $who } has finished.

## What happens: movement and doors

sq-event-moved = { $who } moves to { $squares }.
sq-walked =
    { $turned ->
        [yes]
            { $who } moves to { $to } ({ $steps ->
                [one] one step
               *[other] { $steps } steps
            }) and faces { $facing }.
       *[no]
            { $who } moves to { $to } ({ $steps ->
                [one] one step
               *[other] { $steps } steps
            }).
    }
sq-event-faced = { $who } turns to face { $facing }.
sq-event-entered = { $who } enters at { $squares }, facing { $facing }.
sq-event-left = { $who } leaves the mission.
sq-event-asked = { $who } asks permission to pass through to { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } does not let { $who } pass.
       *[yes] { $seat } lets { $who } pass.
    }
sq-event-sent-back = { $who } cannot stay there and moves to { $squares }.
sq-event-door-opened =
    { $who-known ->
        [no] The door { $door } opens.
       *[yes] { $who } opens the door { $door }.
    }
sq-event-door-closed = The door { $door } closes.
sq-event-bulkhead-destroyed = The bulkhead { $door } is destroyed ({ $total }).
sq-event-vent-destroyed = The entry vent { $vent } is destroyed ({ $total }).
sq-event-structure-damaged =
    { $lp ->
        [0] { $structure } on { $at } is destroyed.
       *[other] { $structure } on { $at } { $lost ->
            [one] loses a life point; { $lp } left.
           *[other] loses { $lost } life points; { $lp } left.
        }
    }

## What happens: scanning and tokens

sq-event-scanned = { $who } scans a board: { $board }.
sq-event-token-placed =
    { $identity-known ->
        [no] { $seat } puts token { $token } on { $at }.
       *[yes] { $seat } puts token { $token } on { $at }: { $identity }.
    }
sq-event-tokens-lost =
    { $count ->
        [one] { $seat } loses a token.
       *[other] { $seat } loses { $count } tokens.
    }
sq-event-token-moved =
    { $out ->
        [yes] { $token } comes out of the vent on { $at }.
       *[no] { $token } moves to { $at }.
    }
sq-event-token-revealed = { $token } on { $at } is revealed: { $identity }.
sq-event-placed = { $who } is placed on { $squares }, facing { $facing }.
sq-event-unavailable = No miniature is left for { $token } ({ $identity }): the token is removed.
sq-event-demanded = { $seat } demands that { $token } be revealed.
sq-event-mounted = { $who } is fitted with: { STOP($weapon) }

## What happens: attacks

sq-event-declared =
    { $how ->
        [melee] { $attacker } attacks { $aim } in melee.
        [overwatch]
            { $aim-known ->
                [no] { $attacker } fires from Overwatch: { $weapon }.
               *[yes] { $attacker } fires from Overwatch at { $aim }: { $weapon }.
            }
        [flames] Fire attacks { $aim }.
        [card]
            { $aim-known ->
                [no] An attack by a card: { STOP($weapon) }
               *[yes] An attack on { $aim }: { STOP($weapon) }
            }
       *[other]
            { $aim-known ->
                [no] { $attacker } fires: { $weapon }.
               *[yes] { $attacker } fires at { $aim }: { $weapon }.
            }
    }
sq-event-called-off =
    { $attacker-known ->
        [no] The attack comes to nothing: its target has gone.
       *[yes] { $attacker }’s attack comes to nothing: its target has gone.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } defends with { $values }: { $sum }.
        [flames] The fire rolls { $values }: { $sum }.
       *[other]
            { $who-known ->
                [no] The roll is { $values }: { $sum }.
               *[yes] { $who } rolls { $values }: { $sum }.
            }
    }
sq-event-die-rolled = { $seat } rolls a die: { $faces }.
sq-event-rerolled = { $seat } plays “{ $card }” and rerolls: { $values }, { $sum } in all.
sq-event-shared =
    { $points ->
        [one] One point is assigned to { $target }.
       *[other] { $points } points are assigned to { $target }.
    }
sq-event-unharmed =
    { $fixed ->
        [yes] Nothing happens to { $who }: { $value } against { $against }.
       *[no] { $who } is unharmed: { $value } against { $against }.
    }
sq-event-melee-fought =
    { $behind ->
        [yes] { $attacker } attacks { $defender } from behind: { $attack } to { $defence }.
       *[no] { $attacker } against { $defender }: { $attack } to { $defence }.
    }
sq-event-save-rolled = { $who } rolls saves: { $values }; saved: { $saved }.
sq-event-wounded =
    { $lost ->
        [one] { $who } loses a life point;
       *[other] { $who } loses { $lost } life points;
    } { $lp ->
        [0] none left.
       *[other] { $lp } left.
    }
sq-event-cards-discarded = { $who } discards cards instead of losing life points: { STOP($cards) }
sq-event-weapon-lost = { $who } loses a weapon: { STOP($weapon) }
sq-event-healed = { $who } is healed; life points: { $lp }.
sq-event-rite-used = A rite saves { $who }; life points: { $lp }, rites left: { $left }.
sq-event-eliminated = { $who } is eliminated.
sq-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { sq-points } for { $what }, { $total } in all.
        [loss] { $seat }: { sq-points } for the loss of { $what }, { $total } in all.
        [violation] { $seat }: { sq-points } for breaking an alliance, { $total } in all.
        [bought] { $seat }: { sq-points } for a card bought, { $total } in all.
        [sold] { $seat }: { sq-points } for a card sold, { $total } in all.
        [secret] { $seat }: { sq-points } for a secret mission ({ $what }), { $total } in all.
        [primary] { $seat }: { sq-points } for the primary objective, { $total } in all.
        [secondary] { $seat }: { sq-points } for the secondary objective, { $total } in all.
        [carried] { $seat }: { sq-points } for carrying an object ({ $what }), { $total } in all.
        [left-aboard] { $seat }: { sq-points } for those left aboard, { $total } in all.
        [weapon] { $seat }: { sq-points } for a weapon shot off ({ $what }), { $total } in all.
        [formation] { $seat }: { sq-points } for the formation ({ $what }), { $total } in all.
        [unmet] { $seat }: { sq-points } for an objective that no squad met, { $total } in all.
        [scaled] { $seat }: { sq-points } for kills, counted as at a full table, { $total } in all.
        [held-room] { $seat }: { sq-points } for holding the room, { $total } in all.
        [life] { $seat }: { sq-points } for life points taken from { $what }, { $total } in all.
        [card] { $seat }: { sq-points } for a card, { $total } in all.
       *[other] { $seat }: { sq-points }, { $total } in all.
    }
sq-event-flames-lit = Fire burns on { $squares }.
sq-event-flames-out = { $seat }’s fire goes out.
sq-event-overwatch-set = { $who } goes into Overwatch.
sq-event-overwatch-ended = { $who } is no longer in Overwatch.
sq-event-waited =
    { $what ->
        [overwatch] { $seat } holds fire.
        [dodge] { $seat } does not dodge.
        [rite] { $seat } uses no rite.
        [cards] { $seat } plays no card.
       *[other] { $seat } does nothing.
    }

## What happens: command points, cards and rooms

sq-event-command-rolled = { $seat } rolls for command points: { $face }.
sq-event-command-spent =
    { $points ->
        [one] { $seat } spends a command point;
       *[other] { $seat } spends { $points } command points;
    } { $left ->
        [0] none left.
       *[other] { $left } left.
    }
sq-event-command-lost = { $seat } has lost their leader: no more command points.
sq-event-window-opened = { $seat } may now spend command points.
sq-event-window-closed = { $seat } spends no more command points.
sq-event-hand-raised = You will interrupt at the next pause; nobody else knows.
sq-event-instructed = Your standing orders: “{ $words }”.
sq-event-room-searched =
    { $card-known ->
        [no] { $who } searches room { $room }.
       *[yes] { $who } searches room { $room } and finds: “{ $card }”.
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }” on { $on }.
    }
sq-event-card-shown = { $seat } shows “{ $card }”.
sq-event-event-drawn = { $seat } draws an event: “{ $card }”.
sq-event-reshuffled =
    { $deck ->
        [green] The green event deck is reshuffled.
        [azure] The azure event deck is reshuffled.
        [recon] The reconnaissance deck is reshuffled.
       *[other] The deck { $deck } is reshuffled.
    }

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } picks up an object: { $thing }.
sq-event-thing-dropped = { $who } puts an object down on { $at }: { $thing }.
sq-event-thing-given = { $who } gives { $to } an object: { $thing }.
sq-event-thing-recovered = { $who } brings an object to safety: { $thing }.
sq-event-loaded = { $who } picks up { $what }.
sq-event-unloaded = { $who } puts { $what } down on { $squares }.
sq-event-manned = { $who } mans { $machine }.
sq-event-post-left = { $who } leaves { $machine }.
sq-event-converted = { $who } joins { $seat }.

## What happens: alliances and the end

sq-event-pledged =
    { $kind ->
        [secret] { $seat } offers { $to } a secret alliance (offer { $number }).
       *[other] { $seat } offers { $to } an alliance (offer { $number }).
    }
sq-event-pact-made =
    { $public ->
        [no] { $a } and { $b } are secretly allied.
       *[yes] { $a } and { $b } are allied.
    }
sq-event-pact-ended = The alliance between { $a } and { $b } is dissolved.
sq-event-pact-exposed = The secret alliance between { $a } and { $b } has come to light.
sq-event-pledge-refused = Offer { $number } was withdrawn or refused.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } offers { $to } a card for 20 points (offer { $number }).
       *[yes] { $seat } offers { $to } a card for 20 points (offer { $number }): “{ $card }”.
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } sells { $to } a card.
       *[yes] { $seat } sells { $to } a card: “{ $card }”.
    }
sq-event-mission-ended = The mission is over.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } wins a Seal of Honour; { $total } in all.
       *[other] { $seat } wins { $seals } Seals of Honour; { $total } in all.
    }
sq-event-rank-changed = { $seat } now holds the rank of { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } wins the mission.
       *[other] { $seats } share first place.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Give up “{ $value }”: the event does not affect you
       *[other] Choose { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Choose { $dangers }.
       *[no] Choose { $value }: { $dangers }.
    }
sq-do-pass-scan = No more blips here
sq-do-pass-reinforce = No more reinforcements
sq-do-yes = Yes
sq-do-activate =
    { $figure-known ->
        [yes] { $who }: { $figure }, life points { $lp }, { $weapons }
       *[no] Act with { $who }
    }
sq-do-done =
    { $left ->
        [0] End this miniature’s activation
       *[other] End this miniature’s activation (movement points left: { $left })
    }
sq-do-end = End this turn’s activations
sq-do-step = Step to { $to }
sq-do-walk = Walk along { $path }
sq-do-enter = Enter with { $who } at { $to }, facing { $facing }
sq-do-leave = Leave the mission with { $who }
sq-do-face = Turn to face { $facing }
sq-do-open = Open the door { $door }
sq-do-shoot =
    { $area ->
        [yes] Fire with { $who } at { $at } ({ $weapon }, shots: { $shots })
       *[no] Fire with { $who } ({ $weapon }, shots: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] Fire with { $who }, facing { $facing }, at { $at } ({ $weapon }, shots: { $shots })
       *[no] Fire with { $who }, facing { $facing } ({ $weapon }, shots: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] Attack in melee with { $who }.
       *[other] Attack in melee with { $who }: { $dangers }.
    }
sq-do-share =
    { $points ->
        [one] Assign one point to { $at }
       *[other] Assign { $points } points to { $at }
    }
sq-do-reroll =
    Play “{ $card }” and reroll { $count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
sq-do-save =
    { $dice ->
        [0] Roll no save
        [one] Roll one save
       *[other] Roll { $dice } saves
    }
sq-do-search = Search the room
sq-do-overwatch = Go into Overwatch
sq-do-lower = Leave Overwatch with { $who }
sq-do-pick-up = Pick up: { $thing }
sq-do-put-down = Put down: { $thing }
sq-do-give = { $who }: give { $thing } to { $to }
sq-do-load = { $who }: pick up { $what }
sq-do-unload = Put the carried miniature down on { $to }
sq-do-hand-in = { $who }: hand in { $what } at the entry area
sq-do-man = { $who }: man { $machine }
sq-do-quit = { $who }: leave the machine
sq-do-use =
    { $on-count ->
        [0] Play “{ $card }”
       *[other] Play “{ $card }” on { $on }
    }
sq-do-use-odds =
    { $only ->
        [yes] Play “{ $card }”: { $dangers }.
       *[no] { $on-count ->
            [0] Play “{ $card }”: { $dangers }.
           *[other] Play “{ $card }” on { $on }: { $dangers }.
        }
    }
sq-do-put = Put { $identity } on { $to }
sq-do-reveal = Reveal { $who }
sq-do-demand = Demand that { $who } be revealed
sq-do-stand = Place it on { $to }, facing { $facing }
sq-do-raise = Interrupt at the next pause to spend command points
sq-do-trigger = Interrupt automatically: { $words }
sq-do-instruct = Standing order: { $words }
sq-do-rite = Use a rite for { $who }
sq-do-pledge =
    { $kind ->
        [secret] Offer a secret alliance to: { $to }
       *[other] Offer an alliance to: { $to }
    }
sq-do-sell = Offer “{ $card }” for 20 points to: { $to }
sq-do-accept = Accept offer { $number }
sq-do-refuse = Refuse offer { $number }
sq-do-dissolve = Dissolve the alliance with: { $to }
sq-do-expose = Reveal the secret alliance with: { $to }

## Questions

sq-ask-order = Do you play an order card?
sq-ask-act = Who acts next?
sq-ask-activation = What does it do?
sq-ask-command = Do you roll for command points?
sq-ask-window-hand = You interrupt: how do you spend command points?
sq-ask-window-dodge = You are under attack: do you dodge with command points?
sq-ask-window-own = How do you spend your command points?
sq-ask-overwatch = An enemy has come into sight: do you fire?
sq-ask-permission = Do you let it pass?
sq-ask-share = Who gets points from this roll?
sq-ask-saves = How many saves do you roll?
sq-ask-cards = Which card do you play or give up?
sq-ask-rite = Do you use a rite?

## Refusals: whose decision it is

sq-no-mission-over = The mission is over.
sq-no-not-in-play = The mission has not started, or is over.
sq-no-not-your-decision = It is { $who }’s decision now.
sq-no-not-now = That cannot be done now.
sq-no-other-is-acting = Another miniature is acting; end its activation first.
sq-no-order-first = First play an order card, or pass.
sq-no-command-roll = First decide whether to roll for command points.
sq-no-lesson =
    { $lesson ->
        [melee] You cannot fight in melee yet: it comes in round { $round } of this lesson.
        [overwatch] You cannot use Overwatch yet: it comes in round { $round } of this lesson.
        [search] You cannot search rooms yet: that comes in round { $round } of this lesson.
       *[command] You cannot use command points yet: they come in round { $round } of this lesson.
    }
sq-no-cannot-act = { $who } cannot act now.
sq-no-finish-attack = The attack has to be resolved first.
sq-no-standing-order = That standing order does not exist.
sq-no-trigger = You cannot interrupt like that.
sq-no-hand-is-up = You are already set to interrupt at the next pause.
sq-no-command-points = You have no command points.
sq-no-not-with-points = That cannot be done with command points.
sq-no-card-forbids = It cannot do that: a card forbids it.
sq-no-not-on-board = It cannot do that: it is not on the board.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = It cannot step there: that square is not next to it.
sq-no-obstacle = It cannot pass: an obstacle is in the way.
sq-no-points-left =
    { $cost ->
        [one] That costs one point, and none is left.
       *[other] That costs { $cost } points, and not enough are left.
    }
sq-no-wall-between = It cannot pass: a wall or a closed door is in the way.
sq-no-round-corner = It cannot go round that corner: both ways are closed.
sq-no-way-on = From there it could not move on to a free square.
sq-no-between-two = It cannot squeeze between two miniatures without permission.
sq-no-stop-on-vent = Only a special token can end its move on a vent: the others must be able to move on.
sq-no-stop-on-conduit = Only the Cult’s tokens can end their move on a conduit: the others must be able to move on.
sq-no-shared-square = It cannot stay on a shared square: it must move on.
sq-no-not-in-dock = It cannot enter: it is not waiting in its entry area.
sq-no-stop-on-threshold = While part of a squad waits outside, only that squad can end a move on its threshold squares: the others must be able to move on.
sq-no-shut-out = No entry square is free for { $who }: it waits outside and spends nothing.
sq-no-threshold = It must enter on a free threshold square of its own entry area.
sq-no-way-out = It can leave only from a threshold square of its own entry area, or by an exit.
sq-no-own-dock = That can be handed in only from a threshold square of its own entry area.
sq-no-movement-over = It cannot do that any more: its movement is over.
sq-no-held-fast = It is held fast and cannot move.
sq-no-psychic-only = It has used a psychic power and can do nothing else this turn.
sq-no-four-facings = It can face only north, east, south or west.
sq-no-same-facing = It already faces that way.
sq-no-turn-alone = Command points cannot pay for a turn on the spot: the miniature has to move.
sq-no-turn-costs = Turning that way costs a movement point, and none is left.
sq-no-such-door = There is no door { $door }.
sq-no-door-open = The door { $door } is open.
sq-no-door-front = It cannot open the door { $door }: it is not standing in front of it.
sq-no-bulkhead = Only aliens can open the bulkhead { $door }.
sq-no-door-alone = With command points, a miniature can open a door only if it has also moved with them.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } does not see { $target }.
sq-no-watch-friend = { $target } is not an enemy of { $who }.
sq-no-watch-line = { $who } sees { $target } but has no line of fire to it, not even after a free turn of 90°.
sq-no-watch-late = { $who } has missed its chance: { $target } was already in sight, or you chose not to fire.
sq-no-target = That target does not exist.
sq-no-own-target = It cannot attack its own side.
sq-no-adjacent-target = That target is adjacent: it can only be attacked in melee.
sq-no-line-of-fire = There is no line of fire to it.
sq-no-disputed-line = The dice have decided that this line is blocked; that stands until the end of the turn.
sq-no-fixed-target = There is nothing there to destroy.
sq-no-such-weapon = It cannot fire this weapon: it does not have it.
sq-no-second-weapon = It cannot fire this weapon: it has already fired another.
sq-no-shots-left = This weapon has no shots left this turn.
sq-no-so-many-shots =
    { $shots ->
        [one] That shot cannot be aimed there.
       *[other] { $shots } shots cannot be concentrated there.
    }
sq-no-shots-around-movement = It has moved since its first shot: this weapon cannot fire again.
sq-no-shoot-and-melee = It may shoot or fight in melee, not both.
sq-no-carrier-heavy = A miniature that is carrying another cannot fire this weapon.
sq-no-move-and-fire = This weapon cannot fire in a turn in which it moves.
sq-no-searched = It has searched a room and cannot attack this turn.
sq-no-second-melee = It may fight in melee only once a turn.
sq-no-nobody-ahead = There is nobody in front of it to fight.
sq-no-melee-dice = It cannot attack in melee: it has no dice for that.
sq-no-gunner-melee = A machine and its gunner cannot attack in melee.
sq-no-alien-overwatch = Aliens cannot use Overwatch.
sq-no-overwatch-attacked = It has attacked and cannot go into Overwatch.
sq-no-overwatch-searched = It has searched a room and cannot go into Overwatch.
sq-no-overwatch-moved = A Tarantula that has moved, or has a new gunner, cannot go into Overwatch.
sq-no-overwatch-weapon = It needs a ranged weapon for Overwatch.
sq-no-overwatch-flamer = This weapon cannot be used in Overwatch.
sq-no-overwatch-shot = Choose one of the available shots, or pass.
sq-no-not-in-overwatch = It cannot leave Overwatch now: it is not in Overwatch, or an attack is being resolved.

## Positions on paper

sq-position-neither = A position is either one line of JSON or a file whose first line is “{ $head }”.
sq-position-field = Position, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the value does not fit.
sq-position-not-json = Position, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this is not JSON.
sq-position-line = Position, line { NUMBER($line, useGrouping: 0) }: “{ $text }” cannot be understood.
sq-position-word = Position, line { NUMBER($line, useGrouping: 0) }: “{ $word }” does not belong here.
sq-position-no-map = Position, line { NUMBER($line, useGrouping: 0) }: the drawn map is missing; its lines are indented below the word “map”.
sq-position-no-seat = Position, line { NUMBER($line, useGrouping: 0) }: “{ $who }” does not belong to any faction at this table.
sq-position-twice = Position, line { NUMBER($line, useGrouping: 0) }: “{ $who }” appears twice.
sq-position-unknown = Position, line { NUMBER($line, useGrouping: 0) }: the box has no “{ $value }”.
sq-position-no-square = Position, line { NUMBER($line, useGrouping: 0) }: “{ $square }” is not a floor square on this map.
sq-position-shared = Position: { $one } and { $other } stand on the same square, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = campaign records
starquest-option-played = missions played
starquest-option-legacy = consequences of earlier missions
starquest-option-scenario = custom mission

## Beside the map

sq-beside = { $faction } (points: { $points }): { $groups }
sq-beside-nobody = { $faction } (points: { $points })
sq-beside-kind = { $figure } { $ids }

## Gathered offers

sq-gathered-step = Step to { $places }, or type any square to walk there
sq-gathered-face = Turn: { $places }
sq-gathered-enter = Enter at { $at }, facing { $places }
sq-gathered-stand = Place on { $at }, facing { $places }
sq-gathered-put = Put { $identity } on { $places }
