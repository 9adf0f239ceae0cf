### Campaigns: the file of a campaign, what missions leave behind, and what is decided between them.

## Planning and playing

campaign-no-mission = There is no campaign and no mission called “{ $mission }”; there are: { $known }.
campaign-mission-twice = The mission “{ $mission }” is named twice; a campaign plays each one once.
campaign-own-option = The option “{ $option }” follows from the campaign itself; only house rules can be chosen.
campaign-over = The campaign in { $file } is over: all its missions have been played.
campaign-in-mission = The mission “{ $mission }” has been begun: finish it first, or take it back with undo-last.
campaign-no-mission-begun = No mission of the campaign in { $file } has been begun.
campaign-not-over = The mission “{ $mission }” is not over yet.
campaign-nothing-to-undo = No mission of the campaign in { $file } has been played, so there is nothing to take back.
campaign-other-match = { $file } is not the match of the mission that was begun: other dice or other players.
campaign-other-records = { $file } was not begun with the ranks, cards and rules with which this campaign stands.
campaign-other-version = { $file } was played with version { $rules } of the rules, and the campaign stands at version { $known }.
campaign-same-rules = The campaign in { $file } stands at version { $rules } of the rules, and here is version { $known }: there is no later one to go over to.

## The file

campaign-taken = “{ $file }” is already there; choose another name.
campaign-no-file = There is no file “{ $file }”.
campaign-file-trouble = { $file }: { $detail }.
campaign-file-gone = The mission’s file “{ $file }” is gone; put it back, or take the mission back with undo-last.
campaign-changed = Somebody else has written to { $file } meanwhile; nothing was added to it.
campaign-no-header = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a campaign file; it does not begin with a campaign.
campaign-bad-entry = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not an entry of a campaign ({ $detail }).
campaign-broken-chain = { $file }, line { NUMBER($line, useGrouping: 0) }: the hash does not match; this line or one before it was changed.
campaign-mission-gone = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission’s file “{ $mission }” is not beside the campaign’s.
campaign-other-digest = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission’s file “{ $mission }” is not the one that was written down here.
campaign-unfinished = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission in “{ $mission }” is not over, and yet has a result here.
campaign-wrong-result = { $file }, line { NUMBER($line, useGrouping: 0) }: the result is not the one that “{ $mission }” came to ({ $what }).
campaign-other-beginning = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $mission }” does not go on from an entry of “{ $old }”.

## What earlier missions have left behind

campaign-left-blips = { $faction }: among the blips also { $tokens }.
campaign-left-specials = Among the special tokens also { $tokens }.
campaign-left-random =
    { $count ->
        [one] { $faction }: one random reinforcement token more.
       *[other] { $faction }: { $count } random reinforcement tokens more.
    }
campaign-left-rites =
    { $count ->
        [one] { $faction }: one rite more.
       *[other] { $faction }: { $count } rites more.
    }
campaign-left-cards =
    { $count ->
        [one] { $faction }: one reconnaissance card before the first turn.
       *[other] { $faction }: { $count } reconnaissance cards before the first turn.
    }
campaign-left-equipment =
    { $count ->
        [one] { $faction }: one equipment card more.
       *[other] { $faction }: { $count } equipment cards more.
    }
campaign-left-no-rites = { $faction }: no rites at the start.
campaign-left-dock = { $faction }: first choice of the entry areas.
campaign-left-given = Each squad carries more ({ $thing }): { $count }.
campaign-left-rounds = The mission lasts { $rounds } rounds.
campaign-left-late = No special tokens before round { $round }.
campaign-left-structure = { $thing }: { $count } life points.
campaign-left-life = { $thing }: only { $count } life points.
campaign-left-mounts =
    { $count ->
        [one] { $thing }: one weapon less.
       *[other] { $thing }: { $count } weapons less.
    }
campaign-left-look =
    { $faction }: { $when ->
        [once] at its first scan
       *[always] at every scan
    } a look at { $count } face-down tokens{ $which ->
        [theirs] { " " }of { $of }
       *[any] { "" }
    }.

## What was decided for the missions to come

campaign-bought = { $faction } ({ $name }) paid Seals for: { $what }.
campaign-studied = { $faction } ({ $name }): the psionic studies { $what }.
campaign-gave-up = { $faction } ({ $name }) gave up a reconnaissance card: { $what }.
campaign-kept = { $faction } ({ $name }) keeps: { $what }.
