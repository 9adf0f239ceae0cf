/* The same games as in heroes_commands.h, sixteen at a time: random play does not look at the board while it rolls, so the
   dice of sixteen games are rolled side by side; a lane whose player acts is treated by itself. Game by game the streams and
   the records are those of `play`. */

#ifndef HEROES_DICE_LANES_H
#define HEROES_DICE_LANES_H

#include "heroes_commands.h"
#include "heroes_vectors.h"

typedef struct {
    Streams streams;
    V pair, aside, seat, turn, turns_2, busts, busts_2, commands, wins, dead;
    Side side[LANES];
    int32_t *record[LANES];
    int32_t all_outs[LANES][SEATS];
} Lanes;

typedef struct {
    const Table *table;
    const uint64_t *key;
    uint64_t number, last;
    int32_t *records;
} Series;

static inline void begin_turn_in(const Table *table, Lanes *lanes, int lane, int seat, Stream *stream)
{
    lanes->seat[lane] = (uint32_t)seat;
    lanes->turn[lane]++;
    lanes->turns_2[lane] += (uint32_t)seat;
    lanes->commands[lane]++;
    lanes->aside[lane] = 0;
    lanes->pair[lane] = rolled(table, stream, DICE, 0, NULL);
}

/* Begin the next game of a series in a lane; without one the lane is dead. */
static void begin_in(Series *series, Lanes *lanes, int lane)
{
    if (series->number == series->last) {
        lanes->dead[lane] = ~0u;
        lanes->turn[lane] = lanes->wins[lane] = 0;
        return;
    }
    const Table *table = series->table;
    Stream stream = stream_of(series->key, series->number++);
    int first = table->first ? table->first - 1 : below(&stream, 6) + 1 > 3;
    lanes->record[lane] = series->records;
    series->records += RECORD;
    lanes->turn[lane] = lanes->turns_2[lane] = lanes->busts[lane] = lanes->busts_2[lane] = lanes->wins[lane] = 0;
    lanes->commands[lane] = 4 * ARMY;
    lanes->all_outs[lane][0] = lanes->all_outs[lane][1] = 0;
    set_up(table, &stream, &lanes->side[lane], first, 0, NULL);
    begin_turn_in(table, lanes, lane, first, &stream);
    put_stream(&lanes->streams, lane, &stream);
}

static void end_in(Series *series, Lanes *lanes, int lane, int winner)
{
    int32_t *record = lanes->record[lane];
    const Side *side = &lanes->side[lane];
    record[WINNER] = winner;
    record[SCORE_1] = score_of(side, 0);
    record[SCORE_2] = score_of(side, 1);
    record[TURNS_1] = (int32_t)(lanes->turn[lane] - lanes->turns_2[lane]);
    record[TURNS_2] = (int32_t)lanes->turns_2[lane];
    record[COMMANDS_PLAYED] = (int32_t)lanes->commands[lane];
    record[BUSTS_1] = (int32_t)(lanes->busts[lane] - lanes->busts_2[lane]);
    record[BUSTS_2] = (int32_t)lanes->busts_2[lane];
    record[ALL_OUTS_1] = lanes->all_outs[lane][0];
    record[ALL_OUTS_2] = lanes->all_outs[lane][1];
    begin_in(series, lanes, lane);
}

/* The actions of a lane's turn, and what follows from them. */
static inline void act_in(Series *series, Lanes *lanes, int lane, int all_out)
{
    const Table *table = series->table;
    Side *side = &lanes->side[lane];
    Stream stream = stream_in(&lanes->streams, lane);
    int seat = (int)lanes->seat[lane], scores[SEATS];
    Sight sight = {side->advance[seat], REVERSED(side->advance[1 - seat]), side->shield[seat], REVERSED(side->shield[1 - seat]),
                   side->vox[seat]};
    lanes->all_outs[lane][seat] += all_out;
    lanes->commands[lane] +=
        (uint32_t)act(table, &stream, side, seat, &sight, table->set_packed[lanes->aside[lane]], 0, NULL);
    side->advance[seat] = sight.own;
    side->advance[1 - seat] = REVERSED(sight.foe);
    scores[0] = score_of(side, 0);
    scores[1] = score_of(side, 1);
    int wins = ahead(table, side, 0, scores) | ahead(table, side, 1, scores) << 1;
    if ((wins >> seat & 1) || lanes->turn[lane] >= (uint32_t)table->turn_limit) {
        end_in(series, lanes, lane, wins >> seat & 1 ? seat : DRAW);
        return;
    }
    lanes->wins[lane] = (uint32_t)wins;
    begin_turn_in(table, lanes, lane, all_out ? seat : 1 - seat, &stream);
    put_stream(&lanes->streams, lane, &stream);
}

static void play_in_lanes(Series *series)
{
    const Table *table = series->table;
    const V ways = {0, 6, 36, 216, 1296, 7776, 46656}, limit = all((uint32_t)table->turn_limit);
    Lanes *lanes = aligned_alloc(64, (sizeof *lanes + 63) / 64 * 64);
    if (!lanes)
        return;
    memset(lanes, 0, sizeof *lanes);
    for (int lane = 0; lane < LANES; lane++)
        begin_in(series, lanes, lane);
    while (bits(lanes->dead) != (1u << LANES) - 1) {
        V word = look_up(table->keep, lanes->pair), count = word & 255;
        V bust = TRUTH(count == 0) & ~lanes->dead, keeping = ~bust & ~lanes->dead;
        V kept = look_up(table->keeps, (word >> 8) + below_in(&lanes->streams, count, keeping));
        V lying = kept >> 8, together = look_up_8(table->merged, (lanes->aside << 7) + (kept & 255));
        V all_out = TRUTH(lying == 0) & keeping, choosing = keeping & ~all_out;
        lanes->aside = keeping & together;

        word = look_up(table->push, lying & keeping);
        count = word & 255;
        V chosen = below_in(&lanes->streams, count, choosing);
        V acting = TRUTH(chosen + 1 == count) & choosing, pushing = choosing & ~acting;
        V pushed = look_up(table->pushes, ((word >> 8) + chosen) & choosing);
        V over = bust & (-(lanes->wins >> lanes->seat & 1) | TRUTH(lanes->turn >= limit)), next_turn = bust & ~over;
        lanes->commands += (keeping & 1) + (choosing & 1) + (next_turn & 1);
        lanes->busts += bust & 1;
        lanes->busts_2 += bust & lanes->seat;
        lanes->seat ^= next_turn & 1;
        lanes->turn += next_turn & 1;
        lanes->turns_2 += next_turn & lanes->seat;

        V dice = either(pushing, pushed & 255, all(DICE)), rolling = pushing | next_turn;
        V n = (V)__builtin_shuffle(ways, dice), number = below_in(&lanes->streams, n, rolling);
        V shown = look_up_16(table->rolled[0], dice * 46656 + (number & rolling));
        lanes->pair = either(rolling, shown + ((pushed >> 8) & pushing), lanes->pair);

        for (uint32_t left = bits(acting | all_out | over); left; left &= left - 1) {
            int lane = __builtin_ctz(left);
            if (over[lane])
                end_in(series, lanes, lane, lanes->wins[lane] >> lanes->seat[lane] & 1 ? (int)lanes->seat[lane] : DRAW);
            else
                act_in(series, lanes, lane, (int)(all_out[lane] & 1));
        }
    }
    free(lanes);
}

#endif
