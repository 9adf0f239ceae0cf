### The command line: help pages, complaints, the table in the terminal, and what each command prints.
### What is typed stays as it is in every language: commands, options, notation.

## Help pages

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples
cli-help-default = (default: { $value })
cli-help-lang = Speak this language. Otherwise BULKHEAD_LANG decides, or else the language of the terminal.
cli-help-help = Show this page and stop.
cli-help-version = Show the version and stop.

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
cli-play = Play in your browser, or at this terminal, people and bots in any mix.
cli-sim = Let bots play many games, and count wins, lengths and what happened.
cli-odds = Work out the exact odds of a battle roll, or of every roll that a position allows.
cli-rules = Look something up in the rules.
cli-show = Draw a position, and list who decides and everything that may be done.
cli-replay = Go through a recorded game up to any entry, with anyone’s eyes.
cli-verify = Check a replay file or a campaign: every die, every event, the result, and what is carried from mission to mission.

## Arguments and options

cli-arg-game = The game.
cli-arg-file = A replay file.
cli-arg-position = A position: one line of text, which may be several words, or the name of a file; a single - reads it from standard input.
cli-arg-query = A word to look for, or the id of a clause. Without one, the whole reference is printed.
cli-opt-option = An option of the game, such as rows=5. May be given several times.
cli-opt-cards = Play with the cards in this file.
cli-opt-from = Begin from this position: one line of text, or the name of a file.
cli-opt-json = Print JSON for a program.
cli-opt-view = Through whose eyes: a seat (1, 2), a spectator, or all for someone who may know everything.
cli-opt-game = Look in the rules of this game only.
cli-opt-matrix = Show which clauses have code and tests. The exit code is 1 if any has not.
cli-opt-dice = How many dice are rolled.
cli-opt-hold = The dice left lying, such as 1,1.
cli-play-game = The game; heroes if you name none.
cli-play-terminal = Play at this terminal instead of the browser; each of the options below implies it.
cli-play-seats = Who plays, first seat first: human, human=NAME or the name of a bot; the same name in several seats is one person. If you name nobody, you play against the best bots there are.
cli-play-seed = Take the dice from this text, so that the same game can be played again.
cli-play-salt = Stir this text into the dice, so that nobody could have chosen them alone. Once for each person.
cli-play-save = Where “save” writes, and where the finished game goes.
cli-play-resume = Take up a game that was saved.
cli-play-new-rules = With --resume: play a match of an earlier rules version on with the present rules, from its last common entry, in a new file.
cli-replay-at = Stop after entry N; otherwise at the end.
cli-verify-commitment = The commitment that you noted when the game began.
cli-sim-games = How many games.
cli-sim-seats = Who plays, first seat first. If you name nobody, all kinds of bots play.
cli-show-write = Write the position to this file as well.
cli-sim-seed = A text that all chance comes from: the same text gives the same games.
cli-sim-jobs = How many processes share the work. The results do not depend on it.
cli-sim-save = Write a replay file for each game into this folder.

## Complaints

cli-no-such-language = { $source }: no “{ $lang }” here; languages: { $known }.
cli-no-such-command = There is no command “{ $command }”; there are: { $known }.
cli-no-such-option = There is no option { $option } here; --help lists those that exist.
cli-option-needs-value = { $option } needs a value after it.
cli-option-takes-no-value = { $option } takes no value.
cli-missing = Something is missing: { $what }.
cli-extra-words = “{ $words }” is too much for “{ $command }”.
cli-usage = The command line cannot be understood: { $detail }
cli-refused = { $reason } ({ $clause })
cli-interrupted = Interrupted.
cli-input-ended = The input has ended, so the game stops here; nothing was saved.
cli-system = { $file }: { $detail }.
cli-not-a-number = { $option }: “{ $value }” should be a whole number from { $least } to { $most }.
cli-not-faces = { $option }: “{ $value }” should be faces of dice, such as 1,1.
cli-bad-setting = “{ $text }” should be an option and its value, such as rows=5.
cli-setting-is-file = “{ $option }” comes from a file, with --{ $option }.
cli-no-such-file-option = { $game } has no use for { $option }.
cli-no-such-player = There is no player “{ $player }”; there are: { $known }.
cli-no-such-viewer = --view: nobody is called “{ $value }”; there are: { $known }.
cli-no-such-bot = --seats: there is no bot “{ $player }”, and only bots can play here; there are: { $known }.
cli-no-such-bot-here = There is no bot “{ $player }” to take over; there are: { $known }.
cli-no-odds = There are no odds for { $game }.
cli-odds-either = Give either a position (--from) or dice (--dice, --hold), not both.
cli-resume-alone = { $option } cannot be changed when a game is resumed.
cli-resume-other-game = { $file } is a game of { $game }.
cli-resume-other-rules = { $agreement } To play on from there with the present rules, in a new file: bulkhead play --resume { $typed } --new-rules
cli-new-rules-alone = --new-rules needs --resume and the file of the match.
cli-too-many-salts =
    { $people ->
        [0] --salt is for people, and nobody here is one.
        [one] --salt was given { $count } times, but only one person plays.
       *[other] --salt was given { $count } times, but only { $people } people play.
    }
cli-file-missing = There is no file “{ $file }”.
cli-file-trouble = { $file }: { $detail }.
cli-file-not-text = { $file } is not a text file in UTF-8.
cli-file-taken = “{ $file }” is already there and is not this game; choose another name.
cli-folder-not-empty = The folder “{ $folder }” already holds replay files; choose another one.

## The table

cli-bot-captain = Captain
cli-bot-random = Random
cli-table-welcome = { $game }: { $players }
cli-table-option = Option { $option }: { $name }, { $value }.
cli-table-own-file = Option { $option }: from a file of your own.
cli-yes = yes
cli-no = no
cli-table-commitment = The dice are already fixed. This is their fingerprint (SHA-256); note it and you can check it at the end: { $commitment }
cli-table-hint = Answer with the number or the notation of an offer. “help” says what else you can type.
cli-table-hint-cards = “cards” shows what the heroes can do.
cli-table-resumed =
    { $count ->
        [one] The game goes on after one entry. What happened last:
       *[other] The game goes on after { $count } entries. What happened last:
    }
cli-table-asks = { $who }: { $question }
cli-table-curtain = { $who }, this is for your eyes only. When nobody else is looking, press Enter.
cli-table-refused = { $reason } ({ $clause }; “why” shows the rule)
cli-table-no-such-number =
    { $most ->
        [one] There is only one offer, number 1.
       *[other] There is no offer { $number }; they are numbered from 1 to { $most }.
    }
cli-table-empty = Type a number from 1 to { $most }, a command, or “help”.
cli-log-clock = (time was up)
cli-table-undone =
    { $you ->
        [yes] You took your last command back.
       *[no] { $who } took the last command back.
    }
cli-table-saved = Saved. Go on at any time with: bulkhead play --resume { $typed }
cli-table-unsaved = This game is not saved. Type “save” to keep it, or the same again to leave it behind.
cli-table-given-up = { $who } gives up: { $bot } takes over.
cli-no-asides = There is nothing to be said now but the answer.
cli-table-aside = What does { $who } say aside? Enter alone: nothing.
cli-not-an-aside = “{ $command }” answers a question; it is nothing to be said aside.
cli-aside-who = Nobody at this screen is player “{ $who }”; there is { $known }.
cli-table-seed = The seed of the dice was: { $seed }
cli-table-verify = The game is in { $file }. Anyone can check its dice with: bulkhead verify { $typed }
cli-table-not-kept = This game was not kept. With --save FILE it is written down, and “bulkhead verify FILE” can check its dice.
cli-why-allowed = “{ $command }” is allowed.
cli-why-bot = { $who }: { $reason }
cli-why-what = Say what you want explained: “why” and a number or a command.
cli-resume-what = Say which file: “resume” and its name.
cli-result-won = { $who } has won.
cli-result-draw = It is a draw.

## What can be typed at the table

cli-verb-number = takes the offer with that number
cli-verb-notation = the same in the game’s notation, which stands beside each offer
cli-verb-short = for short, in Starquest: if2 to act with it, 7.5 to go there, if2 7.5 for both
cli-verb-enter = takes the offer if there is only one
cli-verb-why = shows the clause that allows or forbids something; alone, the one behind the last refusal, or what a bot was thinking
cli-verb-rules = looks something up in the rules
cli-verb-cards = shows the heroes’ cards, and the signs that the board uses for them
cli-verb-asides = shows what you may say at any moment, whoever has to decide
cli-verb-aside = lets you, or another player at this screen, say something that is nobody else’s business
cli-verb-board = draws the board again
cli-verb-log = tells everything so far
cli-verb-undo = takes your last command back, unless something was rolled or revealed since
cli-verb-giveup = gives your seat to a bot for the rest of the match; you have it back when you resume a saved one
cli-verb-save = writes the game to a file
cli-verb-resume = goes on with a saved game
cli-verb-help = shows this
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
cli-sim-player = player
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95% interval
cli-sim-score = mean score
cli-sim-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-draws = Draws: { $draws }
cli-sim-turns = Turns a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $min } to { $max } (standard deviation { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-commands = Commands a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $min } to { $max } (standard deviation { NUMBER($sd, maximumFractionDigits: 1) })
cli-sim-busts = Busts a turn: { $rates }
cli-sim-all-outs = All outs a turn: { $rates }
cli-sim-attacks = Attacks a turn: { $rates }
cli-sim-eliminated = Enemies eliminated a turn: { $rates }
cli-sim-lost = Miniatures lost a turn: { $rates }

## Odds

cli-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-odds-roll =
    { $dice ->
        [one] One die rolled
       *[other] { $dice } dice rolled
    }{ $holding ->
        [yes] , { $held } left lying (hold: { $reading })
       *[no] { "" }
    }
cli-odds-position = Chance to go bust with each roll
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
cli-verify-ok = { $file } is sound: { $moves } entries and { $faces } dice were recomputed, and all of them match.
cli-verify-kept = Commitment: { $commitment }
cli-verify-salted =
    { $count ->
        [one] The salt of player { $seats } names this commitment: it was given after the seed was fixed.
       *[other] The salts of players { $seats } name this commitment: they were given after the seed was fixed.
    }
cli-verify-unsure =
    { $count ->
        [one] The salt of player { $seats } does not say whether it was given before or after the commitment.
       *[other] The salts of players { $seats } do not say whether they were given before or after the commitment.
    }
cli-verify-earlier = The match says that it was played with version { $rules } of the rules up to entry { NUMBER($entries, useGrouping: 0) }.
cli-verify-older = { $file }: { $agreement }
cli-verify-finished = The game is finished.
cli-verify-paused = The game is paused. Whoever has this file can work out the dice to come.

## The table in the browser

cli-meta-host = ADDRESS
cli-meta-port = PORT
cli-meta-url = URL
cli-serve = Serve tables to players elsewhere, until you stop it with Ctrl-C.
cli-serve-host = The address to listen on; this machine alone if you name none.
cli-serve-port = The port to listen on; 8917 if you name none.
cli-serve-data = The folder of the matches; your own data folder if you name none.
cli-serve-public-url = Where players reach the server, when a proxy stands in front of it.
cli-play-open = The table is open at { $url } (Ctrl-C closes it).
cli-serve-open = Serving tables at { $url }, matches are kept in { $folder } (Ctrl-C stops it).
cli-serve-bad-url = The public address “{ $url }” must begin with http:// or https://.
cli-serve-no-folder = “{ $folder }” is not a folder.
cli-no-client = The page for the browser has not been built: run “make play” once, or play with --terminal.

## Measuring

cli-meta-bench = server
cli-bench = Measure how much the server carries on this machine.
cli-bench-what = What to measure; there is only the server.
cli-bench-matches = Live matches to hold.
cli-bench-rate = Clicks a second to be made.
cli-bench-seconds = How many seconds each part takes.
cli-bench-unknown = “{ $what }” cannot be measured; there is: { $known }.
cli-bench-checkout = The benches are not part of an installed package: run this in a checkout of the project.

## bulkhead packs

cli-packs = Check a pack of your own, or list the packs there are.
cli-packs-what = What to do: check or list.
cli-packs-folder = The folder of the pack, or the id of an installed one.
cli-meta-packs = check|list
cli-meta-pack = PACK
cli-help-pack = Play with this pack: a folder, or the id of one in your packs folder. May be given several times; later ones win.
cli-packs-unknown = “{ $what }” cannot be done with packs; possible are: { $known }.
cli-packs-which = Say which pack is to be checked.
cli-packs-sound = “{ $name }”, version { $version }, is sound.
cli-packs-wrong =
    { $count ->
        [one] One mistake.
       *[other] { $count } mistakes.
    }
cli-packs-could-be = Could be better: { $what }
cli-packs-builtin = comes with the game
cli-packs-nowhere = Packs of your own go into { $folder }.
cli-opt-mission = Play this mission of Starquest: tutorial for the first lesson, or its id, such as mis_04_nest. The same as -o mission=ID.
cli-meta-id = ID

## Campaigns

cli-meta-holders = FACTION=PLAYER
cli-meta-plan = MISSION,MISSION|short
cli-meta-eyes = FACTION|spectator|all
cli-campaign = Play a campaign of Starquest: missions one after another, with ranks, Seals and what is carried over.
cli-campaign-new = Begin a campaign: its missions and house rules are fixed from then on.
cli-campaign-status = Show how everybody stands: ranks, Seals, points, the missions so far and what the next one begins with.
cli-campaign-play = Play the next mission, or go on with the one that was begun.
cli-campaign-undo-last = Take the last mission back. Nothing is deleted.
cli-campaign-new-rules = Take a campaign of an earlier rules version on with the present rules, in a new file beside it. The mission in progress goes on from its last common entry.
cli-campaign-file = The file of the campaign; its missions are kept beside it.
cli-campaign-seats = Who holds which faction, with commas: human, human:NAME, the name of a bot, bot for the best one, or absent. Bots hold those that you do not name.
cli-campaign-change = Who holds which faction from now on; the others stay as they are.
cli-campaign-once = The same for this mission only: a bot in somebody’s seat, or somebody absent.
cli-campaign-missions = Which missions, with commas, or a campaign of the box: hollow_crown (all twelve, the default) or short.
cli-campaign-all = Go on to the end of the campaign, mission after mission.
cli-campaign-view = With whose eyes: factions with commas, a spectator, or all for someone who may know everything.
cli-campaign-bad-seat = “{ $text }” should be a faction and who holds it, such as eldar=human; factions: { $known }.
cli-campaign-bad-name = A name has at most { $most } printable characters.
cli-campaign-opened = Play its first mission with: bulkhead campaign play { $typed }
cli-campaign-saved = The mission is saved in { $file }. Go on at any time with: bulkhead campaign play { $campaign }
cli-campaign-stopped = The mission stops here and is saved; go on with: bulkhead campaign play { $typed }
cli-campaign-torn = { $file }, line { NUMBER($line, useGrouping: 0) }: the last line is cut off and does not count; everything before it is sound.
cli-campaign-undone = Taken back: { $mission }. Its match is still in { $file }.
cli-campaign-mission-anew = The mission in progress cannot go on and is taken back: { $reason }
cli-campaign-new-rules-done = The campaign goes on with version { $rules } of the rules. Results so far stay as they were recorded. Go on with: bulkhead campaign play { $typed }
cli-campaign-progress = { $mission }: rounds
cli-campaign-title = Campaign { $file }: { $played } of { $missions } missions played
cli-campaign-place = place
cli-campaign-faction = faction
cli-campaign-holder = held by
cli-campaign-rank = rank
cli-campaign-seals = Seals
cli-campaign-points = points
cli-campaign-more = besides
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
       *[other] a tie of { $winners }
    }. Points: { $points }.
cli-campaign-leader = { "  " }{ $faction }: the leader was killed.
cli-campaign-rank-up = { "  " }{ $faction }: promoted to { $rank }.
cli-campaign-rank-down = { "  " }{ $faction }: down to { $rank }.
cli-campaign-taken-back =
    { $count ->
        [one] One mission was taken back.
       *[other] { $count } missions were taken back.
    }
cli-campaign-won =
    { $count ->
        [one] The campaign is over. It is won by { $winners }.
       *[other] The campaign is over, a tie of { $winners }.
    }
cli-campaign-next = Next mission: { $mission }
cli-campaign-begun = Mission begun: { $mission }
cli-verify-campaign =
    { $missions ->
        [one] { $file } is sound: one mission, { $moves } entries and { $faces } dice were recomputed, and everybody’s records follow from it.
       *[other] { $file } is sound: { $missions } missions, { $moves } entries and { $faces } dice were recomputed, and everybody’s records follow from them.
    }
cli-verify-campaign-over = The campaign is over.
cli-verify-campaign-partly = { $file }: its entries are linked soundly. Missions of the present rules version, recomputed whole: { $missions }. Those of other versions were checked as far as they agree, and their results stay as they were recorded:
