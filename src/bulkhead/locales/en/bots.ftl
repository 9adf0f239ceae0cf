### Bots: what each of them does, and why it chose what it chose.
### A reason is said about the bot, in one short sentence. “Chance” is always the chance of winning.

bot-unknown = There is no bot “{ $bot }” for this game; available: { $known }.

## What they do

bots-random-what = Picks any legal command, all equally likely.
bots-cadet-what = Plays like a beginner: keeps everything, pushes boldly and overlooks things.
bots-captain-what = Plays Heroes by the exact expected value of its turn: what to keep, when to push, how to act.
bots-champion-what = Has learned from millions of solved positions what a board is worth, and works its turn out exactly: all but perfect play.

## Why

bots-random-reason = Picked at random.
bots-cadet-reason = What a cadet would do.
bots-captain-pick = Likes the priority vox best, and then weapons that are cheap to use.
bots-captain-place = The middle column is part of every straight, so the best hero goes there first.
bots-captain-keep = This leaves the best chance: { NUMBER($chance, style: "percent") }.
bots-captain-push = A push gives a chance of { NUMBER($push, style: "percent") }, acting now { NUMBER($act, style: "percent") }.
bots-captain-act = Acting now gives a chance of { NUMBER($act, style: "percent") }, the best push { NUMBER($push, style: "percent") }.
bots-captain-action = This action leaves the best chance: { NUMBER($chance, style: "percent") }.
bots-captain-stop = Nothing more would help; the chance is { NUMBER($chance, style: "percent") }.
