/* Heroes, many games at a time. Compiled on first use; the functions below are called through ctypes. */

#include "heroes_batch.h"
#include "heroes_commands.h"
#include "heroes_command_lanes.h"
#include "heroes_outcomes.h"

Table *heroes_open(const int32_t *settings)
{
    return open_table(settings);
}

void heroes_close(Table *table)
{
    close_table(table);
}

/* ---- a batch, command by command ---- */

/* Begin the games `from` to `to - 1` of a batch; each has the stream of its number in a series, counted from
 * `number`. */
void heroes_reset(const Table *table, const Batch *batch, int64_t from, int64_t to, const uint64_t *key,
                  uint64_t number, const int8_t *armies)
{
    for (int64_t n = from; n < to; n++) {
        Stream stream = stream_of(key, number + (uint64_t)(n - from));
        reset(table, batch, n, &stream, armies ? armies + 10 * (n - from) : NULL);
    }
}

/* The legal commands of all games: those of game n are commands[starts[n]] to commands[starts[n + 1] - 1].
   Returns how many there are; beyond `room` they are counted and not written. */
int64_t heroes_legal(const Table *table, const Batch *batch, int64_t games, int64_t *starts,
                     int16_t *commands, int64_t room)
{
    int64_t used = 0;
    for (int64_t n = 0; n < games; n++) {
        int16_t offered[MOST_OFFERED];
        State state;
        take(batch, n, &state);
        int count = legal(table, &state, offered);
        starts[n] = used;
        if (used + count <= room)
            memcpy(commands + used, offered, (size_t)count * sizeof *offered);
        used += count;
    }
    starts[games] = used;
    return used;
}

/* Draw a legal command for each game, each with the same probability; -1 where the game is over. */
void heroes_choose(const Table *table, const Batch *batch, int64_t games, int16_t *commands)
{
    for (int64_t n = 0; n < games; n++) {
        int16_t offered[MOST_OFFERED];
        State state;
        Stream stream;
        take(batch, n, &state);
        int count = legal(table, &state, offered);
        commands[n] = -1;
        if (count) {
            memcpy(stream.s, batch->stream + 4 * n, sizeof stream.s);
            commands[n] = offered[below(&stream, (uint32_t)count)];
            memcpy(batch->stream + 4 * n, stream.s, sizeof stream.s);
        }
    }
}

/* One command for each game; -1 leaves a game as it is. `faces` has six places for each game, of which
   `given` counts those that are there; without them the games' own streams roll. Returns how many commands
   were refused. */
int64_t heroes_step(const Table *table, const Batch *batch, int64_t games, const int16_t *commands,
                    const uint8_t *faces, const uint8_t *given, uint8_t *fallen, uint8_t *counts,
                    uint8_t *status)
{
    int64_t refused = 0;
    for (int64_t n = 0; n < games; n++) {
        counts[n] = status[n] = 0;
        if (commands[n] >= 0)
            status[n] = (uint8_t)step(table, batch, n, commands[n], faces ? faces + MOST_DICE * n : NULL,
                                      faces ? given[n] : 0, fallen + MOST_DICE * n, counts + n);
        refused += status[n] != STEPPED;
    }
    return refused;
}

void heroes_observe(const Table *table, const Batch *batch, int64_t games, int16_t *seen)
{
    for (int64_t n = 0; n < games; n++)
        observe(table, batch, n, seen + OBSERVED * n);
}

/* The current scores of all games, those of seat 1 first; nothing where armies are not set up. */
void heroes_scores(const Table *table, const Batch *batch, int64_t games, int32_t *scores)
{
    for (int64_t n = 0; n < games; n++) {
        State state;
        take(batch, n, &state);
        for (int seat = 0; seat < SEATS; seat++)
            scores[2 * n + seat] = state.turn ? score(table, &state, seat) : 0;
    }
}

/* ---- whole games of random players ---- */

/* Play games `from` to `from + count - 1` of a series, and write a record of each. False when there is no
 * memory. */
int heroes_play(const Table *table, const uint64_t *key, uint64_t from, uint64_t count, int32_t *records)
{
    Series series = {table, key, from, from + count, records};
    return play_in_lanes(&series);
}

/* The same, one game after another. */
int heroes_play_singly(const Table *table, const uint64_t *key, uint64_t from, uint64_t count,
                       int32_t *records)
{
    for (uint64_t game = 0; game < count; game++) {
        Stream stream = stream_of(key, from + game);
        play(table, &stream, records + game * RECORD, 0, NULL);
    }
    return 1;
}

/* Play one game, and write down its commands and faces as far as there is room. Returns how many commands
 * there were. */
int heroes_trace(const Table *table, const uint64_t *key, uint64_t game, int32_t *record, int16_t *commands,
                 uint8_t *faces, int room)
{
    Stream stream = stream_of(key, game);
    Trace trace = {commands, faces, 0, 0, room};
    play(table, &stream, record, 1, &trace);
    return trace.commands;
}

/* ---- outcomes only ---- */

Outcomes *heroes_open_outcomes(const Table *table)
{
    return open_outcomes(table);
}

void heroes_close_outcomes(Outcomes *outcomes)
{
    free(outcomes);
}

/* The chances of how the dice of a turn end: of a bust, then of each set of scoring rolls put aside, from the
 * first. */
void heroes_chances(const Outcomes *outcomes, double *chances)
{
    chances[0] = outcomes->bust;
    memcpy(chances + 1, outcomes->chance + 1, (MOST_SETS - 1) * sizeof *chances);
}

/* The chances with which a set is drawn after a run of busts, and so many busts before it. */
void heroes_drawn_chances(const Outcomes *outcomes, double *sets, double *busts)
{
    drawn_chances(outcomes->set, 7, sets);
    drawn_chances(outcomes->busts, 6, busts);
}

/* Play games `from` to `from + count - 1` of a series, and write winner, scores and turns of each. */
int heroes_outcomes(const Table *table, const Outcomes *outcomes, const uint64_t *key, uint64_t from,
                    uint64_t count, int32_t *records)
{
    OutcomeSeries series = {table, outcomes, key, from, from + count, records};
    return play_outcomes_in_lanes(&series);
}

/* The same, one game after another. */
int heroes_outcomes_singly(const Table *table, const Outcomes *outcomes, const uint64_t *key, uint64_t from,
                           uint64_t count, int32_t *records)
{
    for (uint64_t game = 0; game < count; game++) {
        Stream stream = stream_of(key, from + game);
        play_outcome(table, outcomes, &stream, records + game * OUTCOME);
    }
    return 1;
}

/* ---- sums ---- */

/* Add up records of `width` numbers, of which the first is the winner: for each number its sum, the sum of
   its squares, the least and the most; then how many games were drawn, won by seat 1, won by seat 2. `sums`
   is added to. */
void heroes_add(const int32_t *records, uint64_t count, int width, int64_t *sums)
{
    for (uint64_t game = 0; game < count; game++, records += width) {
        for (int n = 0; n < width; n++) {
            int64_t number = records[n], *sum = sums + 4 * n;
            sum[0] += number;
            sum[1] += number * number;
            sum[2] = number < sum[2] ? number : sum[2];
            sum[3] = number > sum[3] ? number : sum[3];
        }
        sums[4 * width + 1 + records[0]]++;
    }
}
