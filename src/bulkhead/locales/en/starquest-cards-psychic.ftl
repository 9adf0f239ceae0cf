### Psychic cards of the four arts.

art_psionic = Psionics
art_power = Power
art_kinesis = Kinesis
art_temporal = Time

psi_mind_lance = Mind lance
psi_mind_lance-rule = Two red dice attack an enemy in sight, whose armour value counts as one lower; constructs and machines are immune.
psi_dread = Dread
psi_dread-rule = Until the end of its player’s next turn, an enemy in sight cannot attack in melee or take a step nearer to the psionic; leaders, constructs and machines are immune.
psi_puppet = Puppet
psi_puppet-rule = You move an enemy in sight of size 1 or 2 and armour value 2 or less, not a leader, up to 4 squares, and it may then attack a target of your choice in front of it in melee; the points are yours.
psi_inner_wall = Inner wall
psi_inner_wall-rule = A psychic card or hex that affects one of your miniatures within 8 squares of the psionic has no effect; the psionic acts normally in your next turn.
psi_far_sight = Far sight
psi_far_sight-rule = All tokens on the psionic’s board within 8 squares are revealed, even behind walls; the psionic may still move, but not attack.
psi_aegis = Aegis
psi_aegis-rule = The psionic, or one of your miniatures in sight within 6 squares, gains 2 points of armour, up to 5, until your next turn.
psi_fury = Fury
psi_fury-rule = The psionic may move and attack in melee this turn, with two extra red dice.
psi_firestorm = Firestorm
psi_firestorm-rule = One roll of two red dice attacks everybody on the eight squares around the psionic, friends too; walls and closed doors protect.
psi_mend = Mend flesh
psi_mend-rule = The psionic, or one of your miniatures in sight within 4 squares, regains up to 2 life points; a governor regains one lost card as a mere life point.
psi_hurl = Hurl
psi_hurl-rule = An enemy in sight of size 3 or less is pushed up to 3 squares in a straight line away from the psionic; if a wall, a closed door or another piece stops it, two red dice attack it where it stops.
psi_barrier = Barrier
psi_barrier-rule = Two free squares side by side within 8 squares and in sight, or one open doorway there, cannot be entered or seen through until your next turn.
psi_unseen_hand = Unseen hand
psi_unseen_hand-rule = The psionic opens or closes any number of doors in sight, or opens one bulkhead in sight until the end of this turn; the psionic may still move, but not attack.
psi_crush = Crush
psi_crush-rule = Four red dice attack a construct, a machine, a bulkhead, a vent or a structure of the mission in sight.
psi_haste = Haste
psi_haste-rule = Another of your miniatures in sight within 6 squares whose activation is over acts a second time this turn.
psi_stasis = Stasis
psi_stasis-rule = Until the end of its player’s next turn, an enemy in sight of size 3 or less, not a leader, cannot act, be attacked or be moved.
psi_blink = Blink
psi_blink-rule = The psionic appears on a free square of a scanned board that is at most 8 squares away, walls or not, and that no enemy sees; then the psionic may attack, but not move.
psi_rewind = Rewind
psi_rewind-rule = All the dice that one side has just rolled in an attack by or on one of your miniatures in the psionic’s sight are rerolled, and the new result stands.

sq-ask-puppet = Where do you move it, and whom should it strike?
