### Starquest: the rules reference, second part, one message for each clause.
### The value is the rule as it is played here, options included. `.title` is its heading, `.ruling` says what the manual
### leaves open and how we read it. Options are told in words, never as they are typed.
### Every value stays on one line, because Fluent would keep a line break as part of the text.

## Reconnaissance

starquest-chapter-reconnaissance = Reconnaissance

SQ-RECON-01 = A Marine, Eldar or Legion miniature whose whole base stands in a room may search it: you draw one reconnaissance card. Corridors cannot be searched; the map shows which squares are rooms.
    .title = Searching a room
    .ruling = The manual does not say what makes a room, so the map marks them and the whole base has to be inside.

SQ-RECON-02 = Each squad searches at most once in each of its turns, whichever miniature does it.
    .title = One search a turn

SQ-RECON-03 = A room is searched once in the whole mission, no matter by whom. As an option, each squad may search it once.
    .title = One search a room
    .ruling = The manual does not say whether a room is empty for everyone; here it is.

SQ-RECON-04 = A soldier who searches cannot attack in that turn, neither before nor after, unless the card drawn allows it. Moving before and after the search is fine.
    .title = Search or attack
    .ruling = The manual only forbids the attack; we apply it to both sides of the search and leave movement free.

SQ-RECON-05 = A soldier who has searched cannot go into Overwatch in that turn.
    .title = No Overwatch after a search

SQ-RECON-06 = You can search only while no revealed alien miniature, of either alien faction, sees the searcher. An alien with its back turned does not prevent it, and neither do unrevealed tokens.
    .title = No alien may be looking
    .ruling = We count facing, take in both alien factions and leave tokens out.

SQ-RECON-07 = You cannot give another squad a reconnaissance card for nothing. Such cards change hands for 20 points each, paid by the buyer to the seller; with fewer than 20 points you cannot buy. The sale is an alliance like any other exchange of cards. As an option, the 20 points go to nobody.
    .title = Selling a card
    .ruling = The manual names the price but not who receives it; here it is the seller.

SQ-RECON-08 = You may keep your reconnaissance cards secret while the mission lasts. When it ends, everybody shows theirs.
    .title = Secret until the end

SQ-RECON-09 = Cards you have not used may be kept for the next mission, except secret missions and cards with a lasting effect.
    .title = Keeping unused cards

SQ-RECON-10 = Every secret mission card left unfulfilled at the end costs its holder 10 points, even below zero. A card that was sold counts for its last holder.
    .title = Failed secret missions
    .ruling = The manual does not speak of sold cards or debts; we charge the last holder and let points go negative.

SQ-RECON-11 = When the deck runs out, the discards are shuffled into a new one. If there are none either, nobody can search, and the rooms stay unsearched.
    .title = An empty deck
    .ruling = The manual is silent about an empty deck.

SQ-RECON-12 = A room is searched as soon as the card is drawn; the death of the searcher does not undo it. A room with fire in it may be searched from a square that is not burning.
    .title = When a room counts as searched
    .ruling = The manual does not treat these cases.

## Command points

starquest-chapter-command-points = Command points

SQ-CMD-01 = At the end of each of your turns, as a Marine, Eldar or Legion player, you may roll an ordinary six-sided die. The result is your stock of command points.
    .title = The command roll

SQ-CMD-02 = A command point is a movement point outside the usual allowance. The stock lasts from the roll to the start of your next turn, so you spend it at the very end of your own turn or during the turns of others. As an option, you roll at the start of your turn instead.
    .title = What they are
    .ruling = The manual allows them in your own turn, yet rolls them at its end and wipes them at the start of the next; this reading keeps all three.

SQ-CMD-03 = The stock is written on the scanner, goes down with every point spent, and is there for all to see.
    .title = An open stock
    .ruling = That it is public is our reading.

SQ-CMD-04 = You may spend the points on any of your miniatures and split them as you like, between two actions of anybody but never in the middle of a roll. Usual costs and bans hold for turns, steps back, doors, new boards and fire, and such a move can draw Overwatch fire.
    .title = Any miniature, any moment
    .ruling = The manual says “at any moment”; we read that as between any two single actions.

SQ-CMD-05 = You may also spend them when an attack on you has been declared and the dice have not been rolled. If a single target is no longer in the line of fire, or no longer in front for melee, the attack fails and is spent. Aims at a square, a line or an area stay where they were. As an option, the attacker may name a new target.
    .title = Dodging
    .ruling = The manual lets you escape an attack but does not say what happens to the attack.

SQ-CMD-06 = Whatever is left goes back to zero at the start of your next turn. A new roll never adds to an old stock.
    .title = They do not pile up

SQ-CMD-07 = When your leader is killed, your stock is lost at once and you roll no more in this mission. For the Eldar the sorcerer counts where there is one; for the Legion it is its leader.
    .title = No leader, no points
    .ruling = The manual does not mention the points in stock, nor who leads Avengers and Legion.

SQ-CMD-08 = The alien players have no command points.
    .title = Not for aliens
    .ruling = The manual names the squads alone.

SQ-CMD-09 = Nobody is asked after every step. If you hold points you may ask to interrupt at any time: before anybody’s next action you get one window, spend what you like, and the game goes on. Several requests go in turn order after the active player; one made during an attack waits for its end. You may also set private triggers that ask for you: an enemy comes into sight or within a distance of a miniature, an enemy finishes acting, somebody’s turn begins or ends. Nobody sees requests or triggers before they act.
    .title = Interrupting
    .ruling = Taken literally, “at any moment” would mean a question after every step; interrupting gives the same freedom without it.

SQ-CMD-10 = Outside its own activation a miniature can make a free turn, open a door, put down or exchange something only as part of a command move that spends at least 1 point. Picking up, loading and unloading cost points like movement points. No attack, search or card. Leaving Overwatch is free at all times.
    .title = Free actions out of turn
    .ruling = The manual does not combine free actions with command points.

SQ-CMD-11 = Attacker, weapon, aim and number of concentrated shots are declared first. Then each player who has points, a miniature under the declared aim (for an assault cannon, any in its line of fire) and a way to spend a point gets one window, in turn order. After that: if the attacker is dead, nothing happens; if a single target slipped away, that one shot is spent; an assault cannon is divided among those in the line of fire now; squares, lines and areas hit everyone who is there now. A miniature that steps into the line blocks a single shot and does not become its target. Fire you walk into is not declared, so it cannot be dodged.
    .title = The dodge window
    .ruling = The manual gives no procedure for escaping an attack.

SQ-CMD-12 = If your leader dies while you are spending points, the step under way is finished; then your stock is zero, your windows close, and your interruptions and triggers are gone. A leader who has left the board is not dead: the squad keeps its points and its roll.
    .title = The leader dies while points are spent
    .ruling = The manual does not treat this moment.

SQ-CMD-13 = Carrying a miniature you pay 2 points for every movement point. A manned Tarantula may be moved, but not in a turn in which it fired. A Dreadnought needs 2 points at once to cross a door. Command moves do not count as the movement of the turn, so even a heavy weapon that has moved and fired may still dodge.
    .title = Command moves
    .ruling = Derived: a command point is worth one movement point, and carrying halves them.

## The squads

starquest-chapter-squads = The squads

SQ-SQUAD-01 = Six miniatures: a commander, two marines with a light weapon and three with a heavy weapon.
    .title = A Space Marine squad

SQ-SQUAD-02 = The commander has 3 life points, every other marine 2.
    .title = Life of the Marines

SQ-SQUAD-03 = The manual’s list of weapons assumes four marines besides the commander: one with a heavy weapon, one with a laser rifle, two of either kind. We play the full squad of six. As an option, the squad is a commander and four marines, with at least one heavy weapon and one laser rifle.
    .title = Six marines or five
    .ruling = The two chapters of the manual disagree; the squad of six agrees with the Eldar and Terminator lists and meets both compulsory picks.

SQ-SQUAD-04 = A Marine player may field a Terminator squad by giving up four equipment cards. The order cards stay; with fewer than four equipment cards it is not possible. As an option, a Terminator squad, like a formation of Avengers, begins the mission with −10 points.
    .title = Fielding Terminators
    .ruling = The manual asks for four cards and no points; the fee is for tables that find formations too strong.

SQ-SQUAD-05 = Seven miniatures: a commander, two terminators, three bearers with heavy weapons, extra-heavy weapons or flamers in any mix, and a librarian.
    .title = A Terminator squad

SQ-SQUAD-06 = Every member of a Terminator squad except the librarian may both shoot and attack in melee in one turn, once each. The limits on splitting movement still hold, so shooting, moving and then striking is fine. As an option, only the commander and the two plain terminators may do both.
    .title = Shoot and strike
    .ruling = The manual excepts the librarian alone, so the weapon bearers are included.

SQ-SQUAD-07 = Every member of a Terminator squad moves up to 4 squares and has an armour value of 3.
    .title = Terminator armour

SQ-SQUAD-08 = The commander has 3 life points, everyone else in the squad 2.
    .title = Life of the Terminators
    .ruling = The manual does not mention the bearers and the librarian; they have 2 as well.

SQ-SQUAD-09 = The remaining values and the weapons of the Terminators are on their own sheets. Claws and hammer strike the two squares diagonally ahead too. A Terminator with hammer and storm shield that is about to lose life points rolls one red die: that many of the points by which the attack beat it are not lost.
    .title = Terminator sheets
    .ruling = The manual refers to sheets that it does not contain.

SQ-SQUAD-10 = Six miniatures: a governor, two Eldar with a light weapon and three with a heavy weapon.
    .title = An Eldar squad

SQ-SQUAD-11 = The governor has 1 life point, and governor cards on top of it; every other Eldar has 2.
    .title = Life of the Eldar

SQ-SQUAD-12 = The light weapon of the Eldar is the shuriken catapult. Heavy weapons are chosen among shuriken cannon, missile launcher and las-cannon, no more than two of a kind.
    .title = Eldar weapons

SQ-SQUAD-13 = Instead of many life points a governor has cards. Each gives an ability or a piece of equipment, and all of them lie face up.
    .title = Governor cards

SQ-SQUAD-14 = For every life point that would be lost, the governor discards a card of your choice instead. Only if life points are still to be lost after the last card does the governor die. As an option, each wounding attack costs one card, whatever its size.
    .title = Cards for wounds
    .ruling = The manual counts the governor as 1 life point plus the cards, so a card is worth one life point.

SQ-SQUAD-15 = A discarded governor card and what it gives cannot be used again in this mission.
    .title = Gone for the mission

SQ-SQUAD-16 = A governor who has discarded the last card has 1 life point left: the next wound kills.
    .title = Without cards

SQ-SQUAD-17 = Between missions the governor gets all discarded cards back.
    .title = Cards come back

SQ-SQUAD-18 = Before each mission you choose five of the ten governor cards.
    .title = Five out of ten

SQ-SQUAD-19 = Every governor carries a reinforced sword, three white dice in melee, and a shuriken pistol, which shoots twice a turn with two white dice each time.
    .title = The governor’s arms
    .ruling = The dice come from the sheet, not from the text of the manual.

SQ-SQUAD-20 = The two shots may be fired both before, both after, or one on each side of the movement, at one target or at two, and each is resolved by itself. As the pistol is a light weapon, the governor may also split the movement around them.
    .title = Two pistol shots
    .ruling = That the pistol follows the rules of light weapons is our reading.

SQ-SQUAD-21 = The Eldar player may field an Avenger formation by giving up four equipment cards.
    .title = Fielding Avengers

SQ-SQUAD-22 = Seven miniatures: a sorcerer, a harlequin and five Eldar, of whom two or three have a light weapon and the others a heavy one.
    .title = An Avenger formation

SQ-SQUAD-23 = When an Avenger is about to lose life points, you may roll a red die for each; every 2 or 3 saves one. All members of the formation have the save, the sorcerer before discarding cards, and so have the Avengers that come as reinforcements. As an option, you roll one die for each attack, and a 2 or 3 cancels all of it. Another option: only the warriors have the save.
    .title = The Avengers’ save
    .ruling = The manual says “for each wound” and excepts nobody.

SQ-SQUAD-24 = The sorcerer leads the formation in place of a governor: 1 life point and five governor cards out of the ten. The other Eldar have 2 life points.
    .title = The sorcerer
    .ruling = The manual does not say who leads the Avengers, or with how many cards.

SQ-SQUAD-25 = The remaining values and weapons of the Avengers are on their own sheets.
    .title = Avenger sheets

SQ-SQUAD-26 = The Legion fields five of its seven legionaries and may choose them anew for each mission.
    .title = The Legion of the Damned

SQ-SQUAD-27 = Karak and Cardinal Dominic are always among the five. The other three are yours to choose.
    .title = Karak and Dominic

SQ-SQUAD-28 = Every legionary has 3 life points.
    .title = Life of the Legion

SQ-SQUAD-29 = The Legion takes four equipment cards and never uses order cards.
    .title = Cards of the Legion

SQ-SQUAD-30 = Karak leads the Legion. As an option, Dominic does.
    .title = The Legion’s leader
    .ruling = The manual names no leader; Karak is always present and is not the psionic.

SQ-SQUAD-31 = Roll at once any number of dice up to the points by which the attack beat the Avenger, even beyond the life left; each 2 or 3 takes one off, and the rest costs cards or life points. Saves work against shooting, melee, fire, cards and the wreck of a Tarantula (one die if wounded, as many as its life points if eliminated). There is no save on a save, and a reroll needs a card. As an option, you roll no more dice than there are life points and cards left.
    .title = How saves are rolled
    .ruling = Every point above the armour is a wound, so the number of dice is not limited by the life left.

## Psionics

starquest-chapter-psionics = Psionics

SQ-PSI-01 = A standard Marine squad may hire a librarian for two Seals of Honour. You pay once; the librarian stays until killed and does not count as a reinforcement. As an option, the price is due for every mission.
    .title = Hiring a librarian
    .ruling = The manual does not say how often the price is paid.

SQ-PSI-02 = A Terminator squad has its librarian from the start, at no price.
    .title = The Terminators’ librarian

SQ-PSI-03 = A standard Eldar squad may hire a harlequin for two Seals of Honour.
    .title = Hiring a harlequin

SQ-PSI-04 = An Avenger formation has its harlequin from the start, at no price.
    .title = The Avengers’ harlequin

SQ-PSI-05 = Dominic is the psionic of the Legion, and no one else can take his place.
    .title = Cardinal Dominic

SQ-PSI-06 = The values and weapons of librarian, harlequin and Dominic are on their own sheets.
    .title = Sheets of the psionics

SQ-PSI-07 = At the start of a mission a psionic takes four of the seventeen psychic cards, one from each of the four arts. Each psionic has a separate set, so two may take the same card. As an option, there is one common set, and players choose in turn order.
    .title = Choosing psychic cards
    .ruling = The manual does not say whether the psionics share one set.

SQ-PSI-08 = A psionic who uses a psychic card can do nothing else in that turn, before or after it: no movement, not even a free turn, no attack, search or Overwatch, no door and no exchange, unless the card says so. Command points may still move the psionic later.
    .title = Nothing else that turn
    .ruling = The manual says “nothing else”; we apply it to what comes before as well.

SQ-PSI-09 = You may use at most one psychic card a turn.
    .title = One a turn

SQ-PSI-10 = A psychic card is discarded after use and can be chosen again for the next mission.
    .title = Used up
    .ruling = That it comes back is our reading.

SQ-PSI-11 = A psionic who survives three missions in a row rises one rank. Only missions that the psionic takes part in count: staying away breaks nothing, death puts the count back to zero, and so does a promotion.
    .title = Three missions survived
    .ruling = The manual does not say whether a missed mission breaks the row.

SQ-PSI-12 = When a psionic is promoted, you may choose one psychic art to study: from the next game on the psionic takes one extra card, of that art.
    .title = An art to study
    .ruling = That the extra card belongs to the art studied is our reading.

SQ-PSI-13 = The art chosen stays the same until its study is complete.
    .title = No change of art

SQ-PSI-14 = An art is complete when the psionic may take four of its cards: the basic one and three more, at rank 4. The next extra card comes from a new art. As an option, the cycle is the four extra cards of ranks 2 to 5, and any card may be taken if the art runs out.
    .title = A new art
    .ruling = The manual calls the cycle four cards, but seventeen cards cannot give every art five.

SQ-PSI-15 = Lexicanum 4 cards, Codicier 5, Epistolary 6, Chief Librarian 7, Master Librarian 8. Harlequins and Dominic use the same ladder.
    .title = Ranks of psionics
    .ruling = The manual’s names are those of librarians; we use them for all three.

SQ-PSI-16 = When a psionic dies, the count of missions returns to zero, while rank and art pass on to the successor. A librarian or harlequin paid for with Seals has to be hired again; those of a formation, and Dominic, are back in the next mission. As an option, the successor starts as Lexicanum.
    .title = Death of a psionic
    .ruling = The manual does not say what the death costs.

## Weapons: commander and marines

starquest-chapter-marine-weapons = Weapons: commander and marines

SQ-WPN-01 = A Marine commander takes exactly one of three sets of weapons.
    .title = The commander’s choice

SQ-WPN-02 = Deadly axe and laser pistol: strong in melee with two red dice, light in fire with two white.
    .title = Axe and pistol

SQ-WPN-03 = The commander’s bolter fires two red dice; in melee this commander fights like an ordinary marine, with two white.
    .title = Bolter

SQ-WPN-04 = Deadly sword and deadly glove: two red and two white dice in melee. This commander cannot shoot, nor go into Overwatch.
    .title = Sword and glove

SQ-WPN-05 = The ordinary weapon of a marine, fired with two white dice.
    .title = Laser rifle

SQ-WPN-06 = A marine with a laser rifle may move, shoot, and use the rest of the movement.
    .title = Shooting on the move

## Weapons: Marine heavy weapons

starquest-chapter-heavy-weapons = Weapons: Marine heavy weapons

SQ-WPN-07 = Assault cannon, plasma gun and missile launcher, each with a way of firing of its own.
    .title = Three heavy weapons

SQ-WPN-08 = Their dice are read like any others, but one roll can strike several targets.
    .title = More than one target

SQ-WPN-09 = Each of the three fires two red dice.
    .title = Two red dice
    .ruling = The manual does not give the plasma gun’s dice; two red ones fit its definition of a heavy weapon and its example.

SQ-WPN-10 = The total may be divided as you like among targets in the line of fire.
    .title = Assault cannon: dividing the roll
    .ruling = The manual says “visible targets”; for a shot that means the line of fire.

SQ-WPN-11 = Each share is compared with its own target’s armour. Points that beat no armour are lost.
    .title = Assault cannon: each share by itself

SQ-WPN-12 = When a target falls, those who come into view behind it may receive points that are left.
    .title = Assault cannon: clearing the view

SQ-WPN-13 = Shares are given one after another once the dice are rolled, and the board changes in between. A target gets only one share.
    .title = Assault cannon: one share each
    .ruling = Derived from the example: two shares on one target would each have to beat the armour.

SQ-WPN-84 = Declare that you fire, without naming targets; players may dodge; roll, and reroll if a card lets you. Then choose a target in the line of fire that has had no share and give it one or more of the points left; finish that hit with saves, rite, removal and reveals before you choose the next. Stop when the points are gone or when you like. A share that fails is lost, a survivor still blocks the view, and newly revealed miniatures may get shares. Nobody dodges a second time.
    .title = Assault cannon: step by step
    .ruling = The manual shows the result in an example but not the order.

SQ-WPN-14 = It fires along one straight line of squares: a row, a column or a diagonal.
    .title = Plasma gun: one line

SQ-WPN-15 = One total is compared with the armour of each miniature on the line, near or far, and friends are not spared.
    .title = Plasma gun: everyone on it

SQ-WPN-16 = The line ends at a wall or a closed door. Miniatures do not stop it.
    .title = Plasma gun: where it stops

SQ-WPN-80 = Plasma gun, fusion gun and conversion beamer: the line starts next to the shooter and runs in one of the directions allowed by the arc of fire. It ends before solid squares, walls, closed doors and bulkheads; a diagonal step is cut only if both ways round the corner are. It ends with the first burning square or the first square of a Tarantula that is not the shooter’s own, which are still hit. A line without squares cannot be chosen.
    .title = The squares of a line
    .ruling = Fire and Tarantula block the line of fire and nothing exempts these weapons, while miniatures on the line are attacked and so do not stop it.

SQ-WPN-17 = It aims at a square, whether empty or occupied, and not at a miniature.
    .title = Missile launcher: the aim

SQ-WPN-18 = A miniature there is attacked with the sum of the two dice.
    .title = Missile launcher: the target square

SQ-WPN-19 = Every miniature next to that square is attacked with the higher of the two dice.
    .title = Missile launcher: the blast

SQ-WPN-20 = All eight neighbouring squares count. Friends, and even the shooter, may be among the victims.
    .title = Missile launcher: nobody is spared
    .ruling = Derived from the manual’s table, where the diagonals are hit.

SQ-WPN-21 = The blast does not reach squares behind a wall or a closed door. A diagonal square is safe only if both ways round the corner are cut.
    .title = Missile launcher: walls
    .ruling = In the manual’s example the square past the end of the wall is hit.

SQ-WPN-81 = Missile, flamer and conversion beamer: a neighbour beside the target is hit unless a wall or closed door lies between; a diagonal one is hit if at least one of the two squares flanking it is floor and that way round has no wall or closed door. Miniatures, machines, fire and tokens give no shelter. Solid squares are never hit.
    .title = Reach of a blast
    .ruling = The manual says only that walls and doors shield; this is the exact test.

## Weapons: extra-heavy weapons

starquest-chapter-extra-heavy-weapons = Weapons: extra-heavy weapons

SQ-WPN-22 = Las-cannon, fusion gun and conversion beamer each have their own way of firing and can hit several targets at once.
    .title = Made for heavy armour

SQ-WPN-23 = Order and equipment cards meant for heavy weapons do not work with extra-heavy ones.
    .title = No heavy-weapon cards

SQ-WPN-24 = The three bearers of a Terminator squad and the Lieutenant’s reinforcement. A standard squad cannot take them. They count as heavy, so movement is not split around their fire. As an option, standard squads may choose them too.
    .title = Who carries them
    .ruling = The manual does not say who may take them; it names only these two.

SQ-WPN-25 = It fires up to three shots in a turn.
    .title = Las-cannon: three shots

SQ-WPN-26 = All shots come before the movement or all after it, never on both sides.
    .title = Las-cannon: all on one side

SQ-WPN-27 = Each shot covers a block of two by two squares of your choice, at least one of them in the line of fire.
    .title = Las-cannon: the area
    .ruling = The picture is lost; four squares filled by four Gretchin in the example make a block.

SQ-WPN-28 = Within the block only the squares the shooter sees are hit.
    .title = Las-cannon: what is really hit

SQ-WPN-29 = Each shot is one red die, and every miniature in a square that is hit is attacked with it.
    .title = Las-cannon: the roll

SQ-WPN-30 = Two or three shots may be joined on one block: two or three red dice are added in a single attack. They are shots of one weapon in one shooting action.
    .title = Las-cannon: concentrated fire

SQ-WPN-31 = You see the result of a shot before you declare the next.
    .title = Las-cannon: one after another
    .ruling = Derived from the example.

SQ-WPN-32 = Miniatures in the same block do not hide one another from that shot. Walls, closed doors and miniatures outside it do. As an option, they hide one another as usual.
    .title = Las-cannon: no cover inside
    .ruling = In the manual’s example three of four Gretchin filling a block are hit, which usual cover would make impossible.

SQ-WPN-33 = It fires along one straight or diagonal line, and each miniature on it is attacked with three red dice.
    .title = Fusion gun: the line
    .ruling = The manual says three dice; red ones go with so heavy a weapon.

SQ-WPN-34 = The three dice are rolled anew for every miniature along the line.
    .title = Fusion gun: a roll for each

SQ-WPN-35 = The line ends at a wall or a closed door. Survivors do not stop it.
    .title = Fusion gun: where it stops

SQ-WPN-36 = It fires along one line up to the first wall, closed door or edge of the floor. Miniatures do not stop it.
    .title = Conversion beamer: the line
    .ruling = That miniatures do not stop it, and that the floor’s edge does, is our reading.

SQ-WPN-37 = A miniature on the last square is attacked with the sum of three red dice.
    .title = Conversion beamer: the impact

SQ-WPN-38 = The squares next to the last one are attacked with one point less, except behind a wall or closed door.
    .title = Conversion beamer: around the impact

SQ-WPN-39 = Going back towards the shooter, each square takes one point less than the one before, down to nothing.
    .title = Conversion beamer: back along the line

SQ-WPN-40 = In a tight place the beam can hit and kill the miniature that fires it.
    .title = Conversion beamer: mind the walls

SQ-WPN-41 = A single roll serves for all the squares.
    .title = Conversion beamer: one roll
    .ruling = Derived from the example.

SQ-WPN-82 = Count the squares back from the impact, the shooter’s own included and none beyond: the value there is the total minus that number. Neighbours of the impact take the total minus one. A square with two values takes the higher, once; zero or less is no attack.
    .title = Conversion beamer: the values
    .ruling = Derived from the manual’s example and its warning to the shooter.

## Weapons: flamer

starquest-chapter-flamer = Weapons: flamer

SQ-WPN-42 = Aim at a square and roll two red dice: the sum on that square, the higher die on each neighbour, nothing behind a wall or closed door.
    .title = Flamer: the blast

SQ-WPN-43 = The squares it struck, target and unsheltered neighbours, burn until the start of the shooter’s next turn. As an option, only the target square burns.
    .title = Flamer: it keeps burning
    .ruling = The manual does not say how many squares the marker covers.

SQ-WPN-44 = Burning squares block line of sight and line of fire.
    .title = Flamer: smoke and fire

SQ-WPN-45 = A miniature that steps from a square that is not burning into one that is suffers an attack of two red dice; the flamer’s player scores. It happens once for each marker in one activation, command move or carried move, even if the miniature goes out and in again. A miniature that stood there when it was fired may leave unharmed. As an option, there is an attack for every burning square entered. Another option: there is one on leaving too.
    .title = Flamer: crossing the fire
    .ruling = The manual does not say how often the fire attacks.

SQ-WPN-46 = The target square is at most 6 squares away, a diagonal counting as one.
    .title = Flamer: range
    .ruling = How to count the range is our reading.

SQ-WPN-47 = No Overwatch with a flamer, and no splitting of movement: it counts as heavy.
    .title = Flamer: limits

SQ-WPN-83 = Its squares are fixed when it is fired. It goes out at the start of its player’s next turn, or where that turn would have been, even if the shooter is dead. Markers may overlap, and each attacks and ends by itself. Fire opens no doors and harms no objects; blips may be placed in it and behind it. When it goes out, what it hid may be revealed.
    .title = Flamer: life of the marker
    .ruling = The manual does not treat these cases.

## Weapons: Tarantula

starquest-chapter-tarantula = Weapons: Tarantula

SQ-WPN-48 = Any soldier of the squad can man it from the square right behind it, giving up its own weapon meanwhile. Manning and leaving the machine is part of normal movement.
    .title = Tarantula: the gunner
    .ruling = The manual says “any soldier”; we take that to mean one of the squad that owns it.

SQ-WPN-49 = It moves and fires only while it is manned.
    .title = Tarantula: never alone

SQ-WPN-50 = It cannot do both in one turn, unless an order card allows it.
    .title = Tarantula: move or fire

SQ-WPN-51 = Order and equipment cards meant for heavy weapons do not work with it.
    .title = Tarantula: no heavy-weapon cards

SQ-WPN-52 = It blocks the line of fire but not the line of sight.
    .title = Tarantula: in the way

SQ-WPN-53 = Nobody else can use it, ally or enemy.
    .title = Tarantula: one owner
    .ruling = The manual excludes opponents; we exclude allies too.

SQ-WPN-54 = Manned, it fills three squares in a row: front, centre and gunner. Unmanned it keeps the front and the centre. As an option, the machine itself fills three squares, the last shared with the gunner.
    .title = Tarantula: its squares
    .ruling = Derived from the movement example; the manual gives the three squares only for a manned machine.

SQ-WPN-55 = Up to six squares straight ahead, never sideways or diagonally; backward costs 2 for each square. The gunner goes with it, and that is the gunner’s movement for the turn.
    .title = Tarantula: moving
    .ruling = The manual says “horizontally or vertically”; we keep it to the way it points.

SQ-WPN-56 = It turns on its centre square; 90° is free, 180° costs 1. The squares it swings into must be free. Only a turn over 90° counts as moving; but in the turn in which a gunner takes over it cannot turn at all.
    .title = Tarantula: turning
    .ruling = The example uses all six squares and turns as well, so the turn is free.

SQ-WPN-86 = For 90° the two squares beside the centre, along the new direction, must be free floor without wall or closed door between; the corners it sweeps do not matter. 180° is two such turns the same way for 1 movement point. One free turn after each step or other action. A step needs the square ahead to be free; it opens doors from its front square, and never shares a square or stops on an occupied one.
    .title = Tarantula: pivot and step
    .ruling = The manual describes one turn and leaves the room it needs open.

SQ-WPN-57 = It fires up to three times in a turn by the rules of the las-cannon: blocks of four squares, sight for each square, all shots together.
    .title = Tarantula: twin las-cannons

SQ-WPN-58 = Each shot is two red dice. Concentrated on one block, two shots are four dice and three are six.
    .title = Tarantula: its dice

SQ-WPN-59 = A target must lie at least partly in the machine’s arc of fire, the 45° wedge ahead of its front square, and in sight of the gunner, whose view the machine does not block. Of a block, only squares the gunner sees are hit.
    .title = Tarantula: arc and sight
    .ruling = The picture is lost; we measure the arc from the front square.

SQ-WPN-60 = An attacker with one of its squares in front chooses the machine or the gunner. The machine rolls no dice; the gunner defends as usual and faces the way it points.
    .title = Tarantula: melee against it
    .ruling = Where the attacker must stand and how the gunner faces are our reading.

SQ-WPN-61 = In melee the attacker’s total has to beat its armour of 6.
    .title = Tarantula: striking the machine

SQ-WPN-62 = Armour value 6, 2 life points.
    .title = Tarantula: armour and life

SQ-WPN-63 = By the points above its armour: 1, it loses a life point; 2, it is removed and the gunner survives; 3, it is destroyed and the gunner loses 1 life point; 4 or more, it is destroyed and the gunner eliminated. A second hit of 1 removes it and leaves the gunner unharmed. The table holds in melee too.
    .title = Tarantula: damage
    .ruling = The manual stops at 4 and does not treat the second hit of 1.

SQ-WPN-64 = If the gunner is eliminated, another soldier may take over in your own turn.
    .title = Tarantula: a new gunner

SQ-WPN-65 = In the turn in which a new gunner takes over, for whatever reason, it can neither move nor fire, unless an order card that allows it has been played.
    .title = Tarantula: the turn of the change
    .ruling = The manual speaks of a killed gunner; we apply it to every change.

SQ-WPN-66 = When it is destroyed, a gunner who survives continues with its original weapon.
    .title = Tarantula: back to the original weapon

SQ-WPN-67 = “Attack!”, “Move!” and “Fire!” can make it act more than once: move and fire, move twice, fire twice.
    .title = Tarantula: order cards
    .ruling = The manual names the cards; these are the evident readings.

SQ-WPN-85 = A single shot names machine or gunner, and the gunner too has to be in the line of fire. A line, blast or area attacks the machine once, with the highest value on its squares, and the gunner separately if the gunner’s square is hit; both effects count.
    .title = Tarantula: under fire
    .ruling = The manual does not treat area weapons against it.

SQ-WPN-87 = A soldier mans it, free of charge, from the square in line behind the centre, and takes its facing; the gunner leaves it by declaring so or by stepping away. Both are one activation: if the machine moved or fired, the gunner can do neither, while a gunner who leaves first acts normally and the machine rests. A gunner cannot strike, search or carry. A soldier who begins the mission at the post is already its gunner.
    .title = Tarantula: the crew
    .ruling = The manual leaves the details of the crew open.

## Weapons: Eldar weapons

starquest-chapter-eldar-weapons = Weapons: Eldar weapons

SQ-WPN-68 = Reinforced sword and shuriken pistol, as described with the Eldar squad.
    .title = The governor’s weapons

SQ-WPN-69 = A light weapon fired with two white dice.
    .title = Shuriken catapult

SQ-WPN-70 = Shuriken cannon, las-cannon and missile launcher, each with its own way of firing at several targets.
    .title = Three heavy weapons

SQ-WPN-71 = Three attacks in a turn, each with one white and one red die added together.
    .title = Shuriken cannon: three attacks

SQ-WPN-72 = The attacks may go to up to three targets, or several to one, and each is resolved by itself.
    .title = Shuriken cannon: targets

SQ-WPN-73 = You may fire any of the attacks before and the others after the movement.
    .title = Shuriken cannon: around the movement

SQ-WPN-74 = Up to two shots in a turn, both before the movement or both after it.
    .title = Eldar las-cannon: two shots

SQ-WPN-75 = Each shot covers a block of two by two squares, and only the squares the shooter sees are hit. Miniatures inside the block do not hide one another.
    .title = Eldar las-cannon: the area
    .ruling = We use the area of the Marine las-cannon.

SQ-WPN-76 = Each shot is two red dice, and every miniature in a square that is hit is attacked with their sum. As an option, each shot is one red die.
    .title = Eldar las-cannon: its dice
    .ruling = The paragraph is printed in the wrong place and the example fits one die or two; we keep the printed number.

SQ-WPN-77 = Both shots may be joined on one block: four red dice added in one attack. As an option, they make two dice in all.
    .title = Eldar las-cannon: concentrated fire
    .ruling = It follows from two dice for each shot.

SQ-WPN-78 = With no target in sight the second shot cannot be fired, and a shooter who has moved cannot move again: its turn is over.
    .title = Eldar las-cannon: nothing left to see

SQ-WPN-79 = It works exactly like that of the Marines.
    .title = Eldar missile launcher

## The alien turn

starquest-chapter-alien-turn = The alien turn

SQ-ALIEN-01 = In your turn you draw an event card, bring genestealers as Chaos, move, attack and bring in reinforcements.
    .title = What an alien player does

SQ-ALIEN-02 = The event comes first, then the genestealer token or the conduit, then moves and attacks one piece after another, and reinforcements last.
    .title = The order
    .ruling = Derived: the manual’s sentences give each step its moment.

SQ-ALIEN-03 = Each alien player has to draw one event card at the start of their own turn. As an option, both draw at the start of the first alien turn of the round.
    .title = An event each turn
    .ruling = The manual says “at the start of each turn” without saying whose.

SQ-ALIEN-04 = There is a green deck and an azure one. In a round the two alien players draw from different decks.
    .title = Two decks

SQ-ALIEN-05 = Each alien player draws from the other colour in the next round. The first colours are drawn at random. An empty deck is made anew from its discards.
    .title = Changing colour
    .ruling = The first colours and the empty deck are our reading.

SQ-ALIEN-06 = An event card takes effect as soon as it is drawn. As an option, once in a mission a squad may give up a face-down equipment card, and the event does not touch it.
    .title = Played at once
    .ruling = The manual knows no way round an event; the option is for tables that want less bad luck.

SQ-ALIEN-07 = Every second turn, at its start, the Chaos player may put one special token, genestealer or hybrid, on an entry vent of the map: one in all, however many vents there are. The first chance is the first Chaos turn, and an unused chance is not saved up. Everyone may cross a vent, but only a special token can end its move there; on the way over it a miniature can do nothing but move.
    .title = Tokens at the vent
    .ruling = The manual does not say when the counting begins, or who may stand on the vent. A miniature that stopped there would shut the genestealers out. A card that pushes or carries a miniature there sends it to the nearest free square; its player chooses among equals.

SQ-ALIEN-08 = Until the next Chaos turn begins, the token stays there face down, even if seen. It neither moves nor attacks, and it cannot be attacked.
    .title = Waiting at the vent
    .ruling = How long the first turn lasts is our reading.

SQ-ALIEN-09 = In the next turn it may enter the board and start moving.
    .title = Entering

SQ-ALIEN-10 = It may enter even if an opponent sees the vent; then it is revealed as it enters.
    .title = Even in plain sight
    .ruling = That it is revealed follows from the rule for blips.

SQ-ALIEN-11 = Special tokens move 8 squares. In everything else they are blips.
    .title = Fast tokens

SQ-ALIEN-12 = An attack of 5 or more, by fire or in melee, destroys the vent; it rolls no dice. A token waiting there goes back face down to the Chaos supply. Its square is plain floor from then on. Without vents no more special tokens come. As an option, the waiting token is lost.
    .title = Destroying a vent
    .ruling = A waiting token cannot be attacked, so the attack on the vent does not kill it.

SQ-ALIEN-13 = The sheets give each alien’s movement. It moves before or after shooting, or not at all, and never in two parts. As an option, light weapons may split it as squads do.
    .title = Alien movement
    .ruling = The aliens’ own chapter knows only before or after.

SQ-ALIEN-14 = Aliens have the same limits to their movement as everyone. They open doors, bulkheads included.
    .title = Same rules, more doors

SQ-ALIEN-15 = A blip moves up to five squares by the rules for miniatures. It has no facing, so each step costs 1.
    .title = Moving blips
    .ruling = That tokens have no facing is our reading.

SQ-ALIEN-16 = A blip may open doors like a miniature.
    .title = Blips open doors

SQ-ALIEN-17 = A blip that moves into sight of a squad miniature has to be revealed.
    .title = Walking into sight
    .ruling = Between the two alien factions the rule on mutual sight holds instead.

SQ-ALIEN-18 = Once revealed, an alien may go on moving.
    .title = Moving on

SQ-ALIEN-19 = Squares covered as a blip count against the movement of the alien that appears.
    .title = Squares already moved

SQ-ALIEN-20 = If they already reach or exceed it, the alien moves no farther this turn but may still attack.
    .title = No movement left

SQ-ALIEN-21 = Each mission says how many tokens the Dark Cult has and how they enter: by conduit or by board.
    .title = The Cult’s tokens

SQ-ALIEN-22 = The Cult places its tokens together with Chaos whenever a board is scanned.
    .title = By board

SQ-ALIEN-23 = At the start of the Cult’s turn up to 8 tokens enter at the conduit squares, on top of reinforcements. Only one fits on a square, so each moves away before the next. Everyone may cross the conduit, but only the Cult’s tokens can end their move there, as on a vent.
    .title = By conduit
    .ruling = When they enter and how they share the square are our reading.

SQ-ALIEN-24 = Tokens may enter through the conduit even in sight of opponents.
    .title = The conduit may be watched

SQ-ALIEN-25 = The Cult’s conduit cannot be destroyed.
    .title = The conduit stands

SQ-ALIEN-26 = Whether Chaos and Cult tokens are revealed to each other is decided by the player whose turn it is, as described with the blips.
    .title = Among aliens

SQ-ALIEN-27 = Each alien attacks at most once in a turn. Sheets, cards and the weapons of a Dreadnought make the exceptions.
    .title = One attack
    .ruling = The manual mentions exceptions without listing them.

SQ-ALIEN-28 = The attack comes before or after the movement.
    .title = Before or after

SQ-ALIEN-29 = How many dice an alien rolls, and of which colour, is on its sheet.
    .title = Alien dice

SQ-ALIEN-30 = Alien heavy weapons fire like the same weapons of the squads.
    .title = Alien heavy weapons

SQ-ALIEN-31 = An alien heavy weapon attacks one square with two red dice.
    .title = If nothing else is said

SQ-ALIEN-32 = An alien cannot shoot and attack in melee in the same turn, and neither can a Dreadnought.
    .title = Shoot or strike

SQ-ALIEN-33 = When you have moved and attacked with everything you want, you may use reinforcement tokens.
    .title = Reinforcements come last

SQ-ALIEN-34 = The mission gives each alien player’s number of reinforcement tokens.
    .title = How many at the start

SQ-ALIEN-35 = They enter face down on squares marked R, one to a square, and move from the next turn. Each reserves its miniature at once. As an option, the miniature is placed right away.
    .title = Squares marked R
    .ruling = The rank tables speak of reinforcement blips, so they arrive face down.

SQ-ALIEN-36 = A token whose miniature is not available cannot be used.
    .title = Only what is in the box

SQ-ALIEN-37 = A reinforcement cannot be placed on a square that an enemy miniature sees.
    .title = Out of sight

SQ-ALIEN-38 = Each alien player uses up to 6 reinforcement tokens at the end of their turn.
    .title = Six a turn

SQ-ALIEN-39 = An alien player with neither tokens nor miniatures on the board has to use 6, or as many as they have and can place. Each alien player is judged separately.
    .title = When they must
    .ruling = We never ask for more than can be placed.

SQ-ALIEN-40 = An alien player keeps every miniature they eliminate as part of their score.
    .title = Trophies

SQ-ALIEN-41 = At the end each alien player adds up their points and consults the alien efficiency table. Their kills count as at a full table: times five, divided by the number of squads, rounded down. An alien player who is alone counts half of that, unless the mission is made for one.
    .title = Alien efficiency
    .ruling = The table of the manual is for seven players; fewer squads offer fewer targets.

SQ-ALIEN-42 = Chaos and Cult are rivals unless they ally: they may attack each other and score for it.
    .title = Two factions
    .ruling = The manual never says what they are to each other.

SQ-ALIEN-43 = A miniature turned by a card stays where it is with its facing, life points, weapon and objects. Its Overwatch and lasting effects end, its psychic and governor cards are gone, anyone it carries is put down, and it leaves a Tarantula. It acts from its new player’s next turn and belongs to that faction in every way; killing it gives its usual points. Its old player loses it as if it were dead and pays its points, which nobody gains, and it does not return to any roster. Leaders and governors with cards cannot be turned unless the card says so.
    .title = Changing side
    .ruling = The manual leaves it to the cards.

SQ-ALIEN-44 = The duty to bring in six starts once a board has been scanned; before that reinforcements are free. R squares on boards not yet scanned may be used. As an option, the duty holds from the first turn.
    .title = When the duty begins
    .ruling = Otherwise the aliens would be forced in before anybody has met them.

SQ-ALIEN-45 = The Cult’s reinforcements are not among the 8. In conduit mode they enter on R squares out of sight, or on free conduit squares even in sight, revealed at once and without moving. In the conduit step a token appears on a free conduit square at no cost; it may move off before the next one enters.
    .title = Conduit and reinforcements
    .ruling = The manual says 8 a turn plus reinforcements without saying where the latter enter.

SQ-ALIEN-46 = The stock is counted for each faction and type; the total and the number on the board are public. A face-down reinforcement secretly reserves one, an ordinary blip none. An eliminated miniature goes back to the stock at once, and the trophy is a note.
    .title = The stock of miniatures
    .ruling = The manual asks for available miniatures without saying how many there are.

## Dreadnoughts

starquest-chapter-dreadnoughts = Dreadnoughts

SQ-DREAD-01 = The alien players may use Dreadnoughts of different size and fire power.
    .title = Several sizes

SQ-DREAD-02 = With the longer legs a Dreadnought moves six squares instead of four.
    .title = Long legs

SQ-DREAD-03 = With the wider upper part it carries four weapons instead of two.
    .title = Wide torso

SQ-DREAD-04 = With four weapons it takes five losses to eliminate it: the weapons one by one, then the machine.
    .title = Five losses

SQ-DREAD-05 = It loses a life point for each point above its armour, and with each a weapon. A total of 7 takes three: that ends a machine with two weapons and leaves one with four a single weapon. As an option, each successful attack takes exactly one.
    .title = Points above the armour
    .ruling = The manual’s five hits disagree with its rule on points above the armour; we keep the general rule.

SQ-DREAD-06 = Every Dreadnought has an armour value of 4.
    .title = Armour 4

SQ-DREAD-07 = A Dreadnought fills four squares.
    .title = Two by two

SQ-DREAD-08 = While moving it may pass squares with other alien miniatures and needs no permission. It cannot walk over squad miniatures.
    .title = Walking over aliens
    .ruling = The manual does not say whether permission is needed.

SQ-DREAD-09 = It cannot end its move with any of its squares on another miniature.
    .title = A free end

SQ-DREAD-10 = Its movement is counted at the front of its base. Otherwise the usual rules of movement hold.
    .title = Counting its steps

SQ-DREAD-11 = It cannot move diagonally.
    .title = No diagonals

SQ-DREAD-12 = It turns on its four squares without leaving them; 90° is free.
    .title = Turning
    .ruling = Derived from the example, where the turn costs nothing.

SQ-DREAD-13 = To pass a door it crouches, and while crouched it cannot fire.
    .title = Crouching

SQ-DREAD-14 = It cannot stop with its base on both sides of a door or an open doorway.
    .title = Not in a doorway
    .ruling = We apply it to the doorways of the wall pieces too.

SQ-DREAD-15 = If its movement does not carry it all the way through, it stops in front of the door and crosses in its next turn.
    .title = Too few points to cross

SQ-DREAD-16 = It has laser rifles in its body and mounts for two or four more weapons.
    .title = Built-in rifles

SQ-DREAD-17 = It sees all round from each of its four squares and may fire any weapon at what it sees from at least one of them; only what touches it side by side cannot be shot at. Facing still counts for movement and melee, and its own base never blocks it. As an option, it sees 180° and fires within 45° like others.
    .title = All-round sight
    .ruling = The manual’s example lets it see squares behind its back.

SQ-DREAD-18 = Its player picks the weapons when it enters the board, revealed or as a reinforcement, from the heavy weapons in the box.
    .title = Choosing its weapons
    .ruling = The manual says “before it is placed”; that is the moment it is shown.

SQ-DREAD-19 = In one shooting action it may fire all its weapons, one at a time, at the same target or at different ones. Shots of two weapons are never concentrated together, even of two alike: the first is fired out before the second.
    .title = Firing everything
    .ruling = The manual says “one weapon at a time”; that two alike do not add up is our reading.

SQ-DREAD-20 = A weapon that was removed does not fire. With all heavy weapons gone, the laser rifles remain.
    .title = Weapons shot off

SQ-DREAD-21 = Three life points with two weapons, five with four.
    .title = Its life

SQ-DREAD-22 = For each life point lost its player removes one heavy weapon of their choice. The last point has none left to take. As an option, the player who shoots a weapon off scores 5 points, unless the machine is their own or an ally’s.
    .title = A weapon for a life point
    .ruling = That its player chooses the weapon is our reading.

SQ-DREAD-23 = However damaged, it rolls all its melee dice.
    .title = Full strength in melee

SQ-DREAD-24 = It is eliminated with its last life point.
    .title = The end of it

SQ-DREAD-25 = Golgotha is the Dark Cult’s Dreadnought. It has the values of a Mk X, with long legs and four weapons, and follows the same rules.
    .title = Golgotha
    .ruling = The manual does not define the Mk X; we take the largest kind.

SQ-DREAD-26 = Each of its four weapons attacks a block of two by two squares with two red dice, once, and only squares it sees. The weapons do not concentrate their fire.
    .title = Golgotha’s guns
    .ruling = The shape of the area is that of the las-cannon.

SQ-DREAD-27 = A Lord of the Legion may have one as a reinforcement, with two weapons and short legs. It walks over the Legion’s own miniatures and cannot shoot and strike in one turn.
    .title = A Dreadnought for the Legion
    .ruling = The manual lists it without saying which rules change.

SQ-DREAD-28 = Crossing a door is one action of 2 movement points, straight ahead, both steps together. It needs 2 points and free squares beyond, or aliens it can walk over with a legal end. Reveals, fire and Overwatch are looked at in both places but resolved after the second step, and nobody steps in between. A closed door is opened first, from a square in front of it. A Dreadnought cannot turn astride the door.
    .title = Crossing a door
    .ruling = The manual says only that it never stops under a door.

SQ-DREAD-29 = Forward or sideways 1 point, backward 2, never diagonal. The two squares it enters must be free of walls, closed doors, obstacles and machines. It walks over alien miniatures and tokens of both factions, without revealing them, and stops on neither. It may stand on objects and in fire, which attacks it once. Nobody can pick up an object under it, and it cannot pick up any itself unless the mission says so.
    .title = Its steps
    .ruling = Derived from the usual rules of movement.

SQ-DREAD-30 = Regained life points do not bring a weapon back. At the next loss a weapon goes if one is left.
    .title = Life regained
    .ruling = Derived: weapons removed stay removed.

SQ-DREAD-31 = An attack that hits several of its squares attacks it once, with the highest value. The fusion gun rolls once for it.
    .title = One attack for the whole base
    .ruling = Derived: it is one miniature.

## Objects and carrying

starquest-chapter-objects = Objects and carrying

SQ-OBJ-01 = Some missions ask you to find and recover objects, which have their own tokens.
    .title = Objects of a mission

SQ-OBJ-02 = The alien player places the object token face down among the blips and may move it up to five squares in their turn. To others it looks like any blip.
    .title = Hidden among the blips
    .ruling = When it is placed is our reading: at a scan, with the blips.

SQ-OBJ-03 = Once revealed, an object is no longer moved by the alien player. Miniatures may carry it.
    .title = Once revealed
    .ruling = That miniatures may move it follows from picking up.

SQ-OBJ-04 = A miniature in the object’s square may pick it up, and the token goes under it. Object tokens block nobody. As an option, they block, and are picked up from the next square.
    .title = Picking up
    .ruling = The manual forbids passing objects but also lets you meet them; the ban is for obstacles.

SQ-OBJ-05 = Picking up costs 1 movement point. Any miniature may do it, even an alien one, unless the mission says otherwise.
    .title = Its cost
    .ruling = The manual does not exclude aliens.

SQ-OBJ-06 = If the carrier is killed, the object stays in that square until someone picks it up.
    .title = Dropped

SQ-OBJ-07 = Two miniatures on neighbouring squares may exchange objects for free, in the turn of either, if both players agree.
    .title = Passing it on
    .ruling = In whose turn, and the agreement, are our reading.

SQ-OBJ-08 = Cards marked for it, of reconnaissance and of equipment, may be exchanged in the same way: freely within a squad, while for another squad they cost 20 points. Any exchange of cards with another faction is an alliance. The whole squad may use equipment until it is handed over; from then on only its carrier may, while on the board.
    .title = Passing on cards
    .ruling = The manual says “some cards”; the cards themselves say which.

SQ-OBJ-09 = A miniature may carry another of at most one size class above its own, never a machine or a base of four squares. The one carried is your own, an ally’s who agrees, or helpless by the mission.
    .title = Carrying a miniature
    .ruling = The manual says “not much larger”; size classes make it exact.

SQ-OBJ-10 = Loading and unloading each cost the carrier 1 movement point. Unloading needs a free neighbouring square.
    .title = Loading and unloading
    .ruling = The manual does not say who pays, or where the miniature is put down.

SQ-OBJ-11 = A carrier has half its full movement, rounded down, from the moment of loading; what it has already used counts.
    .title = Half the movement
    .ruling = How to round and from when are our reading.

SQ-OBJ-12 = A carrier halves its melee total, rounded down. As an option, it halves the number of dice instead.
    .title = Half the melee
    .ruling = The manual says its values are halved without saying which.

SQ-OBJ-13 = A carrier of a miniature cannot fire heavy or extra-heavy weapons, a flamer or a Tarantula.
    .title = No heavy fire
    .ruling = We count everything that is heavy by its kind.

SQ-OBJ-14 = You may carry any number of objects, openly and without penalty. Putting one down is free, in the carrier’s own square, during its activation. To exchange, no wall or closed door may cut the way.
    .title = Objects weigh nothing
    .ruling = The manual’s penalties are for carrying a miniature.

SQ-OBJ-15 = A miniature carries only one other at a time. The one carried sees nothing, is not seen, blocks nothing, cannot be attacked, does not act and has no Overwatch; once unloaded in its own turn it may do what it has not yet done. If the carrier falls, it stands in that square with the carrier’s facing. If the carrier leaves, both leave. It still counts as alive, so a carried leader keeps the command points.
    .title = The one carried
    .ruling = The manual does not describe it.

SQ-OBJ-16 = A carrier’s melee is halved in attack and in defence. It cannot fire heavy weapons, nor use Overwatch with them; light weapons fire and keep watch as usual. Command points count half.
    .title = What a carrier can do
    .ruling = Derived from the penalties.

SQ-OBJ-17 = An object goes wherever its carrier goes. It is recovered when the carrier leaves by its own entry area or the mission’s exit. From a threshold square of its own entry area it may also hand in an object, or the miniature that it carries, for 1 movement point without leaving; it counts as recovered. Attacks do not destroy objects. One under a base of four squares waits there.
    .title = Recovered
    .ruling = The manual does not say when an object is recovered.

## Alliances

starquest-chapter-alliances = Alliances

SQ-ALLY-01 = Factions may make alliances of every kind, public and secret, apart from the bans below. Naming an ally as a target without dissolving the alliance first costs 50 points and ends it; a secret one comes to light that way.
    .title = Alliances
    .ruling = The manual never says what an alliance does; we limit its effects to a short list.

SQ-ALLY-02 = The Blood Angels cannot ally with the Realm of Chaos.
    .title = Blood Angels

SQ-ALLY-03 = The Imperial Fists cannot ally with the Realm of Chaos.
    .title = Imperial Fists

SQ-ALLY-04 = The Ultramarines cannot ally with the Dark Cult.
    .title = Ultramarines

SQ-ALLY-05 = The Eldar cannot ally with the Dark Cult.
    .title = Eldar

SQ-ALLY-06 = Genestealers cannot ally with anybody: the Chaos player’s alliances do not cover them. Hybrids follow the player’s alliances. As an option, hybrids cannot ally with anybody either.
    .title = Genestealers
    .ruling = The manual treats hybrids as another kind of token.

SQ-ALLY-07 = A faction has at most one public alliance at a time. Secret ones are not limited.
    .title = One public alliance
    .ruling = That the limit is for public ones only is our reading.

SQ-ALLY-08 = If a secret alliance comes to light next to a public one, the players concerned settle it openly: one is kept, the others are dissolved.
    .title = A secret comes out

SQ-ALLY-09 = Each legionary may make a public alliance of their own, even with rival factions. It binds that miniature alone, and each has at most one.
    .title = Legionaries on their own
    .ruling = The limit of one for each legionary is our reading.

SQ-ALLY-10 = An alliance dissolved during a mission cannot be renewed before it ends.
    .title = No second time

SQ-ALLY-11 = Handing another faction a card, or exchanging cards with it, counts as an alliance. It must be allowed at that moment and makes a public alliance until it is dissolved or the mission ends. As an option, it lasts only for the moment of the exchange.
    .title = Exchanging cards
    .ruling = The manual says “in every respect”; we take it at its word.

SQ-ALLY-12 = Each deliberate breach of the alliance rules costs 50 points. Alliances that are not allowed cannot be made at all, so the penalty is for betrayal and for what the table declares.
    .title = Breaking the rules
    .ruling = The game refuses forbidden alliances.

SQ-ALLY-13 = One side offers, the other accepts, at any time. Either side may dissolve it by saying so, in public if the alliance is public.
    .title = Offer and answer
    .ruling = The manual gives no procedure.

SQ-ALLY-14 = Enemies are miniatures of different factions that no alliance covers. A faction’s alliance covers all its miniatures except genestealers; a legionary with an alliance of their own is covered by that one only. It matters for Overwatch, for placing reinforcements, for points and for what you may shoot at.
    .title = Who is an enemy
    .ruling = The manual uses the word without defining it.

SQ-ALLY-15 = A secret alliance changes nothing that others could notice. Placing reinforcements, targets, points and permissions look at public alliances only, and an Overwatch offer appears as if there were none and is quietly declined.
    .title = Secret stays secret
    .ruling = Otherwise a missing shot or score would give it away.

SQ-ALLY-16 = A breach is targeting an ally, or choosing an aim that would hit allies and no enemy. If allies are hit along with enemies there is no penalty, no points for them, and the alliance stands.
    .title = Allies hit by chance
    .ruling = The manual does not speak of area weapons and allies.

SQ-ALLY-17 = An alliance does not change blips, searching, blocked sight, the use of a Tarantula, command points, hidden information, turn order or victory.
    .title = What stays the same
    .ruling = Derived: nothing in the manual says it does.

## Honours and rank

starquest-chapter-honours = Honours and rank

SQ-HONOUR-01 = The player with the most points at the end of a mission wins it, alien players included. If several are tied, nobody gets the winner’s Seals. As an option, all of them do.
    .title = The winner
    .ruling = The manual does not treat ties.

SQ-HONOUR-02 = The winner gets two Seals of Honour at once.
    .title = The winner’s Seals

SQ-HONOUR-03 = Then everyone consults the combat efficiency table and notes the Seals won.
    .title = Efficiency

SQ-HONOUR-04 = With four Seals you are promoted one rank. Everyone begins at the lowest rank without Seals, unless an option says otherwise.
    .title = Promotion
    .ruling = The manual does not start anybody higher; the options let a single mission be played as one of a long campaign.

SQ-HONOUR-05 = The four Seals are exchanged for the rank and the rest is kept. At the highest rank they simply pile up. As an option, Seals are kept, and every fourth one earned promotes.
    .title = Seals are spent
    .ruling = The manual does not say what happens to them.

SQ-HONOUR-06 = Each rank gives you a number of order and equipment cards.
    .title = Cards by rank

SQ-HONOUR-07 = Seals give no cards, but they pay for reinforcements and psionics.
    .title = What Seals buy

SQ-HONOUR-08 = If your leader is killed, you begin the next mission one rank lower, but never below the first. Seals and promotions of this mission come before that loss.
    .title = A dead leader
    .ruling = The order of gain and loss is our reading.

SQ-HONOUR-09 = After the death of your leader you also begin with no Seals of Honour.
    .title = And no Seals

## Reinforcements of the squads

starquest-chapter-reinforcements = Reinforcements of the squads

SQ-REINF-01 = For Seals a squad may get a reinforcement of its current rank or of any lower one. As an option, only of the current rank.
    .title = Reinforcement by rank
    .ruling = The manual does not say whether lower ranks stay open.

SQ-REINF-02 = A commander has at most one reinforcement.
    .title = One only

SQ-REINF-03 = You cannot get a new one while the last is alive. It comes back mission after mission at no further cost.
    .title = As long as it lives
    .ruling = That it stays for free is our reading.

SQ-REINF-04 = A reinforcement can be used in a mission only if its miniature is available.
    .title = If the miniature is there

SQ-REINF-05 = If two players want the same miniature and there are too few, the higher rank gets it, whatever the faction. Equal ranks draw lots.
    .title = Higher rank first
    .ruling = Equal ranks are our reading.

SQ-REINF-06 = 2 Seals each. Veteran: none. Hero: marine with laser rifle. Sergeant: marine with heavy weapon. Lieutenant: marine with extra-heavy weapon. Captain: terminator with flamer. Master: Tarantula.
    .title = Space Marines

SQ-REINF-07 = 2 Seals each. Exile: none. Wanderer: Fanatic. Rebel: Therian. Tyrant: MRL Inferno. Master: a sixth legionary of the seven. Lord: Dreadnought.
    .title = Legion
    .ruling = That the legionary is a sixth one is our reading.

SQ-REINF-08 = 2 Seals each. Executioner: none. Warrior: Eldar with shuriken catapult. Avenger: Eldar with heavy weapon. Exarch: Avenger. Prince: Avenger with heavy weapon. Lord: Tarantula. You choose the heavy weapon like those of the squad.
    .title = Eldar
    .ruling = The tables give bare numbers; we read them as Seals.

SQ-REINF-09 = The alien players have no access to these reinforcements.
    .title = Not for aliens

## Alien ranks

starquest-chapter-alien-ranks = Alien ranks

SQ-ALIENRANK-01 = Alien players rise in rank as the others do.
    .title = Rising

SQ-ALIENRANK-02 = They win Seals by the alien efficiency table. They have no leader, so they never lose a rank for one.
    .title = Their Seals
    .ruling = That no leader means no loss is our reading.

SQ-ALIENRANK-03 = By rank the Lord of Chaos draws event cards at the start of the mission, from either deck, and holds them in secret. One may be played at the start of each Chaos turn, on top of the compulsory one. As an option, there are as many extra draws instead, each played at once.
    .title = Cards for Chaos
    .ruling = The manual does not say when they are drawn or played.

SQ-ALIENRANK-04 = The Lord of Chaos also gets extra reinforcement tokens at random.
    .title = Tokens for Chaos

SQ-ALIENRANK-05 = By rank the Master of the Cult has a number of rites of the Dark Symmetry in each mission.
    .title = Rites for the Cult
    .ruling = That the number is for each mission is our reading.

SQ-ALIENRANK-06 = The Master of the Cult also gets extra reinforcement tokens at random.
    .title = Tokens for the Cult

SQ-ALIENRANK-07 = A rite gives one life point back to a Cult miniature, never above its original number, at any moment. After a fatal attack it keeps the miniature on the board with 1 life point, however hard the blow, and the attacker scores nothing.
    .title = What a rite does
    .ruling = The excess is forgotten because life points never fall below zero.

SQ-ALIENRANK-08 = At most one rite may be used in each player’s turn. As an option, at most one in each round.
    .title = One rite a turn
    .ruling = The manual says “one a turn” without saying whose.

SQ-ALIENRANK-09 = Extra tokens and event cards: Renegade 0, Warrior 1, Champion 2, Commander 3, Tyrant 4, Lord 5 of each.
    .title = Ranks of Chaos
    .ruling = The numbers are totals, and a dash is zero.

SQ-ALIENRANK-10 = Extra tokens and rites: Keeper 0, Chosen 1, Inquisitor 2, Nepharite 3, Master 4, Prince 5 of each.
    .title = Ranks of the Cult
    .ruling = The numbers are totals, and a dash is zero.

SQ-ALIENRANK-11 = A rite is possible after life points are lost and before removal, on one of the victims: the game asks you. It is also possible between any two actions, on a wounded Cult miniature on the board, whenever you like. It is never possible on tokens or after removal.
    .title = When a rite is possible
    .ruling = The manual says “at any moment”; these are the moments that matter.

## The end of a mission

starquest-chapter-mission-end = The end of a mission

SQ-END-01 = The mission ends at the end of the turn in which its own condition is met, no squad miniature is left on the board or in an entry area, or the last round is over: 28 rounds unless the mission sets another number. A mission may say that it ends at once.
    .title = When it ends
    .ruling = The manual does not say how a mission ends.

SQ-END-02 = A squad miniature on a threshold square of its own entry area, or on an exit of the mission, may leave by a step that costs 1 movement or command point. It is alive, out of the mission with all it carries, and does not return; nobody scores it. Aliens cannot leave. As an option, the miniature may come back in a later turn.
    .title = Leaving
    .ruling = The manual does not speak of leaving the board.

SQ-END-03 = A leader or psionic who left has survived. A squad that left keeps its points and shares in everything at the end.
    .title = Gone is not dead
    .ruling = The manual does not speak of it.

SQ-END-04 = Miniatures on the board at the end survive. As an option, they are lost and scored by the alien side.
    .title = Still on board
    .ruling = The manual does not say so; nothing in it kills them.

SQ-END-05 = Finish what is under way; mission awards; show reconnaissance cards and score secret missions, 10 points off for each that failed; final points; two Seals for the winner; efficiency tables; promotions; loss of rank for dead leaders; psionics; life points and cards back; alliances end; reconnaissance cards kept or dropped; purchases, higher ranks first.
    .title = The order at the end
    .ruling = The manual gives the pieces; the order is ours.

SQ-END-06 = The player with the most points wins even if their squad is dead or gone.
    .title = Points decide
    .ruling = The manual sets no condition.

SQ-END-07 = An alien player with nothing left still draws and plays an event card each turn, and the mission continues.
    .title = An alien player with nothing left
    .ruling = The manual does not treat it.

## At the table

starquest-chapter-table = At the table

SQ-SEAT-01 = One to five squads and one or two alien factions, each at most once; an option names them. Seven is the full table.
    .title = Who can play
    .ruling = The manual knows only seven players.

SQ-SEAT-02 = A faction not in play has no turn, miniatures, tokens or alliances, and is left out of the draw. All entry areas stay open to the others.
    .title = Empty seats
    .ruling = The manual does not speak of empty seats.

SQ-SEAT-03 = An alien faction alone draws one event a turn and changes colour each turn. With fewer than five squads the mission’s blips and reinforcements are reduced to as many fifths as there are squads, rounded up and drawn at random; objects and miniatures named by the mission are always in. As an option, nothing is reduced.
    .title = Fewer players
    .ruling = Two players against the full force would have no chance.

SQ-SEAT-04 = One person may hold several seats and sees what all of them see, while each seat keeps its own view. Secret alliances between them are not offered.
    .title = Several seats
    .ruling = The manual does not speak of it.

SQ-SEAT-05 = Before a question that shows what only one seat may see, a curtain names that seat and waits for its holder. Questions with public content, such as Overwatch, dodging, permission to pass or saves, come without one. Log and replay show the public view until the mission ends.
    .title = One screen for all
    .ruling = A rule for play on one screen.

SQ-SEAT-06 = A question may have a time limit. When it runs out, the seat’s standing order answers, or else the usual answer, and the log says so; compulsory choices are made at random. After two turns in a row ended by the clock a bot takes the seat, and its holder may return between any two actions.
    .title = The clock
    .ruling = A rule for play over a distance.

SQ-SEAT-07 = If a seat gives up, a bot plays on for it. If all other people agree, its faction is removed instead: its pieces leave without points and its objects drop.
    .title = Giving up
    .ruling = The manual does not speak of it.

SQ-SEAT-08 = You are never asked when everybody can see that only one answer is possible. Scans, reveals, Overwatch, dodges, permissions, saves, discards and rites ask once, when they matter, or are answered by your standing order. Command points, alliances, sales and leaving Overwatch wait until you want them.
    .title = When you are asked
    .ruling = A table must not drown in questions.

SQ-SEAT-09 = Whether you are asked depends only on what everyone can see, such as the number of your cards, never on what they are, on secret alliances or on standing orders. If you hold hidden cards that could react and other people are at the table, you are asked even when none of them is any use; a standing order may answer at once. As an option, only public cards bring such questions.
    .title = Questions tell nothing
    .ruling = Otherwise a question, its absence or a wait would tell a secret.
