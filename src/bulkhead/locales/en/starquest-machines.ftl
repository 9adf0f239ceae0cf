### Starquest: machines, Dreadnoughts, objects and carrying: what is asked and why something is refused.


## Questions

sq-ask-mount = Which weapon goes on the Dreadnought’s next mount?
sq-ask-assemble = The assembly line has finished a Dreadnought: in which bay is it placed, and which way does it face?
sq-ask-weapons = The Dreadnought is hit: which weapon does it lose?
sq-ask-returning = Your miniature cannot stay where it is: to which of the nearest free squares does it go?
sq-ask-give = Do you agree to hand this object over?
sq-ask-load = Do you allow your miniature to be carried?

## Refusals

sq-no-gunner-own-weapon = A gunner cannot use its own weapon while manning the machine.
sq-no-gunner-served = The machine has moved or fired this turn: its gunner cannot act separately.
sq-no-gunner-carries = A gunner cannot carry a miniature.
sq-no-machine-crew = Without a gunner the machine can neither move nor fire.
sq-no-new-gunner = In the turn in which a new gunner takes over, the machine can neither move nor fire.
sq-no-such-machine = There is no machine by that name to man.
sq-no-others-machine = It cannot use this machine: it belongs to another squad, and not even allies may use it.
sq-no-soldier-for-post = This miniature cannot serve as a gunner.
sq-no-post-taken = The machine already has a gunner.
sq-no-not-at-post = It cannot man the machine from here: the gunner’s place is directly behind it, in line with it.
sq-no-not-gunner = This miniature cannot leave its post: it is not manning a machine.
sq-no-post-is-machine = The post is a square of the machine: the gunner leaves it by stepping away.
sq-no-machine-straight = A machine can move only straight forward or straight back.
sq-no-machine-room = The machine needs a free square to roll into.
sq-no-room-to-pivot = To pivot, the machine needs both squares beside its centre to be free and open.
sq-no-dreadnought-diagonal = A Dreadnought cannot step diagonally.
sq-no-dreadnought-room = There is no room for the Dreadnought: a wall, a closed door, an obstacle or a machine is in the way.
sq-no-stop-under-door = A Dreadnought cannot stop under a door: it has to cross in one go.
sq-no-crouched-fire = A Dreadnought crouching under a door cannot fire.
sq-no-such-mount = This mount cannot take that weapon: choose one of those that are left.
sq-no-bay = It must stand in one of the factory’s free bays.
sq-no-hands = This miniature cannot pick anything up or carry anybody.
sq-no-object-here = It cannot pick that up: the object is not within reach.
sq-no-object-carried = This miniature is not carrying that object.
sq-no-free-alone = Out of turn, this is possible only as part of a move that costs at least one command point.
sq-no-not-beside = The two miniatures are not adjacent, or the way between them is closed.
sq-no-refused = The other player has already refused this turn.
sq-no-answer-first = First answer: do you agree or not?
sq-no-one-load = A miniature can carry only one other.
sq-no-too-large = That miniature is too large to be carried.
sq-no-busy = That miniature cannot be picked up where it is now.
sq-no-load-stranger = You can carry only your own miniatures, a consenting ally’s, or somebody helpless.
sq-no-load-survivor = Among the aliens, only the player who hid the survivors can carry them.
sq-no-such-figure = There is nobody by that name to carry.
sq-no-load = It cannot put anybody down: it is not carrying a miniature.
sq-no-free-beside = The carried miniature must be put down on a free square next to its carrier.
sq-no-nearest-first = First choose one of the nearest free squares for the miniature that cannot stay.
