### Psychic cards of the four arts.

art_psionic = Psionics
art_power = Power
art_kinesis = Kinesis
art_temporal = Time

psi_mind_lance = Mind lance
psi_mind_lance-rule = Two red dice attack an enemy in sight, whose armour value counts one lower; constructs and machines feel nothing.
psi_dread = Dread
psi_dread-rule = Until the end of its player’s next turn an enemy in sight may neither attack in melee nor come a step nearer to the psionic; leaders, constructs and machines are not afraid.
psi_puppet = Puppet
psi_puppet-rule = An enemy in sight of size 1 or 2 and armour value 2 or less, not a leader, is led up to 4 squares by you and may then attack whom you like in front of it in melee; the points are yours.
psi_inner_wall = Inner wall
psi_inner_wall-rule = A psychic card or hex that touches one of your miniatures within 8 squares of the psionic has no effect; he acts normally in his next turn.
psi_far_sight = Far sight
psi_far_sight-rule = All tokens on the psionic’s board within 8 squares of him are revealed, even behind walls; he may still move, but not attack.
psi_aegis = Aegis
psi_aegis-rule = One of your miniatures in sight within 6 squares, or himself, has 2 points of armour more, up to 5, until your next turn.
psi_fury = Fury
psi_fury-rule = He may move and attack in melee in this turn, with two red dice more.
psi_firestorm = Firestorm
psi_firestorm-rule = One roll of two red dice attacks everybody on the eight squares around him, friends too; walls and closed doors protect.
psi_mend = Mend flesh
psi_mend-rule = One of your miniatures in sight within 4 squares, or himself, gets back up to 2 life points; a governor takes back one lost card as a mere life point.
psi_hurl = Hurl
psi_hurl-rule = An enemy in sight of size 3 or less is pushed up to 3 squares straight away; if a wall, a closed door or somebody stops it, two red dice attack it where it comes to a halt.
psi_barrier = Barrier
psi_barrier-rule = Two free squares side by side within 8 squares and in sight, or one open doorway there, can be neither entered nor seen through until your next turn.
psi_unseen_hand = Unseen hand
psi_unseen_hand-rule = He opens or closes as many doors in sight as he likes, or opens one bulkhead in sight until this turn ends; he may still move, but not attack.
psi_crush = Crush
psi_crush-rule = Four red dice attack a construct, a machine, a bulkhead, a vent or a structure of the mission in sight.
psi_haste = Haste
psi_haste-rule = Another miniature of yours in sight within 6 squares whose activation is over acts a second time in this turn.
psi_stasis = Stasis
psi_stasis-rule = Until the end of its player’s next turn an enemy in sight of size 3 or less, not a leader, can neither act nor be attacked nor moved.
psi_blink = Blink
psi_blink-rule = He appears on a free square of a scanned board at most 8 squares away, walls or not, that no enemy sees; then he may attack, but not move.
psi_rewind = Rewind
psi_rewind-rule = All dice that one side has just rolled in an attack by or on one of your miniatures in his sight are rolled again, and the new result stands.

sq-ask-puppet = Where do you lead it, and whom shall it strike?
