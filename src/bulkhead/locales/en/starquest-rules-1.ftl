### Starquest: the rules reference, first part, one message for each clause.
### The value is the rule as it is played here. `.title` is its heading, `.ruling` says what the manual leaves open
### and why we play it so, `.example` shows the rule at work. Options are explained by the words of starquest-options.
### Every value stays on one line, because Fluent would keep a line break as part of the text.

## Set-up

starquest-chapter-setup = Set-up

SQ-SETUP-01 = Seven factions can play, each led by one player: three Space Marine squads (Blood Angels, Imperial Fists, Ultramarines), the Eldar, the Legion of the Damned, and two alien factions, the Realm of Chaos and the Dark Cult. No faction plays twice. Not all of them have to take part.
    .title = Seven factions
    .ruling = The manual describes a table of seven and neither allows nor forbids a smaller one; we allow it, unless the table insists on seven.

SQ-SETUP-02 = Before each game the alien players agree on one mission of the manual. If they cannot agree, each names one and a die decides between the two.
    .title = The aliens choose the mission
    .ruling = The manual does not say how two players make one choice; a die settles it.

SQ-SETUP-03 = The text of the primary objective is read to everyone, so that all know what brings points.
    .title = The primary objective is public

SQ-SETUP-04 = The secondary objective is read to everyone as well, unless the mission keeps it secret. Then only the alien players know it.
    .title = The secondary objective

SQ-SETUP-05 = The alien players build the ship of the mission: boards, entry areas, walls and doors are placed as its map shows.
    .title = Building the ship

SQ-SETUP-06 = Each alien player takes the blips and reinforcement tokens that the mission gives and keeps them beside the board.
    .title = Blips and reinforcements

SQ-SETUP-07 = Everybody may know how many tokens an alien player holds. Only their owner knows what they are: not even the other alien player does.
    .title = Tokens: number open, kind secret
    .ruling = The manual hides tokens from the others without naming the second alien player; later rules only make sense if they are hidden from that player too.

SQ-SETUP-08 = The game cannot begin before the ship is built and the alien players have their tokens.
    .title = When the aliens are ready

SQ-SETUP-09 = Before play each squad player prepares the scanner and chooses miniatures, cards and weapons. Only when all have done so can the game begin.
    .title = When the squads are ready

SQ-SETUP-10 = A squad’s scanner keeps the leader’s life points, the points won, the ranks of leader and psionic, the missions the psionic has survived, the command points in stock, and notes.
    .title = The scanner

SQ-SETUP-11 = A Marine or Eldar player picks five squad cards: four of equipment and one order. A higher rank may allow more. If you trade four equipment cards for a special formation, the order card stays yours.
    .title = Cards of Marines and Eldar
    .ruling = Five is the allowance of the lowest rank; the number for each rank comes from the rank tables.

SQ-SETUP-12 = The Legion player picks four equipment cards at the lowest rank and never an order card: the Legion takes orders from nobody.
    .title = Cards of the Legion

SQ-SETUP-13 = Every faction has a list of weapons. You choose from yours at the start of each mission, one weapon for each miniature that has a choice. A squad takes the same heavy or support weapon twice at most, its reinforcement included.
    .title = Choosing weapons
    .ruling = The manual gives the lists without a number; the limit of two of a kind is ours.

SQ-SETUP-14 = The choice holds for one mission. Next time you may arm yourself differently.
    .title = New mission, new weapons

SQ-SETUP-15 = The squad players’ ranking is drawn at random. It is the order in which they choose entry areas and, later, take their turns.
    .title = Drawing the order
    .ruling = The manual calls it the starting order but lets the seats decide about turns; both hold if the squads sit down as they were drawn.

SQ-SETUP-16 = In the drawn order each squad player chooses one entry area that is still free.
    .title = Choosing entry areas

SQ-SETUP-17 = A round goes through the squads in the drawn order, then the Realm of Chaos, then the Dark Cult. The first squad of the ranking opens the game.
    .title = Order of play
    .ruling = The player to the left of the aliens begins and play goes clockwise; we seat the squads in the drawn order, so that seats and draw say the same.

SQ-SETUP-18 = Your squad begins in its entry area, off the board. There it has room for everyone; nobody inside sees or is seen, attacks or is attacked, searches or goes into Overwatch, and nobody else may enter. A miniature enters with a step of 1 MP onto a free threshold square, facing any way you like. A Tarantula with its gunner needs 3 MP, a Legion Dreadnought 2 MP. While some of your squad still waits outside, only your own pieces may stop on its threshold squares; others may cross them. With no free square to enter, a miniature is not activated and spends nothing.
    .title = Waiting in the entry area
    .ruling = The manual has squads choose an area but not what it is; off the board, nobody can be shot before the first step.
    .example = Two threshold squares, six marines: the first steps in and walks on, the second follows in the same turn. If both squares stay taken, the third must wait.

SQ-SETUP-19 = A mission can be played only if it gives each squad an entry area with two threshold squares or more, puts every floor square on a board, marks its rooms, offers six reinforcement squares to every alien faction that has reinforcements, says how the Cult enters and how the mission ends, and holds every object and miniature that its texts name.
    .title = What a mission must have
    .ruling = The manual takes a complete mission for granted; we check it, so that no mission gets stuck.

## The turn

starquest-chapter-turn = The turn

SQ-TURN-01 = In your turn each of your miniatures may move, shoot, fight in melee, go into Overwatch or search a room, and you may help them with cards.
    .title = What miniatures do
    .ruling = The manual lists order cards among the things a miniature does; here the player plays them.

SQ-TURN-02 = A miniature may move first and then shoot, or shoot first and then move.
    .title = Move and shoot in either order

SQ-TURN-03 = Nobody has to move, and nobody has to shoot.
    .title = Nothing is compulsory

SQ-TURN-04 = One movement per turn is all a miniature has, unless a card grants another.
    .title = One movement a turn

SQ-TURN-05 = A miniature shoots once per turn, unless a card grants more. All the shots of a weapon that fires several times are one shooting action.
    .title = One shooting action a turn
    .ruling = Some weapons fire two or three shots; since the manual gives them in one turn, they count as one shooting action.

SQ-TURN-06 = In one turn a miniature either shoots or fights in melee, not both, unless a card or its armour allows it. Terminators may do both.
    .title = Shoot or fight

SQ-TURN-07 = With a light weapon you may move part of the way, shoot, and walk the rest.
    .title = Moving before and after the shot
    .example = With 6 MP: two steps, a shot, four steps. A fifth step afterwards is one too many.

SQ-TURN-08 = A melee never splits a movement. Fight before the first step or after the last.
    .title = No melee in mid-movement

SQ-TURN-09 = A miniature with a heavy weapon never splits its movement: it fires before all of it or after all of it.
    .title = Heavy weapons do not split

SQ-TURN-10 = Here a weapon is heavy if one attack with it rolls two red dice or more, cards not counted, or if it is an extra-heavy weapon, a flamer or a Tarantula. That includes a leader’s gun of two red dice. The shuriken cannon is not heavy, yet its bearer makes the movement in one piece and fires before it, after it, or both. Where cards and carrying speak of heavy weapons, the class of the weapon counts, not its dice.
    .title = Which weapons are heavy
    .ruling = The definition by two red dice misses single weapons that the manual clearly treats as heavy; these are named.

SQ-TURN-11 = In your own turn you may use as many equipment and reconnaissance cards as you like. In another player’s turn only a card that says so can be used.
    .title = Cards in your turn

SQ-TURN-12 = One order card per turn is the limit.
    .title = One order a turn

SQ-TURN-13 = An order is given at the start of the turn, before any of your miniatures has moved or attacked.
    .title = Orders come first

SQ-TURN-14 = An order card is discarded once it has been played.
    .title = Orders are used up

SQ-TURN-15 = Your miniatures act one after another. Once you start with one, you finish its activation before you turn to the next; afterwards only command points can still move it.
    .title = One miniature at a time
    .ruling = The manual does not say whether you may switch back and forth; acting one by one keeps the turn clear.

SQ-TURN-16 = A squad’s turn begins with clearing: its Overwatch markers, its flames and its command points are removed. Then an order may be given and the miniatures act. At the end you roll for command points, and the turn passes on.
    .title = Start and end of a turn
    .ruling = The manual names these steps in different places and leaves their order open.

SQ-TURN-17 = One melee per turn is all a miniature may start, unless a card allows more.
    .title = One melee a turn
    .ruling = The limit is stated for moving and shooting and presumed for melee.

SQ-TURN-18 = A squad with nobody left on the board or in its entry area no longer takes a turn. What would end at the start of that turn, such as its flames, still ends when its place in the round comes.
    .title = A squad without miniatures
    .ruling = The manual does not speak of it; without this rule a dead flamer’s fire would burn for ever.

SQ-TURN-19 = You may undo your last commands one by one, as long as no die has been rolled since then, no card drawn, no board scanned, nothing hidden shown, and nobody else has been asked or has acted.
    .title = Undoing
    .ruling = Our own rule for the digital table: only what told nobody anything can be undone.

## Movement

starquest-chapter-movement = Movement

SQ-MOVE-01 = The boards are divided into squares, and movement is counted in squares. How far each type may go is on its sheet, in movement points (MP).
    .title = Counting squares

SQ-MOVE-02 = You never have to use up a movement. A miniature may stop early or stay where it is.
    .title = Moving less

SQ-MOVE-03 = A step leads to one of the eight squares around. Ahead and sideways it costs 1 MP, diagonal steps included.
    .title = A step
    .ruling = Since squares are counted, a diagonal step costs no more than a straight one.

SQ-MOVE-04 = A normal step goes straight ahead, to one of the two forward diagonals or to one of the two sides. The three squares at the back are backward steps.
    .title = Within 180° of the facing

SQ-MOVE-05 = A miniature faces one of four directions: north, east, south or west. Stepping does not change the facing.
    .title = Four facings
    .ruling = The manual gives no number; melee straight ahead and an arc of fire between two diagonals only fit four facings.

SQ-MOVE-06 = Turning on the spot by 90° is free, and you may do so at any moment of the miniature’s activation, even after its attack. Two free turns in a row do not make a free half turn: what lies between two other actions counts as one turn.
    .title = A turn of 90° is free
    .ruling = Otherwise the price of a bigger turn would never be paid.

SQ-MOVE-07 = A turn of more than 90° costs 1 MP.
    .title = The half turn
    .example = Facing north with 4 MP: turn south for 1, and three steps are left.

SQ-MOVE-08 = Stepping backward without turning, straight or diagonally, costs 2 MP a square.
    .title = Backward steps
    .ruling = This is the exception to moving within 180°; straight back and the two rear diagonals are backward.
    .example = With 6 MP you go back three squares; with 5 MP two, and one point is left for a step ahead.

SQ-MOVE-09 = No miniature can end its movement in an occupied square.
    .title = No end on an occupied square

SQ-MOVE-10 = An obstacle bars its square: nobody can pass through it. Objects that can be carried are not obstacles.
    .title = Obstacles
    .ruling = The manual speaks of objects here but lets you walk onto those you pick up, so the ban is for fixed pieces.

SQ-MOVE-11 = You may pass through a square where a miniature stands if its player lets you. Your own miniatures always make way. The step costs the usual 1 MP.
    .title = Passing through others
    .ruling = The manual does not say who gives the permission; it is the player in control, once and for all by a setting or when asked.

SQ-MOVE-12 = A diagonal step needs an open way past at least one of the two squares beside it. If both are taken by walls, obstacles or miniatures, it is barred, unless one of those miniatures lets you by. A wall or closed door along either edge of a way closes it.
    .title = Squeezing past corners
    .ruling = The manual does not say how walls on edges count; one open way is enough, as it is for explosions.

SQ-MOVE-13 = Rooms are entered and left through open doors only.
    .title = Through doors only

SQ-MOVE-14 = A movement is interrupted by the scan of a new board, by blips coming into sight, by flames and by Overwatch fire. A miniature that survives continues with the points it has left.
    .title = Interruptions

SQ-MOVE-15 = A turn names the new facing. After every other action (the start, a step, an attack, a door, a pick-up and so on) the first turn is free if it is 90°; a half turn, or any further turn, costs 1 MP. A paid turn is movement and ends Overwatch; a free one is not, and needs no points.
    .title = Counting turns
    .ruling = Spelled out from the rules of turning, so that every case has a price.
    .example = Facing north: to the east is free, on to the south costs 1. To the east, a step, back to the north: both turns are free.

SQ-MOVE-16 = In a square shared with another miniature you can only turn and go on: no attack, door, pick-up, search or stop. You may step in only if your points take you out again. If an interruption closes the way, the miniature goes back to its last free square, or to the nearest one, and the points are lost.
    .title = In a shared square
    .ruling = The manual forbids ending there; the rest follows from that.

SQ-MOVE-17 = Face-down tokens and machines take up their squares as miniatures do; their owner gives or refuses permission to pass. Tokens waiting on a vent and revealed objects take up nothing.
    .title = Tokens and machines in the way
    .ruling = Tokens move by the rules of miniatures, so they also stand by them. A refusal tells nothing about the token.

SQ-MOVE-18 = You may give a whole path. It is walked step by step and stops at a scan, a reveal, an attack on the mover, an interruption or a refusal; the rest is dropped. Each owner on the way is asked once for the whole path.
    .title = Paths
    .ruling = Our own rule for the digital table: it saves clicks and changes nothing else.

SQ-MOVE-19 = After every single action this order holds: the action itself; the scan of a newly entered board; all reveals together; flames attack the mover; Overwatch, owner by owner in turn order; interruptions in the same order; then the mover goes on, if alive. The scan and the reveals stand even if the mover dies.
    .title = What comes first
    .ruling = The manual lets all of this interrupt a movement without ranking it.

## Doors

starquest-chapter-doors = Doors

SQ-DOOR-01 = Squads and aliens alike go in and out of rooms through open doors and no other way.
    .title = Doors are for everyone

SQ-DOOR-02 = To open a door, stand in one of the two squares in front of it, on either side, and say so. You may do it on arriving or at any later point of the movement, whatever your facing.
    .title = Opening a door
    .ruling = The manual has a miniature move up to the door; one that stands there already may open it too.

SQ-DOOR-03 = The door’s token is taken away, and the door stays open.
    .title = Open for good

SQ-DOOR-04 = You do not have to open a door just because you stand in front of it.
    .title = No duty to open

SQ-DOOR-05 = Opening a door is not movement and costs nothing.
    .title = Opening is free

SQ-DOOR-06 = After opening a door the miniature may walk on with the points it has left.
    .title = Open and go on

SQ-DOOR-07 = An open door is closed only by a card that says so.
    .title = Only cards close doors

SQ-DOOR-08 = Every wall piece has two doorways. They are always open and cannot be closed, and miniatures walk through them.
    .title = Doorways in walls

SQ-DOOR-09 = A reinforced bulkhead works like a door, but only alien players can open it.
    .title = Reinforced bulkheads

SQ-DOOR-10 = Everyone else must break a bulkhead: an attack with a total above its armour of 4 does it.
    .title = Breaking a bulkhead
    .example = A total of 4 does nothing, a total of 5 destroys it.

SQ-DOOR-11 = A bulkhead straight ahead can be broken in melee as well. It rolls no dice; your total must be above 4.
    .title = Breaking it in melee
    .ruling = That the bulkhead does not roll and must lie ahead follows from how melee works.

SQ-DOOR-12 = A broken bulkhead is taken off the board at once and never comes back. The attempt is the miniature’s attack for the turn, and any points beyond those needed are lost.
    .title = Gone for good
    .ruling = A bulkhead has no life points: it stands or it is gone.

SQ-DOOR-13 = A bulkhead that an alien player opened closes at the end of that player’s turn. If someone stands in the way, it closes at the end of the first turn in which it is clear.
    .title = Bulkheads close again
    .ruling = With two alien players, “their turn” could mean either; we take the turn of the one who opened it.

SQ-DOOR-14 = A closed door or bulkhead stops sight, straight-line weapons and explosions.
    .title = What closed doors stop

SQ-DOOR-15 = You may aim at a bulkhead if you have a line of fire to one of the squares beside it, or if it lies straight ahead of you; being next to it does not matter. Ordinary doors cannot be attacked.
    .title = Aiming at a bulkhead
    .ruling = The manual lets you shoot at it but not how to aim; the squares in front of it stand for it.

SQ-DOOR-16 = Explosions and areas attack a bulkhead once, with the highest value that falls on its four front squares; a line that ends at it attacks it with the line’s value. A vent is attacked with the value of its square. What a shot reaches is fixed before the roll, so nothing passes a bulkhead that the same shot destroys.
    .title = Bulkheads and vents under fire
    .ruling = Not in the manual; it treats bulkheads like other targets of such weapons.

SQ-DOOR-17 = A closed door counts as a wall along its edge, an open one as nothing. Walls and doors have no thickness and no posts.
    .title = Doors as edges
    .ruling = It follows from reading walls and doors as lines between squares.

## Scanning and blips

starquest-chapter-scanning = Scanning and blips

SQ-SCAN-01 = The first squad miniature to set foot on a board scans it, even if it comes straight from an entry area. Each board is scanned once in a mission.
    .title = Scanning a new board
    .ruling = The manual says “a miniature”; aliens scan nothing, and a board known to one squad is known to all.

SQ-SCAN-02 = The miniature that triggered the scan pauses in its movement.
    .title = The mover waits

SQ-SCAN-03 = Now the alien players may put blips on that board: first the Realm of Chaos, then the Dark Cult if it enters by boards.
    .title = Placing blips
    .ruling = The manual does not say who places first.

SQ-SCAN-04 = Once the blips are placed, the miniature may finish its movement with the points it had left.
    .title = The mover goes on

SQ-SCAN-05 = An alien player may place some, all or none of the blips still in hand.
    .title = As many as you like

SQ-SCAN-06 = When no board is left unscanned after this one, all blips in hand must be placed. Those without a legal square are lost. For the Cult this holds only if it enters by boards.
    .title = The last board
    .ruling = The manual does not say what to do with blips that find no room.

SQ-SCAN-07 = A blip may lie on any square of the board that no squad miniature sees. Facing counts.
    .title = Out of sight
    .ruling = The manual names Marines and commanders only, an inheritance from a game without other squads.

SQ-SCAN-08 = A square takes one blip at most, and none if it is already taken.
    .title = One blip to a square
    .ruling = That an occupied square takes none goes without saying in the manual.

SQ-SCAN-09 = As soon as a squad miniature sees a blip, the blip is revealed, and so are all others it sees. It does not matter what opened the view: a step, a turn, a door, somebody’s death or fire going out.
    .title = Seeing reveals
    .ruling = The manual speaks of entering a square; other ways of coming into sight are treated alike.

SQ-SCAN-10 = The owner turns the blip over and puts its miniature on that square, facing any way. A Dreadnought is placed so that it covers the square; if there is no room, in the nearest place that fits.
    .title = Placing the miniature
    .ruling = Facing and the room for large bases are not in the manual.

SQ-SCAN-11 = If no miniature of that type is left, the token is discarded and nobody scores it.
    .title = No miniature left
    .ruling = The manual places none and does not say what happens to the token.

SQ-SCAN-12 = Tokens of Cult and Chaos need not be revealed when they only see each other.
    .title = Aliens among themselves

SQ-SCAN-13 = In your own turn as an alien player you may demand that a token of the other alien faction be revealed, if one of your miniatures or tokens sees it; your own token may stay hidden. You may reveal your own tokens whenever you like in your turn. For this purpose only, tokens see, and they see all round.
    .title = Demanding a reveal
    .ruling = The manual wants an open declaration of the player whose turn it is; we spell out who may ask whom.

SQ-SCAN-14 = All tokens seen at one moment are revealed together: first they are all found, then turned over, then the miniatures are placed, those of Chaos first. Tokens hide nothing behind them; miniatures just placed do from then on.
    .title = Revealing several at once
    .ruling = Without this order the nearer miniature could hide a blip that was already seen.

SQ-SCAN-15 = An unseen token on a square that an attack hits is revealed before the roll and attacked like anyone. A token that steps into fire is revealed there. Tokens waiting on a vent are safe, and objects are revealed unharmed.
    .title = Tokens under fire
    .ruling = The manual does not say what explosions do to tokens nobody sees.

SQ-SCAN-16 = A 2×2 base needs four free floor squares, the token’s among them, with no wall, door or doorway inside. If no place fits, it goes to the one with the fewest steps from the token on that board; if none exists, the token is discarded.
    .title = Room for a Dreadnought
    .ruling = The manual never looks at a Dreadnought in a narrow place.

## Sight and fire

starquest-chapter-sight = Sight and fire

SQ-LOS-01 = A line of sight runs straight from the centre of one square to the centre of another.
    .title = From centre to centre

SQ-LOS-02 = It is blocked by walls, by closed doors and by any other miniature whose square it crosses. A line that touches only a corner is blocked if both ways round that corner are.
    .title = What blocks sight
    .ruling = The manual does not speak of corners; one open way is enough, as it is for movement.

SQ-LOS-03 = A miniature sees the half plane in front of it, exact left and right included. So you may see somebody who does not see you.
    .title = 180° of sight
    .ruling = We count the two sides as seen, since a miniature may also step there.

SQ-LOS-04 = Fire blocks sight and fire lines that cross it until the start of its owner’s next turn. The squares at the two ends of a line do not count, so you see somebody who stands in the flames.
    .title = Fire blocks the view
    .ruling = The manual says “for a whole round”; that is exactly how long the marker lies.

SQ-LOS-05 = The corner rule decides every line, so nothing needs to be disputed. A table that prefers dice may let the two players concerned roll one red die each whenever a line touches a blocked corner; the higher result decides, and stands for that shot until the end of the turn.
    .title = Doubtful lines
    .ruling = The manual rolls dice in case of doubt; a computer has none.

SQ-LOS-06 = If that roll is a tie, the player whose turn it is decides.
    .title = A tied dispute

SQ-LOS-07 = For every miniature squares are of three kinds: seen and under fire; seen only; neither.
    .title = Three kinds of squares
    .example = With nothing in the way, of the squares up to three away 15 are seen and under fire, 12 only seen, and 21 neither.

SQ-LOS-08 = You can see past a Tarantula.
    .title = The Tarantula does not hide

SQ-LOS-09 = Face-down tokens and objects block neither sight nor fire.
    .title = Tokens do not hide
    .ruling = The manual lists what blocks, and tokens are not on the list.

SQ-LOS-10 = With a base of several squares, sight may run from any of its squares, and to any of them. The base itself hides none of them.
    .title = Large bases
    .ruling = The manual says so for the Dreadnought’s fire; we apply it throughout.

SQ-LOS-11 = Walk along the line square by square. Crossing an edge, it is blocked by a wall or closed door there, or by a solid, burning or occupied square that it enters, its two ends excepted. At a corner it is blocked if both squares beside it, or the edges leading round, are closed. Your own base, the target’s and anyone carried never block; a Tarantula blocks fire, not sight. Without facing, a line is the same both ways.
    .title = The line, step by step
    .ruling = The exact procedure behind the rule, in whole numbers, so that everyone gets the same answer.
    .example = Miniatures on both squares beside a diagonal block it; take one away and it is free.

SQ-LOS-12 = Only miniatures on the board see. Carried miniatures, tokens and miniatures in an entry area do not; a gunner does.
    .title = Who sees
    .ruling = The manual never asks; it follows from who takes part.

SQ-LOF-01 = A line of fire must lie between the two diagonals ahead of the shooter, both included: never more squares to the side than forward.
    .title = 90° of fire
    .ruling = The manual bounds the arc by the diagonals; we count them in.
    .example = Facing east: three forward and three aside is in the arc; three forward and four aside is not.

SQ-LOF-02 = You cannot aim at a miniature orthogonally next to you, but you can aim at a diagonal neighbour. A line or area aimed elsewhere may still catch the neighbour.
    .title = Too close to aim
    .ruling = The manual rules out the line between neighbours, yet its plasma table hits the adjacent square.

SQ-LOF-03 = Whatever blocks sight blocks fire, and so does a Tarantula.
    .title = What blocks fire

SQ-LOF-04 = Missiles and flames need a line of fire to their target square, a four-square area to one of its squares. Straight-line weapons fire straight ahead or along one of the two forward diagonals; for other lines, turn first.
    .title = Aiming at squares and lines
    .ruling = The manual defines lines of fire between miniatures only.

SQ-LOF-05 = Two bases are neighbours if squares of theirs share an open edge; then neither can aim at the other from any square. If they touch at corners only, they can. With a wall or closed door between them they are not neighbours.
    .title = Neighbouring bases
    .ruling = The rule for neighbours, applied to bases of several squares.

SQ-LOF-06 = A Dreadnought’s straight-line weapon starts from any square of its base, in any of the eight directions that leaves the base with the first step.
    .title = Lines of a Dreadnought
    .ruling = It follows from the Dreadnought’s fire all round.

## Shooting

starquest-chapter-shooting = Shooting

SQ-SHOOT-01 = You can only shoot at what is in your line of fire.
    .title = Targets in the line of fire

SQ-SHOOT-02 = Weapons reach any distance. Only the flamer has a limit, six squares.
    .title = No limit of range
    .ruling = The manual says both; the special rule of the flamer prevails.

SQ-SHOOT-03 = The weapon decides which dice you roll.
    .title = The weapon’s dice

SQ-SHOOT-04 = White dice are for light weapons, red dice for heavy ones. Both serve for shooting and for melee.
    .title = White and red dice

SQ-SHOOT-05 = Add up the dice. If the total is above the target’s armour value, you have hit.
    .title = Hitting
    .example = A total of 2 does nothing to armour 2.

SQ-SHOOT-06 = For each point above the armour value the target loses one life point.
    .title = Damage
    .example = A total of 3 against armour 2 costs one life point; a total of 5 costs three.

SQ-SHOOT-07 = A miniature with 0 life points is eliminated and leaves the board, and the points are written down for the player whose attack, card or fire took the last one. In melee the winner scores, even in defence. Nobody scores their own miniatures, a public ally’s, or one removed without an attack. A squad also pays the points of each miniature that it loses, as an entry of its own, even if nobody gains them; alien players do not pay. As an option, squads pay only for what an alien player takes. Another option: squads pay nothing.
    .title = Elimination and points
    .ruling = The manual records the points without saying for whom in every case. That squads pay for what aliens eliminate is on the published sheets; that they pay for other losses too is ours.

SQ-SHOOT-08 = Some cards let you reroll one die.
    .title = Rerolls

SQ-SHOOT-09 = You need not reroll; but if you do, the new result stands.
    .title = The second roll counts

SQ-SHOOT-10 = An attack runs like this: declare attacker, weapon and aim; those aimed at may dodge; check the aim; roll; reroll; compare; saves; loss of life points; rites; removal and points; newly seen blips.
    .title = The course of an attack
    .ruling = The manual gives the pieces in different chapters and no order.

SQ-SHOOT-11 = Line and area weapons strike everyone in their squares, friends included, and missile, flamer and conversion beamer even the shooter. All victims of one roll are settled together, as things stood before it. Assault cannon and separate shots go one by one.
    .title = Everyone in the area
    .ruling = The manual does not say whether victims are settled at once.

SQ-SHOOT-12 = Missile and flamer may be aimed at any square in the line of fire, even an empty one. Every other shot must attack at least one enemy miniature or machine, bulkhead or vent. For a line or area weapon at least one of them must not be orthogonally next to the shooter; those that are next to the shooter are then hit as well. Friends alone are not enough, unless you name an ally on purpose. As an option, neighbours alone are enough.
    .title = A shot needs a target
    .ruling = The manual draws no line of fire between neighbours and shoots only at targets in the line of fire, yet its plasma table hits the adjacent square.

SQ-SHOOT-13 = If an attack has several victims, first all losses are worked out; then the owners, in turn order, make saves, discard cards and remove weapons; then comes one rite at most; then all the dead leave together and are scored, and what they carried drops.
    .title = Several victims
    .ruling = The manual looks at one victim at a time.

SQ-SHOOT-14 = A shooter killed by its own attack still completes it. Any further shots are lost.
    .title = The shooter’s death
    .ruling = Not in the manual; dice on the table count.

## Melee

starquest-chapter-melee = Melee

SQ-MELEE-01 = Instead of shooting, a miniature may attack in melee, before or after it moves.
    .title = Melee instead of shooting

SQ-MELEE-02 = Attacker and defender each roll the melee dice of their sheets and compare totals. Armour does not matter. The active player rerolls first.
    .title = Both roll
    .ruling = That armour plays no part follows from comparing totals; who rerolls first is ours.

SQ-MELEE-03 = The higher total wins, and the loser loses one life point per point of difference. That may well be the attacker.
    .title = The winner wounds
    .example = 1 against 4: the miniature that rolled 1 loses three life points.

SQ-MELEE-04 = Equal totals hurt nobody.
    .title = A tie

SQ-MELEE-05 = You can attack only an opponent in the square straight ahead, never to the side or diagonally, and not through a wall or closed door. A free turn before the attack is allowed.
    .title = Straight ahead only
    .ruling = That walls and doors part fighters is taken for granted in the manual.

SQ-MELEE-06 = Attack from straight behind, and you cannot be wounded: both roll, but if the defender’s total is higher it counts as a tie.
    .title = From behind
    .ruling = The manual speaks of a defender who does not face the attacker; we take the square that the defender cannot see.

SQ-MELEE-07 = The advantage is lost if the defender could see the attacker when the attacker’s activation, or that extra move, began.
    .title = Seen coming
    .ruling = The manual says “at first”; we take the beginning of the move.

SQ-MELEE-08 = A Dreadnought attacks one opponent in the two squares in front of it. It can itself be attacked in any of its squares, and from behind only along its rear side.
    .title = Melee with large bases
    .ruling = The manual does not treat it.

## Life points

starquest-chapter-life = Life points

SQ-LIFE-01 = Leaders have 3 life points. The Eldar governor and the sorcerer are exceptions: they live by their cards.
    .title = Leaders
    .ruling = The manual adds “instead of 6”, which only recalls an older game.

SQ-LIFE-02 = Other squad members have 2 life points unless their sheet says otherwise. Aliens have what their sheets say.
    .title = Everyone else
    .ruling = Taken literally, aliens too would have 2; all the manual’s examples need 1 for the small ones.

SQ-LIFE-03 = Wounds are marked and open to all.
    .title = Wounds
    .ruling = The marker lies on the board, so anyone may look.

SQ-LIFE-04 = Healing never takes a miniature above the life points it began with.
    .title = Healing has a limit

SQ-LIFE-05 = Life points never fall below 0, however hard the blow.
    .title = No less than nothing
    .ruling = Not in the manual; rites that bring someone back need it.

## Overwatch

starquest-chapter-overwatch = Overwatch

SQ-OVER-01 = A miniature that does not attack in its turn may go into Overwatch at the end of its activation, even after moving. It needs a ranged weapon, and it must not have searched or used a psychic card.
    .title = Going into Overwatch
    .ruling = When it is declared and what rules it out is put together from several chapters.

SQ-OVER-02 = An Overwatch marker shows it to all.
    .title = The marker

SQ-OVER-03 = It may fire once at an enemy that comes into its sight, be it by walking, by being revealed or placed, or because a door opens.
    .title = A shot at an enemy that appears
    .ruling = The manual says “enters”; we count every way of appearing.

SQ-OVER-04 = The shot is settled at that very moment and interrupts the mover.
    .title = It interrupts

SQ-OVER-05 = You choose your enemy. You may let the first ones pass and wait for a better target.
    .title = You may wait

SQ-OVER-06 = You may fire only at the action that brought the enemy into sight. Once it begins its next action, it is too late; and one that stood in sight already did not enter it.
    .title = Not too late
    .ruling = The manual rules out miniatures that have done more than one action in sight; coming into sight is the first.

SQ-OVER-07 = The marker is removed after the shot, or at the start of your next turn.
    .title = When the marker is removed

SQ-OVER-08 = One shot, and Overwatch is over.
    .title = One shot in all
    .ruling = The manual also allows one attack in each opponent’s turn, but removes the marker after the attack; the stricter sentence breaks neither.

SQ-OVER-09 = Flamers cannot go into Overwatch.
    .title = No flamers

SQ-OVER-10 = Moving ends Overwatch, even with command points or while being carried. A free turn does not, a paid one does.
    .title = Moving ends it
    .ruling = Which turns count as moving follows from their price.

SQ-OVER-11 = A miniature attacked in melee drops out of Overwatch, whatever the result. Being shot at changes nothing.
    .title = Melee ends it
    .ruling = We take the moment of declaration.

SQ-OVER-12 = You may leave Overwatch at any time and pay nothing.
    .title = Leaving it

SQ-OVER-13 = An Overwatch shot is one attack, even with a weapon that fires several times. Shots concentrated on one area are one attack, so las-cannons may concentrate. A manned Tarantula may go into Overwatch only if it neither moved nor fired.
    .title = Weapons with several shots
    .ruling = The manual allows one attack and calls concentrated shots one attack.

SQ-OVER-14 = Sight gives the chance, but the shot needs a line of fire. For it the miniature may first turn 90° for free towards the enemy; it keeps the new facing. An orthogonal neighbour still cannot be aimed at.
    .title = Turn and fire
    .ruling = Sight is wider than fire; as a free turn is not movement, it does not end Overwatch.
    .example = Facing north, an enemy appears three squares to the east and one ahead: turn east and fire.

SQ-OVER-15 = Aliens cannot use Overwatch.
    .title = Not for aliens
    .ruling = The chapter says “a miniature”, but the list of what aliens may do does not have it.

SQ-OVER-16 = Overwatch fires in other players’ turns only.
    .title = Never in your own turn
    .ruling = The manual speaks of the opponents’ turns.

SQ-OVER-17 = After each action, for each miniature in Overwatch, look for enemies that it sees now and did not see before, whatever the reason, unless its own player caused it. If it can legally fire at one of them, with a free turn if needed, its owner is asked once: fire at which, or wait?
    .title = The trigger
    .ruling = Spelled out so that nobody is asked in vain.

SQ-OVER-18 = An enemy’s actions in sight are counted over the whole turn of its player: every action that begins or ends in sight is one, and so is being revealed or placed. Going out of sight and coming back does not start the count anew.
    .title = Counting actions in sight
    .ruling = Otherwise a miniature could draw fire again and again by stepping in and out.

SQ-OVER-19 = An Overwatch shot is an attack like any other: the target may dodge, saves and rites apply, and it is the shooter’s attack of that turn. A shot that was dodged is spent.
    .title = An attack like any other
    .ruling = The manual does not set it apart.

SQ-OVER-20 = Overwatch also ends when the miniature is loaded or loads another, mans or leaves a Tarantula, changes sides or loses its weapon.
    .title = Other ends
    .ruling = Not in the manual; in all these cases it can no longer stand watch as before.
