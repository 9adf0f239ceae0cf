### Starquest: the options of a table. In the `-what` sentences the values are written as they are typed.

## The table

starquest-option-factions = factions
starquest-option-factions-what = Who plays: one to five squads (blood_angels, imperial_fists, ultramarines, eldar, legion) and one or two alien factions (chaos, cult), by default all seven.
starquest-option-mission = mission
starquest-option-mission-what = Which mission is played, by its id, by default mis_01_hard_dock.
starquest-option-ranks = ranks
starquest-option-ranks-what = The rank at which each faction begins, from 0 (default) to 5, for example eldar:2,cult:1.
starquest-option-seals = Seals of Honour
starquest-option-seals-what = How many Seals of Honour each faction begins with, by default none, for example eldar:3.

## Mistakes

starquest-table-unknown-faction = Option “{ $option }”: there is no faction called “{ $faction }”; there are: { $known }.
starquest-table-faction-twice = The faction “{ $faction }” is named more than once, and each plays only once.
starquest-table-no-squad = Without a squad there is no game; at least one of these must play: { $known }.
starquest-table-no-alien = Without aliens there is no game; at least one of these must play: { $known }.
starquest-table-not-full =
    { $count ->
        [one] This table wants all seven factions, and only one is named.
       *[other] This table wants all seven factions, and only { $count } are named.
    }

## House options: set-up and turns

starquest-option-empty-seats = empty seats
starquest-option-empty-seats-what = Whether fewer than seven factions may play: yes (default) or no.
starquest-option-mission-choice = choice of the mission
starquest-option-mission-choice-what = Who chooses the mission: aliens (default), the alien players together; campaign, nobody, the missions follow the order of the manual.
starquest-option-mission-choice-aliens = the alien players
starquest-option-mission-choice-campaign = order of the manual
starquest-option-shared-tokens = shared tokens
starquest-option-shared-tokens-what = Whether alien players in alliance see each other’s tokens: no (default) or yes.
starquest-option-seating = seating
starquest-option-seating-what = In which order the squads take their turns: drawn (default), the order drawn by lot; host, the order in which the table names them, so that the draw serves for the entry areas only.
starquest-option-seating-drawn = by lot
starquest-option-seating-host = as the host says
starquest-option-entry-floor = entry areas on the board
starquest-option-entry-floor-what = Whether entry areas are ordinary floor with lines of sight and fire, instead of lying off the board: no (default) or yes. Aliens never enter them.
starquest-option-leader-gun-light = leaders’ guns light
starquest-option-leader-gun-light-what = Whether a leader’s gun counts as light whatever its dice, so that he may split his movement around the shot: no (default) or yes.
starquest-option-shuriken-cannon-light = shuriken cannon light
starquest-option-shuriken-cannon-light-what = Whether the shuriken cannon counts as light, so that its bearer may split the movement: no (default) or yes.
starquest-option-interleaving = back and forth
starquest-option-interleaving-what = Whether you may switch to and fro among your miniatures instead of finishing one before the next begins: no (default) or yes.

## Movement, doors and scanning

starquest-option-eight-facings = eight facings
starquest-option-eight-facings-what = Whether miniatures may also face the diagonals: no (default) or yes. Melee stays straight ahead into an orthogonal square.
starquest-option-free-turns = turns without limit
starquest-option-free-turns-what = Whether every turn of 90° is free, even one after another: no (default) or yes.
starquest-option-bulkheads-close = closing of bulkheads
starquest-option-bulkheads-close-what = When a bulkhead opened by aliens closes: own (default), at the end of the turn in which it was opened; last, at the end of the round’s last alien turn.
starquest-option-bulkheads-close-own = after that turn
starquest-option-bulkheads-close-last = after the last alien turn
starquest-option-spare-blips = blips without room
starquest-option-spare-blips-what = What becomes of blips for which the last board has no room: lost (default), they are out of the mission; reinforcements, they join their owner’s reinforcements.
starquest-option-spare-blips-lost = lost
starquest-option-spare-blips-reinforcements = reinforcements
starquest-option-blip-sight = sight that bars blips
starquest-option-blip-sight-what = Whose sight keeps blips off a square: squads (default), that of every squad; marines, that of the three Marine squads only.
starquest-option-blip-sight-squads = every squad
starquest-option-blip-sight-marines = Marines only
starquest-option-missing-miniature = no miniature left
starquest-option-missing-miniature-what = What becomes of a revealed token when no miniature of its type is left: discarded (default), it is out; returned, it goes back to its owner’s supply.
starquest-option-missing-miniature-discarded = discarded
starquest-option-missing-miniature-returned = back to the supply
starquest-option-alien-reveal = revealing between aliens
starquest-option-alien-reveal-what = Who may have an alien token revealed to the other alien player: demand (default), that player too, in his own turn and in sight; owner, its owner only.
starquest-option-alien-reveal-demand = the rival may demand it
starquest-option-alien-reveal-owner = the owner only

## Sight and fire, melee, life

starquest-option-fire-hides = fire hides
starquest-option-fire-hides-what = Whether fire also hides whoever stands in it: no (default) or yes.
starquest-option-dispute-roll = dice for doubtful lines
starquest-option-dispute-roll-what = Whether red dice decide if a line that only touches a corner is free: no (default), the corner rule decides; yes, the two players roll.
starquest-option-adjacent-stops-lines = lines past a neighbour
starquest-option-adjacent-stops-lines-what = Whether a line weapon is barred from any line whose first square holds a miniature: no (default) or yes.
starquest-option-paid-losses = losses that squads pay
starquest-option-paid-losses-what = For which of its lost miniatures a squad pays the points: all (default), every one; aliens, only those that an alien player takes; none, none of them.
starquest-option-paid-losses-all = every loss
starquest-option-paid-losses-aliens = losses to aliens
starquest-option-paid-losses-none = no loss
starquest-option-adjacent-targets = only neighbours as targets
starquest-option-adjacent-targets-what = Whether a line or area weapon may be fired when everything it would hit stands orthogonally next to the shooter: no (default) or yes.
starquest-option-attack-from-behind = attack from behind
starquest-option-attack-from-behind-what = Where an attack from behind may come from: rear (default), the square straight behind; sides, the two side squares as well.
starquest-option-attack-from-behind-rear = the rear only
starquest-option-attack-from-behind-sides = rear and sides
starquest-option-leader-life = leaders’ life points
starquest-option-leader-life-what = How many life points leaders have: 3 (default), or 6 for long missions.
starquest-option-tough-elite = tough elite aliens
starquest-option-tough-elite-what = Whether Chaos Marines and genestealers have 2 life points: no (default) or yes.

## Overwatch

starquest-option-over-window = Overwatch window
starquest-option-over-window-what = When Overwatch may shoot: entering (default), only at the action that brings an enemy into sight; further, also at that enemy’s next action in sight; present, also at the first action of an enemy that stood in sight already.
starquest-option-over-window-entering = on entering
starquest-option-over-window-further = one action more
starquest-option-over-window-present = those present too
starquest-option-over-stays = lasting Overwatch
starquest-option-over-stays-what = Whether the Overwatch marker stays after the shot, with one shot in every opponent’s turn: no (default) or yes.
starquest-option-over-volley = full fire in Overwatch
starquest-option-over-volley-what = Whether a weapon with several shots fires all of them in Overwatch: no (default), one attack only; yes, a full shooting action.
starquest-option-over-turn = turn before the shot
starquest-option-over-turn-what = Whether a miniature in Overwatch may turn 90° for free before it shoots: yes (default) or no.
starquest-option-alien-overwatch = alien Overwatch
starquest-option-alien-overwatch-what = Whether aliens with ranged weapons may use Overwatch: no (default) or yes.

## Reconnaissance, command points, squads, psionics

starquest-option-searches = searches of a room
starquest-option-searches-what = How often a room can be searched in a mission: room (default), once in all; squad, once by each squad.
starquest-option-searches-room = once in all
starquest-option-searches-squad = once per squad
starquest-option-card-price = price of a card
starquest-option-card-price-what = Who gets the 20 points paid for a reconnaissance card: seller (default), the squad that gives it; nobody, they are lost.
starquest-option-card-price-seller = the seller
starquest-option-card-price-nobody = nobody
starquest-option-command-roll = roll for command points
starquest-option-command-roll-what = When command points are rolled: end (default), at the end of your turn; start, at its start.
starquest-option-command-roll-end = end of the turn
starquest-option-command-roll-start = start of the turn
starquest-option-new-target = new target after a dodge
starquest-option-new-target-what = Whether the attacker may choose another target when the first one has dodged: no (default) or yes.
starquest-option-marine-squad = Marine squad
starquest-option-marine-squad-what = How many miniatures a Marine squad has: six (default), commander, two light and three heavy weapons; five, commander and four marines with at least one heavy weapon and one laser rifle.
starquest-option-marine-squad-six = six
starquest-option-marine-squad-five = five
starquest-option-formation-fee = formation fee
starquest-option-formation-fee-what = Whether a Terminator squad or a formation of Avengers begins the mission with −10 points: no (default) or yes.
starquest-option-terminator-attacks = Terminators’ two attacks
starquest-option-terminator-attacks-what = Who in a Terminator squad may both shoot and fight in melee: squad (default), everyone but the librarian; terminators, only the commander and the two plain terminators.
starquest-option-terminator-attacks-squad = all but the librarian
starquest-option-terminator-attacks-terminators = commander and terminators
starquest-option-governor-wounds = governor’s wounds
starquest-option-governor-wounds-what = When an Eldar governor discards a card: point (default), for each life point lost; attack, once for each attack that wounds him.
starquest-option-governor-wounds-point = per life point
starquest-option-governor-wounds-attack = per attack
starquest-option-avenger-saves = Avengers’ saves
starquest-option-avenger-saves-what = How Avengers are saved: point (default), one red die for each life point; attack, one die that cancels the whole attack; warriors, one die for each life point, but for the warriors only.
starquest-option-avenger-saves-point = per life point
starquest-option-avenger-saves-attack = per attack
starquest-option-avenger-saves-warriors = warriors only
starquest-option-capped-saves = limited saves
starquest-option-capped-saves-what = Whether an Avenger rolls no more saving dice than the life points and cards left to it: no (default) or yes.
starquest-option-legion-leader = leader of the Legion
starquest-option-legion-leader-what = Who leads the Legion of the Damned: karak (default) or dominic.
starquest-option-legion-leader-karak = Karak
starquest-option-legion-leader-dominic = Dominic
starquest-option-psionic-price = price of a psionic
starquest-option-psionic-price-what = How often the two Seals for a psionic are paid: once (default), when he joins; mission, in every mission.
starquest-option-psionic-price-once = once
starquest-option-psionic-price-mission = every mission
starquest-option-psychic-deck = psychic cards
starquest-option-psychic-deck-what = Where psionics choose their cards: own (default), each from a deck of his own; common, all from one deck, in turn order.
starquest-option-psychic-deck-own = a deck each
starquest-option-psychic-deck-common = one deck
starquest-option-art-cycle = study of an art
starquest-option-art-cycle-what = When a psychic art is complete: four (default), with four cards of it; extra, with the four extra cards of ranks 2 to 5, of any art if it runs out.
starquest-option-art-cycle-four = four cards
starquest-option-art-cycle-extra = four extra cards
starquest-option-psionic-heir = heir of a psionic
starquest-option-psionic-heir-what = With what rank the successor of a dead psionic begins: rank (default), that of the dead one, art included; novice, the lowest.
starquest-option-psionic-heir-rank = the same rank
starquest-option-psionic-heir-novice = the lowest rank

## Weapons

starquest-option-extra-heavy = extra-heavy weapons
starquest-option-extra-heavy-what = Who may carry extra-heavy weapons: terminators (default), Terminator squads and the Lieutenant’s reinforcement; everyone, standard Marine squads too.
starquest-option-extra-heavy-terminators = Terminators
starquest-option-extra-heavy-everyone = every Marine squad
starquest-option-area-screening = cover inside an area
starquest-option-area-screening-what = Whether miniatures inside a four-square area screen one another: no (default) or yes.
starquest-option-flame-area = burning squares
starquest-option-flame-area-what = What burns after a flamer’s shot: blast (default), every square that it reached; target, the target square only.
starquest-option-flame-area-blast = all that it reached
starquest-option-flame-area-target = target square only
starquest-option-flame-attacks = attacks by fire
starquest-option-flame-attacks-what = How often fire attacks whoever crosses it: once (default), on entering; square, at every burning square entered; leaving, at every burning square and on leaving too.
starquest-option-flame-attacks-once = once
starquest-option-flame-attacks-square = every square
starquest-option-flame-attacks-leaving = leaving too
starquest-option-tarantula-squares = size of the Tarantula
starquest-option-tarantula-squares-what = How many squares the machine itself takes: two (default), with the gunner behind it; three, with the gunner on the last of them.
starquest-option-tarantula-squares-two = two
starquest-option-tarantula-squares-three = three
starquest-option-eldar-laser-dice = Eldar las-cannon
starquest-option-eldar-laser-dice-what = How many red dice each shot of the Eldar las-cannon rolls: 2 (default) or 1.
starquest-option-eldar-laser-together = Eldar shots together
starquest-option-eldar-laser-together-what = What both shots of the Eldar las-cannon on one area roll: added (default), all their dice; two, two dice in all.
starquest-option-eldar-laser-together-added = all dice
starquest-option-eldar-laser-together-two = two dice

## Aliens, Dreadnoughts, objects

starquest-option-event-draw = drawing events
starquest-option-event-draw-what = When alien event cards are drawn: each (default), each player’s at the start of his own turn; first, both at the start of the round’s first alien turn.
starquest-option-event-draw-each = own turn
starquest-option-event-draw-first = first alien turn
starquest-option-event-ward = event ward
starquest-option-event-ward-what = Whether a squad may, once in a mission, give up a face-down equipment card so that an event just drawn leaves it alone: no (default) or yes.
starquest-option-destroyed-vent = token on a destroyed vent
starquest-option-destroyed-vent-what = What becomes of a token that waits on a vent when the vent is destroyed: supply (default), it goes back to the supply; lost, it is lost.
starquest-option-destroyed-vent-supply = back to the supply
starquest-option-destroyed-vent-lost = lost
starquest-option-alien-split = aliens split movement
starquest-option-alien-split-what = Whether aliens with light weapons may move, shoot and move on: no (default) or yes.
starquest-option-reinforcements-enter = entry of reinforcements
starquest-option-reinforcements-enter-what = How alien reinforcements come in: hidden (default), as tokens face down; shown, as miniatures at once.
starquest-option-reinforcements-enter-hidden = face down
starquest-option-reinforcements-enter-shown = as miniatures
starquest-option-early-duty = early reinforcements
starquest-option-early-duty-what = Whether an alien player with nothing on the board must bring reinforcements even before the first board is scanned: no (default) or yes.
starquest-option-dreadnought-loss = damage to Dreadnoughts
starquest-option-dreadnought-loss-what = What a Dreadnought loses to a hit: points (default), a life point for each point above its armour; one, a single life point for each attack.
starquest-option-dreadnought-loss-points = each point
starquest-option-dreadnought-loss-one = one per attack
starquest-option-weapon-points = weapon points
starquest-option-weapon-points-what = Whether a weapon shot off a Dreadnought is worth 5 points: no (default) or yes.
starquest-option-dreadnought-arcs = Dreadnought’s sight
starquest-option-dreadnought-arcs-what = Where a Dreadnought sees and fires: round (default), all round; facing, in the usual arcs before it.
starquest-option-dreadnought-arcs-round = all round
starquest-option-dreadnought-arcs-facing = by facing
starquest-option-pick-up = picking up objects
starquest-option-pick-up-what = Where an object is picked up: square (default), in its own square; adjacent, from a square beside it, and then objects block movement.
starquest-option-pick-up-square = in its square
starquest-option-pick-up-adjacent = from beside it
starquest-option-carrier-melee = melee of a carrier
starquest-option-carrier-melee-what = What is halved when the carrier of a miniature fights: total (default), the total rolled; dice, the number of dice.
starquest-option-carrier-melee-total = the total
starquest-option-carrier-melee-dice = the dice

## Alliances, honours, the end, the seats

starquest-option-hybrids-apart = hybrids without allies
starquest-option-hybrids-apart-what = Whether alliances leave out hybrids as they leave out genestealers: no (default) or yes.
starquest-option-deal-alliance = alliance by a deal
starquest-option-deal-alliance-what = How long a deal in cards makes two factions allies: lasting (default), for the mission or until dissolved; moment, while they deal.
starquest-option-deal-alliance-lasting = for the mission
starquest-option-deal-alliance-moment = for the moment
starquest-option-tied-winners = tied winners
starquest-option-tied-winners-what = Who gets the winner’s two Seals when the first place is shared: nobody (default), or all who share it.
starquest-option-tied-winners-nobody = nobody
starquest-option-tied-winners-all = all of them
starquest-option-promotion-seals = Seals for a promotion
starquest-option-promotion-seals-what = What becomes of the four Seals of a promotion: spent (default), they are given up; kept, they stay, and every fourth Seal earned promotes.
starquest-option-promotion-seals-spent = given up
starquest-option-promotion-seals-kept = kept
starquest-option-reinforcement-ranks = ranks of reinforcements
starquest-option-reinforcement-ranks-what = Which reinforcements a squad may buy: any (default), those of its rank and of all lower ones; present, that of its rank only.
starquest-option-reinforcement-ranks-any = up to its rank
starquest-option-reinforcement-ranks-present = its rank only
starquest-option-chaos-cards = rank cards of Chaos
starquest-option-chaos-cards-what = How Chaos uses the event cards of its rank: held (default), drawn before the mission and kept secret; drawn, as extra draws played at once.
starquest-option-chaos-cards-held = held in secret
starquest-option-chaos-cards-drawn = drawn in play
starquest-option-rite-limit = number of rites
starquest-option-rite-limit-what = How often the Cult may use a rite: turn (default), once in every player’s turn; round, once in a round.
starquest-option-rite-limit-turn = once a turn
starquest-option-rite-limit-round = once a round
starquest-option-coming-back = coming back
starquest-option-coming-back-what = Whether a miniature that left the board may come back in a later turn: no (default) or yes.
starquest-option-left-aboard = left aboard at the end
starquest-option-left-aboard-what = What becomes of squad miniatures still aboard when the mission ends: survive (default), they survive; lost, they are lost and the aliens score them.
starquest-option-left-aboard-survive = they survive
starquest-option-left-aboard-lost = they are lost
starquest-option-scaled-tokens = tokens to scale
starquest-option-scaled-tokens-what = Whether the aliens’ blips and reinforcements shrink with the number of squads: yes (default) or no.
starquest-option-card-windows = windows for cards
starquest-option-card-windows-what = When the table waits for a card to be played: hidden (default), for any hidden card that might matter; public, for cards that all can see only.
starquest-option-card-windows-hidden = hidden cards too
starquest-option-card-windows-public = public cards only
