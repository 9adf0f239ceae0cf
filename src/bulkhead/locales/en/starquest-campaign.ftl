### Campaigns of Starquest in the browser.

## The end of a mission, step by step

web-sq-closing = The end of the mission
web-sq-closing-step = Step { $step } of { $steps }
web-sq-closing-awards = Mission awards
web-sq-closing-cards = Cards shown, secret missions
web-sq-closing-points = Final points
web-sq-closing-seals = Seals of Honour
web-sq-closing-ranks = Promotions and leaders lost
web-sq-closing-psionics = Studies of the psionics
web-sq-closing-keep = Reconnaissance cards to keep
web-sq-closing-purchases = What Seals buy
web-sq-closing-nothing = Nothing this time.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } to choose the art that the psionic studies.
        [keep] { $who } to decide which cards to give up.
       *[purchases] { $who } to decide what to buy with Seals.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Then { $who }: higher ranks choose first.
       *[no] Then { $who }.
    }
web-sq-closing-item-points = { sq-points }
web-sq-closing-item-shown = shows “{ $card }”
web-sq-closing-item-won = won the mission
web-sq-closing-item-seals =
    { $seals ->
        [one] one Seal, now { $total }
       *[other] { $seals } Seals, now { $total }
    }
web-sq-closing-item-promoted = promoted: now { $rank }
web-sq-closing-item-demoted = leader killed: down to { $rank }, all Seals lost
web-sq-closing-item-mourned = leader killed: all Seals lost
web-sq-closing-item-art = the psionic studies { $what }
web-sq-closing-item-give-up = gives up { $what }
web-sq-closing-item-bought = pays for: { $what }
web-sq-closing-stake-psionics = The psionic has survived three missions in a row and takes one more psychic card of the chosen art from the next mission on; the art cannot change until the study is complete.
web-sq-closing-stake-keep = What you keep is in your hand when the next mission begins. The others know only how many cards you keep.
web-sq-closing-stake-purchases = A reinforcement you pay for joins you in the next mission and stays until killed. You may have only one at a time.
web-sq-closing-have = You have
web-sq-closing-art = One more card of this art from the next mission on.
web-sq-closing-figure = Reinforcement. Armour { $armour }, life { $life }, movement { $move }.
web-sq-closing-psionic = Psionic with four psychic cards. Armour { $armour }, life { $life }, movement { $move }.
web-sq-closing-give-up = Give up: “{ $card }”
web-sq-closing-pass-keep =
    { $count ->
        [one] Keep this card
       *[other] Keep these { $count } cards
    }
web-sq-closing-pass-keep-what = Keeping cards costs nothing, and you may use them in any later mission.
web-sq-closing-pass-purchases = Buy nothing
web-sq-closing-pass-purchases-what = You keep your Seals ({ $seals }): { $rank } of them earn a promotion.
web-sq-closing-on = Continue the campaign
web-sq-closing-how = What the mission brought
web-sq-camp-seals =
    { $seals ->
        [one] one Seal of Honour
       *[other] { $seals } Seals of Honour
    }

## Founding a campaign

web-sq-camp-play = What to play
web-sq-camp-play-mission = One mission
web-sq-camp-play-campaign = A campaign
web-sq-camp-play-mission-what = Played once, at one table.
web-sq-camp-play-campaign-what = Several missions over as many evenings as you like: ranks, Seals and unfinished business carry over from one to the next.
web-sq-camp-new = The campaign
web-sq-camp-name = Name
web-sq-camp-missions = Missions
web-sq-camp-plan-hollow-crown = All twelve
web-sq-camp-plan-short = Five
web-sq-camp-plan-own = My choice
web-sq-camp-length =
    { $hours ->
        [one]
            { $count ->
                [one] One mission, about an hour.
               *[other] { $count } missions, about an hour in all.
            }
       *[other]
            { $count ->
                [one] One mission, about { $hours } hours.
               *[other] { $count } missions, about { $hours } hours in all.
            }
    }
web-sq-camp-no-missions = Choose at least one mission.
web-sq-camp-minutes = { $minutes } min
web-sq-camp-add = Add a mission…
web-sq-camp-earlier = Earlier: { $mission }
web-sq-camp-later = Later: { $mission }
web-sq-camp-remove = Remove: { $mission }
web-sq-camp-found = Create the campaign
web-sq-camp-found-what =
    { $links ->
        [0] Next you see its page and can start the first mission.
        [one] Next you see its page, with a link to send.
       *[other] Next you see its page, with { $links } links to send.
    }

## How everybody stands

web-sq-camp-number = Mission { $number } of { $of }
web-sq-camp-ladder = Ladder of ranks
web-sq-camp-ladder-what = Every Seal is a step.
web-sq-camp-ladder-one =
    { $climbs ->
        [yes] { $faction }: { $title }, rank { $rank } of { $top }, Seals { $seals }, points { $points }. Seals missing for { $next }: { $missing }.
       *[no] { $faction }: { $title }, rank { $rank } of { $top }, Seals { $seals }, points { $points }.
    }
web-sq-camp-factions = Factions
web-sq-camp-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-sq-camp-free = nobody yet
web-sq-camp-absent = absent
web-sq-camp-gives = In each mission
web-sq-camp-gives-orders =
    { $count ->
        [one] one order card
       *[other] { $count } order cards
    }
web-sq-camp-gives-equipment =
    { $count ->
        [one] one equipment card
       *[other] { $count } equipment cards
    }
web-sq-camp-gives-tokens =
    { $count ->
        [one] one extra reinforcement token
       *[other] { $count } extra reinforcement tokens
    }
web-sq-camp-gives-events =
    { $count ->
        [one] one event card to hold
       *[other] { $count } event cards to hold
    }
web-sq-camp-gives-rites =
    { $count ->
        [one] one rite
       *[other] { $count } rites
    }
web-sq-camp-next-rank = Next rank
web-sq-camp-next-rank-what =
    { $missing ->
        [one] { $title }, one more Seal needed.
       *[other] { $title }, { $missing } more Seals needed.
    }
web-sq-camp-studies = Has studied: { $arts }
web-sq-camp-bought = Paid for: stays until killed.
web-sq-camp-row = Missions survived in a row: { $count } of the { $of } needed for a promotion
web-sq-camp-reinforcement = Reinforcement
web-sq-camp-cards = Reconnaissance cards kept
web-sq-camp-cards-none = none
web-sq-camp-none = none

## What lies ahead

web-sq-camp-stage-beginning = The first mission
web-sq-camp-stage-between = The next mission
web-sq-camp-stage-lobby = The table is open: somebody is still missing
web-sq-camp-stage-playing = Being played right now
web-sq-camp-begin = Start the mission
web-sq-camp-begin-undo = Somebody wants to undo the last mission: answer that first.
web-sq-camp-roster-same = Nothing has been changed yet.
web-sq-camp-begin-missing =
    { $count ->
        [one] One link has not been opened yet. The table waits for it.
       *[other] { $count } links have not been opened yet. The table waits for them.
    }
web-sq-camp-to-table = Go to the table
web-sq-camp-watch = Watch the table
web-sq-camp-waits = This page will tell you when the founder starts the next mission.
web-sq-camp-lobby = It starts automatically when everyone is there.
web-sq-camp-specials =
    { $count ->
        [one] One special rule
       *[other] { $count } special rules
    }
web-sq-camp-legacy = What earlier missions have left behind
web-sq-camp-legacy-none = Nothing: it is played by the book.
web-sq-camp-who = Who plays
web-sq-camp-sits-decides = decides now
web-sq-camp-sits-present = at the table
web-sq-camp-sits-away = away
web-sq-camp-sits-ready = ready
web-sq-camp-sits-awaited = expected
web-sq-camp-sits-bot = bot
web-sq-camp-once-short = this once
web-sq-camp-once = For this mission only
web-sq-camp-roster = Change who plays
web-sq-camp-roster-for = For how long
web-sq-camp-roster-good = From now on
web-sq-camp-roster-once = This mission only
web-sq-camp-roster-good-what = Rank, Seals and cards belong to the faction: its new player takes them over.
web-sq-camp-roster-once-what = The mission starts with these players; afterwards everything is as before. An absent faction stays as it was.
web-sq-camp-roster-save = Change it
web-sq-camp-roster-begin = Start the mission like this
web-sq-camp-invite = Links to send
web-sq-camp-invite-what = Each link is the key to its faction for the whole campaign. The first person to open it leads the faction.
web-sq-camp-renew = New links
web-sq-camp-renew-what = Has a link been lost, or is somebody else taking over? Press the faction: the old link stops working, and the new one appears above.
web-sq-camp-join = You are invited to lead: { $faction }
web-sq-camp-join-what = This link is your key for the whole campaign. Keep it, and come back with it for every mission.
web-sq-camp-join-name = Your name
web-sq-camp-join-do = Take command

## What has been played

web-sq-camp-history = Missions so far
web-sq-camp-history-none = None has been played yet.
web-sq-camp-left =
    { $count ->
        [one] One is left
       *[other] { $count } are left
    }
web-sq-camp-won-by =
    { $count ->
        [one] { $who } won.
       *[other] { $who } shared first place.
    }
web-sq-camp-replay-of = Replay: { $mission }
web-sq-camp-report-of = Report: { $mission }
web-sq-camp-rank-changed =
    { $how ->
        [up] { $faction } rose from { $before } to { $after }.
       *[down] { $faction } fell from { $before } to { $after }.
    }
web-sq-camp-leader-killed = { $faction }: the leader was killed.
web-sq-camp-no-news = No rank changed, and nothing was bought.
web-sq-camp-sealed = Until the campaign is over you see only what your own seat saw.
web-sq-camp-taken-back =
    { $count ->
        [one] One mission was undone.
       *[other] { $count } missions were undone.
    }
web-sq-camp-file = Save the files
web-sq-camp-bring = Continue from a campaign file
web-sq-camp-bring-checks = Checking…
web-sq-camp-bring-which =
    { $count ->
        [0] None of these files is a campaign: { $name }.
       *[other] Only one campaign can be brought here at a time, and these files contain { $count }: { $name }.
    } Choose the archive of one campaign, or its file together with those of its missions.
web-archive-damaged = { $name } is not a readable archive, or it is damaged.
web-sq-camp-undo = Undo the last mission
web-sq-camp-undo-what = { $mission } would no longer count: ranks, Seals and cards go back to what they were, and it is played again. The other players with a link must agree.
web-sq-camp-undo-do = Undo it
web-sq-camp-undone = The mission was undone.
web-sq-camp-undo-asked = Undo { $mission }?
web-sq-camp-undo-count = { $agreed } of { $needed } have agreed so far.
web-sq-camp-undo-withdraw = Keep it as it is
web-sq-camp-undo-agree = I agree
web-sq-camp-undo-refuse = No
web-sq-camp-undo-agreed = You have agreed.
web-sq-camp-over = The campaign is over
web-sq-camp-winner =
    { $count ->
        [one] { $who } won the campaign
       *[other] { $who } share first place
    }
web-sq-camp-winner-with = { $title }, { $seals }, { sq-points } over all missions
