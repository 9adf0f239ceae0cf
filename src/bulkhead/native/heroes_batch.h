/* A batch of games, every field an array over the games, for research and for comparison with the reference.
 */

#ifndef HEROES_BATCH_H
#define HEROES_BATCH_H

#include "heroes_rules.h"

enum { STEPPED, NOT_LEGAL, WRONG_DICE }; /* what became of a command */
enum { MOST_DICE = 6, OBSERVED = 63 };

typedef struct {
    int8_t *army, *advance, *hand; /* ten numbers a game */
    int8_t *phase, *mover, *first, *all_out;
    uint8_t *rolled, *held; /* six */
    uint8_t *aside;         /* thirteen */
    int8_t *frame_roll;
    uint8_t *frame_columns;
    int8_t *winner, *resigned;
    int32_t *turn;
    uint32_t *stream; /* four */
} Batch;

static void take(const Batch *batch, int64_t n, State *state)
{
    memcpy(state->army, batch->army + 10 * n, 10);
    memcpy(state->advance, batch->advance + 10 * n, 10);
    memcpy(state->hand, batch->hand + 10 * n, 10);
    memcpy(state->rolled, batch->rolled + 6 * n, 6);
    memcpy(state->held, batch->held + 6 * n, 6);
    memcpy(state->aside, batch->aside + ROLLS * n, ROLLS);
    state->phase = batch->phase[n];
    state->mover = batch->mover[n];
    state->first = batch->first[n];
    state->all_out = batch->all_out[n];
    state->frame_roll = batch->frame_roll[n];
    state->frame_columns = batch->frame_columns[n];
    state->winner = batch->winner[n];
    state->resigned = batch->resigned[n];
    state->turn = batch->turn[n];
}

static void put(const Batch *batch, int64_t n, const State *state)
{
    memcpy(batch->army + 10 * n, state->army, 10);
    memcpy(batch->advance + 10 * n, state->advance, 10);
    memcpy(batch->hand + 10 * n, state->hand, 10);
    memcpy(batch->rolled + 6 * n, state->rolled, 6);
    memcpy(batch->held + 6 * n, state->held, 6);
    memcpy(batch->aside + ROLLS * n, state->aside, ROLLS);
    batch->phase[n] = state->phase;
    batch->mover[n] = state->mover;
    batch->first[n] = state->first;
    batch->all_out[n] = state->all_out;
    batch->frame_roll[n] = state->frame_roll;
    batch->frame_columns[n] = state->frame_columns;
    batch->winner[n] = state->winner;
    batch->resigned[n] = state->resigned;
    batch->turn[n] = state->turn;
}

/* Begin one game. With an army for each side, ten heroes, it begins with the first turn. */
static void reset(const Table *table, const Batch *batch, int64_t n, Stream *stream, const int8_t *armies)
{
    State state;
    Source source = {.stream = stream};
    begin_game(&state, draw_first(table, &source));
    if (armies) {
        memcpy(state.army, armies, 10);
        begin_turn(&state, state.first);
    }
    put(batch, n, &state);
    memcpy(batch->stream + 4 * n, stream->s, sizeof stream->s);
}

/* One command, with dice that are given (`given` faces) or from the game's own stream. Writes the faces that
   fell. A command that is not legal, or has other dice than it needs, changes nothing. */
static int step(const Table *table, const Batch *batch, int64_t n, int command, const uint8_t *faces,
                int given, uint8_t *fallen, uint8_t *count)
{
    State state;
    Stream stream;
    uint8_t record[16] = {0};
    take(batch, n, &state);
    memcpy(stream.s, batch->stream + 4 * n, sizeof stream.s);
    *count = 0;
    if (!is_legal(table, &state, command))
        return NOT_LEGAL;
    for (int die = 0; faces && die < given; die++)
        if (faces[die] < 1 || faces[die] > 6)
            return WRONG_DICE;
    Source source = {faces, given, 0, &stream, record};
    apply(table, &state, command, &source);
    if (faces && source.used != given)
        return WRONG_DICE;
    put(batch, n, &state);
    memcpy(batch->stream + 4 * n, stream.s, sizeof stream.s);
    memcpy(fallen, record, MOST_DICE);
    *count = (uint8_t)source.used;
    return STEPPED;
}

/* What the seat that decides sees, its own side first and columns as it counts them. */
static void observe(const Table *table, const Batch *batch, int64_t n, int16_t *seen)
{
    State state;
    take(batch, n, &state);
    int seat = state.mover, shown = state.phase != DRAFT;
    for (int column = 0; column < COLUMNS; column++) {
        *seen++ = (int16_t)(state.army[seat * 5 + column] + 1);
        *seen++ = (int16_t)(state.army[(1 - seat) * 5 + 4 - column] + 1);
        *seen++ = (int16_t)own_at(&state, seat, column);
        *seen++ = (int16_t)foe_at(&state, seat, column);
        *seen++ = (int16_t)(state.hand[seat][column] + 1);
        *seen++ = (int16_t)(shown ? state.hand[1 - seat][column] + 1 : 0);
    }
    for (int face = 0; face < 6; face++)
        *seen++ = state.rolled[face];
    for (int face = 0; face < 6; face++)
        *seen++ = state.held[face];
    for (int roll = 0; roll < ROLLS; roll++)
        *seen++ = state.aside[roll];
    int set_up = state.phase != DRAFT && state.phase != PLACE && state.turn > 0;
    *seen++ = (int16_t)(state.frame_roll + 1);
    *seen++ = state.frame_columns;
    *seen++ = state.phase;
    *seen++ = state.all_out;
    *seen++ = state.mover;
    *seen++ = (int16_t)(set_up ? score(table, &state, seat) : 0);
    *seen++ = (int16_t)(set_up ? score(table, &state, 1 - seat) : 0);
    *seen++ = (int16_t)(state.turn > INT16_MAX ? INT16_MAX : state.turn);
}

#endif
