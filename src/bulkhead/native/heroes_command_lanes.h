/* The same games as in heroes_commands.h, sixteen at a time. Random play does not look at the board while it
   rolls, so a lane is either rolling or acting, and whichever most lanes do is done next, for all of them;
   the others wait. Game by game the streams and the records are those of `play`. */

#ifndef HEROES_COMMAND_LANES_H
#define HEROES_COMMAND_LANES_H

#include "heroes_act_lanes.h"

#ifndef ENOUGH_TO_ACT
#define ENOUGH_TO_ACT 9 /* lanes: measured; a roll costs less than an action, but there are more of them */
#endif

typedef struct {
    Acting acting;
    V acts, dead;     /* masks: what a lane does */
    V pair, aside;    /* the dice on the table, and the set put aside */
    V advance[SEATS]; /* as their owners count */
    V wins, all_out;
    V turn, turns_2, busts, busts_2, all_outs, all_outs_2, commands;
    V scores[SEATS];
    int32_t *record[LANES];
} Lanes;

typedef struct {
    const Table *table;
    const uint64_t *key;
    uint64_t number, last;
    int32_t *records;
} Series;

/* Begin the next game of a series in a lane; without one the lane is dead. */
static void begin_in(Series *series, Lanes *lanes, int lane)
{
    if (series->number == series->last) {
        lanes->dead[lane] = ~0u;
        return;
    }
    const Table *table = series->table;
    Side side;
    Stream stream = stream_of(series->key, series->number++);
    int first = table->first ? table->first - 1 : below(&stream, 6) + 1 > 3;
    V *zero[] = {&lanes->wins,       &lanes->busts,      &lanes->busts_2,   &lanes->all_outs,
                 &lanes->all_outs_2, &lanes->aside,      &lanes->scores[0], &lanes->scores[1],
                 &lanes->advance[0], &lanes->advance[1], &lanes->all_out};
    for (unsigned n = 0; n < sizeof zero / sizeof *zero; n++)
        (*zero[n])[lane] = 0;
    lanes->record[lane] = series->records;
    series->records += RECORD;
    set_up(table, &stream, &side, first, 0, NULL);
    seat_in(&lanes->acting, lane, &side);
    lanes->acting.seat[lane] = lanes->turns_2[lane] = (uint32_t)first;
    lanes->turn[lane] = 1;
    lanes->commands[lane] = 4 * ARMY + 1;
    lanes->pair[lane] = rolled(table, &stream, DICE, 0, NULL);
    put_stream(&lanes->acting.streams, lane, &stream);
}

/* Write the records of lanes whose games are over, and begin others there. */
static void end_in(Series *series, Lanes *lanes, uint32_t over)
{
    for (; over; over &= over - 1) {
        int lane = __builtin_ctz(over);
        int32_t *record = lanes->record[lane];
        uint32_t seat = lanes->acting.seat[lane];
        record[WINNER] = lanes->wins[lane] >> seat & 1 ? (int32_t)seat : DRAW;
        record[SCORE_1] = (int32_t)lanes->scores[0][lane];
        record[SCORE_2] = (int32_t)lanes->scores[1][lane];
        record[TURNS_1] = (int32_t)(lanes->turn[lane] - lanes->turns_2[lane]);
        record[TURNS_2] = (int32_t)lanes->turns_2[lane];
        record[COMMANDS_PLAYED] = (int32_t)lanes->commands[lane];
        record[BUSTS_1] = (int32_t)(lanes->busts[lane] - lanes->busts_2[lane]);
        record[BUSTS_2] = (int32_t)lanes->busts_2[lane];
        record[ALL_OUTS_1] = (int32_t)(lanes->all_outs[lane] - lanes->all_outs_2[lane]);
        record[ALL_OUTS_2] = (int32_t)lanes->all_outs_2[lane];
        record[TURNS] = (int32_t)lanes->turn[lane];
        begin_in(series, lanes, lane);
    }
}

/* Go on to the next turn in the lanes of a mask, in which this seat plays. */
static inline void next_turn_in(Lanes *lanes, V mask, V seat)
{
    lanes->acting.seat = either(mask, seat, lanes->acting.seat);
    lanes->turn += mask & 1;
    lanes->turns_2 += mask & seat;
    lanes->commands += mask & 1;
}

/* Put dice aside, push or act, and roll again; or end the turn after a bust. In all lanes that are not
 * acting. */
static inline void roll_lanes(Series *series, Lanes *lanes)
{
    const Table *table = series->table;
    const V ways = {0, 6, 36, 216, 1296, 7776, 46656};
    Acting *acting = &lanes->acting;
    Streams *streams = &acting->streams;
    V mask = ~lanes->acts & ~lanes->dead, word = look_up(table->keep, lanes->pair), count = word & 255;
    V bust = TRUTH(count == 0) & mask, keeping = ~bust & mask;
    V kept = look_up(table->keeps, ((word >> 8) + below_in(streams, count, keeping)) & keeping),
      lying = kept >> 8;
    V all_out = TRUTH(lying == 0) & keeping, choosing = keeping & ~all_out;
    V together = look_up_8(table->merged, (lanes->aside << 7) + (kept & 255)), aside = keeping & together;
    lanes->aside = either(mask, aside, lanes->aside);

    word = look_up(table->push, lying & keeping);
    count = word & 255;
    V chosen = below_in(streams, count, choosing), acting_now = TRUTH(chosen + 1 == count) & choosing;
    V pushing = choosing & ~acting_now, pushed = look_up(table->pushes, ((word >> 8) + chosen) & choosing);
    V over = bust & (-(lanes->wins >> acting->seat & 1) | TRUTH(lanes->turn >= (uint32_t)table->turn_limit));
    V next_turn = bust & ~over, begins = acting_now | all_out, second = -acting->seat;
    lanes->commands += (keeping & 1) + (choosing & 1);
    lanes->busts += bust & 1;
    lanes->busts_2 += bust & acting->seat;
    lanes->all_outs += all_out & 1;
    lanes->all_outs_2 += all_out & acting->seat;

    /* Lanes that begin to act. */
    V theirs = either(second, lanes->advance[0], lanes->advance[1]);
    acting->own = either(begins, either(second, lanes->advance[1], lanes->advance[0]), acting->own);
    acting->foe = either(begins, REVERSED(theirs), acting->foe);
    acting->aside = either(begins, look_up_small(table->set_kinds, MOST_SETS, aside), acting->aside);
    lanes->all_out = either(mask, all_out, lanes->all_out);
    lanes->acts |= begins;

    next_turn_in(lanes, next_turn, acting->seat ^ 1);
    V dice = either(pushing, pushed & 255, all(DICE)), rolling = pushing | next_turn;
    V number = below_in(streams, chosen_from(ways, dice), rolling);
    V shown = look_up_16(table->rolled, (dice * MOST_WAYS + number) & rolling);
    lanes->pair = either(rolling, shown + ((pushed >> 8) & pushing), lanes->pair);
    end_in(series, lanes, bits(over));
}

/* One action in all lanes that act; where it ends the turn, the first roll of the next one. */
static inline void act_lanes(Series *series, Lanes *lanes)
{
    const Table *table = series->table;
    Acting *acting = &lanes->acting;
    lanes->commands += lanes->acts & 1;
    V ended = act_once(table, acting, lanes->acts);
    if (!bits(ended))
        return;
    V own = acting->own, foe = REVERSED(acting->foe), second = -acting->seat;
    lanes->acts &= ~ended;
    lanes->aside &= ~ended;
    V won = all(0), board[SEATS] = {either(second, foe, own), either(second, own, foe)}, score[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
        score[seat] = SPACES(board[seat]) + SPACES(board[seat] & WIDE(acting->inspire[seat]));
        lanes->advance[seat] = either(ended, board[seat], lanes->advance[seat]);
        lanes->scores[seat] = either(ended, score[seat], lanes->scores[seat]);
    }
    for (int seat = 0; seat < SEATS; seat++)
        won |= TRUTH(score[seat] > score[1 - seat]) & (1u << seat) &
               TRUTH(COUNT(AT_LEAST(board[seat], (uint32_t)table->rows)) >= NEEDED_ACROSS);
    lanes->wins = either(ended, won, lanes->wins);
    V over = ended & (-(won >> acting->seat & 1) | TRUTH(lanes->turn >= (uint32_t)table->turn_limit));
    V going = ended & ~over;
    next_turn_in(lanes, going, acting->seat ^ (~lanes->all_out & 1));
    V number = below_in(&acting->streams, all(MOST_WAYS), going);
    lanes->pair = either(going, look_up_16(table->rolled + DICE * MOST_WAYS, number & going), lanes->pair);
    end_in(series, lanes, bits(over));
}

/* False when there is no memory. */
static int play_in_lanes(Series *series)
{
    Lanes *lanes = aligned_alloc(64, (sizeof *lanes + 63) / 64 * 64);
    if (!lanes)
        return 0;
    memset(lanes, 0, sizeof *lanes);
    for (int lane = 0; lane < LANES; lane++)
        begin_in(series, lanes, lane);
    for (;;) {
        int acting = __builtin_popcount(bits(lanes->acts & ~lanes->dead));
        int alive = LANES - __builtin_popcount(bits(lanes->dead));
        if (!alive)
            break;
        if (acting >= ENOUGH_TO_ACT || acting == alive)
            act_lanes(series, lanes);
        else
            roll_lanes(series, lanes);
    }
    free(lanes);
    return 1;
}

#endif
