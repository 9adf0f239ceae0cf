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
sq-aim-line = the line from { $square } to the { $facing }
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
sq-danger = { $target } (hurt: { NUMBER($hurt, style: "percent", maximumFractionDigits: 0) }, eliminated: { NUMBER($killed, style: "percent", maximumFractionDigits: 0) })
sq-survey-unknown = There is no figure and no attack of this name here: { $about }.
sq-command-unreadable = “{ $text }” is no command.

## What happens: set-up and turns

sq-event-mission-began = The mission begins: { $mission }. At the table: { $factions }.
sq-event-ranked = Starting order, drawn by lot: { $order }.
sq-event-chose =
    { $value-known ->
        [no] { $seat } has made a secret choice ({ $what }).
       *[yes] { $seat } has chosen ({ $what }): { $value }.
    }
sq-choice-formation = formation
sq-choice-members = who comes along
sq-choice-psionic = psionic
sq-choice-reinforcement = reinforcement
sq-choice-weapon = weapons
sq-choice-bearer = who carries it
sq-choice-equipment = equipment
sq-choice-order = orders
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
sq-event-turn-began = It is { $seat }’s turn.
sq-event-turn-ended = { $seat }’s turn is over.
sq-event-activated = { $who } begins to act.
sq-event-finished = { $who } is done.

## What happens: movement and doors

sq-event-moved = { $who } moves to { $squares }.
sq-walked =
    { $turned ->
        [yes] { $who } goes to { $to }, { $steps } { $steps ->
            [one] step
           *[other] steps
        }, and looks { $facing }.
       *[no] { $who } goes to { $to }, { $steps } steps.
    }
sq-event-faced = { $who } turns to the { $facing }.
sq-event-entered = { $who } comes in on { $squares }, facing { $facing }.
sq-event-left = { $who } leaves the mission.
sq-event-asked = { $who } asks leave to pass to { $to }.
sq-event-allowed =
    { $allowed ->
        [no] { $seat } does not let { $who } pass.
       *[yes] { $seat } lets { $who } pass.
    }
sq-event-sent-back = { $who } cannot stay there and goes to { $squares }.
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
            [one] loses a life point; left: { $lp }.
           *[other] loses { $lost } life points; left: { $lp }.
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
sq-event-placed = { $who } ({ $figure }) stands on { $squares }, facing { $facing }.
sq-event-unavailable = No miniature is left for { $token } ({ $identity }): the token goes.
sq-event-demanded = { $seat } demands that { $token } be revealed.
sq-event-mounted = { $who } is fitted with: { $weapon }.

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
                [no] { $weapon } attacks.
               *[yes] { $weapon } attacks { $aim }.
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
       *[yes] The attack of { $attacker } comes to nothing: its target has gone.
    }
sq-event-rolled =
    { $reason ->
        [defence] { $who } defends with { $values }: { $sum }.
        [flames] The fire rolls { $values }: { $sum }.
       *[other]
            { $who-known ->
                [no] The dice show { $values }: { $sum }.
               *[yes] { $who } rolls { $values }: { $sum }.
            }
    }
sq-event-die-rolled = { $seat } rolls a die: { $faces }.
sq-event-rerolled = { $seat } plays { $card } and rolls again: { $values }, { $sum } in all.
sq-event-shared =
    { $points ->
        [one] One point for { $target }.
       *[other] { $points } points for { $target }.
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
        [one] { $who } loses a life point; left: { $lp }.
       *[other] { $who } loses { $lost } life points; left: { $lp }.
    }
sq-event-cards-discarded = { $who } gives up cards instead of life: { $cards }.
sq-event-weapon-lost = { $who } loses a weapon: { $weapon }.
sq-event-healed = { $who } is healed; life points: { $lp }.
sq-event-rite-used = A rite saves { $who }; life points: { $lp }, rites left: { $left }.
sq-event-eliminated = { $who } ({ $figure }) is eliminated.
sq-event-scored =
    { $reason ->
        [kill] { $seat }: { $points } points for { $what }, { $total } in all.
        [loss] { $seat }: { $points } points for the loss of { $what }, { $total } in all.
        [violation] { $seat }: { $points } points for breaking an alliance, { $total } in all.
        [bought] { $seat }: { $points } points for a card bought, { $total } in all.
        [sold] { $seat }: { $points } points for a card sold, { $total } in all.
        [secret] { $seat }: { $points } points for the secret mission { $what }, { $total } in all.
        [primary] { $seat }: { $points } points for the primary mission, { $total } in all.
        [secondary] { $seat }: { $points } points for the secondary mission, { $total } in all.
        [carried] { $seat }: { $points } points for carrying { $what }, { $total } in all.
        [left-aboard] { $seat }: { $points } points for those left aboard, { $total } in all.
        [weapon] { $seat }: { $points } points for a weapon shot off ({ $what }), { $total } in all.
        [formation] { $seat }: { $points } points for the formation ({ $what }), { $total } in all.
        [unmet] { $seat }: { $points } points for an objective that no squad met, { $total } in all.
        [scaled] { $seat }: { $points } points for kills, counted as at a full table, { $total } in all.
        [held-room] { $seat }: { $points } points for holding the room, { $total } in all.
        [life] { $seat }: { $points } points for life points of { $what }, { $total } in all.
        [card] { $seat }: { $points } points for a card, { $total } in all.
       *[other] { $seat }: { $points } points, { $total } in all.
    }
sq-event-flames-lit = Fire burns on { $squares }.
sq-event-flames-out = The fire of { $seat } goes out.
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
sq-event-command-spent = { $seat } spends command points: { $points }; left: { $left }.
sq-event-command-lost = { $seat } has lost the leader: no more command points.
sq-event-window-opened = { $seat } may spend command points now.
sq-event-window-closed = { $seat } spends no more command points.
sq-event-hand-raised = Your hand is up; nobody else can see it.
sq-event-instructed = Your standing orders: { $words }.
sq-event-room-searched =
    { $card-known ->
        [no] { $who } searches the room { $room }.
       *[yes] { $who } searches the room { $room } and finds: { $card }.
    }
sq-event-card-played =
    { $on-count ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } on { $on }.
    }
sq-event-card-shown = { $seat } shows { $card }.
sq-event-event-drawn = { $seat } draws an event: { $card }.
sq-event-reshuffled = The deck { $deck } is shuffled again.

## What happens: objects, carrying, machines

sq-event-thing-picked-up = { $who } picks up { $thing }.
sq-event-thing-dropped = { $who } puts { $thing } down on { $at }.
sq-event-thing-given = { $who } gives { $thing } to { $to }.
sq-event-thing-recovered = { $who } brings { $thing } to safety.
sq-event-loaded = { $who } takes { $what } up.
sq-event-unloaded = { $who } sets { $what } down on { $squares }.
sq-event-manned = { $who } takes the post at { $machine }.
sq-event-post-left = { $who } leaves the post at { $machine }.
sq-event-converted = { $who } goes over to { $seat }.

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
sq-event-pact-ended = The alliance of { $a } and { $b } is dissolved.
sq-event-pact-exposed = The secret alliance of { $a } and { $b } has come to light.
sq-event-pledge-refused = Offer { $number } is off.
sq-event-card-offered =
    { $card-known ->
        [no] { $seat } offers { $to } a card for 20 points (offer { $number }).
       *[yes] { $seat } offers { $to } { $card } for 20 points (offer { $number }).
    }
sq-event-card-sold =
    { $card-known ->
        [no] { $seat } sells { $to } a card.
       *[yes] { $seat } sells { $to } { $card }.
    }
sq-event-mission-ended = The mission is over.
sq-event-seals-won =
    { $seals ->
        [one] { $seat } wins a Seal of Honour; { $total } in all.
       *[other] { $seat } wins { $seals } Seals of Honour; { $total } in all.
    }
sq-event-rank-changed = { $seat } now holds rank { $rank }.
sq-event-won =
    { $count ->
        [one] { $seats } wins the mission.
       *[other] { $seats } share the first place.
    }

## What a command would do

sq-do-choose =
    { $choice ->
        [reacting] Give up { $value }: the event leaves you alone
       *[other] Choose { $value }
    }
sq-do-choose-odds =
    { $only ->
        [yes] Choose { $dangers }.
       *[no] Choose { $value }: { $dangers }.
    }
sq-do-pass = Pass
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
        [0] Finish with this miniature
       *[other] Finish with this miniature (movement points left: { $left })
    }
sq-do-end = End the activations of this turn
sq-do-step = Step to { $to }
sq-do-walk = Walk along { $path }
sq-do-enter = { $who } comes in on { $to }, facing { $facing }
sq-do-leave = { $who } leaves the mission
sq-do-face = Turn to the { $facing }
sq-do-open = Open the door { $door }
sq-do-shoot =
    { $area ->
        [yes] { $who } fires at { $at } ({ $weapon }, shots: { $shots })
       *[no] { $who } fires ({ $weapon }, shots: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-snap =
    { $area ->
        [yes] { $who } fires to the { $facing } at { $at } ({ $weapon }, shots: { $shots })
       *[no] { $who } fires to the { $facing } ({ $weapon }, shots: { $shots })
    }{ $count ->
        [0] .
       *[other] : { $dangers }.
    }
sq-do-strike =
    { $count ->
        [0] { $who } attacks in melee.
       *[other] { $who } attacks in melee: { $dangers }.
    }
sq-do-share = Give { $points } to { $at }
sq-do-reroll = Play { $card } and roll again: dice { $dice }
sq-do-save =
    { $dice ->
        [0] Roll no save
        [one] Roll one save
       *[other] Roll { $dice } saves
    }
sq-do-search = Search the room
sq-do-overwatch = Go into Overwatch
sq-do-lower = { $who } leaves Overwatch
sq-do-pick-up = Pick up { $thing }
sq-do-put-down = Put down { $thing }
sq-do-give = { $who } gives { $thing } to { $to }
sq-do-load = { $who } takes { $what } up
sq-do-unload = Set down on { $to } what you carry
sq-do-hand-in = { $who } hands { $what } into the entry area
sq-do-man = { $who } takes the post at { $machine }
sq-do-quit = { $who } leaves the post
sq-do-use =
    { $on-count ->
        [0] Play { $card }
       *[other] Play { $card } on { $on }
    }
sq-do-use-odds =
    { $only ->
        [yes] Play { $card }: { $dangers }.
       *[no] { $on-count ->
            [0] Play { $card }: { $dangers }.
           *[other] Play { $card } on { $on }: { $dangers }.
        }
    }
sq-do-put = Put { $identity } on { $to }
sq-do-reveal = Reveal { $who }
sq-do-demand = Demand that { $who } be revealed
sq-do-stand = Stand on { $to }, facing { $facing }
sq-do-raise = Raise your hand for command points
sq-do-trigger = Raise your hand by itself: { $words }
sq-do-instruct = Standing order: { $words }
sq-do-rite = Use a rite for { $who }
sq-do-pledge =
    { $kind ->
        [secret] Offer a secret alliance to: { $to }
       *[other] Offer an alliance to: { $to }
    }
sq-do-sell = Offer { $card } for 20 points to: { $to }
sq-do-accept = Accept offer { $number }
sq-do-refuse = Refuse offer { $number }
sq-do-dissolve = Dissolve the alliance with: { $to }
sq-do-expose = Reveal the secret alliance with: { $to }

## Questions

sq-ask-order = Do you play an order card?
sq-ask-act = Who acts next?
sq-ask-activation = What does it do?
sq-ask-command = Do you roll for command points?
sq-ask-window-hand = Your hand was up: how do you spend command points?
sq-ask-window-dodge = You are under attack: do you dodge with command points?
sq-ask-window-own = How do you spend your command points?
sq-ask-overwatch = An enemy has come into sight: do you fire?
sq-ask-permission = Do you let it pass?
sq-ask-share = Who gets points of this total?
sq-ask-saves = How many saves do you roll?
sq-ask-cards = Which card do you play or give up?
sq-ask-rite = Do you use a rite?

## Refusals: whose decision it is

sq-no-mission-over = The mission is over.
sq-no-not-in-play = The mission has not begun, or is over.
sq-no-not-your-decision = { $who } has to decide now.
sq-no-not-now = That cannot be done now.
sq-no-other-is-acting = Another miniature is acting; finish with it first.
sq-no-order-first = Play an order card, or pass.
sq-no-command-roll = Say whether you roll for command points.
sq-no-lesson =
    { $lesson ->
        [melee] Hand-to-hand fighting comes in round { $round } of this lesson.
        [overwatch] Overwatch comes in round { $round } of this lesson.
        [search] Searching rooms comes in round { $round } of this lesson.
       *[command] Command points come in round { $round } of this lesson.
    }
sq-no-cannot-act = { $who } cannot act now.
sq-no-finish-attack = First the attack has to be resolved.
sq-no-standing-order = There is no such standing order.
sq-no-trigger = Your hand cannot be raised like that.
sq-no-hand-is-up = Your hand is up already.
sq-no-command-points = You have no command points.
sq-no-not-with-points = That cannot be done with command points.
sq-no-card-forbids = A card forbids it.
sq-no-not-on-board = It is not on the board.

## Refusals: movement, facing, doors

sq-no-not-a-neighbour = That square is not next to it.
sq-no-obstacle = An obstacle is in the way.
sq-no-points-left = That costs { $cost }, and there are not so many points left.
sq-no-wall-between = A wall or a closed door is in the way.
sq-no-round-corner = It cannot go round that corner: both ways are closed.
sq-no-way-on = From there it could not go on to a free square.
sq-no-between-two = It would have to squeeze between two miniatures without leave.
sq-no-stop-on-vent = Only a special token ends its move on a vent: it must be able to go on.
sq-no-stop-on-conduit = Only tokens of the Cult end their move on a conduit: it must be able to go on.
sq-no-shared-square = It stands on a shared square and must go on.
sq-no-not-in-dock = It is not waiting in its entry area.
sq-no-threshold = It comes in on a free threshold square of its own entry area.
sq-no-way-out = It leaves only from a threshold of its own entry area, or from an exit.
sq-no-own-dock = That is handed in only from a threshold of its own entry area.
sq-no-movement-over = Its movement is over.
sq-no-held-fast = It is held fast and cannot move.
sq-no-psychic-only = It has used a psychic power: nothing else is left to it this turn.
sq-no-four-facings = It can face north, east, south or west.
sq-no-same-facing = It already faces that way.
sq-no-turn-alone = With command points a turn alone cannot be paid for without movement.
sq-no-turn-costs = That turn costs a movement point, and there is none left.
sq-no-such-door = There is no door { $door }.
sq-no-door-open = The door { $door } is open.
sq-no-door-front = It does not stand before the door { $door }.
sq-no-bulkhead = Only aliens open the bulkhead { $door }.
sq-no-door-alone = With command points a door is opened only by a miniature that has moved with them.

## Refusals: attacks and Overwatch

sq-no-watch-sight = { $who } does not see { $target }.
sq-no-watch-friend = { $target } is no enemy of { $who }.
sq-no-watch-line = { $who } sees { $target } but has no line of fire to it, not even after a free turn of 90°.
sq-no-watch-late = { $who } has had its chance: { $target } stood in its sight already, or was let pass.
sq-no-target = There is no such target.
sq-no-own-target = It does not attack its own side.
sq-no-adjacent-target = That target is adjacent: it can be attacked in melee only.
sq-no-line-of-fire = There is no line of fire to it.
sq-no-disputed-line = The dice have decided that this line is blocked; that stands until the end of the turn.
sq-no-fixed-target = There is nothing there to be destroyed.
sq-no-such-weapon = It has no such weapon to shoot with.
sq-no-second-weapon = It has already fired another weapon.
sq-no-shots-left = This weapon has no shots left in this turn.
sq-no-so-many-shots = { $shots } shots cannot be concentrated there.
sq-no-shots-around-movement = It has moved since its first shot: this weapon fires no more.
sq-no-shoot-and-melee = It shoots or fights in melee, not both.
sq-no-carrier-heavy = Who carries a miniature cannot fire such a weapon.
sq-no-move-and-fire = This weapon is not fired in a turn in which it moves.
sq-no-searched = It has searched a room and attacks no more this turn.
sq-no-second-melee = It fights in melee once in a turn.
sq-no-nobody-ahead = There is nobody ahead to fight.
sq-no-melee-dice = It has no dice for melee.
sq-no-gunner-melee = A machine and its gunner do not attack in melee.
sq-no-alien-overwatch = Aliens do not use Overwatch.
sq-no-overwatch-attacked = It has attacked and cannot go into Overwatch.
sq-no-overwatch-searched = It has searched a room and cannot go into Overwatch.
sq-no-overwatch-moved = A Tarantula that has moved, or has a new gunner, cannot go into Overwatch.
sq-no-overwatch-weapon = Without a weapon to shoot with there is no Overwatch.
sq-no-overwatch-flamer = This weapon is not used in Overwatch.
sq-no-overwatch-shot = Fire one of the shots that are open to it, or pass.
sq-no-not-in-overwatch = It is not in Overwatch, or an attack is being resolved.

## Positions on paper

sq-position-neither = A position is either one line of JSON or a file whose first line is “{ $head }”.
sq-position-field = Position, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the value does not fit.
sq-position-not-json = Position, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: this is not JSON.
sq-position-line = Position, line { NUMBER($line, useGrouping: 0) }: “{ $text }” cannot be understood.
sq-position-word = Position, line { NUMBER($line, useGrouping: 0) }: “{ $word }” does not belong here.
sq-position-no-map = Position, line { NUMBER($line, useGrouping: 0) }: the drawn map is missing; its lines are indented below the word “map”.
sq-position-no-seat = Position, line { NUMBER($line, useGrouping: 0) }: “{ $who }” belongs to no faction at this table.
sq-position-twice = Position, line { NUMBER($line, useGrouping: 0) }: there are two of “{ $who }”.
sq-position-unknown = Position, line { NUMBER($line, useGrouping: 0) }: the box has no “{ $value }”.
sq-position-no-square = Position, line { NUMBER($line, useGrouping: 0) }: “{ $square }” is no square of floor on this map.
sq-position-shared = Position: { $one } and { $other } stand on the same square, { $square }.

## Options that are handed over as tables, not typed

starquest-option-records = campaign records
starquest-option-played = missions played
starquest-option-legacy = left behind by earlier missions
starquest-option-scenario = own mission

## Beside the map

sq-beside = { $faction } (points: { $points }): { $groups }
sq-beside-nobody = { $faction } (points: { $points })
sq-beside-kind = { $figure } { $ids }

## Gathered offers

sq-gathered-step = Step to { $places }, or type any square to walk there
sq-gathered-face = Turn: { $places }
sq-gathered-enter = Come in on { $at }, facing { $places }
sq-gathered-stand = Place on { $at }, facing { $places }
sq-gathered-put = Put { $identity } on { $places }
