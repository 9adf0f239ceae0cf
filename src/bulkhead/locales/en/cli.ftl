### The command line: help pages, complaints, the table in the terminal, and what each command prints.
### What is typed stays as it is in every language: commands, options, notation.

## Help pages

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples
cli-help-default = (default: { $value })
cli-help-lang = The language to use. The default is BULKHEAD_LANG, or else the language of the terminal.
cli-help-help = Show this page and exit.
cli-help-version = Show the version and exit.

## Placeholders on help pages

cli-meta-options = [OPTIONS]
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-folder = FOLDER
cli-meta-seats = SEAT,SEAT
cli-meta-setting = NAME=VALUE
cli-meta-position = POSITION
cli-meta-query = WORD|CLAUSE
cli-meta-n = N
cli-meta-enter = Enter
cli-meta-text = TEXT
cli-meta-faces = 1,1
cli-meta-viewer = SEAT|spectator|all
cli-meta-hex = HEX

## Commands

cli-bulkhead = Bulkhead: board games in your browser or at your terminal, with rules that explain themselves and dice that anyone can check. Unofficial, not affiliated with any publisher.
cli-play = Play in your browser or at this terminal, with people and bots in any mix.
cli-sim = Let bots play many games, and count wins, lengths and what happened.
cli-odds = Work out the exact odds of a battle roll, or of every roll that a position allows.
cli-rules = Look something up in the rules.
cli-show = Draw a position, and show who decides next and every legal command.
cli-replay = Step through a recorded game up to any entry, from anyone’s point of view.
cli-verify = Check a replay file or a campaign: every die, every event, the result, and what is carried from mission to mission.

## Arguments and options

cli-arg-game = The game.
cli-arg-file = A replay file.
cli-arg-position = A position: one line of text, which may be several words, or the name of a file; a single - reads it from standard input.
cli-arg-query = A word to look for, or the id of a clause. Without one, the whole reference is printed.
cli-opt-option = An option of the game, such as rows=5. May be given several times.
cli-opt-cards = Play with the cards in this file.
cli-opt-from = Start from this position: one line of text, or the name of a file.
cli-opt-json = Print JSON for a program.
cli-opt-view = Whose point of view: a seat (1, 2), a spectator, or all for someone who may know everything.
cli-opt-game = Look in the rules of this game only.
cli-opt-matrix = Show which clauses have code and tests. The exit code is 1 if any of them lacks either.
cli-opt-dice = How many dice are rolled.
cli-opt-hold = The dice held, such as 1,1.
cli-play-game = The game; by default heroes.
cli-play-terminal = Play at this terminal instead of the browser; each of the options below implies it.
cli-play-seats = Who plays, first seat first: human, human=NAME or the name of a bot; the same name in several seats is one person. By default you play against the best bots available.
cli-play-seed = Take the dice from this text, so that the same game can be played again.
cli-play-salt = Mix this text into the dice, so that nobody can have chosen them alone. Give it once for each person.
cli-play-save = Where “save” writes, and where the finished game goes.
cli-play-resume = Resume a saved game.
cli-play-new-rules = With --resume: continue a match from an earlier version of the rules with the current ones, in a new file, from the last entry on which both agree.
cli-replay-at = Stop after entry N; otherwise at the end.
cli-verify-commitment = The commitment that you noted when the game started.
cli-sim-games = How many games.
cli-sim-seats = The players, first seat first. By default all kinds of bots play.
cli-show-write = Also write the position to this file.
cli-sim-seed = The text from which all chance is drawn: the same text gives the same games.
cli-sim-jobs = How many processes share the work. The results do not depend on it.
cli-sim-save = Write a replay file for each game into this folder.
cli-sim-reference = Play in the reference engine, as --save does. Without it random players of Heroes play other games, in a much faster engine.

## Complaints

cli-no-such-language = { $source }: the language “{ $lang }” is not available; available: { $known }.
cli-no-such-command = There is no command “{ $command }”; available: { $known }.
cli-no-such-option = There is no option { $option } here; --help lists those that exist.
cli-option-needs-value = { $option } needs a value after it.
cli-option-takes-no-value = { $option } takes no value.
cli-missing = Something is missing: { $what }.
cli-extra-words = “{ $command }” does not take “{ $words }”.
cli-usage = The command line cannot be understood: { $detail }
cli-refused = { $reason } ({ $clause })
cli-interrupted = Interrupted.
cli-input-ended = The input has ended, so the game stops here; nothing was saved.
cli-system = { $file }: { STOP($detail) }
cli-not-a-number = { $option }: “{ $value }” should be a whole number from { $least } to { $most }.
cli-not-faces = { $option }: “{ $value }” should be faces of dice, such as 1,1.
cli-bad-setting = “{ $text }” should be an option and its value, such as rows=5.
cli-setting-is-file = “{ $option }” comes from a file, with --{ $option }.
cli-no-such-file-option = { $game } does not use { $option }.
cli-no-such-player = There is no player “{ $player }”; available: { $known }.
cli-no-such-viewer = --view: nobody is called “{ $value }”; available: { $known }.
cli-no-such-bot = --seats: there is no bot “{ $player }”, and only bots can play here; available: { $known }.
cli-no-such-bot-here = There is no bot “{ $player }” to take over; available: { $known }.
cli-no-odds = There are no odds for { $game }.
cli-odds-either = Give either a position (--from) or dice (--dice, --hold), not both.
cli-resume-alone = { $option } cannot be changed when a game is resumed.
cli-resume-other-game = { $file } is a game of { $game }.
cli-resume-other-rules = { $agreement } To continue from there with the current rules, in a new file: bulkhead play --resume { $typed } --new-rules
cli-new-rules-alone = --new-rules needs --resume and the file of the match.
cli-too-many-salts =
    { $people ->
        [0] --salt is for people, and only bots are playing.
        [one] --salt was given too often ({ $count }): only one person is playing.
       *[other] --salt was given too often ({ $count }): only { $people } people are playing.
    }
cli-file-missing = There is no file “{ $file }”.
cli-file-trouble = { $file }: { STOP($detail) }
cli-file-not-text = { $file } is not a text file in UTF-8.
cli-file-taken = “{ $file }” already exists and is not this game; choose another name.
cli-folder-not-empty = The folder “{ $folder }” already contains replay files; choose another one.

## The table

cli-bot-cadet = Cadet
cli-bot-raider = Raider
cli-bot-captain = Captain
cli-bot-champion = Champion
cli-bot-random = Random
cli-table-welcome = { $game }: { $players }
cli-table-option = Option { $option }: { $name }, { $value }.
cli-table-own-file = Option { $option }: from a file of your own.
cli-yes = yes
cli-no = no
cli-table-commitment = The dice are already fixed. This is their fingerprint (SHA-256); note it and you can check it at the end: { $commitment }
cli-table-hint = Answer with the number or the notation of a choice. “help” lists what else you can type.
cli-table-hint-cards = “cards” shows what the heroes can do.
cli-table-resumed =
    { $count ->
        [one] The game continues after one entry. What happened last:
       *[other] The game continues after { $count } entries. What happened last:
    }
cli-table-asks = { $who }: { $question }
cli-table-curtain = { $who }, this is for your eyes only. When nobody else is looking, press Enter.
cli-table-refused = { $reason } ({ $clause }; “why” shows the rule)
cli-table-no-such-number =
    { $most ->
        [one] There is only one choice, number 1.
       *[other] There is no choice { $number }; they are numbered from 1 to { $most }.
    }
cli-table-empty = Type a number from 1 to { $most }, a command, or “help”.
cli-log-clock = (time ran out)
cli-table-undone =
    { $you ->
        [yes] You undid your last command.
       *[no] { $who } undid the last command.
    }
cli-table-saved = Saved. Continue at any time with: bulkhead play --resume { $typed }
cli-table-final = That ends the match. Repeat the command if you mean it.
cli-table-unsaved = This game is not saved. Type “save” to keep it, or repeat the command to leave without saving.
cli-table-given-up = { $who } gives up: { $bot } takes over.
cli-no-asides = For now you can only answer the question.
cli-table-aside = { $who }: What do you want to say in private? Press Enter to say nothing.
cli-not-an-aside = “{ $command }” answers a question; it cannot be said out of turn.
cli-aside-who = Nobody at this screen is player “{ $who }”; available: { $known }.
cli-table-seed = The seed of the dice was: { $seed }
cli-table-verify = The game is in { $file }. Anyone can check its dice with: bulkhead verify { $typed }
cli-table-not-kept = This game was not kept. With --save FILE it is saved, and “bulkhead verify FILE” can check its dice.
cli-why-allowed = “{ $command }” is allowed.
cli-why-bot = { $who }: { $reason }
cli-why-what = Say what you want explained: “why” and a number or a command.
cli-resume-what = Say which file: “resume” and its name.
cli-result-won = { $who } has won.
cli-result-draw = It is a draw.

## What can be typed at the table

cli-verb-number = picks the choice with that number
cli-verb-notation = the same in the game’s notation, shown beside each choice
cli-verb-short = short forms in Starquest: if2 activates that miniature, 7.5 moves there, if2 7.5 does both
cli-verb-enter = picks the choice if there is only one
cli-verb-why = shows the clause that allows or forbids something; alone, the one behind the last refusal, or what a bot was thinking
cli-verb-rules = looks something up in the rules
cli-verb-cards = shows the heroes’ cards, and the signs that the board uses for them
cli-verb-asides = shows what you may say at any time, even while somebody else decides
cli-verb-aside = lets you, or another player at this screen, say something in private
cli-verb-board = draws the board again
cli-verb-log = lists everything that has happened so far
cli-verb-undo = undoes your last command, unless something has been rolled or revealed since
cli-verb-giveup = hands your seat to a bot for the rest of the match; resume a saved match to get it back
cli-verb-save = writes the game to a file
cli-verb-resume = continues a saved game
cli-verb-help = shows this list
cli-verb-quit = leaves the table; a saved game can be resumed

## Cards
# `$mark` is the sign that the board shows after the hero’s name.

cli-cards = The heroes
cli-card-rule = { $mark } { $name }: { $what }
cli-card-action = { $mark } { $name } (cost: { $price }; range: { $range }): { $what }

## Simulation

cli-sim-progress = Playing
cli-sim-title =
    { $games ->
        [one] { $game }, one game, seed { $seed }
       *[other] { $game }, { $games } games, seed { $seed }
    }
cli-sim-compiled = The compiled engine played these games.
cli-sim-not-compiled = The reference engine played these games, more slowly: { $why }
cli-sim-player = player
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95% interval
cli-sim-score = mean score
cli-sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-draws = Draws: { $draws }
cli-sim-turns = Turns per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $min } to { $max } (standard deviation { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-commands = Commands per game: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $min } to { $max } (standard deviation { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-busts = Busts per turn: { $rates }
cli-sim-all-outs = All outs per turn: { $rates }
cli-sim-attacks = Attacks per turn: { $rates }
cli-sim-eliminated = Enemies eliminated per turn: { $rates }
cli-sim-lost = Miniatures lost per turn: { $rates }

## Odds

cli-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-odds-roll =
    { $dice ->
        [one] One die rolled
       *[other] { $dice } dice rolled
    }{ $holding ->
        [yes] , holding { $held } (hold: { $reading })
       *[no] { "" }
    }
cli-odds-position = Chance of going bust with each roll
cli-odds-no-roll = Nothing can be rolled in this position.

## Rules

cli-rules-ruling = Our reading:
cli-rules-example = Example:
cli-rules-page = Booklet, page { $page }.
cli-rules-no-page = Not in the booklets.
cli-rules-option = Option { $option } ({ $name }):
cli-rules-nothing = The rules say nothing about “{ $query }”.
cli-rules-hint = “bulkhead rules WORD” looks for a word; “bulkhead rules CLAUSE” shows a clause with its example.
cli-matrix = { $game }: { $clauses } clauses, { $coded } with code, { $tested } with tests
cli-matrix-content = content: { $clauses } lines, { $coded } with code, { $tested } with tests
cli-matrix-no-code = no code carries it out
cli-matrix-no-call = nothing but tests uses the code that is marked with it:
cli-matrix-no-test = no test proves it
cli-matrix-no-line = no line says what it does
cli-matrix-no-read = no code reads this flag
cli-matrix-no-play = the tests that are marked with it do not name the item:
cli-matrix-unknown = no rulebook has it
cli-matrix-no-tests = There are no tests here to look at, so nothing is said about them.

## Positions, replays, verification

cli-show-decides = { $who } decides.
cli-replay-no-such-entry =
    { $last ->
        [0] { $file } has no entry { $at }: it ends with the set-up, entry 0.
       *[other] { $file } has no entry { $at }; the last one is { $last }.
    }
cli-verify-ok = { $file } is sound: everything was recomputed, and all of it matches (entries: { $moves }, dice: { $faces }).
cli-verify-kept = Commitment: { $commitment }
cli-verify-salted =
    { $count ->
        [one] Player { $seats }’s salt names this commitment: it was given after the seed was fixed.
       *[other] The salts of players { $seats } name this commitment: they were given after the seed was fixed.
    }
cli-verify-unsure =
    { $count ->
        [one] Player { $seats }’s salt does not say whether it was given before or after the commitment.
       *[other] The salts of players { $seats } do not say whether they were given before or after the commitment.
    }
cli-verify-earlier = The match says that it was played with version { $rules } of the rules up to entry { NUMBER($entries, useGrouping: 0) }.
cli-verify-older = { $file }: { $agreement }
cli-verify-finished = The game is finished.
cli-verify-paused = The game is paused. Anyone who has this file can work out the dice to come.

## The table in the browser

cli-meta-host = ADDRESS
cli-meta-port = PORT
cli-meta-url = URL
cli-serve = Serve tables to players elsewhere, until you stop it with Ctrl-C.
cli-serve-host = The address to listen on; by default only this computer can connect.
cli-serve-port = The port to listen on.
cli-serve-data = The folder for the matches; by default your own data folder.
cli-serve-public-url = Where players reach the server when it is behind a proxy.
cli-play-open = The table is open at { $url } (Ctrl-C closes it).
cli-serve-open = Serving tables at { $url }; matches are kept in { $folder } (Ctrl-C stops it).
cli-serve-bad-url = The public address “{ $url }” must start with http:// or https://.
cli-serve-no-folder = “{ $folder }” is not a folder.
cli-no-client = The browser page has not been built: run “make play” once, or play with --terminal.

## Measuring

cli-meta-bench = server
cli-bench = Measure how much load the server can carry on this computer.
cli-bench-what = What to measure; the only choice is the server.
cli-bench-matches = How many live matches to hold.
cli-bench-rate = How many clicks to make per second.
cli-bench-seconds = How many seconds each part takes.
cli-bench-unknown = “{ $what }” cannot be measured; available: { $known }.
cli-bench-checkout = The benches are not part of an installed package: run this in a checkout of the project.

## bulkhead packs

cli-packs = Check a pack of your own, or list the available packs.
cli-packs-what = What to do: check or list.
cli-packs-folder = The folder of the pack, or the id of an installed one.
cli-meta-packs = check|list
cli-meta-pack = PACK
cli-help-pack = Play with this pack: a folder, or the id of one in your packs folder. May be given several times; later ones take precedence.
cli-packs-unknown = “{ $what }” cannot be done with packs; available: { $known }.
cli-packs-which = Say which pack to check.
cli-packs-sound = “{ $name }”, version { $version }, is sound.
cli-packs-wrong =
    { $count ->
        [one] One mistake.
       *[other] { $count } mistakes.
    }
cli-packs-could-be = Could be better: { $what }
cli-packs-builtin = comes with the game
cli-packs-nowhere = Put packs of your own into { $folder }.
cli-opt-mission = Play this Starquest mission: tutorial for the first lesson, or its id, such as mis_04_nest. The same as -o mission=ID.
cli-meta-id = ID

## Campaigns

cli-meta-holders = FACTION=PLAYER
cli-meta-plan = MISSION,MISSION|short
cli-meta-eyes = FACTION|spectator|all
cli-campaign = Play a Starquest campaign: missions one after another, with ranks, Seals and what is carried over.
cli-campaign-new = Start a campaign: its missions and house rules are fixed from then on.
cli-campaign-status = Show the standings: ranks, Seals, points, the missions so far and what the next one starts with.
cli-campaign-play = Play the next mission, or continue the one in progress.
cli-campaign-undo-last = Undo the last mission. Nothing is deleted.
cli-campaign-new-rules = Continue a campaign from an earlier version of the rules with the current ones, in a new file beside it. The mission in progress continues from the last entry on which both agree.
cli-campaign-file = The campaign’s file; its missions are kept beside it.
cli-campaign-seats = Who plays which faction, separated by commas: human, human:NAME, the name of a bot, bot for the best one, or absent. Bots play the factions that you leave out.
cli-campaign-change = New players for factions, from now on; the other factions stay as they are.
cli-campaign-once = The same for this mission only: a bot in somebody’s seat, or somebody absent.
cli-campaign-missions = Which missions, separated by commas, or a campaign of the box: hollow_crown (all twelve, the default) or short.
cli-campaign-all = Continue to the end of the campaign, mission after mission.
cli-campaign-view = Whose point of view: factions separated by commas, a spectator, or all for someone who may know everything.
cli-campaign-bad-seat = “{ $text }” should be a faction and who plays it, such as eldar=human; factions: { $known }.
cli-campaign-bad-name = A name can have at most { $most } printable characters.
cli-campaign-opened = Play its first mission with: bulkhead campaign play { $typed }
cli-campaign-saved = The mission is saved in { $file }. Continue at any time with: bulkhead campaign play { $campaign }
cli-campaign-stopped = The mission stops here and is saved; continue with: bulkhead campaign play { $typed }
cli-campaign-torn = { $file }, line { NUMBER($line, useGrouping: 0) }: the last line is cut off and does not count; everything before it is sound.
cli-campaign-undone = Undone: { $mission }. Its match is still in { $file }.
cli-campaign-mission-anew = The mission in progress cannot continue and is undone: { $reason }
cli-campaign-new-rules-done = The campaign continues with version { $rules } of the rules. Results so far stay as they were recorded. Continue with: bulkhead campaign play { $typed }
cli-campaign-progress = { $mission }: rounds
cli-campaign-title = Campaign { $file }: { $played } of { $missions } missions played
cli-campaign-place = place
cli-campaign-faction = faction
cli-campaign-holder = player
cli-campaign-rank = rank
cli-campaign-seals = Seals
cli-campaign-points = points
cli-campaign-more = other
cli-campaign-nobody = nobody
cli-campaign-psionic = psionic: { $rank }, { $row } of 3
cli-campaign-reserve = reinforcement: { $figure }
cli-campaign-cards =
    { $count ->
        [one] one card kept
       *[other] { $count } cards kept
    }
cli-campaign-past =
    { $number }. { $mission }: { $count ->
        [one] won by { $winners }
       *[other] a tie between { $winners }
    }. Points: { $points }.
cli-campaign-leader = { "  " }{ $faction }: the leader was killed.
cli-campaign-rank-up = { "  " }{ $faction }: promoted to { $rank }.
cli-campaign-rank-down = { "  " }{ $faction }: down to { $rank }.
cli-campaign-taken-back =
    { $count ->
        [one] One mission was undone.
       *[other] { $count } missions were undone.
    }
cli-campaign-won =
    { $count ->
        [one] The campaign is over. Winner: { $winners }.
       *[other] The campaign is over: a tie between { $winners }.
    }
cli-campaign-next = Next mission: { $mission }
cli-campaign-begun = Mission in progress: { $mission }
cli-verify-campaign =
    { $missions ->
        [one] { $file } is sound: one mission was recomputed (entries: { $moves }, dice: { $faces }), and everybody’s records follow from it.
       *[other] { $file } is sound: { $missions } missions were recomputed (entries: { $moves }, dice: { $faces }), and everybody’s records follow from them.
    }
cli-verify-campaign-over = The campaign is over.
cli-verify-campaign-partly = { $file }: its chain of entries is intact. Missions played with the current version of the rules, recomputed in full: { $missions }. The others were checked as far as the versions agree, and their results stay as they were recorded:
