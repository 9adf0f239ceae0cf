## The log in folds: one line for each figure that acted. Deeds are joined to a list.

web-sq-log-full = Full log
web-sq-log-instructed = Your standing order. { $about }: { $holds }
web-sq-fold-open = Show this line in full
web-sq-fold = { $who }: { $deeds }
web-sq-fold-moved =
    { $count ->
        [one] moved one square
       *[other] moved { $count } squares
    }
web-sq-fold-dodged = { $who } moved
web-sq-fold-turned = turned
web-sq-fold-nothing = did nothing
web-sq-fold-entered = came aboard
web-sq-fold-left = left the mission
web-sq-fold-door = opened a door
web-sq-fold-overwatch = went into Overwatch
web-sq-fold-watches = { $who } went into Overwatch
web-sq-fold-searched = searched room { $room }
web-sq-fold-found = searched room { $room }, found “{ $card }”
web-sq-fold-scanned = scanned { $board }
web-sq-fold-revealed = { $figure } revealed
web-sq-fold-many-revealed =
    { $count ->
        [one] one token revealed
       *[other] { $count } tokens revealed
    }
web-sq-fold-tokens =
    { $count ->
        [one] one token placed
       *[other] { $count } tokens placed
    }
web-sq-fold-card = “{ $card }”
web-sq-fold-picked-up = picked up { $thing }
web-sq-fold-healed = { $who } healed
web-sq-fold-hurt = { $who } wounded
web-sq-fold-gone = { $who } eliminated
web-sq-fold-command =
    { $count ->
        [one] one command point
       *[other] { $count } command points
    }
web-sq-fold-destroyed =
    { $own ->
        [yes] eliminated { $targets }
       *[no] { $who } eliminated { $targets }
    }
web-sq-fold-wounded =
    { $own ->
        [yes] wounded { $targets }
       *[no] { $who } wounded { $targets }
    }
web-sq-fold-missed =
    { $own ->
        [yes] missed { $targets }
       *[no] { $who } missed { $targets }
    }
web-sq-fold-fired =
    { $own ->
        [yes] fired without effect
       *[no] { $who } fired without effect
    }
web-sq-fold-called-off =
    { $own ->
        [yes] aimed, but the target was gone
       *[no] { $who } aimed, but the target was gone
    }
web-sq-fold-chose =
    { $count ->
        [one] { $seat }: one set-up choice
       *[other] { $seat }: { $count } set-up choices
    }
web-sq-fold-laid =
    { $count ->
        [one] { $seat } places one token
       *[other] { $seat } places { $count } tokens
    }
web-sq-fold-cards = { $seat }: { $deeds }
web-sq-fold-fell =
    { $own ->
        [yes] was eliminated
       *[no] { $who } was eliminated
    }
web-sq-fold-bled =
    { $own ->
        [yes] was wounded
       *[no] { $who } was wounded
    }

## Roster and cards

web-sq-roster-docked = in the entry area
web-sq-card-set-up = Chosen before the mission.
web-sq-card-passive = Works by itself.
web-sq-card-any = Played at any time.
web-sq-card-own-any = Played at any time in your turn.
web-sq-card-turn-start = Played at the start of your turn.
web-sq-card-turn-end = Played at the end of your turn.
web-sq-card-activation = Played by a miniature as it acts.
web-sq-card-instead-attack = Played instead of an attack.
web-sq-card-before-roll = Played before dice are rolled.
web-sq-card-after-roll = Played after dice are rolled.
web-sq-card-on-eliminated = Played when a miniature is eliminated.
web-sq-card-psychic = A power that your psionic uses when it acts.
web-sq-card-psychic-reaction = A power used in answer to another one.
web-sq-card-draw = Happens when it is drawn.
web-sq-card-after-draw = Played after a card is drawn.
web-sq-seen = Cards revealed so far
web-sq-seen-hidden = face down
web-sq-seen-found = Found by { $who } in a search
web-sq-seen-taken = { $who } gets it
web-sq-seen-drawn = Drawn by { $who }
web-sq-seen-shown = Shown by { $who }
web-sq-seen-played = Played by { $who }
web-sq-seen-lost = Lost by { $who }
web-sq-seen-none = No card has been revealed yet.

## The squad on one page

web-sq-squad = Your squad
web-sq-squad-build = Build it on one page
web-sq-squad-everybody = Sensible squads for everyone here
web-sq-squad-take = Take this squad
web-sq-squad-count = { $chosen } of { $of }
web-sq-squad-open =
    { $count ->
        [one] One choice is still open: the first possible answer is taken.
       *[other] { $count } choices are still open: the first possible answers are taken.
    }
web-sq-squad-read = Point at a card to read it.
web-sq-squad-none = None
web-sq-squad-bound = { $card }: { $to }

## What aliens do

web-sq-layer-exposed = Where they see me
web-sq-group = Move a group
web-sq-group-who = Press the ones that should come along, here or on the map.
web-sq-group-go =
    { $count ->
        [one] One comes along. Press the square to move to.
       *[other] { $count } come along. Press the square to move to.
    }
web-sq-group-all = All
web-sq-group-stop = Cancel
web-sq-goal-stop = Stop them:
