# What `bulkhead lab` says: studies of missions.

cli-meta-missions = MISSION,MISSION|all
cli-meta-squads = N,N|full|all
cli-meta-bot = BOT
cli-lab = Play the missions of Starquest many times: to measure how balanced they are, or to let a referee watch.
cli-lab-starquest = Let bots play the missions many times, and measure how balanced they are.
cli-lab-referee = Let an independent referee, written from the manual, watch many games and say what it objects to.
cli-lab-referee-too = Let the referee watch every game, and stop at its first objection.
cli-lab-mission = Which missions: their ids with commas between them, or all.
cli-lab-games = How many games of each mission with each number of squads.
cli-lab-squads = How many squads take part: numbers with commas between them, full for as many as each mission takes, or all.
cli-lab-bots = One kind of bot for every seat; the best for each seat if you name none.
cli-lab-out = Write a line for each game to this file as soon as it is over.
cli-lab-resume = Go on with the file of --out: games that are in it already are not played again.

cli-lab-resume-what = --resume needs the file to go on with: name it with --out.
cli-lab-squads-unknown = --squads: “{ $value }” should be a number from 1 to { $most }, full or all.
cli-lab-no-table = None of these missions is played by { $squads } squads.
cli-lab-file-exists = The file “{ $file }” is there already; add --resume to go on with it, or name another one.
cli-lab-file-other = The file “{ $file }” belongs to another study; what differs: { $what }.
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
    Primary objective: scored in full in { $share } of the games ({ $span }), { NUMBER($points, maximumFractionDigits: 1) } points a game{ $round ->
        [0] {""}
       *[other] {", "}in round { NUMBER($round, maximumFractionDigits: 1) } on average
    }
cli-lab-secondary =
    Secondary objective: scored in full in { $share } of the games ({ $span }), { NUMBER($points, maximumFractionDigits: 1) } points a game{ $round ->
        [0] {""}
       *[other] {", "}in round { NUMBER($round, maximumFractionDigits: 1) } on average
    }
cli-lab-cards = Cards
cli-lab-head-card = card
cli-lab-head-held = held
cli-lab-head-played = played
cli-lab-head-mattered = mattered
cli-lab-head-won = won by players
cli-lab-mattered = A card mattered if something on the table changed while it was carried out, or if somebody on whom its effect lay rolled dice, was attacked or moved before it was over; a card that works by itself counts at most once a game and seat.
cli-lab-late =
    { $count ->
        [0] Every game ended within the limit of its mission.
        [one] One game went beyond the limit of its mission.
       *[other] { $count } games went beyond the limit of their mission.
    }
cli-lab-pace = { $bot }: { $decisions } decisions, { NUMBER($mean, maximumFractionDigits: 2) } ms on average, { NUMBER($slowest, maximumFractionDigits: 0) } ms at most

cli-referee-games = How many games of the best bots, and as many again of players who choose at random; missions and numbers of squads take turns.
cli-referee-bots = Only games of one kind of bot, which plays every seat; best for the best bot of each seat.
cli-referee-files = The folder for the replay and the position of each objection.
cli-referee-keep-going = Go on after an objection, and report all of them; the game in question still ends there.
cli-referee-title =
    { $games ->
        [one] One game watched, { NUMBER($entries) } entries, seed { $seed }
       *[other] { $games } games watched, { NUMBER($entries) } entries, seed { $seed }
    }
cli-referee-none = The referee has no objection.
cli-referee-objection = { $game }, entry { $entry }, { $clause }: { $sentence }. Replay: { $replay }; position: { $position }
