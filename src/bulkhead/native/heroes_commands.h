/* Whole games of random players, every command drawn: at each decision one of the reference's offer, in its
   order, each with the same probability; every die is rolled. `recording` is known when this is compiled, so
   that games that nobody wants to see pay nothing for it. */

#ifndef HEROES_COMMANDS_H
#define HEROES_COMMANDS_H

#include "heroes_boards.h"
#include "heroes_rules.h"

/* The results of a game, and the places of its numbers in a record. */
enum {
    WINNER,
    SCORE_1,
    SCORE_2,
    TURNS_1,
    TURNS_2,
    COMMANDS_PLAYED,
    BUSTS_1,
    BUSTS_2,
    ALL_OUTS_1,
    ALL_OUTS_2,
    TURNS,
    RECORD
};

typedef struct {
    int16_t *command;
    uint8_t *face;
    int commands, faces, room;
} Trace;

typedef struct {
    uint32_t advance[SEATS];             /* in the order of their owners' columns, as all below */
    uint32_t inspire[SEATS], vox[SEATS]; /* flags */
    uint32_t shield[SEATS];
    uint8_t hero[SEATS][COLUMNS];
    uint32_t sums[SEATS][2][COLUMNS]; /* how many targets for each price: not adjacent, adjacent */
} Side;

static void note_command(Trace *trace, int command)
{
    if (trace->commands < trace->room)
        trace->command[trace->commands] = (int16_t)command;
    trace->commands++;
}

static void note_face(Trace *trace, int face)
{
    if (trace->faces < trace->room)
        trace->face[trace->faces] = (uint8_t)face;
    trace->faces++;
}

/* What the heroes of a side bring along, once they stand. */
static void equip(const Table *table, Side *side)
{
    for (int seat = 0; seat < SEATS; seat++)
        for (int column = 0; column < COLUMNS; column++) {
            int hero = side->hero[seat][column], special = table->hero[hero].special;
            side->inspire[seat] |= (uint32_t)!!(special & INSPIRE) << 4 * column;
            side->vox[seat] |= (uint32_t)!!(special & VOX) << 4 * column;
            side->shield[seat] |= (uint32_t)!!(special & SHIELD) << 4 * column;
            for (int adjacent = 0; adjacent < 2; adjacent++)
                side->sums[seat][adjacent][column] = table->sums[hero][column][adjacent];
        }
}

/* Choose armies and set them up (H-ARMY, H-SETUP). */
static inline void set_up(const Table *table, Stream *stream, Side *side, int first, int recording,
                          Trace *trace)
{
    uint8_t hand[SEATS][ARMY], owned[MOST_HEROES];
    memset(side, 0, sizeof *side);
    for (int n = 0; n < SEATS; n++) {
        int seat = n ? 1 - first : first, count = table->owned[seat];
        memcpy(owned, table->collection[seat], (size_t)count);
        for (int place = 0; place < ARMY; place++) {
            uint32_t chosen = below(stream, (uint32_t)count);
            hand[seat][place] = owned[chosen];
            if (!table->duplicates)
                memmove(&owned[chosen], &owned[chosen + 1], (size_t)(--count - (int)chosen));
            if (recording)
                note_command(trace, FIRST_PICK + hand[seat][place]);
        }
    }
    uint8_t free[SEATS][ARMY] = {{0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}};
    for (int n = 0; n < 2 * ARMY; n++) {
        int seat = n % 2 ? 1 - first : first, left = ARMY - n / 2, different = 0, at = 0;
        uint8_t kinds[ARMY];
        uint64_t seen = 0;
        for (int place = 0; place < left; place++)
            if (!(seen >> hand[seat][place] & 1)) {
                seen |= (uint64_t)1 << hand[seat][place];
                kinds[different++] = hand[seat][place];
            }
        uint32_t chosen = below(stream, (uint32_t)(different * left)), empty = chosen % (uint32_t)left;
        int hero = kinds[chosen / (uint32_t)left], column = free[seat][empty];
        while (hand[seat][at] != hero)
            at++;
        memmove(&hand[seat][at], &hand[seat][at + 1], (size_t)(left - 1 - at));
        memmove(&free[seat][empty], &free[seat][empty + 1], (size_t)(left - 1) - empty);
        side->hero[seat][column] = (uint8_t)hero;
        if (recording)
            note_command(trace, FIRST_PLACE + hero * 5 + column);
    }
    equip(table, side);
}

/* A battle roll: what the dice show, as the base of a pair. */
static inline uint32_t rolled(const Table *table, Stream *stream, uint32_t dice, int recording, Trace *trace)
{
    static const uint32_t ways[8] = {1, 6, 36, 216, 1296, 7776, 46656, 0};
    uint32_t number = below(stream, ways[dice]);
    if (recording)
        for (uint32_t die = 0, left = number; die < dice; die++, left /= 6)
            note_face(trace, (int)(left % 6) + 1);
    return table->rolled[dice * MOST_WAYS + number];
}

/* The dice of one turn. Returns the scoring rolls put aside, four bits each; 0 after a bust. */
static inline uint64_t dice_of_turn(const Table *table, Stream *stream, int *all_out, int *played,
                                    int recording, Trace *trace)
{
    uint64_t aside = 0;
    int commands = 1;
    if (recording)
        note_command(trace, DO_ROLL);
    uint32_t pair = rolled(table, stream, DICE, recording, trace);
    *all_out = 0;
    for (;;) {
        uint32_t word = table->keep[pair], count = word & 255;
        if (!count) {
            aside = 0;
            break;
        }
        uint32_t kept = table->keeps[(word >> 8) + below(stream, count)], set = kept & 255, lying = kept >> 8;
        commands++;
        aside += table->set_packed[set];
        if (recording)
            note_command(trace, FIRST_KEEP + (int)set);
        if (!lying) {
            *all_out = 1;
            break;
        }
        word = table->push[lying];
        count = word & 255;
        uint32_t chosen = below(stream, count), at = (word >> 8) + chosen, pushed = table->pushes[at];
        commands++;
        if (chosen + 1 == count) {
            if (recording)
                note_command(trace, DO_ACT);
            break;
        }
        if (recording)
            note_command(trace, FIRST_PUSH + table->pushed[at]);
        pair = rolled(table, stream, pushed & 255, recording, trace) + (pushed >> 8);
    }
    *played += commands;
    return aside;
}

/* How many moves the heroes in these columns have, and those that the vox passes on (H-MOVE-1, H-VOX-1). */
static inline uint32_t moves_in(uint32_t columns, uint32_t can, uint32_t passes)
{
    uint32_t passing = columns & passes;
    return COUNT(columns & can) + COUNT(passing) * COUNT(can) - COUNT(passing & can);
}

static inline int column_of(uint32_t flag)
{
    return __builtin_ctz(flag) / 4;
}

/* Attack one hero of a side (H-ATK, H-SAVE, H-SHIELD, H-CUT-1); nothing happens in its set-up space. */
static inline void hit(Stream *stream, uint32_t *side, uint32_t shield, uint32_t flag, int all_the_way,
                       int recording, Trace *trace)
{
    if (!(*side & WIDE(flag)))
        return;
    uint32_t face = below(stream, 6) + 1;
    if (recording)
        note_face(trace, (int)face);
    if (face < (shield & flag ? (uint32_t)SAVE_SHIELDED : (uint32_t)SAVE_STAYS_ON))
        *side = all_the_way ? *side & ~WIDE(flag) : *side - flag;
}

/* The board as the mover sees it, during one turn's actions. */
typedef struct {
    uint32_t own, foe, own_shield, foe_shield, vox;
} Sight;

static inline void strike(const Table *table, Stream *stream, Sight *sight, int column, uint32_t target,
                          int recording, Trace *trace)
{
    int weapon = target & 3, at = target >> 2 & 7, row = (int)(target >> 5);
    uint32_t actor = 1u << 4 * column, aimed = 1u << 4 * at, last = 2 * (uint32_t)table->rows - 1;
    if (weapon != SCYTHE) {
        hit(stream, &sight->foe, sight->foe_shield, aimed, weapon == CUT_DOWN, recording, trace);
        return;
    }
    uint32_t own = aimed, foe = aimed;
    if (!table->scythe_column) {
        own = NONE(sight->own ^ ((uint32_t)row * EACH));
        foe = NONE(sight->foe ^ ((last - (uint32_t)row) * EACH));
    }
    own = table->scythe_enemies ? 0 : own & ~actor;
    for (uint32_t left = own | foe; left; left &= left - 1) {
        uint32_t flag = left & -left;
        if (own & flag)
            hit(stream, &sight->own, sight->own_shield, flag, 0, recording, trace);
        if (foe & flag)
            hit(stream, &sight->foe, sight->foe_shield, flag, 0, recording, trace);
    }
}

/* Make the move number n of the columns that have one, in the order of the offer. Returns the column it used,
 * as a flag. */
static inline uint32_t walk(Sight *sight, uint32_t columns, uint32_t can, uint32_t passes, uint32_t n,
                            int roll, int recording, Trace *trace)
{
    uint32_t flag, walker;
    if (!(columns & passes)) {
        flag = walker = NTH(columns & can, n);
    } else
        for (uint32_t left = columns;; left &= left - 1) {
            flag = left & -left;
            uint32_t able = !!(can & flag), here = able + (passes & flag ? COUNT(can & ~flag) : 0);
            if (n < here) {
                walker = able && n == 0 ? flag : NTH(can & ~flag, n - able);
                break;
            }
            n -= here;
        }
    sight->own += walker;
    if (recording)
        note_command(trace, FIRST_MOVE + (roll + 1) * 25 + column_of(flag) * 5 + column_of(walker));
    return flag;
}

/* The actions of one turn (H-ACT). Returns how many commands they took. */
static inline int act(const Table *table, Stream *stream, const Side *side, int seat, Sight *sight,
                      uint64_t aside, int recording, Trace *trace)
{
    static const uint32_t move_flags[ROLLS] = {0,       EACH,    0x00001, 0x00010, 0x00100, 0x01000, 0x10000,
                                               0x00111, 0x01110, 0x11100, 0x01111, 0x11110, 0x11111};
    const uint32_t furthest = (2 * (uint32_t)table->rows - 2) * EACH,
                   all_pass = table->blocked_vox ? EACH : 0;
    int commands = 0;
    for (;;) {
        uint32_t can = ANY(furthest - sight->own - sight->foe), adjacent = can ^ EACH,
                 advanced = ANY(sight->own);
        uint32_t passes = sight->vox & (can | all_pass), sums = 0, total = 1, kinds = 0;
        for (int column = 0; column < COLUMNS; column++)
            sums += side->sums[seat][adjacent >> 4 * column & 1][column] & -(advanced >> 4 * column & 1);
        struct {
            int roll;
            uint32_t plain, used;
        } kind[4];
        for (uint64_t left = aside; left;) {
            int roll = __builtin_ctzll(left) / 4;
            left &= ~((uint64_t)15 << 4 * roll);
            kind[kinds].roll = roll;
            kind[kinds].plain = roll ? moves_in(move_flags[roll], can, passes) : COUNT(adjacent & advanced);
            kind[kinds].used = sums >> 10 * price_of(roll) & 1023;
            total += kind[kinds].plain + kind[kinds].used;
            kinds++;
        }
        commands++;
        uint32_t n = total == 1 ? 0 : below(stream, total), chosen = 0;
        while (chosen < kinds && n >= kind[chosen].plain + kind[chosen].used)
            n -= kind[chosen].plain + kind[chosen].used, chosen++;
        if (chosen == kinds) {
            if (recording)
                note_command(trace, DO_STOP);
            return commands;
        }
        int roll = kind[chosen].roll;
        aside -= (uint64_t)1 << 4 * roll;
        if (n >= kind[chosen].plain) { /* equipment */
            n -= kind[chosen].plain;
            int column = 0, price = price_of(roll);
            for (;; column++) {
                uint32_t here = side->sums[seat][adjacent >> 4 * column & 1][column] >> 10 * price & 1023;
                here &= -(advanced >> 4 * column & 1);
                if (n < here)
                    break;
                n -= here;
            }
            int hero = side->hero[seat][column];
            uint32_t target = table->target[hero][column][price][adjacent >> 4 * column & 1][n];
            uint32_t row = target >> 5, at = target >> 2 & 7, own = sight->own >> 4 * column & 15;
            row = row == BEHIND ? own - 1 : row == AHEAD ? own + 1 : row;
            if (recording) {
                if (row == FOES_ROW)
                    row = 2 * (uint32_t)table->rows - 1 - (sight->foe >> 4 * at & 15);
                note_command(
                    trace,
                    FIRST_USE + (int)(((uint32_t)(roll * 3 + (int)(target & 3)) * 5 + (uint32_t)column) * 60 +
                                      at * 12 + row));
            }
            strike(table, stream, sight, column, (target & 31) | row << 5, recording, trace);
        } else if (roll == 0) {
            uint32_t flag = NTH(adjacent & advanced, n);
            if (recording)
                note_command(trace, FIRST_ATTACK + column_of(flag));
            hit(stream, &sight->foe, sight->foe_shield, flag, 0, recording, trace);
        } else {
            uint32_t columns = move_flags[roll],
                     used = walk(sight, columns, can, passes, n, roll, recording, trace);
            uint32_t owed = roll == 1 ? 0 : ROLL_FROM[roll] == ROLL_TO[roll] ? columns : columns & ~used;
            for (;;) {
                can = ANY(furthest - sight->own - sight->foe);
                passes = sight->vox & (can | all_pass);
                uint32_t further = moves_in(owed, can, passes);
                if (!further)
                    break;
                commands++;
                n = below(stream, further + 1);
                if (n == further) {
                    if (recording)
                        note_command(trace, DO_DONE);
                    break;
                }
                owed &= ~walk(sight, owed, can, passes, n, -1, recording, trace);
            }
        }
    }
}

static inline int score_of(const Side *side, int seat) /* H-SCORE-1, H-INSPIRE-1 */
{
    uint32_t advance = side->advance[seat];
    return (int)(SPACES(advance) + SPACES(advance & WIDE(side->inspire[seat])));
}

static inline int ahead(const Table *table, const Side *side, int seat, const int *scores) /* H-WIN-1 */
{
    return scores[seat] > scores[1 - seat] &&
           COUNT(AT_LEAST(side->advance[seat], (uint32_t)table->rows)) >= NEEDED_ACROSS;
}

static inline void play(const Table *table, Stream *stream, int32_t *record, int recording, Trace *trace)
{
    Side side;
    int first = table->first - 1, commands = 4 * ARMY, turn = 0, scores[SEATS] = {0}, wins[SEATS] = {0};
    memset(record, 0, RECORD * sizeof *record);
    if (table->first == 0) {
        uint32_t face = below(stream, 6) + 1;
        first = face > 3;
        if (recording)
            note_face(trace, (int)face);
    }
    set_up(table, stream, &side, first, recording, trace);
    for (int seat = first;;) {
        int all_out;
        turn++;
        record[TURNS_1 + seat]++;
        uint64_t aside = dice_of_turn(table, stream, &all_out, &commands, recording, trace);
        if (aside) {
            Sight sight = {side.advance[seat], REVERSED(side.advance[1 - seat]), side.shield[seat],
                           REVERSED(side.shield[1 - seat]), side.vox[seat]};
            record[ALL_OUTS_1 + seat] += all_out;
            commands += act(table, stream, &side, seat, &sight, aside, recording, trace);
            side.advance[seat] = sight.own;
            side.advance[1 - seat] = REVERSED(sight.foe);
            scores[0] = score_of(&side, 0);
            scores[1] = score_of(&side, 1);
            wins[0] = ahead(table, &side, 0, scores);
            wins[1] = ahead(table, &side, 1, scores);
        } else
            record[BUSTS_1 + seat]++;
        if (wins[seat] || turn >= table->turn_limit) {
            record[WINNER] = wins[seat] ? seat : DRAW;
            break;
        }
        seat = all_out ? seat : 1 - seat;
    }
    record[SCORE_1] = scores[0];
    record[SCORE_2] = scores[1];
    record[COMMANDS_PLAYED] = commands;
    record[TURNS] = turn;
}

#endif
