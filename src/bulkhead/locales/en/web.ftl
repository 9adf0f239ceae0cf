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
web-loading = One moment …
web-clause = Rule { $clause }
web-die = die showing { $face }
web-dice = { $count ->
    [one] die showing { $faces }
   *[other] dice showing { $faces }
}
web-mute = Turn the sound off
web-unmute = Turn the sound on
web-copied = Copied.
web-copy-by-hand = Copy this by hand
web-about = Unofficial, not affiliated with any publisher. Free software under the MIT licence; typefaces under the SIL Open Font License.

## The line to the table

web-unreachable = The table does not answer. Is the network there?
web-answer-unreadable = The table answered with something nobody can read (status { NUMBER($status, useGrouping: 0) }).
web-offline = The table cannot be reached. Rules and settings work without it; everything else waits for it.
web-line-broken = The line to the table is broken. Nothing is lost; it is being mended.
web-line-retry = Try now
web-stale = The table had moved on. This is how it stands now.
web-request-lost = That did not reach the table. Please try again.
web-lost = There is nothing here
web-lost-what = The address “{ $path }” leads nowhere.
web-lost-hot = This browser does not hold the keys to that table.

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

web-curtain = { $who } decides now
web-curtain-what = Give them the screen. Nobody else should look.
web-curtain-lift = I am { $name }

## Settings

web-set-on = On
web-set-off = Off
web-set-look = Look
web-set-theme = Theme
web-set-theme-what = Dark console or light paper.
web-set-theme-system = As the device
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-contrast = Contrast
web-set-contrast-what = Stronger lines and brighter text.
web-set-contrast-system = As the device
web-set-contrast-more = More
web-set-moving = Movement
web-set-motion = Animation
web-set-motion-what = Without it, everything is where it belongs at once.
web-set-motion-system = As the device
web-set-motion-reduced = None
web-set-motion-full = Full
web-set-speed = Speed
web-set-speed-what = How long dice roll and heroes march.
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-fast = Fast
web-set-hearing = Sound and talk
web-set-sound = Sound
web-set-sound-what = The key M does the same.
web-set-volume = Volume
web-set-chat = Chat
web-set-chat-what = Off: nothing that others write is shown.

## Home

web-home-title = Bulkhead: play Heroes at this table
web-home-places = Places
web-home-play = Play
web-home-replays = Replays
web-home-heroes = Heroes
web-home-heroes-what = Roll six dice, keep what scores, push your luck and march five heroes across the line.
web-home-players = 2 players
web-home-minutes = 15 minutes
web-home-play-now = Play now
web-home-set-up = Set up a duel
web-home-lesson = Learn it in five minutes
web-home-lesson-what = A short game at your own pace. You do everything once, and nothing can go wrong.
web-home-lesson-new = Start the lesson
web-home-lesson-begun = Go on with the lesson
web-home-lesson-done = Once more
web-home-rules = Read the rules
web-home-continue = Continue
web-home-continue-none = Nothing yet. Games you have begun stand here, with those that wait for you first.
web-home-against = Heroes against { $name }
web-home-match = Heroes, { $one } against { $another }
web-home-seats-free =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
web-home-score = { $one } to { $another }, { $when }
web-home-touched = Last move { $when }
web-home-decides = { $name } decides, last move { $when }
web-home-standing-your-turn = Your turn
web-home-standing-waiting = Waiting
web-home-standing-gathering = Not begun
web-home-standing-watching = Watching
web-home-standing-won = Won
web-home-standing-lost = Lost
web-home-standing-drawn = Draw
web-home-standing-over = Over
web-home-forget = Take off the list: { $table }
web-home-all = Show all { $count }
web-home-fewer = Show fewer
web-home-watch = Watch now
web-home-watch-none = Nobody plays in public just now.
web-home-live = Live
web-home-join = Join a table
web-home-join-field = Code or link
web-home-join-go = Join
web-home-join-what = No account needed. The link is the key to your seat.
web-home-join-wrong = That is neither a link to a table nor a code. A code looks like this: K7QM-4XWD.
web-home-replay = Open a replay file
web-home-replay-what = Look back at a match, move by move.

## Bots by name

web-bot-captain = Captain
web-bot-random = Random

## New table

web-new = Heroes, new table
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
web-new-options = Options of the rulebook
web-new-book = { $value }, the book
web-new-the-book = the book
web-new-changed = house rule
web-new-to-the-book = Back to the book
web-new-more = { $count } more, all as the book
web-new-more-changed = { $count } more, { $changed } of them not as the book
web-new-show = Show all
web-new-hide = Show fewer
web-new-games-1 = one game
web-new-games-3 = best of three
web-new-yes = yes
web-new-no = no
web-new-collection = Collection of player { $seat }
web-new-owned =
    { $count ->
        [one] one hero
       *[other] { $count } heroes
    }
web-new-owned-all = whole roster
web-new-board = A battlefield with { $rows } rows in each half
web-new-house =
    { $count ->
        [0] every rule as the book
        [one] one house rule
       *[other] { $count } house rules
    }
web-new-timed = with a clock
web-new-untimed = no clock: take days if you like
web-new-clocks = Clocks
web-new-clock-none = none
web-new-per-move = Per move
web-new-per-game = Per game and player
web-new-clocks-what = When time is up, a bot plays that move.
web-new-public = Public to watch
web-new-public-what = The table is listed on the home page; watchers see no secrets.
web-new-start = Start the duel
web-new-make = Make the table
web-new-next-at-once = The game begins at once.
web-new-next-invite = Next you get a link, a QR code and a short code to hand on.
web-new-next-share = You share this screen; a curtain falls between your turns.
web-new-next-watch = Nobody plays here: you watch the bots.
web-new-next-watch-invite = Nobody plays here: you hand the links on and watch.

## Invitation

web-invite = Invite a player
web-invite-what = Your table is ready. The game begins as soon as the free seat is taken.
web-invite-what-both = The table is ready. The game begins as soon as both seats are taken. Send each link to one person only.
web-invite-free = { $name } is still free
web-invite-taken = { $name } is here
web-invite-scan = Scan the code with a phone, or send the link. Whoever opens it first has the seat.
web-invite-qr = QR code with the link for { $name }
web-invite-copy-link = Copy the link
web-invite-share = Share
web-invite-share-text = A seat at my table is free. Open the link to play.
web-invite-code = Or read this code out; it works once, on the home page under “Join a table”:
web-invite-copy-code = Copy the code
web-invite-local = This link works on this machine only, because the server listens here alone. To play with other devices, start it with “bulkhead serve --host 0.0.0.0” and open it by the machine’s address.
web-invite-go = Go to the table
web-invite-waiting = Waiting for the other player. You can close this page: the table stays on your home page.

## Rules page

web-rules-of-heroes = The rules of Heroes
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
web-rules-nothing-what = No clause has all of these words. Fewer or shorter words find more.
web-rules-all = Show all clauses
web-rules-lost = There is no clause “{ $clause }”. All that there are stand below.
web-rules-copy = Copy link to { $clause }
web-rules-aside = Beside the rules
web-rules-elsewhere = In the other booklets
web-rules-marks = How to read a clause
web-rules-ruling = Ruling
web-rules-ruling-what = how we read what the booklets leave open
web-rules-option = Option
web-rules-option-what = what a table may choose instead
web-rules-example = Example
web-rules-example-what = the rule at work
web-rules-learn = Rather learn by playing?
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
web-rules-figure-melee = Melee: right before or right behind.
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

## Heroes table: gathering and sitting down

web-lobby = Waiting for players
web-lobby-what = The game begins as soon as every seat is taken. You can close this page and come back.
web-lobby-you = you
web-lobby-taken = is here
web-lobby-free = free
web-sit = A seat is waiting for you
web-sit-what = Whoever opens this link first has the seat. What should the others call you?
web-sit-name = Your name, if you like
web-sit-go = Sit down
web-passing-what = When it is somebody else’s turn at this screen:
web-passing-curtain = Curtain
web-passing-word = A short word
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
                [one] Three are across: one more point is needed.
               *[other] Three are across: { $points } more points are needed.
            }
        [one]
            { $points ->
                [0] One more hero across wins.
                [one] One more hero across and one more point.
               *[other] One more hero across and { $points } more points.
            }
       *[other]
            { $points ->
                [0] { $across } more heroes across.
                [one] { $across } more heroes across and one more point.
               *[other] { $across } more heroes across and { $points } more points.
            }
    }
web-heroes-need-when = Checked at the end of each own turn: three across and the higher score.
web-heroes-best-of-three = Best of three
web-heroes-scores-add-up = scores add up
web-heroes-game = Game
web-heroes-total = Total
web-heroes-clock = Time left: { $time }
web-heroes-days = { $days } d { $hours } h
web-heroes-show-card = { $name }: show the card
web-heroes-card = Hero’s card
web-heroes-hand-over = Let a bot play for me
web-heroes-hand-over-what = A bot can play your seat while you are away. You can take it back at any time.
web-heroes-driven-what = A bot is playing your seat.
web-heroes-take-back = Take the seat back
web-heroes-link = Copy the link of this seat
web-heroes-link-what = With this link you can play on from another device. Whoever has it has the seat.

## Heroes table: the board

web-heroes-battlefield = Battlefield
web-heroes-board = Battlefield, five columns and { $rows } rows
web-heroes-square-empty = Column { $column }, row { $row }: empty.
web-heroes-square-hero =
    Column { $column }, row { $row }: { $whose ->
        [yours] your { $hero }
        [theirs] enemy { $hero }
       *[other] { $hero } of { $who }
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
web-heroes-draft-how = Pick a card by click, tap or number. Both armies stay hidden until both are complete.
web-heroes-army = Your army
web-heroes-free = free place
web-heroes-place = Place your army
web-heroes-place-how = drag, tap or press numbers
web-heroes-step-hero = Which hero?
web-heroes-step-column = In which column?
web-heroes-column = Column { $column }

## Heroes table: dice

web-heroes-begin = Your turn
web-heroes-begin-how = it begins with all six dice
web-heroes-roll = Roll six dice
web-heroes-bust-first = bust: no scoring roll at all
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
        [one] one three of a kind
       *[other] { $count } threes of a kind
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
web-heroes-no-score-why = These dice are in no scoring roll.
web-heroes-why-not = Why not?
web-heroes-aside = Put aside this turn
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
    }, and lose { $rolls }
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
web-heroes-if = If you choose otherwise
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
    { $count ->
        [one] Hold { $dice }, push one die
       *[other] Hold { $dice }, push { $count } dice
    }
web-heroes-if-leave =
    { $count ->
        [one] Leave { $roll }, push one die
       *[other] Leave { $roll }, push { $count } dice
    }
web-heroes-pays = What they would pay for
web-heroes-pays-card = { $hero } ({ $item })
web-heroes-pays-lucky-six =
    One hero attacks the enemy next to it{ $cards ->
        [yes] , or { $also }.
       *[no] .
    }
web-heroes-pays-double-six =
    One hero moves one space{ $cards ->
        [yes] , or { $also }.
       *[no] .
    }
web-heroes-pays-three-of-a-kind =
    { $heroes } moves two spaces{ $cards ->
        [yes] , or { $also }.
       *[no] .
    }
web-heroes-pays-straight =
    One space each for { $heroes }{ $cards ->
        [yes] , or { $also }.
       *[no] .
    }

## Heroes table: battle actions

web-heroes-actions = Battle actions
web-heroes-actions-how = any order, none is compulsory
web-heroes-march = More moves
web-heroes-march-how = each of them is up to you
web-heroes-step-roll = Spend which roll?
web-heroes-step-act = Who acts, on whom?
web-heroes-step-target = On whom?
web-heroes-nothing-left = Every scoring roll is spent.
web-heroes-can-attack = { $hero } attacks
web-heroes-can-shoot = { $hero } shoots
web-heroes-can-cut-down = { $hero } cuts down
web-heroes-can-scythe = { $hero } swings the scythe
web-heroes-can-move = { $hero } moves
web-heroes-can-pass = { $hero } passes its move on
web-heroes-can-nothing = nothing can be done with it now
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
web-heroes-targets = { $count } targets to choose from
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
web-heroes-idle = { $hero } can do nothing with it
web-heroes-falls-back =
    { $far ->
        [yes] { $hero } falls back all the way to its set-up space.
       *[no] { $hero } falls back one space.
    }
web-heroes-one-falls-back =
    { $own ->
        [yes] Your own { $hero } falls back one space.
       *[no] { $hero } falls back one space.
    }
web-heroes-stays = { $hero } makes the save and stays.
web-heroes-at-home = { $hero } is in its set-up space: nothing happens.
web-heroes-nobody = Nobody stands there: nothing happens.
web-heroes-will-stand =
    { $advance ->
        [one] { $hero } will stand one space out
       *[other] { $hero } will stand { $advance } spaces out
    }{ $crosses ->
        [yes] , across the line.
       *[no] .
    }
web-heroes-undo = Undo
web-heroes-undo-no = Nothing of yours can be taken back now: since then dice were rolled, or something was shown.
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
web-heroes-they-push = weighing push or act
web-heroes-they-act = making battle actions
web-heroes-no-dice = no dice on the table
web-heroes-bust = Bust
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
        [yes] Six dice, six scored. Act now, then take another full turn.
       *[no] Six dice, six scored. { $name } acts now, then takes another full turn.
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
web-heroes-over-next = Scores, luck, replay and the proof that the dice were fair are on the next page.
web-heroes-after = After the game

## Heroes table: log and chat

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
web-heroes-chat-off = The chat is off: you do not see what others write.
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
web-heroes-key-go = do what is chosen
web-heroes-key-end = end the turn or the moves
web-heroes-key-undo = take back
web-heroes-key-board = to the board
web-heroes-key-skip = go on, or forget the choice
