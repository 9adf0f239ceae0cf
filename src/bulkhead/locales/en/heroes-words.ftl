### Heroes: the nouns of the game.
### Names and terms are written as they stand inside a sentence; a heading raises the first letter.
### A message that ends in `-what` is a whole sentence.

## Heroes

heroes-hero-donato = Donato
heroes-hero-donato-full = Brother-Captain Donato
heroes-hero-victorno = Victorno
heroes-hero-victorno-full = Brother-Sergeant Victorno
heroes-hero-sanyctus = Sanyctus
heroes-hero-sanyctus-full = Brother Sanyctus
heroes-hero-phaello = Phaello
heroes-hero-phaello-full = Brother Phaello
heroes-hero-ebellius = Ebellius
heroes-hero-ebellius-full = Brother Ebellius
heroes-hero-feurran = Feurran
heroes-hero-feurran-full = Brother Feurran
heroes-hero-aramus = Aramus
heroes-hero-aramus-full = Brother Aramus
heroes-hero-dyrael = Dyrael
heroes-hero-dyrael-full = Brother Dyrael
heroes-hero-darrago = Darrago
heroes-hero-darrago-full = Brother Darrago

## Equipment

heroes-equipment-inspire = inspire
heroes-equipment-inspire-what = Its spaces count double in your current score.
heroes-equipment-vox = priority vox
heroes-equipment-vox-what = Another hero of your army may make its move instead.
heroes-equipment-shield = shield
heroes-equipment-shield-what = It stays on 3 or more when attacked.
heroes-equipment-shoot = shoot
heroes-equipment-shoot-what = Attack an enemy hero in a space in range.
heroes-equipment-scythe = scythe
heroes-equipment-scythe-what = Attack all heroes in a space in range and in its row.
heroes-equipment-cut-down = cut down
heroes-equipment-cut-down-what = Attack an enemy hero in range: it retreats to its set-up space.

## Ranges

heroes-range-melee = melee
heroes-range-short = short
heroes-range-medium = medium
heroes-range-long = long

## Kinds of scoring roll

heroes-kind-lucky-six = lucky six
heroes-kind-double-six = double six
heroes-kind-three-of-a-kind = three of a kind
heroes-kind-straight = straight
heroes-kind-straight-or-three = straight or three of a kind

## Phases

heroes-phase-draft = choice of army
heroes-phase-place = set-up
heroes-phase-roll = battle roll
heroes-phase-keep = putting dice aside
heroes-phase-push = push or act
heroes-phase-act = battle actions
heroes-phase-over = game over

## Options
# A `-what` sentence says what the option does, without what is typed for it; the terminal lists that beside it.

heroes-option-rows = rows in each half
heroes-option-rows-what = How many rows each half has: 3 to 6, by default 4.
heroes-option-hold = dice held
heroes-option-hold-what = After a push, at least one of the scoring rolls you put aside must use a die just rolled. To the letter, dice held count by themselves; with all new, every scoring roll put aside must use a die just rolled.
heroes-option-hold-new = one new
heroes-option-hold-literal = to the letter
heroes-option-hold-strict = all new
heroes-option-scythe-hits = targets of the scythe
heroes-option-scythe-hits-what = Who a scythe attacks: friend and foe, but never the hero that acts, or enemy heroes only.
heroes-option-scythe-hits-all = friend and foe
heroes-option-scythe-hits-enemies = enemies only
heroes-option-scythe-line = line of the scythe
heroes-option-scythe-line-what = Which line of the chosen space a scythe attacks: its row, across all five columns, or its column.
heroes-option-scythe-line-row = row
heroes-option-scythe-line-column = column
heroes-option-blocked-vox = blocked vox
heroes-option-blocked-vox-what = A hero with a priority vox may pass a move on even while blocked.
heroes-option-duplicates = duplicates
heroes-option-duplicates-what = An army may include the same hero more than once.
heroes-option-collection = collection
heroes-option-collection-what = Which heroes a player owns, at least five: that player chooses an army from them only. By default it is the whole roster.
heroes-option-first = who begins
heroes-option-first-what = Who places the first hero and takes the first turn: decided by chance, or a player you name.
heroes-option-first-draw = by chance
heroes-option-turn-limit = turn limit
heroes-option-turn-limit-what = After how many turns, extra turns included, a game is a draw; by default 500.
heroes-option-games = games in the match
heroes-option-games-what = A single game, or three games with the scores added up.

## Glossary

heroes-term-battle-roll = battle roll
heroes-term-battle-action = battle action
heroes-term-scoring-roll = scoring roll
heroes-term-push-your-luck = push your luck
heroes-term-bust = bust
heroes-term-all-out = all out
heroes-term-current-score = current score
heroes-term-set-up-space = set-up space
heroes-term-best-of-three = best of three
heroes-term-retreat = retreat
