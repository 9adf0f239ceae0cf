### The browser client: everything that is not a rule or a sentence from the table.

## Around every screen

web-brand-home = Bulkhead, home
web-home = Home
web-rules = Rules
web-learn = Learn
web-settings = Settings
web-menu = Menu
web-close = Close
web-skip = Skip to the content
web-language = Language
web-loading = One moment…
web-clause = Rule { $clause }
web-die = die showing { $face }
web-dice = { $count ->
    [one] die showing { $faces }
   *[other] dice showing { $faces }
}
web-labelled = { $label }: { $text }
web-beside = { $before }; { $after }
web-mute = Turn the sound off
web-unmute = Turn the sound on
web-copied = Copied.
web-copy-by-hand = Copy this by hand
web-about = Unofficial, not affiliated with any publisher. Free software under the MIT licence; typefaces under the SIL Open Font License.

## The line to the table

web-unreachable = The table isn’t answering. Check your connection.
web-answer-unreadable = The server sent an unreadable answer (status { NUMBER($status, useGrouping: 0) }).
web-offline = The table can’t be reached. Rules and settings work offline; everything else has to wait.
web-line-retry = Try now
web-stale = The game has moved on in the meantime. This is the current state.
web-request-lost = That did not reach the table. Please try again.
web-lost = There is nothing here
web-lost-what = There is no page at “{ $path }”.
web-lost-hot = This browser has no key to that table.

## Keys

web-keys = Keys
web-keys-anywhere = Anywhere
web-keys-dialog = In this window
web-keys-roam = Tab goes from one thing to the next, arrow keys move inside the board and inside rows of choices, Enter or the space bar chooses.
web-key-mute = sound on or off
web-key-space = space bar
web-key-escape = Esc
web-key-enter = Enter
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Several people at one screen

web-curtain = Over to { $who }
web-curtain-what = Hand them the screen. Everyone else: no peeking!
web-curtain-lift = I am { $name }

## Settings

web-set-on = On
web-set-off = Off
web-set-look = Look
web-set-theme = Theme
web-set-theme-what = Dark console or light paper.
web-set-theme-system = Same as device
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-contrast = Contrast
web-set-contrast-what = Stronger lines and brighter text.
web-set-contrast-system = Same as device
web-set-contrast-more = More
web-set-moving = Movement
web-set-motion = Animation
web-set-motion-what = When off, everything jumps straight to its place.
web-set-motion-system = Same as device
web-set-motion-reduced = None
web-set-motion-full = Full
web-set-speed = Speed
web-set-speed-what = How long dice roll and heroes march.
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-fast = Fast
web-set-countdown = Countdown
web-set-countdown-what = In Starquest, if you don’t answer a reaction within this time, your standing orders decide. A timed table uses its own clock.
web-set-countdown-off = Off
web-set-countdown-15 = 15 s
web-set-countdown-30 = 30 s
web-set-countdown-60 = 60 s
web-set-hearing = Sound and chat
web-set-sound = Sound
web-set-sound-what = Shortcut: M.
web-set-volume = Volume
web-set-chat = Chat
web-set-chat-what = When off, you don’t see what others write.

## Heroes table: gathering and sitting down

web-lobby = Waiting for players
web-lobby-free = free
web-lobby-you-what = This is your seat.
web-lobby-taken-what = At the table, waiting like you.
web-lobby-away-what = Has taken this seat but is away just now.
web-lobby-salt-what = Hasn’t joined yet, and so hasn’t added a salt to the dice.
web-dice-after = The dice were fixed before your browser added its salt. Their fingerprint:
web-dice-exchanged = This table has swapped its dice: they are not the ones your salt was given for. Do not trust them.
web-lobby-awaited-what = Has been sent a link or a code but hasn’t joined yet.
web-lobby-free-what = Free for the first person who takes it.
web-lobby-bot-what = Plays as soon as it is its turn.
web-lobby-game = What will be played
web-lobby-option = { $option }: { $value }
web-lobby-next = What happens next
web-lobby-next-draft = Both players choose five heroes in secret.
web-lobby-next-place = You place your armies in turn, hero by hero.
web-lobby-next-play = Roll six dice, put scoring rolls aside, push your luck or act. You win with three heroes across and the higher score.
web-sit = A seat is waiting for you
web-sit-what = The first person to open this link gets the seat. What should the others call you?
web-sit-name = Your name, if you like
web-sit-go = Sit down
web-passing-what = When it is somebody else’s turn at this screen:
web-passing-curtain = Curtain
web-passing-word = A brief notice
web-passing-nothing = Nothing

## Heroes table: who plays

web-heroes-name = { $name }
web-heroes-you = You
web-heroes-crumb =
    { $games ->
        [one] Heroes
       *[other] Heroes, game { $game } of { $games }
    }
web-heroes-players = Players
web-heroes-strip = Scores and players
web-heroes-seat = Your seat
web-heroes-seat-you = you
web-heroes-seat-bot = bot
web-heroes-seat-driven = a bot is playing for them
web-heroes-seat-away = away
web-heroes-seat-first = first player
web-heroes-hidden = a hero chosen in secret
web-heroes-score-of = Current score: { $score }
web-heroes-scores = Current score: { $ours } against { $theirs }
web-heroes-across = Heroes across
web-heroes-across-of = { $count } of { $needed } heroes across
web-heroes-of = { $count } of { $needed }
web-heroes-need =
    { $across ->
        [0]
            { $points ->
                [0]
                    { $you ->
                        [yes] If this holds at the end of your turn, you win.
                       *[no] If this holds at the end of the turn, { $name } wins.
                    }
                [one]
                    { $you ->
                        [yes] You have three across and need one more point.
                       *[no] { $name } has three across and needs one more point.
                    }
               *[other]
                    { $you ->
                        [yes] You have three across and need { $points } more points.
                       *[no] { $name } has three across and needs { $points } more points.
                    }
            }
        [one]
            { $points ->
                [0]
                    { $you ->
                        [yes] With one more hero across you win.
                       *[no] With one more hero across { $name } wins.
                    }
                [one]
                    { $you ->
                        [yes] You need one more hero across and one more point.
                       *[no] { $name } needs one more hero across and one more point.
                    }
               *[other]
                    { $you ->
                        [yes] You need one more hero across and { $points } more points.
                       *[no] { $name } needs one more hero across and { $points } more points.
                    }
            }
       *[other]
            { $points ->
                [0]
                    { $you ->
                        [yes] You need { $across } more heroes across.
                       *[no] { $name } needs { $across } more heroes across.
                    }
                [one]
                    { $you ->
                        [yes] You need { $across } more heroes across and one more point.
                       *[no] { $name } needs { $across } more heroes across and one more point.
                    }
               *[other]
                    { $you ->
                        [yes] You need { $across } more heroes across and { $points } more points.
                       *[no] { $name } needs { $across } more heroes across and { $points } more points.
                    }
            }
    }
web-heroes-need-when = Checked at the end of your own turn: three across and the higher score.
web-heroes-best-of-three = Best of three
web-heroes-scores-add-up = scores add up
web-heroes-game = Game
web-heroes-total = Total
web-heroes-clock = Time left: { $time }
web-heroes-days = { $days } d { $hours } h
web-heroes-show-card = { $name }: show the card
web-heroes-card = Hero’s card
web-heroes-hand-over = Let a bot play for me
web-heroes-hand-over-what = A bot can play your seat while you are away. You can return to it at any time.
web-heroes-driven-what = A bot is playing your seat.
web-heroes-take-back = Take my seat back
web-heroes-link = Copy the link to this seat
web-heroes-link-what = Use this link to carry on from another device. Anyone who has it can take your seat.

## Heroes table: the board

web-heroes-battlefield = Battlefield
web-heroes-board = Battlefield, five columns and { $rows } rows
web-heroes-square-empty = Column { $column }, row { $row }: empty.
web-heroes-square-hero =
    Column { $column }, row { $row }: { $whose ->
        [yours] your { $hero }
        [theirs] enemy { $hero }
       *[other] { $who }’s { $hero }
    }, { $advance ->
        [0] in its set-up space.
        [one] one space out.
       *[other] { $advance } spaces out.
    }
web-heroes-square-place = Place { $hero } here.
web-heroes-square-do = Choose: { $what }.
web-heroes-square-actor = Can act.

## Heroes table: choosing and placing

web-heroes-roster = Roster
web-heroes-or = or
web-heroes-range = range: { $range }
web-heroes-pick =
    { $picked ->
        [yes] { $hero }, in your army
       *[no] Choose { $hero }
    }
web-heroes-draft = Choose your army
web-heroes-draft-left =
    { $count ->
        [0] complete
        [one] one hero to go
       *[other] { $count } heroes to go
    }
web-heroes-draft-how = Click or tap a card, or press its number. Both armies stay hidden until both are complete.
web-heroes-army = Your army
web-heroes-free = free slot
web-heroes-place = Place your army
web-heroes-place-how = Drag, tap or press numbers.
web-heroes-step-hero = Which hero?
web-heroes-step-column = In which column?
web-heroes-column = Column { $column }

## Heroes table: dice

web-heroes-begin = Your turn
web-heroes-begin-how = it begins with all six dice
web-heroes-roll = Roll six dice
web-heroes-bust-first = bust: no scoring roll at all
web-heroes-rolling = the dice are rolling…
web-heroes-your-roll = Your roll
web-heroes-keep-how = click a lit group to put it aside
web-heroes-push-or-act = Push or act?
web-heroes-push-how = roll the rest again, or act
web-heroes-roll-lucky-six = Lucky six
web-heroes-roll-double-six = Double six
web-heroes-roll-three-of-a-kind = Three { $face }s
web-heroes-roll-straight = Straight { $faces }
web-heroes-count-lucky-six =
    { $count ->
        [one] one lucky six
       *[other] { $count } lucky sixes
    }
web-heroes-count-double-six =
    { $count ->
        [one] one double six
       *[other] { $count } double sixes
    }
web-heroes-count-three-of-a-kind =
    { $count ->
        [one] one three-of-a-kind
       *[other] { $count } three-of-a-kinds
    }
web-heroes-count-straight =
    { $count ->
        [one] one straight
       *[other] { $count } straights
    }
web-heroes-take = Put aside: { $roll }
web-heroes-others = Or instead
web-heroes-no-score = No score
web-heroes-no-score-label =
    { $count ->
        [one] One die that does not score: why not?
       *[other] { $count } dice that do not score: why not?
    }
web-heroes-no-score-why = These dice are not part of any scoring roll.
web-heroes-aside-label = Put aside this turn: { $rolls }
web-heroes-aside-nothing = nothing yet
web-heroes-aside-more =
    { $count ->
        [one] one more: all out
       *[other] { $count } more: all out
    }
web-heroes-take-first = first put at least one scoring roll aside
web-heroes-all-aside = all six aside: no more risk
web-heroes-roll-one = roll at least one die
web-heroes-bust-if =
    { $dice ->
        [one] bust if you push with one die
       *[other] bust if you push with { $dice } dice
    }
web-heroes-bust-lose = , and lose { $rolls }
web-heroes-hold = Hold the { $face }
web-heroes-hold-label = Dice to hold
web-heroes-hold-how = click a die to hold it
web-heroes-hold-digits = now press a number
web-heroes-meter = { $bust } bust, { $score } score
web-heroes-push = Push
web-heroes-act =
    { $count ->
        [0] Act
        [one] Act with one roll
       *[other] Act with { $count } rolls
    }
web-heroes-go-all-out = All out: act!
web-heroes-if = Other options
web-heroes-if-rolls = rolls
web-heroes-if-bust = bust
web-heroes-if-take =
    { $count ->
        [one] Take { $roll }{ $more ->
            [yes] { " " }too
           *[no] { "" }
        }, push one die
       *[other] Take { $roll }{ $more ->
            [yes] { " " }too
           *[no] { "" }
        }, push { $count } dice
    }
web-heroes-if-hold =
    { $held ->
        [0]
            { $count ->
                [one] Hold nothing, push one die
               *[other] Hold nothing, push { $count } dice
            }
       *[other]
            { $count ->
                [one] Hold { $dice }, push one die
               *[other] Hold { $dice }, push { $count } dice
            }
    }
web-heroes-if-leave =
    { $count ->
        [one] Leave { $roll }, push one die
       *[other] Leave { $roll }, push { $count } dice
    }
web-heroes-pays = What these rolls would buy

## Heroes table: battle actions

web-heroes-actions = Battle actions
web-heroes-actions-how = in any order, all optional
web-heroes-march = More moves
web-heroes-march-how = each one is optional
web-heroes-step-roll = Spend which roll?
web-heroes-step-act = Who acts, and on whom?
web-heroes-step-target = On whom?
web-heroes-nothing-left = Every scoring roll is spent.
web-heroes-can-attack = { $hero } attacks
web-heroes-can-shoot = { $hero } shoots
web-heroes-can-cut-down = { $hero } cuts down
web-heroes-can-scythe = { $hero } swings the scythe
web-heroes-can-move = { $hero } moves
web-heroes-can-pass = { $hero } passes its move on
web-heroes-can-nothing = of no use right now
web-heroes-able-attack =
    { $count ->
        [one] { $heroes } attacks
       *[other] { $heroes } attack
    }
web-heroes-able-shoot =
    { $count ->
        [one] { $heroes } shoots
       *[other] { $heroes } shoot
    }
web-heroes-able-cut-down =
    { $count ->
        [one] { $heroes } cuts down
       *[other] { $heroes } cut down
    }
web-heroes-able-scythe =
    { $count ->
        [one] { $heroes } swings the scythe
       *[other] { $heroes } swing their scythes
    }
web-heroes-able-move =
    { $count ->
        [one] { $heroes } moves
       *[other] { $heroes } move
    }
web-heroes-able-pass =
    { $count ->
        [one] { $heroes } passes its move on
       *[other] { $heroes } pass their moves on
    }
web-heroes-does-attack = { $hero } attacks { $victims }
web-heroes-does-shoot = { $hero } shoots { $victims }
web-heroes-does-cut-down = { $hero } cuts down { $victims }
web-heroes-does-scythe = { $hero } swings the scythe at row { $row }
web-heroes-does-move = { $hero } moves
web-heroes-does-pass = { $hero } lets { $walker } move
web-heroes-how-attack = Armour: the enemy next to it in its column
web-heroes-how-move = Armour: one space forward
web-heroes-how-pass = Priority vox: another hero makes the move
web-heroes-how-equipment = Equipment: { $item }, range: { $range }
web-heroes-targets =
    { $count ->
        [one] One target to choose from
       *[other] { $count } targets to choose from
    }
web-heroes-target-row =
    { $count ->
        [0] Row { $row }: nobody
       *[other] Row { $row }: { $victims }
    }
web-heroes-victim =
    { $own ->
        [yes] { $hero } (yours!)
       *[no] { $hero }
    }
web-heroes-idle = { $hero } cannot use it
web-heroes-idle-how = These cannot use it. Point at one to see why.
web-heroes-falls-back =
    { $far ->
        [yes] { $hero } retreats all the way to its set-up space.
       *[no] { $hero } retreats one space.
    }
web-heroes-one-falls-back =
    { $own ->
        [yes] Your own { $hero } retreats one space.
       *[no] { $hero } retreats one space.
    }
web-heroes-stays = { $hero } makes the save and stays.
web-heroes-at-home = { $hero } is in its set-up space: nothing happens.
web-heroes-nobody = Nobody is there: nothing happens.
web-heroes-will-stand =
    { $advance ->
        [one] { $hero } will be one space out
       *[other] { $hero } will be { $advance } spaces out
    }{ $crosses ->
        [yes] , across the line.
       *[no] .
    }
web-heroes-undo = Undo
web-heroes-undo-no = You can’t undo now: since your last action dice have been rolled or something has been revealed.
web-heroes-end = End turn
web-heroes-done = Done
web-heroes-go-choose = Choose who acts
web-heroes-go-attack = Attack { $victims }
web-heroes-go-shoot = Shoot { $victims }
web-heroes-go-cut-down = Cut down { $victims }
web-heroes-go-scythe = Scythe row { $row }
web-heroes-go-move = Move { $hero }
web-heroes-go-pass = Move { $walker }

## Heroes table: whose turn

web-heroes-your-turn = Your turn
web-heroes-their-turn = { $name }’s turn
web-heroes-watching = You are watching
web-heroes-decision = Decision
web-heroes-now-draft = Choose your army
web-heroes-now-place = Place your army
web-heroes-now-roll = Roll the dice
web-heroes-now-keep =
    { $count ->
        [0] Put scoring rolls aside
       *[other] Roll { $count }: put scoring rolls aside
    }
web-heroes-now-push = Push your luck or act
web-heroes-now-act =
    { $count ->
        [0] Battle actions
        [one] Battle actions: one roll to spend
       *[other] Battle actions: { $count } rolls to spend
    }
web-heroes-now-over = The match is over
web-heroes-they-draft = choosing an army in secret
web-heroes-they-place = placing a hero
web-heroes-they-roll = about to roll
web-heroes-they-keep = choosing what to put aside
web-heroes-they-push = deciding whether to push or act
web-heroes-they-act = taking battle actions
web-heroes-no-dice = no dice on the table
web-heroes-bust-what =
    { $count ->
        [0] Nothing had been put aside.
       *[other] Lost: { $rolls }.
    } { $you ->
        [yes] It is your turn.
        [nobody] { "" }
       *[no] The turn passes to { $name }.
    }
web-heroes-all-out = All out
web-heroes-all-out-what =
    { $you ->
        [yes] All six dice scored. Act now, then take another full turn.
       *[no] All six dice scored. { $name } acts now, then takes another full turn.
    }
web-heroes-game-won =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
web-heroes-game-drawn = A draw
web-heroes-match-won =
    { $you ->
        [yes] The match is yours
       *[no] The match goes to { $name }
    }
web-heroes-match-drawn = The match is a draw
web-heroes-final = { $high } to { $low }
web-heroes-pass = { $name }
web-heroes-pass-what = It is your turn now.
web-heroes-over =
    { $how ->
        [won] You win!
        [lost] { $name } wins
        [draw] A draw
       *[watched] { $name } wins
    }
web-heroes-after = After the game

## Heroes table: log and chat

web-log-clock = (time ran out)
web-heroes-log = Log
web-heroes-log-earlier = Show earlier
web-heroes-drawer = Log and chat
web-heroes-chat = Chat
web-heroes-chat-unread =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
web-heroes-chat-empty = Nobody has said anything yet.
web-heroes-chat-say = Say something
web-heroes-chat-send = Send
web-heroes-chat-mute = Turn the chat off
web-heroes-chat-off = The chat is off: you don’t see what others write.
web-heroes-chat-on = Turn the chat on
web-heroes-chat-watching = Only players can write here.

## Heroes table: keys

web-heroes-keys = At the table
web-heroes-key-roll = roll the dice
web-heroes-key-digit = take a scoring roll, a hero, an action or a column
web-heroes-key-hold = hold dice: then their numbers
web-heroes-key-push = push your luck
web-heroes-key-act = act
web-heroes-key-next-roll = next scoring roll to spend
web-heroes-key-go = confirm the choice
web-heroes-key-end = end the turn or the moves
web-heroes-key-undo = undo
web-heroes-key-board = go to the board
web-heroes-key-skip = continue, or clear the selection

## After the game

web-after = After the game
web-after-headline =
    { $how ->
        [won]
            { $match ->
                [yes] You win the match, { $high } to { $low }
               *[no] You win, { $high } to { $low }
            }
        [draw]
            { $match ->
                [yes] The match is a draw, { $high } all
               *[no] A draw, { $high } to { $low }
            }
        [paused] Not finished yet
       *[lost]
            { $match ->
                [yes] { $name } wins the match, { $high } to { $low }
               *[no] { $name } wins, { $high } to { $low }
            }
    }
web-after-lengths =
    { $games ->
        [one] { "" }
       *[other] { $games } games,
    } { $turns ->
        [one] one turn,
       *[other] { $turns } turns,
    } { $dice ->
        [one] one die rolled.
       *[other] { $dice } dice rolled.
    }
web-after-share = Share replay
web-after-rematch = Rematch
web-after-rematch-wanted = { $name } wants a rematch.
web-after-rematch-ready = The rematch is ready.
web-after-rematch-go = Go to the rematch
web-after-rematch-watch = Watch the rematch
web-after-new = New table
web-after-to-table = Go to the table
web-after-again = Try again
web-after-all-events = All events
web-after-download = Save the replay file
web-after-graph = Score over time
web-after-look-back = press a turn to look back
web-after-at =
    Game { $game }, turn { $turn }. { $one } { $score1 }, { $another } { $score2 }. { $what ->
        [bust] { $name } went bust.
        [all-out] { $name } went all out.
       *[other] { "" }
    }
web-after-at-begin = Before the first turn
web-after-bust = bust
web-after-all-out = all out
web-after-table = Show as a table
web-after-turn = Turn
web-after-player = Player
web-after-score = Score
web-after-what = What happened
web-after-final = Final score
web-after-game-won = won this game
web-after-across-short = Across
web-after-busts = Busts
web-after-all-outs = All outs
web-after-luck = Dice luck
web-after-luck-short = Luck
web-after-luck-what = rolled against expected
web-after-luck-sixes = Sixes
web-after-luck-busts = Busts (fewer is luckier)
web-after-luck-saves = Saves made
web-after-luck-of = { $rolled } (expected { $expected })
web-after-luck-says = { $name }: { $rolled }, expected { $expected }.
web-after-luck-time = Luck over time
web-after-luck-how = Busts avoided and saves made, beyond what was expected.
web-after-luck-ends = Luck over time. At the end: { $one } { $luck1 }, { $another } { $luck2 }.
web-after-turning = Turning points
web-after-turning-what = swing in points
web-after-when = Game { $game }, turn { $turn }
web-after-deeds =
    { $how ->
        [both]
            { $name }: { $forward ->
                [one] one space forward
               *[other] { $forward } spaces forward
            }, enemies { $drove ->
                [one] one space back.
               *[other] { $drove } spaces back.
            }
        [forward]
            { $name }: { $forward ->
                [one] one space forward.
               *[other] { $forward } spaces forward.
            }
        [drove]
            { $name } drives the enemy back { $drove ->
                [one] one space.
               *[other] { $drove } spaces.
            }
       *[other] { $name } loses ground.
    }
web-after-leads = { $name } takes the lead.
web-after-swing = +{ $points }
web-after-no-swings = Nobody has scored yet.
web-after-no-turns = No turn was played to its end, so there is nothing to count.

## Sharing a match

web-share = Share this match
web-share-link = A link
web-share-link-what = Anyone who opens it can replay the match as a spectator. It gives no access to a seat.
web-share-moment = Start at the moment I’m looking at
web-share-copy = Copy the link
web-share-device = Send
web-share-local = The link works on this computer only, because the server isn’t reachable from elsewhere. The file works anywhere.
web-share-file = The replay file
web-share-file-what = Every command and every die. Anybody can open it here or check it with “bulkhead verify”.
web-share-download = Download replay

## Verifying the dice

web-verify = Verify the dice
web-verify-button = Verify dice
web-verify-button-fair = Dice verified
web-verify-button-unfair = Dice do not match
web-verify-file = The dice in this file
web-verify-what = Before the first roll the table showed a fingerprint of its secret seed. Now the seed is known, and this browser rolls every die again by itself.
web-verify-running = Rolling every die again…
web-verify-seed-right = The seed is the one that was promised.
web-verify-seed-wrong = The seed is not the one that was promised: its fingerprint doesn’t match.
web-verify-salt-wrong = { $name }’s salt was given for other dice: it names another fingerprint.
web-verify-salts-after =
    { $count ->
        [one] The salt names this fingerprint: it was added after the seed was fixed.
       *[other] All { $count } salts that name this fingerprint were added after the seed was fixed.
    }
web-verify-salts-unsure =
    { $count ->
        [one] One salt does not say whether it was added before or after the fingerprint was shown.
       *[other] { $count } salts do not say whether they were added before or after the fingerprint was shown.
    }
web-verify-no-seed = There is no seed to check the dice with.
web-verify-fair =
    { $count ->
        [one] One face recomputed: it matches.
       *[other] { $count } faces recomputed: all of them match.
    }
web-verify-lots =
    { $count ->
        [one] In entry { $entries }, one face can only come from a draw with a different number of sides. A server that has this game can tell whether lots were drawn there.
       *[other] In entries { $entries }, one face each can only come from a draw with a different number of sides. A server that has this game can tell whether lots were drawn there.
    }
web-verify-face-wrong =
    { $count ->
        [0] The very first face does not match.
        [one] One face matches, and the next one does not.
       *[other] { $count } faces match, and the next one does not.
    } Entry { NUMBER($n, useGrouping: 0) }, die { $place }: the seed gives { $computed }, the record says { $recorded }.
web-verify-details = Numbers for checking it yourself
web-verify-commitment = Fingerprint shown before the first roll
web-verify-commitment-of-seed = Fingerprint of this seed
web-verify-seed = Seed, revealed at the end
web-verify-salt = { $name }’s salt
web-verify-no-salt = none
web-verify-how = The fingerprint is SHA-256 of the seed. The faces come from HMAC-SHA-256 with the seed as its key, over the salts and then over a counter. A salt that was added after the fingerprint was shown has it at its end, after “@”.
web-verify-earlier = Up to entry { NUMBER($entries, useGrouping: 0) } the match was played with version { $rules } of the rules. The dice after it come from a separate stream: the version with which the match continues is added after the salts, as “rules” and its number.

## Playing on from a moment

web-branch = Play on from here
web-branch-what = A new table starts from this moment: { $place }. The old match stays as it is.
web-branch-sides = Player 1 takes over { $one }’s side, player 2 takes over { $another }’s.
web-branch-go = Start here
web-branch-over = The match is over here. Go back to a moment when there is still something to decide.

## Replay

web-replay = Replay
web-replay-controls = Time line
web-replay-first = Go to the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = Go to the end
web-replay-place = Moment of the match
web-replay-at = { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }. { $place }
web-replay-count = { NUMBER($at, useGrouping: 0) } / { NUMBER($last, useGrouping: 0) }
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-jump-turn = Turns
web-replay-jump-bust = Busts
web-replay-jump-all-out = All outs
web-replay-jump-attack = Attacks
web-replay-jump-end = Game ends
web-replay-next-label = { $what } ({ $count } in all): next
web-replay-key-home = Home
web-replay-key-last = End
web-replay-key-play = play or pause
web-replay-key-turn = next turn; with Shift, the previous one
web-replay-key-bust = next bust; with Shift, the previous one
web-replay-key-all-out = next all out; with Shift, the previous one
web-replay-key-attack = next attack; with Shift, the previous one
web-replay-key-end = next end of a game; with Shift, the previous one
web-replay-flip = Look from the other side
web-replay-record = What happened
web-replay-game = Game { $game }
web-replay-in-game = Game { $game } · { $place }
web-replay-turn = Turn { $turn }
web-replay-turn-of = Turn { $turn }, { $name }
web-replay-set-up = Choice of armies and set-up
web-replay-over = Game over
web-replay-took-back = { $who } undid the last command.
web-replay-taken-back = This was undone.
web-replay-nothing = No more moves with this scoring roll.
web-replay-origin = The match starts here, in the middle of a game.
web-replay-scores = { $one } { $score1 }, { $another } { $score2 }
web-replay-seen-by = Seen by
web-replay-everything = Everyone at once
web-replay-spectator = Spectators
web-replay-aside = Put aside
web-replay-lost = Lost
web-replay-rolled = Rolled
web-replay-lying = On the table
web-replay-held = Held
web-replay-no-dice = No dice on the table
web-replay-report = Report
web-replay-other = Another file
web-replay-drop = Drop a replay file here
web-replay-choose = Choose a file
web-replay-file-what = You get one from “Download replay” after a match, or from the command line. Its name ends in .jsonl.
web-replay-damaged = This file cannot be played back

## Home

web-home-title = Bulkhead: play Heroes and Starquest
web-home-places = Places
web-home-play = Play
web-home-replays = Replays
web-home-heroes = Heroes
web-home-heroes-what = Roll six dice, put scoring rolls aside, push your luck and march your heroes across the line.
web-home-players = 2 players
web-home-minutes = 15 minutes
web-home-set-up-starquest = Set up a table
web-home-play-starquest = Play now: Starquest
web-home-starquest-minutes = 15 minutes to 3 hours
web-home-starquest-players = 2 to 7 seats; bots fill the rest
web-home-starquest-what = Squads board a dark ship. The aliens know what waits behind the doors.
web-home-starquest = Starquest
web-home-play-now = Play now
web-home-set-up = Set up a duel
web-home-lesson = Learn it in five minutes
web-home-rules = Read the rules
web-home-continue = Continue
web-home-continue-none = Nothing yet. Games you’ve started appear here, those waiting for you first.
web-home-against = Heroes against { $name }
web-home-match = Heroes, { $one } against { $another }
web-home-starquest-with = Starquest with { $names }
web-home-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-home-seats-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
web-home-score = { $one } to { $another }
web-home-touched = Last move { $when }
web-home-decides = { $name } to decide
web-home-just-now = Played just now
web-home-standing-your-turn = Your turn
web-home-standing-rematch = Rematch
web-home-standing-goes-on = Continues
web-home-standing-old = Earlier rules
web-home-standing-waiting = Waiting
web-home-standing-gathering = Not started
web-home-standing-watching = Watching
web-home-standing-won = Won
web-home-standing-lost = Lost
web-home-standing-drawn = Draw
web-home-standing-over = Over
web-home-forget = Remove from the list: { $table }
web-home-all = Show all { $count }
web-home-fewer = Show fewer
web-old-go-on = Play on with the current rules
web-old-go-on-short = Play on
web-old-go-on-what = A new match continues from the last moment at which both versions agree. This one stays as it is.
web-old-follow = Go to the new table
web-old-follow-what = The match continues at a new table, with the current rules.
web-old-look = Look at the match
web-old-look-what = The match is over. You can replay it as far as both versions agree.
web-old-campaign = Go to the campaign
web-old-campaign-what = This match is a mission and continues with its campaign.
web-campaign-new-rules-what = The founder can continue the campaign with the current rules. Results so far stay as they were recorded; a mission in progress continues from the last moment at which both versions agree.
web-old-watch-what = The players can continue the match with the current rules. If they do, this page takes you there.
web-old-anew = New match with the same players
web-old-anew-what = None of this match can be kept. The same players can start a new match.
web-home-watch = Watch now
web-home-watch-none = No public games right now.
web-home-live = Live
web-home-join = Join a table
web-home-join-field = Code or link
web-home-join-go = Join
web-home-join-what = No account needed. The link is the key to your seat.
web-home-join-wrong = That is neither a link to a table nor a code. A code looks like this: K7QM-4XWD.
web-home-replay = Open a replay file
web-home-replay-what = Look back at a match, move by move.

## Bots by name

web-bot-cadet = Cadet
web-bot-raider = Raider
web-bot-captain = Captain
web-bot-champion = Champion
web-bot-random = Random
web-bot-overlord = Overlord
web-bot-trooper = Trooper

## New table

web-new = Heroes, new table
web-new-starquest = Starquest, new table
web-new-who = Who sits where?
web-new-unknown = There is no game called “{ $game }” here
web-new-seat = Who takes seat { $seat }
web-new-seat-here = Here
web-new-seat-here-what = Plays at this screen.
web-new-seat-link = By link
web-new-seat-link-what = Gets a link to play from anywhere.
web-new-seat-bot = Bot
web-new-level = Which bot takes seat { $seat }
web-new-name = Name in seat { $seat }
web-new-name-here = Your name
web-new-name-link = Name, if you like
web-new-options = Rules options
web-new-book = { $value } (rulebook)
web-new-the-book = rulebook
web-new-changed = house rule
web-new-to-the-book = Back to the rulebook
web-new-more =
    { $count ->
        [one] one more, by the book
       *[other] { $count } more, all by the book
    }
web-new-more-changed =
    { $changed ->
        [one] { $count } more, one of them a house rule
       *[other] { $count } more, { $changed } of them house rules
    }
web-new-show = Show all
web-new-hide = Show fewer
web-new-games-1 = one game
web-new-games-3 = best of three
web-new-yes = yes
web-new-no = no
web-new-collection = Collection, seat { $seat }
web-new-owned =
    { $count ->
        [one] one hero
       *[other] { $count } heroes
    }
web-new-owned-all = whole roster
web-new-board = A battlefield with { $rows } rows in each half
web-new-house =
    { $count ->
        [0] every rule by the book
        [one] one house rule
       *[other] { $count } house rules
    }
web-new-timed = with a clock
web-new-untimed = no clock: take days if you like
web-new-clocks = Clocks
web-new-clock-none = none
web-new-per-move = Per move
web-new-per-game = Per game and player
web-new-clocks-what = When time runs out, a bot plays that move.
web-new-public = Open to spectators
web-new-public-what = The table is listed on the home page; spectators see no secrets.
web-new-start = Start the duel
web-new-make = Create the table
web-new-next-at-once = The game starts at once.
web-new-next-invite = Next you get a link, a QR code and a short code to pass on.
web-new-next-share = You share this screen; a curtain falls between your turns.
web-new-next-watch = Nobody plays here: you watch the bots.
web-new-next-watch-invite = Nobody plays here: you pass the links on and watch.

## Invitation

web-invite-scan = Scan the code with a phone, or send the link. The first person to open it gets the seat.
web-invite-qr = QR code with the link for { $name }
web-invite-copy-link = Copy the link
web-invite-share = Share
web-invite-share-text = A seat at my table is free. Open the link to play.
web-invite-code = Or read this code out; it works once, on the home page under “Join a table”:
web-invite-local = This link works on this computer only, because the server isn’t reachable from elsewhere. To play with other devices, start it with “bulkhead serve --host 0.0.0.0” and open it at this computer’s address.
web-invite-watch = Does anybody want to watch?
web-invite-watch-what = This link shows the table without its secrets and gives no seat.
web-invite-copy-watch = Copy the spectators’ link

## Rules page

web-rules-of-heroes = The rules of Heroes
web-rules-of-starquest = The rules of Starquest
web-rules-what-starquest = Every clause, with our ruling where the manual leaves something open and the option to play it differently.
web-rules-book = Which game
web-rules-what = Every rule the table plays by, in our own words. Whenever the game refuses something, it names the clause you find here.
web-rules-search = Search the rules
web-rules-hits =
    { $count ->
        [one] one clause
       *[other] { $count } clauses
    }
web-rules-chapters = Chapters
web-rules-key-search = search the rules
web-rules-key-all = show all clauses again
web-rules-nothing = Nothing about “{ $question }”
web-rules-nothing-what = No clause contains all of these words. Try fewer or shorter ones.
web-rules-all = Show all clauses
web-rules-lost = There is no clause “{ $clause }”. All the clauses are listed below.
web-rules-copy = Copy link to { $clause }
web-rules-aside = More
web-rules-elsewhere = In the other booklets
web-rules-marks = How to read a clause
web-rules-ruling = Ruling
web-rules-ruling-what = how we read what the booklets leave open
web-rules-option = Option
web-rules-option-what = what a table may choose instead
web-rules-example = Example
web-rules-example-what = the rule at work
web-rules-learn = Prefer to learn by playing?
web-rules-glossary = Words in four languages
web-rules-glossary-what = The terms of the printed booklets, side by side, for a table where not everybody reads the same one.
web-rules-terms-game = The game
web-rules-terms-rolls = Scoring rolls
web-rules-terms-equipment = Equipment
web-rules-terms-ranges = Ranges
web-rules-figure-numbers = Donato in your column 2 faces Dyrael, who stands in your opponent’s column 4.
web-rules-figure-set-up = Your next hero may go to space 2, 4 or 5.
web-rules-figure-scoring = The four kinds of scoring roll; a straight has three to five dice.
web-rules-figure-part = Three ways to take a straight of four.
web-rules-figure-two-straights = Two straights in six dice.
web-rules-figure-move = Donato moves one space forward.
web-rules-figure-blocked = Sanyctus is blocked: Darrago stands in the space in front of him.
web-rules-figure-retreat = Phaello is attacked and retreats one space toward his own side.
web-rules-figure-at-home = Dyrael is in his set-up space: an attack does nothing to him.
web-rules-figure-from-home = Aramus is in his set-up space and cannot attack Dyrael.
web-rules-figure-adjacent = Victorno attacks Feurran, who stands right in front of him.
web-rules-figure-any-one = Any one of the five may move; here it is Donato.
web-rules-figure-two-moves = With 2-2-2 the hero in column 2 moves two spaces.
web-rules-figure-straight = With 2-3-4-5 three heroes move; Sanyctus in column 3 is blocked.
web-rules-figure-melee = Melee: right in front or right behind.
web-rules-figure-short = Short: the whole column.
web-rules-figure-medium = Medium: neighbouring columns too.
web-rules-figure-long = Long: anywhere.
web-rules-figure-shoot = Phaello shoots at Aramus in his own column.
web-rules-figure-cut-down = The enemy five spaces out goes back all five.
web-rules-figure-scythe = Feurran scythes his own row: two enemies and Donato are attacked, Feurran is not.
web-rules-figure-vox = Victorno passes his move on, and Sanyctus makes it.
web-rules-figure-inspire = 8 for Donato, 2 and 1 for the others: the score is 11.
web-rules-figure-score = 5 + 3 + 2 + 1 + 0: the score is 11.
web-rules-figure-win = Three heroes across and 13 to 12: at the end of your turn you win.

## Lesson

web-learn-crumb = Learn Heroes
web-learn-coach = Lesson
web-learn-progress = Step { $step } of { $steps }
web-learn-next = Next
web-learn-skip-watching = Skip ahead
web-learn-back = One step back
web-learn-skip = Skip this part
web-learn-help = Do it for me
web-learn-leave = Leave the lesson
web-learn-key-next = next step of the lesson
web-learn-key-back = previous step of the lesson
web-learn-not-this = The lesson has something else in mind. { $hint }
web-learn-read-first = One moment: read what the lesson says, then press “Next”.
web-learn-play = Play against the cadet
web-learn-again = Play again
web-learn-over = You have now done everything once. The cadet is new to this too; the captain can wait.
web-learn-scene-army = Your army
web-learn-scene-dice = Six dice
web-learn-scene-moves = Marching
web-learn-scene-bust = Going bust
web-learn-scene-fight = Attacks
web-learn-scene-win = Winning
web-learn-step-welcome = Heroes is a duel with dice. Five heroes a side march up five columns. Bring three of yours across the middle line and have the higher score, and you win. Let’s play a short game.
web-learn-step-pick = Four heroes are in your army. Choose the fifth: Phaello, who can shoot.
    .hint = Choose Phaello: press his card.
web-learn-step-armies = The captain has chosen too, and both armies are shown. The same hero may be in both.
web-learn-step-place = Heroes are placed in turn, one at a time. Pick up Phaello and put him on space 1, on the left.
    .hint = Pick up Phaello, then press space 1 at the bottom left.
web-learn-step-board = Everyone is in place. Your heroes march up, the captain’s come down to meet them. A hero’s column number matters: that is how the dice call on heroes.
web-learn-step-roll = A turn begins with all six dice. Roll them.
    .hint = Press the button that rolls the dice.
web-learn-step-take = Whatever is lit scores. Two sixes are two lucky sixes, for attacks, or one double six, which moves any hero. Nobody is near yet: take the double six.
    .hint = Take the double six; the single sixes stay where they are.
web-learn-step-odds = Now you could act with that one scoring roll, or push your luck and roll the other dice for more. But if nothing new scores you go bust and lose it all. With four dice the chance of that is { $four }.
web-learn-step-hold = You can hold dice. Press the 3 and the 4: with those two on the table, a 2, a 5 or a 6 will do.
    .hint = Hold the 3 and the 4: press them next to the percentage.
web-learn-step-push = Down to { $two }. That is worth it: push!
    .hint = Take the double six, hold the 3 and the 4, then push.
web-learn-step-act = A straight with the dice you held! It goes aside too. One die is left, and a single die goes bust { $one } of the time. Enough: act.
    .hint = Leave the last die alone and press the button to act.
web-learn-step-straight = A straight moves the heroes in its columns, one space each. Spend it, and begin with Sanyctus in column 3.
    .hint = Choose the straight, then Sanyctus in column 3, then move.
web-learn-step-straight-on = Ebellius in column 4 is next.
    .hint = Choose Ebellius, then move.
web-learn-step-straight-end = And Victorno in column 5.
    .hint = Move Victorno himself; passing moves on comes later.
web-learn-step-double-six = The double six moves any hero you like. Move Donato in column 2: he inspires, so his spaces count double.
    .hint = Move Donato, in column 2.
web-learn-step-stop = Your score is { $own }: a point for every space, two for Donato’s. Nothing is left to spend, so end the turn.
    .hint = Press the button that ends the turn.
web-learn-step-captain = The captain’s turn: three 2s, and the hero in the captain’s column 2 moves two spaces. The captain counts columns from the other side.
web-learn-step-roll-again = Your turn. Roll again.
    .hint = Press the button that rolls the dice.
web-learn-step-push-on = Three 1s: two spaces for the hero in column 1. Be greedy for once and push with the other three dice, although the chance of going bust is { $three }.
    .hint = Hold nothing, and push with all three dice.
web-learn-step-busted = Bust. Nothing new scored, so the three 1s are lost and the turn is over. It happens to everybody; the art is to know when to stop.
web-learn-step-later = Some turns later the armies have met. You lead { $own } to { $other }, and Donato is across the line. The bar shows who is in the lead; the counters show how many heroes are across.
web-learn-step-attacked = Darrago attacked Sanyctus, who stands right in front of him. A hero under attack rolls a die and stays on 4 or more. Sanyctus has a shield: his 3 was enough.
web-learn-step-roll-lucky = Strike back. Roll!
    .hint = Press the button that rolls the dice.
web-learn-step-take-all = Every single die scores! Take all of it: three lucky sixes and three 5s.
    .hint = Take everything that is lit.
web-learn-step-all-out = Putting all six dice aside is called going all out: you act now, then take another full turn. Go all out!
    .hint = Take everything that is lit, then go all out.
web-learn-step-attack = A lucky six pays for an attack on the enemy right in front. Attack Darrago with Sanyctus: Darrago retreats unless he rolls 4 or more.
    .hint = Choose a lucky six, then Sanyctus, then attack.
web-learn-step-attack-again = He rolled a 5 and stays. You have more sixes: try again.
    .hint = Attack Darrago with Sanyctus once more.
web-learn-step-shoot = This time he retreated. Equipment reaches further: for a lucky six Phaello can shoot anybody in his column. Shoot Aramus.
    .hint = Choose the lucky six, then Phaello, then shoot.
web-learn-step-vox = Aramus retreated too. Three 5s give Victorno, in column 5, two moves. His priority vox may pass a move on: give the first to Sanyctus, who crosses the line.
    .hint = Let Victorno pass his move on, choose Sanyctus, then confirm.
web-learn-step-vox-own = Keep the second move: Victorno goes himself.
    .hint = Move Victorno himself.
web-learn-step-stop-all-out = Two are across, and you lead { $own } to { $other }. End the turn; thanks to the all out, the next one is yours too.
    .hint = Press the button that ends the turn.
web-learn-step-roll-extra = The extra turn. All six dice again.
    .hint = Press the button that rolls the dice.
web-learn-step-take-double = One more hero across is all you need, and a double six moves any hero. Take it.
    .hint = Take the double six; the single sixes stay where they are.
web-learn-step-act-now = Not greedy this time: act.
    .hint = Take the double six, then press the button to act.
web-learn-step-across = Move Victorno across the line.
    .hint = Move Victorno, in column 5.
web-learn-step-stop-win = Three across, { $own } to { $other }. The winner is declared at the end of a turn: end yours.
    .hint = Press the button that ends the turn.
web-learn-step-won = You have won! Three heroes across and the higher score at the end of your own turn: that is all there is to it.

## Campaigns

web-campaign = Campaign
web-lobby-campaign = Back to the campaign: { $name }
web-home-campaign = Campaign: { $name }
web-home-campaign-at = Mission { $number } of { $of }
web-home-campaign-done =
    { $of ->
        [one] One mission played
       *[other] { $of } missions played
    }
web-home-standing-next = Next mission
web-home-standing-playing = In progress
