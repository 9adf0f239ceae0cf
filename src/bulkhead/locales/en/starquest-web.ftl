### The table of Starquest in the browser.

## The map

web-sq-map = Map of the ship
web-sq-map-keys = Arrow keys move a cursor over the squares, Page Up and Page Down go from miniature to miniature, Home goes to the active miniature, Enter selects the square.
web-sq-minimap = Overview of the ship and the part in view
web-sq-stage = The ship
web-sq-not-scanned = Not scanned
web-sq-come-in = Enter here
web-sq-layers = What the map shows
web-sq-layer-reach = Reach and cost
web-sq-layer-fire = Can hit
web-sq-layer-sight = Sight only
web-sq-zoom-in = Zoom in
web-sq-zoom-out = Zoom out
web-sq-zoom-whole = Show the whole ship

## Squares in words

web-sq-square =
    { $room ->
        [none] Square { $square }, corridor
       *[other] Square { $square }, room { $name }
    }
web-sq-here =
    { $token ->
        [yes] { $name } ({ $owner })
       *[no] { $name } ({ $owner }), life { $life }
    }
web-sq-burning = On fire
web-sq-r-square = Reinforcements may enter here
web-sq-unseen = None of your miniatures sees it
web-sq-mans = mans { $machine }
web-sq-carries = carries { $what }
web-sq-vent =
    { $state ->
        [open] Entry vent
       *[gone] Entry vent, out of use
    }
web-sq-conduit = Conduit
web-sq-exit = Exit
web-sq-obstacle = Obstacle: cannot be entered
web-sq-door-at =
    { $kind ->
        [bulkhead] Bulkhead
        [doorway] Doorway
       *[door] Door
    } to the { $side }, { $state ->
        [open] open
        [barred] barred
       *[closed] closed
    }{ $can ->
        [yes] , can be opened now
       *[no] { "" }
    }
web-sq-centre = Centre on the active miniature
web-sq-in-fire = Seen, and in the line of fire
web-sq-in-sight = Seen, but not in the line of fire
web-sq-reach = In reach, cost { $cost }
web-sq-reach-asks = Needs somebody’s permission to pass
web-sq-out-of-reach = Square { $square } is out of reach now.

## Figures

web-sq-figure = { $figure } { $id }
web-sq-token = Token { $id }
web-sq-unknown = Face down: only its owner knows what it is
web-sq-token-moves =
    { $squares ->
        [one] Moves one square a turn.
       *[other] Moves up to { $squares } squares a turn.
    }
web-sq-token-lists = On the mission’s list: { $kinds }.
web-sq-facing = facing { $facing }
web-sq-life = Life points: { $life } of { $full }
web-sq-movement = Movement
web-sq-left = { $left } of { $full } left
web-sq-sheet = Armour { $armour }, movement { $move }, worth { sq-points }
web-sq-weapon-rolls =
    { $pattern ->
        [line] { $dice }, along a line
        [blast] { $dice }, in a square and all around it
        [block] { $dice }, in a block of two by two squares
        [square] { $dice }, on everybody in a square
        [split] { $dice }, shared out among targets
        [flame] { $dice }, in a square and all around it, and the fire stays
        [backblast] { $dice }, along a line to the wall, less with every square back
        [melee] { $dice } in melee
       *[other] { $dice }
    }
web-sq-supply = Your tokens
web-sq-supply-what = Pick one up, then press the square it goes on.
web-sq-supply-blips = Blips
web-sq-supply-reinforcements = Reinforcements
web-sq-supply-specials = For entry vents
web-sq-supply-hidden =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
web-sq-supply-count = { $name }, { $count } left
web-sq-supply-of = { $count } × { $name }
web-sq-overwatch = In Overwatch
web-sq-finished = Done this turn

## The scanner

web-sq-players = Players and squads
web-sq-order = Turn order
web-sq-setup = set-up
web-sq-round = round { $round } of { $rounds }
web-sq-you = you
web-sq-driven-by-bot = a bot playing for { $name }
web-sq-decides = To decide
web-sq-scanner = Squad scanner
web-sq-forces = Forces
web-sq-points = Points
web-sq-command = Command
web-sq-seals = Seals
web-sq-blips = Blips
web-sq-reinforcements = Reinforcements

## Acting

web-sq-decision = The question
web-sq-your-decision = Your decision
web-sq-waiting = Waiting for { $name }
web-sq-answers = Answers
web-sq-on-the-map = Choose a lit square on the map.
web-sq-every-answer = All answers as a list ({ $count })
web-sq-every-square = All squares for { $name } as a list ({ $count })
web-sq-supply-first = First pick the token you want to place.
web-sq-supply-must = Do I have to place them all?
web-sq-menu = What to do at { $square }
web-sq-which-way = Facing which way?
web-sq-cancel = Back
web-sq-ready = Still to act
web-sq-idle = It cannot do anything now.
web-sq-actions = What it can do
web-sq-action-shoot = Shoot
web-sq-action-overwatch = Overwatch
web-sq-action-door = Door
web-sq-action-melee = Melee
web-sq-action-search = Search
web-sq-action-turn = Turn
web-sq-cannot-shoot = There is nobody to shoot at from here, or it has already shot.
web-sq-cannot-door = No door is within reach.
web-sq-cannot-melee = There is nobody to fight right in front.
web-sq-cannot-turn = It cannot turn any more.
web-sq-cannot-overwatch = It cannot go into Overwatch now.
web-sq-cannot-search = It cannot search now.
web-sq-finish = End activation
web-sq-end-turn = End the turn
web-sq-undo = Undo
web-sq-target = The attack
web-sq-with = Weapon
web-sq-weapon =
    { $shots ->
        [one] { $weapon }
       *[other] { $weapon }, { $shots } shots
    }
web-sq-armour-life = armour { $armour }, life { $life }
web-sq-silent =
    { $count ->
        [one] Why can’t { $name } shoot too?
       *[other] Why can’t the others shoot too?
    }
web-sq-way-here = The way it came
web-sq-hurt = hurt
web-sq-killed = eliminated
web-sq-share-left =
    { $left ->
        [one] One point left to assign.
       *[other] { $left } points left to assign.
    }
web-sq-share-does =
    { $given }: { $does ->
        [kills] eliminated
       *[hurts] hurt
    }
web-sq-share-rest =
    { $left ->
        [one] Give up the last point
       *[other] Give up { $left } points
    }
web-sq-shots =
    { $shots ->
        [one] one shot
       *[other] { $shots } shots
    }
web-sq-whole-total = With the whole total: you share it out after the roll.
web-sq-own = Yours
web-sq-in-it = Who is in it
web-sq-hits-nobody = Nobody there could be hurt.
web-sq-no-roll = Nothing stops it: no dice are rolled.
web-sq-uncovers =
    { $count ->
        [one] Token { $tokens } is revealed first; its odds are known only then.
       *[other] Tokens { $tokens } are revealed first; their odds are known only then.
    }
web-sq-totals = Chance of each total: { $totals }
web-sq-dice =
    { $colours ->
        [white]
            { $white ->
                [one] one white die
               *[other] { $white } white dice
            }
        [red]
            { $red ->
                [one] one red die
               *[other] { $red } red dice
            }
       *[both] { $red } red, { $white } white dice
    }
web-sq-shoot-now = Fire!
web-sq-strike-now = Strike
web-sq-play-now = Play it
web-sq-choose-now = Choose this one
web-sq-plant-now = Set it off

## Log, keys, the end

web-sq-log = Log
web-sq-log-empty = Nothing has happened yet.
web-sq-tabs = Tabs of this panel
web-sq-tab-act = Act
web-sq-tab-squad = Squad
web-sq-keys = At the Starquest table
web-sq-key-enter = act with the chosen miniature, or carry out the chosen attack
web-sq-key-next = next miniature that may act
web-sq-crumb = Starquest: { $mission }
web-sq-over = The mission is over
web-sq-won = winner

## A new table

web-sq-new-mission = Mission
web-sq-new-tutorial = Tutorial
web-sq-new-campaign = Campaign
web-sq-new-skirmish = Skirmish
web-sq-new-rounds = Rounds: { $rounds } at most, about { $minutes } min
web-sq-new-empty = Empty
web-sq-new-empty-what = Nobody plays this faction.
web-sq-new-not-here = Not in this mission.
web-sq-new-fill = Fill the free seats with bots
web-sq-new-few-squads = This mission needs { $least } to { $most } squads.
web-sq-new-few-aliens = This mission needs an alien player.
web-sq-new-many-aliens =
    { $aliens ->
        [one] This mission takes only one alien player.
       *[other] This mission takes at most { $aliens } alien players.
    }
web-sq-new-primary = Primary objective
web-sq-new-secondary = Secondary objective
web-sq-new-start = Start the mission
web-sq-new-squads = Squads
web-sq-new-aliens = Aliens
web-sq-new-between = Chosen: { $taken }, needed: { $least } to { $most }
web-sq-new-exactly = Chosen: { $taken }, needed: { $least }
web-sq-new-house-book = Options: { $count }, all by the book
web-sq-new-house-changed = Options: { $count }, changed: { $changed }
web-sq-new-house-show = All, by chapter
web-sq-new-house-hide = Only what differs
web-sq-new-house-differ =
    { $count ->
        [one] { $count } differs
       *[other] { $count } differ
    }
web-sq-new-house-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }

## At any moment

web-sq-aside = At any time
web-sq-aside-else = Also
web-sq-why-not = Why not?
web-sq-now = What can I do now?
web-sq-now-more =
    { $count ->
        [one] and one more like this
       *[other] and { $count } more like these
    }
web-sq-now-not = Not now
web-sq-page-hand = Interrupt
web-sq-page-orders = Standing orders
web-sq-hand = Interrupt at the next pause
web-sq-hand-is-up = You interrupt at the next pause and may spend command points. Nobody else knows yet.
web-sq-hand-what =
    { $points ->
        [0] You have no command points. With some you could interrupt the player who is acting.
       *[other] Interrupt the player who is acting at the next pause and spend command points. You have { $points }.
    }
web-sq-triggers = Interrupt automatically
web-sq-triggers-none = Clear all
web-sq-trigger-when = When?
web-sq-moment-begins = a turn begins
web-sq-moment-after = somebody has acted
web-sq-moment-ends = a turn ends
web-sq-moment-seen = one of mine is seen
web-sq-moment-near = an enemy comes near
web-sq-trigger =
    { $kind ->
        [begins] Start of turn: { $name }
        [after] After each activation: { $name }
        [ends] End of turn: { $name }
        [near]
            { $number ->
                [one] Enemy within one square: { $name }
               *[other] Enemy within { $number } squares: { $name }
            }
       *[other] Seen by an enemy: { $name }
    }

## Standing orders

web-sq-standing-what = They answer for you, so that nobody has to wait. Only you can see them.
web-sq-clocks-what = When time runs out, your standing order answers; if there is none, the default answer is given.
web-sq-standing-hidden = Everyone at this screen can read this question, so standing orders, which are secret, stay hidden for now. You’ll find yours here once the curtain has been lifted for you.
web-sq-standing-chance = Minimum chance
web-sq-standing-overwatch = Overwatch shots
web-sq-standing-overwatch-one = Overwatch shots: { $whom }
web-sq-standing-dodge = Dodging with command points
web-sq-standing-saves = Saves
web-sq-standing-cards = Reaction cards
web-sq-standing-reveal = Facing of revealed miniatures
web-sq-standing-rite = Rites
web-sq-standing-discard = What is lost first
web-sq-holds-discard-ask = Ask me which card or weapon is lost. Or press them in the order in which they should go.
web-sq-holds-discard = In this order: { $things }; then ask me.
web-sq-standing-passing-one = Letting pass: { $whom }
web-sq-holds-overwatch =
    { $now ->
        [shoot] Miniatures in Overwatch fire if the chance of a kill is at least { $from }%; otherwise they wait.
        [hold] Nobody fires; the marker stays.
       *[other] Ask me each time an enemy comes into sight.
    }
web-sq-holds-dodge =
    { $now ->
        [never] Never dodge.
        [if-harmful] Ask me if the risk of losing a life point is at least { $from }%.
       *[other] Ask me at every attack on me.
    }
web-sq-holds-saves =
    { $now ->
        [all] Roll every save I may.
        [none] Roll none.
       *[other] Ask me how many.
    }
web-sq-holds-cards =
    { $now ->
        [never] Play none, and don’t wait for me.
       *[other] Ask me whenever one could be played.
    }
web-sq-holds-reveal =
    { $now ->
        [nearest] Face them towards the nearest squad miniature.
       *[other] Ask me each time.
    }
web-sq-holds-rite =
    { $now ->
        [fatal] Use one for the most valuable of those about to die.
        [never] Use none.
       *[other] Ask me at every loss.
    }
web-sq-holds-passing =
    { $now ->
        [always] Their miniatures may always pass through mine.
        [never] Their miniatures may never pass through mine.
       *[other] Ask me each time.
    }
web-sq-word-ask = Ask
web-sq-word-always = Always
web-sq-word-never = Never
web-sq-word-all = All
web-sq-word-none = None
web-sq-word-hold = Never
web-sq-word-shoot = If likely
web-sq-word-shoot-from = Only if kill ≥ { $from }%
web-sq-word-if-harmful = If harmful
web-sq-word-if-harmful-from = Only if risk ≥ { $from }%
web-sq-word-nearest = Nearest squad
web-sq-word-fatal = If fatal
web-sq-word-from = { $from }%
web-sq-next-time = Next time
web-sq-next-time-one = Next time, { $whom }
web-sq-offers-wait =
    { $count ->
        [one] one offer waiting
       *[other] { $count } offers waiting
    }

## What is at stake

web-sq-stake = What is at stake
web-sq-stake-to = wants to move on to { $square }
web-sq-stake-killed = eliminated
web-sq-stake-points = points if it falls
web-sq-stake-shot =
    { $stays ->
        [yes] shot; the marker stays
       *[no] shot; then the marker is removed
    }
web-sq-stake-hurt = you are hurt
web-sq-stake-lost = you lose it
web-sq-stake-command =
    { $value ->
        [one] command point to dodge with
       *[other] command points to dodge with
    }
web-sq-stake-losing =
    { $value ->
        [one] life point is lost
       *[other] life points are lost
    }
web-sq-stake-life =
    { $value ->
        [one] life point left
       *[other] life points left
    }
web-sq-stake-worth = points it is worth
web-sq-stake-owed = still to give up
web-sq-other-shots = Other shots
web-sq-hold-fire = Hold fire
web-sq-paused = Turn paused: { $name }
web-sq-countdown =
    { $left ->
        [one] One second left
       *[other] { $left } seconds left
    }
web-sq-countdown-then = Then:
web-sq-keys-answer = The question
web-sq-key-yes = yes
web-sq-key-no = no
web-sq-key-answer = this answer

## For what others are waited for

web-sq-waits-overwatch = Overwatch: fire or not.
web-sq-waits-dodge = Under attack: dodge or not.
web-sq-waits-command = Command points are being spent.
web-sq-waits-command-roll = Rolling for command points or not.
web-sq-waits-permission = Letting somebody pass or not.
web-sq-waits-agreement = Agreeing to an exchange or not.
web-sq-waits-saves = Saves are being rolled.
web-sq-waits-losses = Choosing what is lost.
web-sq-waits-rite = A rite or not.
web-sq-waits-scan = A board is being scanned: blips are placed.
web-sq-waits-placing = A miniature is being placed.
web-sq-waits-look = Looking at face-down tokens.
web-sq-waits-share = Sharing out the points of a roll.
web-sq-waits-event = An event card.
web-sq-waits-reinforcements = Reinforcements.
web-sq-waits-turn = The turn continues.
web-sq-waits-setup = Setting up.
web-sq-waits-ruling = Alliance or doubtful line: a decision.
web-sq-waits-card = A card or a choice.

## Scanner, cards and points

web-sq-page-scanner = Scanners
web-sq-page-points = Points
web-sq-whose = Whose
web-sq-everybody = All
web-sq-ledger-empty = Nobody has won or lost any points at this table yet.
web-sq-rank = Rank
web-sq-leader = Leader
web-sq-nobody = none
web-sq-psionic = Psionic
web-sq-psionic-missions = Missions survived
web-sq-psionic-arts = Arts studied
web-sq-notes = Notes, for your eyes only
web-sq-cards = Cards
web-sq-cards-yours = only you see them
web-sq-cards-now = playable now
web-sq-cards-hidden =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
web-sq-cards-orders = Orders
web-sq-cards-equipment = Equipment
web-sq-cards-recon = Reconnaissance
web-sq-cards-psychic = Psychic powers
web-sq-cards-governor = Governor
web-sq-cards-events = Events
web-sq-cards-secret = Secret missions

## Diplomacy

web-sq-page-dealings = Diplomacy
web-sq-bond =
    { $bond ->
        [public] your public ally
        [secret] your secret ally
        [parted] alliance dissolved for this mission
       *[other] no alliance
    }
web-sq-bond-legionary = { $who } has an alliance of their own.
web-sq-bond-others = Public allies: { $one } and { $other }.
web-sq-received =
    { $kind ->
        [sale] Offer { $number }: “{ $card }” for 20 points.
        [secret] Offer { $number }: a secret alliance.
       *[other] Offer { $number }: a public alliance.
    }
web-sq-offered =
    { $kind ->
        [sale] You have offered “{ $card }” for 20 points ({ $number }).
        [secret] You have offered a secret alliance ({ $number }).
       *[other] You have offered a public alliance ({ $number }).
    }
web-sq-closed =
    { $kind ->
        [secret] No secret alliance can be offered.
       *[other] No public alliance can be offered.
    }
web-sq-unsold = No card can be sold to them.
web-sq-costs = What it costs
web-sq-cost-violation = Attacking an ally on purpose: 50 points, the alliance is over, and a secret one comes to light.
web-sq-betrays =
    { $secret ->
        [yes] This targets a secret ally ({ $faction }): it costs you 50 points, the alliance is over, and everybody learns of it.
       *[no] This targets an ally ({ $faction }): it costs you 50 points, and the alliance is over.
    }
web-sq-cost-parting = Parting costs no points, but the two of you cannot ally again in this mission.
web-sq-cost-sale =
    { $to ->
        [nobody] A reconnaissance card costs its buyer 20 points; nobody gets them.
       *[other] A reconnaissance card costs its buyer 20 points; they go to the seller.
    }
web-sq-cost-deal =
    { $lasts ->
        [moment] The deal counts as an alliance at that moment only.
       *[other] The deal makes the two of you public allies until you part or the mission ends.
    }
web-sq-cost-apart =
    { $hybrids ->
        [apart] An alliance with the Realm of Chaos covers neither genestealers nor hybrids.
       *[other] An alliance with the Realm of Chaos does not cover genestealers.
    }

## The first mission, as a lesson

web-sq-lesson = Lesson
web-sq-lesson-briefing = Your mission
web-sq-lesson-next =
    { $more ->
        [0] Got it
        [one] Next (1 more)
       *[other] Next ({ $more } more)
    }
web-sq-lesson-skip = Skip them
web-sq-lesson-welcome = Your squad: { $faction }. Bring two of your four soldiers into room { $zone }, with no alien there at the end of your turn: that earns 30 points and ends the mission.
web-sq-lesson-dock = Press the airlock where your shuttle should dock. From either one, room { $zone } is two turns away.
web-sq-lesson-map = How to read the map: the round discs are miniatures, and the arrow at the edge shows which way they face. Drag the map to move it, and zoom with the wheel or two fingers. Aliens enter on the squares marked R.
web-sq-lesson-act = Each of your miniatures acts once in your turn: it moves, and it may attack once. Press one on the map or in the list.
web-sq-lesson-enter = Press a lit square to bring it aboard, then the direction it should face: into the ship. It neither sees nor shoots what is behind it.
web-sq-lesson-walk = To move, press a lit square: the miniature takes the cheapest route and stops if something happens. Stepping backwards costs double. You can undo a move as long as no dice have been rolled and nothing has been revealed.
web-sq-lesson-shoot = It can shoot: press a marked target to see the odds, and press again to fire. You roll the dice, and every point above the target’s armour costs it a life point. With a light weapon it may then move on; a heavy one fires before or after the whole move.

## Before the first turn

web-sq-muster = Set-up
web-sq-sensible = Choose a sensible squad for me
web-sq-sensible-what = A bot chooses weapons and cards for you as best it can. You still choose the entry area.
web-sq-sensible-on = Your squad is being put together…
web-sq-sensible-stop = I’ll choose myself
web-sq-muster-entry = Press an entry area on the map, or choose it here.
web-sq-ready-check = Is everybody ready?
web-sq-ready-chooses = choosing
web-sq-ready-later = waiting
web-sq-ready-ready = ready
## Looking back

web-sq-hands = Hands and alliances
web-sq-bond-secret-others = Secret allies: { $one } and { $other }.
web-sq-after-headline = { $who } won with { sq-points }
web-sq-after-look = press a round to look back
web-sq-after-round = Round { $round }
web-sq-after-rounds =
    { $mission }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
web-sq-after-course = Points by round
web-sq-after-losses = Losses
web-sq-after-lost =
    { $count ->
        [0] No losses
        [one] One loss
       *[other] { $count } losses
    }
web-replay-jump-round = Rounds
web-replay-key-round = next round; with Shift, the previous one
web-replay-jump-kill = Eliminated
web-replay-key-kill = next elimination; with Shift, the previous one
web-replay-jump-scan = Scans
web-replay-key-scan = next scan; with Shift, the previous one
web-replay-jump-reveal = Revealed
web-replay-key-reveal = next token revealed; with Shift, the previous one
web-replay-jump-points = Points
web-replay-key-points = next change of points; with Shift, the previous one

## The strip over the map

web-sq-goals = Objectives
web-sq-goal-primary = Primary objective
web-sq-goal-secondary = Secondary objective
web-sq-goal-secret = Secret mission
web-sq-goal-met = won
web-sq-goal-gone = gone
web-sq-goal-progress = { $done }/{ $of }
web-sq-goal-more = +{ $count }
web-sq-goal-score = You { $mine }, best other { $best }
web-sq-goal-theirs = This is what the squads have come for. Stop them: what they do not win, you share.
web-sq-goal-paid = Points won: { $paid } of { $points }; by you: { $mine }.
web-sq-goal-show = Show on the map
web-sq-goal-rounds = Round { $round } of at most { $rounds }.
