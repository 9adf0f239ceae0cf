/* The actions of sixteen turns side by side, one command of each at a time. Lane by lane it draws the same
   numbers and does the same as `act`, which is easier to read. */

#ifndef HEROES_ACT_LANES_H
#define HEROES_ACT_LANES_H

#include "heroes_commands.h"
#include "heroes_vectors.h"

typedef struct {
    Streams streams;
    V seat, aside,
        owed;   /* the mover, the kinds of rolls aside, columns with a move of the roll being spent */
    V own, foe; /* what the heroes have advanced, in the mover's columns */
    V shield[SEATS], reversed_shield[SEATS], vox[SEATS],
        inspire[SEATS]; /* as their owner counts, and the other way */
    V sums[SEATS][2][COLUMNS];
    V targets[SEATS][COLUMNS]; /* where the targets of a hero there begin */
} Acting;

static void seat_in(Acting *acting, int lane, const Side *side)
{
    for (int seat = 0; seat < SEATS; seat++) {
        acting->shield[seat][lane] = side->shield[seat];
        acting->reversed_shield[seat][lane] = REVERSED(side->shield[seat]);
        acting->vox[seat][lane] = side->vox[seat];
        acting->inspire[seat][lane] = side->inspire[seat];
        for (int column = 0; column < COLUMNS; column++) {
            acting->targets[seat][column][lane] =
                (uint32_t)(side->hero[seat][column] * COLUMNS + column) * PRICES * 2 * MOST_TARGETS;
            for (int adjacent = 0; adjacent < 2; adjacent++)
                acting->sums[seat][adjacent][column][lane] = side->sums[seat][adjacent][column];
        }
    }
    acting->own[lane] = acting->foe[lane] = acting->owed[lane] = 0;
}

static inline V moves_of(V columns, V can, V passes)
{
    V passing = columns & passes;
    return COUNT(columns & can) + COUNT(passing) * COUNT(can) - COUNT(passing & can);
}

/* The move number n of these columns: adds it to `own`, and returns the column it used. */
static inline V walk_in(V *own, V columns, V can, V passes, V n, V mask)
{
    V open = mask, flag = all(0), at = all(0), others = COUNT(can);
    for (int column = 0; column < COLUMNS; column++) {
        V has = columns >> 4 * column & 1, able = can >> 4 * column & has;
        V here = able + ((others - able) & -(passes >> 4 * column & has));
        V found = open & TRUTH(n < here);
        flag = either(found, all(1u << 4 * column), flag);
        at = either(found, n, at);
        open &= ~found;
        n -= here;
    }
    V able = TRUTH((can & flag) != 0);
    V walker = either(able & TRUTH(at == 0), flag, NTH(can & ~flag, at + able));
    *own += walker & mask;
    return flag;
}

/* Every hero of these flags is attacked and rolls, in the order of the mover's columns. */
static inline void hit_in(Acting *acting, V own, V foe, V all_the_way, V own_shield, V foe_shield)
{
    own &= ANY(acting->own);
    foe &= ANY(acting->foe);
    for (V open; bits(open = TRUTH((own | foe) != 0));) {
        V both = own | foe, flag = both & -both, on_own = TRUTH((own & flag) != 0), on_foe = open & ~on_own;
        V shield = either(on_own, own_shield, foe_shield);
        V needed = SAVE_STAYS_ON + TRUTH((shield & flag) != 0) * (SAVE_STAYS_ON - SAVE_SHIELDED);
        V face = below_in(&acting->streams, all(6), open) + 1;
        V retreats = TRUTH(face < needed);
        acting->own -= flag & on_own & retreats;
        acting->foe -= flag & on_foe & retreats & ~all_the_way;
        acting->foe &= ~(WIDE(flag) & on_foe & retreats & all_the_way);
        own &= ~(flag & on_own);
        foe &= ~(flag & on_foe);
    }
}

/* One command in each lane of a mask. Returns the lanes that stopped. */
static inline V act_once(const Table *table, Acting *acting, V mask)
{
    const V flags_of = {0,       EACH,    0x00001, 0x00010, 0x00100, 0x01000, 0x10000, 0x00111,
                        0x01110, 0x11100, 0x01111, 0x11110, 0x11111, 0,       0,       0};
    const V shift_of = {0, 10, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 30, 30, 30};
    V own = acting->own, foe = acting->foe, second = -acting->seat;
    V can = ANY((2 * (uint32_t)table->rows - 2) * EACH - own - foe), adjacent = can ^ EACH,
      advanced = ANY(own);
    V vox = either(second, acting->vox[1], acting->vox[0]),
      passes = vox & (table->blocked_vox ? all(EACH) : can);

    V weapons[COLUMNS], sums = all(0);
    for (int column = 0; column < COLUMNS; column++) {
        V near = -(adjacent >> 4 * column & 1);
        V first = either(near, acting->sums[0][1][column], acting->sums[0][0][column]);
        V other = either(near, acting->sums[1][1][column], acting->sums[1][0][column]);
        weapons[column] = either(second, other, first) & -(advanced >> 4 * column & 1);
        sums += weapons[column];
    }

    /* What is offered: further moves, or the plain actions and the equipment of up to three different rolls.
     */
    V further = moves_of(acting->owed, can, passes), framed = TRUTH(further != 0);
    V kinds = acting->aside, roll[3], plain[3], offered[3], total = all(1);
    for (int kind = 0; kind < 3; kind++) {
        roll[kind] = kinds >> 4 * kind & 15;
        V columns = chosen_from(flags_of, roll[kind]);
        V moves = moves_of(columns, can, passes);
        plain[kind] = either(TRUTH(roll[kind] == 0), COUNT(adjacent & advanced), moves);
        offered[kind] = plain[kind] + (sums >> chosen_from(shift_of, roll[kind]) & 1023);
        total += offered[kind];
    }
    total = either(framed, further + 1, total);
    V n = below_in(&acting->streams, total, mask & TRUTH(total > 1)) & TRUTH(total > 1);

    /* Which of it was drawn. */
    V done = framed & TRUTH(n == further), kind0 = TRUTH(n < offered[0]), n1 = n - offered[0];
    V kind1 = ~kind0 & TRUTH(n1 < offered[1]), n2 = n1 - offered[1],
      kind2 = ~kind0 & ~kind1 & TRUTH(n2 < offered[2]);
    V stopped = mask & ~framed & ~(kind0 | kind1 | kind2), spending = mask & ~framed & ~stopped;
    V spent = either(kind0, roll[0], either(kind1, roll[1], roll[2]));
    V at = either(kind0, n, either(kind1, n1, n2)),
      plainly = either(kind0, plain[0], either(kind1, plain[1], plain[2]));
    V equipped = spending & TRUTH(at >= plainly), armour = spending & ~equipped & TRUTH(spent == 0);
    V moving = (mask & framed & ~done) | (spending & ~equipped & ~armour);
    V place = either(kind0, all(0), either(kind1, all(4), all(8))), left = kinds - (all(0x1000) << place);
    left |= TRUTH((left >> (place + 12) & 15) == 0) & all(15) << place;
    acting->aside = either(spending, left, kinds);

    /* Moves. */
    V columns = either(framed, acting->owed, chosen_from(flags_of, spent));
    V used = walk_in(&acting->own, columns, can, passes, either(framed, n, at), moving);
    V three = ~framed & TRUTH(spent - 2 < 5), double_six = ~framed & TRUTH(spent == 1);
    acting->owed = moving & ~double_six & either(three, columns, columns & ~used);

    /* Attacks. */
    V striking = equipped | armour;
    if (!bits(striking))
        return stopped;
    V own_hit = all(0), foe_hit = armour & NTH(adjacent & advanced, at), all_the_way = all(0);
    if (bits(equipped)) {
        V price = either(TRUTH(spent < 2), spent, all(2)), open = equipped, column = all(0), list = all(0);
        V shift = price * 10;
        left = at - plainly;
        for (int n = 0; n < COLUMNS; n++) {
            V here = weapons[n] >> shift & 1023, found = open & TRUTH(left < here);
            column = either(found, all(4 * (uint32_t)n), column);
            list = either(found, left + either(second, acting->targets[1][n], acting->targets[0][n]), list);
            open &= ~found;
            left -= here;
        }
        V actor = all(1) << column, near = adjacent >> column & 1;
        V target =
            look_up_16(&table->target[0][0][0][0][0], (list + (price * 2 + near) * MOST_TARGETS) & equipped);
        V weapon = target & 3, aimed = all(1) << (target & 28), row = target >> 5,
          standing = own >> column & 15;
        V scythes = equipped & TRUTH(weapon == SCYTHE), aims = equipped & ~scythes;
        foe_hit |= aims & aimed;
        all_the_way = aims & TRUTH(weapon == CUT_DOWN);
        row = either(TRUTH(row == BEHIND), standing - 1, either(TRUTH(row == AHEAD), standing + 1, row));
        V own_line = aimed, foe_line = aimed;
        if (!table->scythe_column) {
            own_line = NONE(own ^ row * EACH);
            foe_line = NONE(foe ^ (2 * (uint32_t)table->rows - 1 - row) * EACH);
        }
        if (!table->scythe_enemies)
            own_hit = scythes & own_line & ~actor;
        foe_hit |= scythes & foe_line;
    }
    hit_in(acting, own_hit, foe_hit, all_the_way, either(second, acting->shield[1], acting->shield[0]),
           either(second, acting->reversed_shield[0], acting->reversed_shield[1]));
    return stopped;
}

#endif
