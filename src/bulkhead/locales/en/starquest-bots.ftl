### Starquest’s bots: what each of them does, and why it chose what it chose.
### A reason is said about the bot, in one short sentence, and tells nothing that is hidden.

## What they do

bots-trooper-what = Leads a squad: goes for the objective, shoots by exact odds, watches what it cannot reach.
bots-raider-what = Attacks at once: goes straight for the nearest enemy and never hides. Made for beginners.
bots-overlord-what = Leads the aliens: creeps up out of sight, strikes in numbers, gives nothing hidden away.
cli-bot-trooper = Trooper
cli-bot-overlord = Overlord

## Why: in the field

bots-sq-attack = Attacks { $target }: { NUMBER($kill, style: "percent") } chance of a kill.
bots-sq-close-in = Makes ready to attack { $target }.
bots-sq-errand-goal =
    Goes for the objective: { $steps } { $steps ->
        [one] step
       *[other] steps
    } left.
bots-sq-errand-hunt =
    Closes in on the enemy: { $steps } { $steps ->
        [one] step
       *[other] steps
    } left.
bots-sq-errand-search =
    Goes where nobody has looked yet: { $steps } { $steps ->
        [one] step
       *[other] steps
    } left.
bots-sq-errand-home =
    On the way out: { $steps } { $steps ->
        [one] step
       *[other] steps
    } left.
bots-sq-errand-guard =
    Moves to a better position: { $steps } { $steps ->
        [one] step
       *[other] steps
    } left.
bots-sq-door = The way leads through this door.
bots-sq-way-on = It cannot stay where it is.
bots-sq-enter = This is the shortest way to its task.
bots-sq-leave = Leaving is worth more than staying.
bots-sq-hand-in = Handing it in scores, and the bearer stays.
bots-sq-charge = The charge is worth more than an attack.
bots-sq-thing = Takes what the mission asks for: { $thing }.
bots-sq-load = The mission asks for this one to be brought home.
bots-sq-search = No enemy is near: time to search.
bots-sq-look = Keeps an eye on the nearest danger.
bots-sq-overwatch = Nothing better to attack, so it watches.
bots-sq-done = Nothing more would help.

## Why: tokens

bots-sq-reveal = From here it can strike.
bots-sq-lurk = Waits out of sight.
bots-sq-hide = The squads should not find everything too soon.
bots-sq-lay-near = An ambush close to the squads, out of their sight.
bots-sq-keep-tokens = Keeps some back for the boards to come.
bots-sq-reinforce = From here they reach the squads soonest.
bots-sq-stand = Faces the enemy.

## Why: between activations

bots-sq-activate = Those in front act first.
bots-sq-end = Everybody has acted.
bots-sq-card = Now is the moment for “{ $card }”.
bots-sq-no-card = No card would change this.
bots-sq-draw = One more event can only hurt the squads.
bots-sq-command-roll = Command points cost nothing.
bots-sq-advance = Command points not needed for dodging are spent on movement.
bots-sq-keep-points = Keeps its command points for dodging.
bots-sq-dodge = One step leads out of the line of attack.
bots-sq-stay = Dodging is not worth a point here.
bots-sq-hold-fire = A shot would gain too little.
bots-sq-save = Every save helps.
bots-sq-give-up = Gives up what it needs least.
bots-sq-rite = A rite goes to the one who is worth most, or to nobody.
bots-sq-permit = It has no quarrel with them.
bots-sq-refuse = There is nothing to gain by it.
bots-sq-no-sale = The card is not worth twenty points.
bots-sq-ally-ahead = They are too far ahead to be helped.
bots-sq-ally-friend = They are not enemies, and an alliance costs nothing.
bots-sq-ally-truce = Fighting them would cost more than it brings.
bots-sq-ally-prey = Fighting them brings more than peace would.
bots-sq-ally-kept = This alliance is worth more than the others.
bots-sq-any = This seems to achieve the most.

## Why: set-up and afterwards

bots-sq-setup = The usual choice.
bots-sq-equipment = The most useful of these cards for this squad.
bots-sq-draw-cards = Picked at random, so that nobody can foresee it.
bots-sq-weapon = The most effective of these weapons.
bots-sq-entry = From here it is nearest to its task.
bots-sq-bearer = The fastest miniature carries it.
bots-sq-members = The strongest join first.
bots-sq-reinforcement = Help of this kind is worth its price.
bots-sq-mount = The heaviest weapon first.
bots-sq-keep-cards = Cards are worth keeping.
bots-sq-purchase = Help for the next mission.
