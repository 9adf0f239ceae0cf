### Learning: the course of each game, and help at the table.

## The course

web-home-play-heroes = Play now: Heroes
web-course-heroes = Heroes
web-course-starquest = Starquest
web-course-lessons = { $done } of { $of } lessons done
web-course-all = All lessons
web-course-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-course-new = New
web-course-begun = Started
web-course-done = Done
web-course-start = Start: { $stage }
web-course-on = Continue: { $stage }
web-course-again = Play again: { $stage }
web-course-next = Next: { $stage }
web-learn-what = Short lessons against bots. Each thing is explained when you need it.
web-stage-heroes-lesson = A guided game
web-stage-heroes-lesson-what = A short game at your own pace. You do everything once, and nothing can go wrong.
web-stage-heroes-first = A first game
web-stage-heroes-first-what = Both armies are already in place: roll, push and act against the cadet, who is new to this too.
web-stage-heroes-cadet = An army of your own
web-stage-heroes-cadet-what = You choose and place five heroes, against the cadet again.
web-stage-heroes-captain = The captain
web-stage-heroes-captain-what = A strong opponent. Don’t mind losing a few games.
web-stage-starquest-corridor = The corridor
web-stage-starquest-corridor-what = Shooting and Overwatch. Eliminate two orcs.
web-stage-starquest-vault = The vault
web-stage-starquest-vault-what = Searching, cards and objects. Bring the strongbox home.
web-stage-starquest-machine = The machine
web-stage-starquest-machine-what = Command points, reactions and psychic powers. Destroy the android.
web-stage-starquest-first = A first mission
web-stage-starquest-first-what = A whole small mission against gentle raiders.
web-stage-starquest-skirmish = A skirmish
web-stage-starquest-skirmish-what = The mission Cold lock: alongside an Eldar squad, against the overlord.
web-bot-as-cadet = Cadet: easy, for first games
web-bot-as-captain = Captain: strong
web-bot-as-champion = Champion: the strongest
web-bot-as-random = Random: no plan at all
web-bot-as-raider = Raider: easy, attacks head-on
web-bot-as-overlord = Overlord: strong, lies in wait
web-bot-as-trooper = Trooper: strong
web-course-do-new = Start
web-course-do-begun = Continue
web-course-do-done = Play again

## Help at the table

web-help = Help
web-help-now = What can I do now?
web-help-nothing = Nothing right now: somebody else is deciding.
web-help-waits = Who are we waiting for?
web-help-looks = What am I looking at?
web-help-rules = All rules, in a new tab
web-help-heroes-board = Your five heroes march up the board, the other five come down. Dice call on heroes by the number of their column.
web-help-heroes-dice = Lit dice score. Put them aside, then push for more or act with what you have.
web-help-heroes-win = You win with three heroes across the middle line and the higher score at the end of your own turn.
web-help-starquest-figures = Round discs are squads, hexagons are aliens, diamonds are tokens that nobody has seen yet. The small arrow shows which way a miniature faces.
web-help-starquest-squares = Numbers mark the squares you can move to, with their cost. Hatched squares can be hit; dotted ones can only be seen.
web-help-starquest-goals = The strip above the map shows the objectives. What they name glows on the map.
web-clause-whole = The whole page, in a new tab
