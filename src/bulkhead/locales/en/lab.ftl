# What `bulkhead lab` says: studies of missions.

cli-meta-missions = MISSION,MISSION|all
cli-meta-squads = N,N|full|all
cli-meta-bot = BOT
cli-lab = Play the Starquest missions many times: to measure how balanced they are, or to let a referee watch.
cli-lab-starquest = Let bots play the missions many times, and measure how balanced they are.
cli-lab-referee = Let an independent referee, written from the manual, watch many games and report what it objects to.
cli-lab-referee-too = Let the referee watch every game, and stop at its first objection.
cli-lab-mission = Which missions: their ids separated by commas, or all.
cli-lab-games = How many games of each mission with each number of squads.
cli-lab-squads = How many squads take part: numbers separated by commas, full for as many as each mission takes, or all.
cli-lab-bots = One kind of bot for every seat; by default the best for each seat.
cli-lab-out = Write a line for each game to this file as soon as it is over.
cli-lab-resume = Continue with the file of --out: games already in it are not played again.

cli-lab-resume-what = --resume needs the file to continue: name it with --out.
cli-lab-squads-unknown = --squads: “{ $value }” should be a number from 1 to { $most }, full or all.
cli-lab-no-table = None of these missions can be played with this number of squads: { $squads }.
cli-lab-file-exists = The file “{ $file }” already exists; add --resume to continue it, or name another one.
cli-lab-file-other = The file “{ $file }” belongs to another study; the difference: { $what }.
cli-lab-file-damaged = { $file }, line { $line }: this is not the file of a study.

cli-lab-title =
    { $games ->
        [one] One game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
cli-lab-table =
    { $mission }, { $squads ->
        [one] one squad
       *[other] { $squads } squads
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-lab-seven =
    { $games ->
        [one] All seven factions: one game
       *[other] All seven factions: { $games } games
    }
cli-lab-head-faction = faction
cli-lab-head-wins = wins
cli-lab-head-share = share
cli-lab-head-interval = 95% interval
cli-lab-head-points = points
cli-lab-head-reach = 95%
cli-lab-head-lost = lost
cli-lab-head-leader = leader lost
cli-lab-reach = ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-lab-rounds = Rounds: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $min } to { $max }; the limit is { $limit }
cli-lab-primary =
    Primary objective: scored in full in { $share } of the games ({ $span }); points per game: { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] { "" }
       *[other] { ", " }in round { NUMBER($round, maximumFractionDigits: 1) } on average
    }
cli-lab-secondary =
    Secondary objective: scored in full in { $share } of the games ({ $span }); points per game: { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] { "" }
       *[other] { ", " }in round { NUMBER($round, maximumFractionDigits: 1) } on average
    }
cli-lab-cards = Cards
cli-lab-head-card = card
cli-lab-head-held = held
cli-lab-head-played = played
cli-lab-head-mattered = mattered
cli-lab-head-won = its player won
cli-lab-mattered = A card mattered if something on the table changed while it was carried out, or if a miniature under its effect rolled dice, was attacked or moved before the effect ended; a card that works by itself counts at most once per game and seat.
cli-lab-late =
    { $count ->
        [0] Every game ended within the limit of its mission.
        [one] One game went beyond the limit of its mission.
       *[other] { $count } games went beyond the limit of their mission.
    }
cli-lab-pace = { $bot }: { NUMBER($mean, maximumFractionDigits: 2) } ms per decision on average, { NUMBER($slowest, maximumFractionDigits: 0) } ms at most; decisions: { $decisions }

cli-referee-games = How many games the best bots play, and as many again with players who choose at random; missions and numbers of squads alternate.
cli-referee-bots = Only games of one kind of bot, which plays every seat; best for the best bot of each seat.
cli-referee-files = The folder for the replay and the position of each objection.
cli-referee-keep-going = Continue after an objection, and report all of them; the game in question still ends there.
cli-referee-title =
    { $games ->
        [one] One game watched (entries: { NUMBER($entries) }), seed { $seed }
       *[other] { $games } games watched (entries: { NUMBER($entries) }), seed { $seed }
    }
cli-referee-none = The referee has no objection.
cli-referee-objection = { $game }, entry { $entry }, { $clause }: { STOP($sentence) } Replay: { $replay }; position: { $position }
