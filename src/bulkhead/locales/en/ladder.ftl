# What `bulkhead ladder` says: bots that play each other, and their ratings.

cli-ladder = Let bots play each other, each against each, and rate them.
ladder-bots = The bots, at least two: names, or FILE.py:CLASS for a bot of your own. The code in that file is run.
ladder-games = How many games each two bots play; an odd number is rounded up, because they change seats.
ladder-out = Write a line for every two games to this file as soon as they are over.
ladder-mission = Which missions, in turn and with line-ups that rotate: their ids separated by commas, or all.

ladder-role-squads = As squads
ladder-role-aliens = As aliens
ladder-head-bot = bot
ladder-head-first = bot
ladder-head-second = against
ladder-head-rating = rating
ladder-head-reach = 95%
ladder-head-games = games
ladder-head-share = share
ladder-head-interval = 95% interval
ladder-head-draws = draws
ladder-head-margin = margin
ladder-rating = { NUMBER($number, maximumFractionDigits: 0) }
ladder-reach = ± { NUMBER($number, maximumFractionDigits: 0) }
ladder-anchor = Ratings are distances from { $bot } on Elo’s scale; the margin is points per seat.

ladder-too-few = A ladder needs at least two bots.
ladder-twice = The bot “{ $bot }” is named twice.
ladder-nobody-to-compare = No two of these bots play the same seats, so there is nothing to compare: { $bots }.
ladder-file-no-class = { $file }: there is no class “{ $name }” in this file.
ladder-file-no-choose = { $file }: “{ $name }” is no bot, because it has no method choose(view, offer).
ladder-file-changed = { $file }: the file was changed while its bot played.
ladder-file-fails = { $file }{ $line ->
        [0] {""}
       *[other] , line { $line }
    }: the file could not be loaded: { $error }
ladder-bot-not-made = { $bot }{ $line ->
        [0] {""}
       *[other] , line { $line }
    }: the bot could not be made from a seed: { $error }
ladder-bot-fails = { $bot }{ $line ->
        [0] {""}
       *[other] , line { $line }
    }: the bot failed while it chose: { $error }
ladder-bot-no-command = { $bot }: the bot did not answer with a command: { $answer }
ladder-bot-refused = { $bot }: the bot chose “{ $command }”, which the rules refuse: { $reason } ({ $clause })
