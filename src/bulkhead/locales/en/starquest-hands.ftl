### What yes and no mean, question by question; and the hands at the table: paths, reactions, undo.

## No

sq-do-pass-alarm = No reinforcement
sq-do-pass-cards = Play no card
sq-do-pass-command = Don’t roll
sq-do-pass-dispute = Not in sight
sq-do-pass-dodge = Stay
sq-do-pass-foresight = Leave it on top
sq-do-pass-hatchling = None is left to place
sq-do-pass-held = Play none now
sq-do-pass-keep = Keep the rest
sq-do-pass-let = Let it happen
sq-do-pass-look = Look at no more
sq-do-pass-order = No order this turn
sq-do-pass-overwatch = Hold fire
sq-do-pass-puppet = Release it
sq-do-pass-purchase = Buy nothing more
sq-do-pass-refuse = Refuse
sq-do-pass-rite = Use no rite
sq-do-pass-roll = Keep this roll
sq-do-pass-seals = Keep the Seals
sq-do-pass-share = Give no more: the rest is lost
sq-do-pass-special = Place none
sq-do-pass-stop = That is all
sq-do-pass-window = Spend none
sq-do-pass-window-more = Spend no more

## Yes

sq-do-yes-command = Roll
sq-do-yes-dispute = In sight
sq-do-yes-foresight = Put it at the bottom
sq-do-yes-give = Agree
sq-do-yes-load = Let it be carried
sq-do-yes-permission = Let it pass

## Which card, and when

web-sq-ask-roll = Do you reroll any dice?
web-sq-ask-before-roll = The dice are about to be rolled: do you play a card?
web-sq-ask-attacked = You are under attack: do you play a card?
web-sq-ask-wound = You are hit: do you play a card?
web-sq-ask-falls = A miniature is about to fall: do you play a card?
web-sq-ask-turn-end = Your turn is ending: do you play a card?
web-sq-ask-event = An event is about to happen: do you stop it?
web-sq-ask-psychic = A psychic power is at work: do you answer it?
web-sq-roll-against = against
web-sq-roll-armour = against armour { $armour }
web-sq-roll-does =
    { $does ->
        [kills] { $name } is eliminated.
        [hurts] { $name } is hurt.
       *[nothing] { $name } is unharmed.
    }
web-sq-reroll-with = Reroll with “{ $card }”
web-sq-reroll-odds = hurt: { $hurt } now, { $hurtThen } after; eliminated: { $killed } now, { $killedThen } after
web-sq-reroll-more = does more harm
web-sq-reroll-less = does less harm
web-sq-reroll-same = changes nothing

## Dodging

web-sq-dodge-how = Press a lit square to dodge there for one command point.
web-sq-dodge-steps = Where to dodge
web-sq-dodge-safe = out of it
web-sq-dodge-left = hurt { $hurt }, eliminated { $killed }

## The way under the pointer

web-sq-path-cost =
    { $left ->
        [one] { $cost } of { $left } movement point
       *[other] { $cost } of { $left } movement points
    }
web-sq-path-fire = Overwatch may fire at { $squares }: { $names }
web-sq-path-seen = ends in sight of an enemy
web-sq-walk-on = Others in your squad are waiting behind it: move it on before you finish.
web-sq-path-again = Press again to move there

## Undo, and what cannot be undone

web-sq-more = More
web-sq-undo-all = Undo as much as possible
web-sq-undo-no =
    { $why ->
        [dice] You can’t undo this: dice were rolled.
        [card] You can’t undo this: a card was drawn, played or shown.
        [token] You can’t undo this: something hidden was revealed.
        [scan] You can’t undo this: a board was scanned.
        [asked] You can’t undo this: another player was asked.
       *[none] There is nothing to undo.
    }
web-sq-sure = Are you sure?
web-sq-sure-leave = It cannot come back in this mission, and you cannot undo this once something is revealed.
web-sq-sure-yes = Leave the mission
web-sq-sure-no = Stay

web-sq-weapon-dice = { $weapon }: { $dice }

## The signs on the map

web-sq-signs = All signs
web-sq-sign-asks = In reach, but somebody has to let it pass
web-sq-sign-seen = Bright floor: your miniatures see it
web-sq-sign-unseen = Dark floor: none of your miniatures sees it
web-sq-sign-fog = Not scanned: nobody knows what is there
web-sq-sign-ready = Can still act this turn
web-sq-sign-selected = The active miniature
web-sq-sign-watch = In Overwatch
web-sq-sign-load = Carrying something
web-sq-sign-wounds = Life points lost
web-sq-sign-cross = Overwatch may fire here
web-sq-sign-goal = An objective of the mission
