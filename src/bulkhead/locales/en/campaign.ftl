### Campaigns: the file of a campaign, what missions leave behind, and what is decided between them.

## Planning and playing

campaign-no-mission = There is no campaign or mission called “{ $mission }”; available: { $known }.
campaign-mission-twice = The mission “{ $mission }” is named twice; a campaign plays each one once.
campaign-own-option = The option “{ $option }” is set by the campaign itself; you can choose only house rules.
campaign-over = The campaign in { $file } is over: all its missions have been played.
campaign-in-mission = The mission “{ $mission }” is under way: finish it first, or undo it with undo-last.
campaign-no-mission-begun = No mission of the campaign in { $file } has been started.
campaign-not-over = The mission “{ $mission }” is not over yet.
campaign-nothing-to-undo = No mission of the campaign in { $file } has been played, so there is nothing to undo.
campaign-other-match = { $file } is not the match of the mission that was started: it has other dice or other players.
campaign-other-records = { $file } was not started with the current ranks, cards and rules of this campaign.
campaign-other-version = { $file } was played with version { $rules } of the rules, but the campaign uses version { $known }.
campaign-same-rules = The campaign in { $file } uses version { $rules } of the rules, and this program has version { $known }: there is no later one to change to.

## The file

campaign-taken = “{ $file }” already exists; choose another name.
campaign-no-file = There is no file “{ $file }”.
campaign-file-trouble = { $file }: { STOP($detail) }
campaign-file-gone = The mission’s file “{ $file }” is missing; put it back, or undo the mission with undo-last.
campaign-changed = Somebody else has written to { $file } in the meantime; nothing was added to it.
campaign-no-header = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a campaign file; it does not begin with a campaign.
campaign-bad-entry = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not an entry of a campaign ({ $detail }).
campaign-broken-chain = { $file }, line { NUMBER($line, useGrouping: 0) }: the hash does not match; this line or one before it was changed.
campaign-mission-gone = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission’s file “{ $mission }” is missing from the campaign’s folder.
campaign-other-digest = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission’s file “{ $mission }” is not the one recorded here.
campaign-unfinished = { $file }, line { NUMBER($line, useGrouping: 0) }: the mission in “{ $mission }” is not over, yet it has a result here.
campaign-wrong-result = { $file }, line { NUMBER($line, useGrouping: 0) }: the result is not the one in “{ $mission }” ({ $what }).
campaign-other-beginning = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $mission }” does not continue from an entry of “{ $old }”.

## What earlier missions have left behind

campaign-left-blips = { $faction }: the blips also include { $tokens }.
campaign-left-specials = The special tokens also include { $tokens }.
campaign-left-random =
    { $count ->
        [one] { $faction }: one extra random reinforcement token.
       *[other] { $faction }: { $count } extra random reinforcement tokens.
    }
campaign-left-rites =
    { $count ->
        [one] { $faction }: one extra rite.
       *[other] { $faction }: { $count } extra rites.
    }
campaign-left-cards =
    { $count ->
        [one] { $faction }: one reconnaissance card before the first turn.
       *[other] { $faction }: { $count } reconnaissance cards before the first turn.
    }
campaign-left-equipment =
    { $count ->
        [one] { $faction }: one extra equipment card.
       *[other] { $faction }: { $count } extra equipment cards.
    }
campaign-left-no-rites = { $faction }: no rites at the start.
campaign-left-dock = { $faction }: first choice of the entry areas.
campaign-left-given = Each squad also carries { $count } × { $thing }.
campaign-left-rounds =
    { $rounds ->
        [one] The mission lasts one round.
       *[other] The mission lasts { $rounds } rounds.
    }
campaign-left-late = No special tokens before round { $round }.
campaign-left-structure =
    { $thing }: { $count ->
        [one] one life point
       *[other] { $count } life points
    }.
campaign-left-life =
    { $thing }: only { $count ->
        [one] one life point
       *[other] { $count } life points
    }.
campaign-left-mounts =
    { $count ->
        [one] { $thing }: one weapon fewer.
       *[other] { $thing }: { $count } weapons fewer.
    }
campaign-left-look =
    { $faction }: { $when ->
        [once] at the first scan,
       *[always] at every scan,
    } a look at { $count ->
        [one] one face-down token
       *[other] { $count } face-down tokens
    }{ $which ->
        [theirs] { " " }({ $of })
       *[any] { "" }
    }.

## What was decided for the missions to come

campaign-bought = { $faction } ({ $name }), bought with Seals: { STOP($what) }
campaign-studied = { $faction } ({ $name }): the psionic studies { STOP($what) }
campaign-gave-up = { $faction } ({ $name }), reconnaissance card given up: { STOP($what) }
campaign-kept = { $faction } ({ $name }), cards kept: { STOP($what) }
