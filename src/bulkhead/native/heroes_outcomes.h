/* Games of random players, outcomes only. Random play does not look at the board while it rolls, so how the
   dice of a turn end (a bust, or which scoring rolls are aside) has one distribution for the whole game. It
   is worked out exactly and drawn from, with one number for a run of busts and one for the turn that follows
   it; actions are drawn command by command. Chances are rounded to one part in 2^32. */

#ifndef HEROES_OUTCOMES_H
#define HEROES_OUTCOMES_H

#include "heroes_act_lanes.h"

enum { MOST_BUSTS = 64 };
#ifndef GROUPS
#define GROUPS                                                                                               \
    2 /* of lanes in turn, so that the processor has something to do while one waits for a table             \
       */
#endif
enum { OUTCOME_WINNER, OUTCOME_SCORE_1, OUTCOME_SCORE_2, OUTCOME_TURNS, OUTCOME };

typedef struct {
    double bust;              /* the chance of a bust */
    double chance[MOST_SETS]; /* of each set, among all turns */
    /* Draws by the alias method: the upper bits of a number name a place, the others are held against its
     * threshold. */
    uint32_t set[MOST_SETS];    /* threshold << 7 | the set if it is not below the threshold */
    uint32_t busts[MOST_BUSTS]; /* threshold << 6 | the number of busts likewise */
} Outcomes;

/* Fill a table for the alias method of 2^`width` places (Walker, Vose). */
static void fill_alias(uint32_t *table, int width, const double *chance)
{
    int size = 1 << width, small[128], large[128], smalls = 0, larges = 0;
    double share[128];
    const double whole = (double)((uint64_t)1 << (32 - width));
    for (int n = 0; n < size; n++) {
        share[n] = chance[n] * size;
        if (share[n] < 1)
            small[smalls++] = n;
        else
            large[larges++] = n;
    }
    while (smalls && larges) {
        int less = small[--smalls], more = large[--larges];
        table[less] = (uint32_t)(share[less] * whole) << width | (uint32_t)more;
        share[more] -= 1 - share[less];
        if (share[more] < 1)
            small[smalls++] = more;
        else
            large[larges++] = more;
    }
    while (larges)
        larges--, table[large[larges]] = (uint32_t)large[larges]; /* all of it is its own */
    while (smalls)
        smalls--, table[small[smalls]] = (uint32_t)small[smalls];
}

/* Add to `result` the chances of what is put aside when `dice` dice are rolled beside those left lying.
   `after` has them for all dice that can remain. */
static void roll_chances(const Table *table, int dice, int held, double (*after)[MOST_SETS], double *result)
{
    static const int from[8] = {0, 1, 7, 28, 84, 210, 462, 924};
    static const double orders[7] = {1, 1, 2, 6, 24, 120, 720};
    for (int shown = from[dice]; shown < from[dice + 1]; shown++) {
        double weight = orders[dice] / POWER_OF_SIX[dice];
        for (int face = 0; face < 6; face++)
            weight /= orders[table->counts[shown][face]];
        uint32_t word = table->keep[table->pair_base[shown] + held], count = word & 255;
        for (uint32_t n = 0; n < count; n++) {
            uint32_t kept = table->keeps[(word >> 8) + n], set = kept & 255, lying = kept >> 8;
            if (!lying)
                result[set] += weight / count;
            else
                for (int more = 0; more < table->sets; more++)
                    if (after[lying][more] > 0)
                        result[table->merged[set << 7 | (uint32_t)more]] +=
                            weight / count * after[lying][more];
        }
    }
}

static Outcomes *open_outcomes(const Table *table)
{
    static const int up_to[7] = {1, 7, 28, 84, 210, 462, 924};
    Outcomes *outcomes = calloc(1, sizeof *outcomes);
    double (*after)[MOST_SETS] =
        calloc(462, sizeof *after); /* [dice lying]: before the choice to push or act */
    double (*rolling)[6][MOST_SETS] = calloc(210, sizeof *rolling); /* [dice left lying][dice rolled] */
    if (outcomes && after && rolling) {
        for (int size = 1; size < DICE; size++) {
            for (int held = 0; held < up_to[size - 1]; held++)
                roll_chances(table, size - table->size[held], held, after,
                             rolling[held][size - table->size[held]]);
            for (int lying = up_to[size - 1]; lying < up_to[size]; lying++) {
                uint32_t word = table->push[lying], choices = word & 255;
                after[lying][0] = 1.0 / choices;
                for (uint32_t n = 0; n + 1 < choices; n++) {
                    uint32_t pushed = table->pushes[(word >> 8) + n];
                    for (int set = 0; set < table->sets; set++)
                        after[lying][set] += rolling[pushed >> 8][pushed & 255][set] / choices;
                }
            }
        }
        roll_chances(table, DICE, 0, after, outcomes->chance);
        double good = 0, runs[MOST_BUSTS], sets[MOST_SETS];
        for (int set = 0; set < MOST_SETS; set++)
            good += outcomes->chance[set];
        outcomes->bust = 1 - good;
        for (int set = 0; set < MOST_SETS; set++)
            sets[set] = outcomes->chance[set] / good;
        double chance = good;
        for (int n = 0; n < MOST_BUSTS; n++, chance *= outcomes->bust)
            runs[n] = chance;
        fill_alias(outcomes->set, 7, sets);
        fill_alias(outcomes->busts, 6, runs);
    } else {
        free(outcomes);
        outcomes = NULL;
    }
    free(after);
    free(rolling);
    return outcomes;
}

static inline uint32_t drawn(const uint32_t *table, int width, uint32_t number)
{
    uint32_t place = number >> (32 - width), word = table[place];
    return (number & (0xFFFFFFFFu >> width)) < word >> width ? place : word & ((1u << width) - 1);
}

/* The chances that a table for the alias method has after rounding. */
static void drawn_chances(const uint32_t *table, int width, double *chance)
{
    int size = 1 << width;
    double whole = (double)((uint64_t)1 << (32 - width));
    memset(chance, 0, (size_t)size * sizeof *chance);
    for (int place = 0; place < size; place++) {
        double own = (table[place] >> width) / whole;
        chance[place] += own / size;
        chance[table[place] & (uint32_t)(size - 1)] += (1 - own) / size;
    }
}

/* Armies of random players stand at random: which heroes, and where. */
static void stand(const Table *table, Stream *stream, Side *side)
{
    memset(side, 0, sizeof *side);
    for (int seat = 0; seat < SEATS; seat++) {
        uint8_t owned[MOST_HEROES];
        int count = table->owned[seat];
        memcpy(owned, table->collection[seat], (size_t)count);
        for (int column = 0; column < COLUMNS; column++) {
            uint32_t chosen = below(stream, (uint32_t)count);
            side->hero[seat][column] = owned[chosen];
            if (!table->duplicates)
                owned[chosen] = owned[--count];
        }
    }
    equip(table, side);
}

/* A turn up to the actions of a player: passes over a run of busts. False when the game is over. */
static inline int pass_busts(const Table *table, const Outcomes *outcomes, Stream *stream, const int *wins,
                             int *seat, int *turn, int *winner)
{
    int busts = (int)drawn(outcomes->busts, 6, next(stream)), limit = table->turn_limit;
    for (int n = 0; n < busts && n < 2;
         n++) /* the board does not change: after both seats had a bust, nobody wins */
        if (wins[n ? 1 - *seat : *seat] && *turn + n <= limit) {
            *winner = n ? 1 - *seat : *seat;
            *turn += n;
            return 0;
        }
    if (busts && *turn + busts - 1 >= limit) {
        *winner = DRAW;
        *turn = limit;
        return 0;
    }
    *seat ^= busts & 1;
    *turn += busts;
    return 1;
}

/* One game. */
static void play_outcome(const Table *table, const Outcomes *outcomes, Stream *stream, int32_t *record)
{
    Side side;
    int scores[SEATS] = {0}, wins[SEATS] = {0}, turn = 1, winner = DRAW;
    int seat = table->first ? table->first - 1 : below(stream, 6) + 1 > 3;
    stand(table, stream, &side);
    while (pass_busts(table, outcomes, stream, wins, &seat, &turn, &winner)) {
        uint32_t set = drawn(outcomes->set, 7, next(stream));
        Sight sight = {side.advance[seat], REVERSED(side.advance[1 - seat]), side.shield[seat],
                       REVERSED(side.shield[1 - seat]), side.vox[seat]};
        act(table, stream, &side, seat, &sight, table->set_packed[set], 0, NULL);
        side.advance[seat] = sight.own;
        side.advance[1 - seat] = REVERSED(sight.foe);
        for (int one = 0; one < SEATS; one++)
            scores[one] = score_of(&side, one);
        for (int one = 0; one < SEATS; one++)
            wins[one] = ahead(table, &side, one, scores);
        if (wins[seat] || turn >= table->turn_limit) {
            winner = wins[seat] ? seat : DRAW;
            break;
        }
        seat ^= table->set_dice[set] != DICE;
        turn++;
    }
    record[OUTCOME_WINNER] = winner;
    record[OUTCOME_SCORE_1] = scores[0];
    record[OUTCOME_SCORE_2] = scores[1];
    record[OUTCOME_TURNS] = turn;
}

/* ---- sixteen games side by side; game by game the same as `play_outcome` ---- */

typedef struct {
    Acting acting;
    V turn, all_out, dead;
    int32_t *record[LANES];
} OutcomeLanes;

typedef struct {
    const Table *table;
    const Outcomes *outcomes;
    const uint64_t *key;
    uint64_t number, last;
    int32_t *records;
} OutcomeSeries;

static void begin_outcome_in(OutcomeSeries *series, OutcomeLanes *lanes, int lane)
{
    const Table *table = series->table;
    for (;;) {
        if (series->number == series->last) {
            lanes->dead[lane] = ~0u;
            return;
        }
        Side side;
        Stream stream = stream_of(series->key, series->number++);
        int32_t *record = series->records;
        int wins[SEATS] = {0}, turn = 1, winner = DRAW;
        int seat = table->first ? table->first - 1 : below(&stream, 6) + 1 > 3;
        series->records += OUTCOME;
        stand(table, &stream, &side);
        if (pass_busts(table, series->outcomes, &stream, wins, &seat, &turn, &winner)) {
            uint32_t set = drawn(series->outcomes->set, 7, next(&stream));
            seat_in(&lanes->acting, lane, &side);
            lanes->acting.seat[lane] = (uint32_t)seat;
            lanes->acting.aside[lane] = table->set_kinds[set];
            lanes->all_out[lane] = -(table->set_kinds[set] >> 24);
            lanes->turn[lane] = (uint32_t)turn;
            lanes->record[lane] = record;
            put_stream(&lanes->acting.streams, lane, &stream);
            return;
        }
        memset(record, 0, OUTCOME * sizeof *record);
        record[OUTCOME_WINNER] = winner;
        record[OUTCOME_TURNS] = turn;
    }
}

static inline V drawn_in(const uint32_t *table, int width, V number)
{
    V place = number >> (32 - width), word = look_up_small(table, 1 << width, place);
    return either(TRUTH((number & (0xFFFFFFFFu >> width)) < word >> width), place,
                  word & ((1u << width) - 1));
}

/* One command in every lane, and the next turn where one ended. */
static inline void advance_outcomes(OutcomeSeries *series, OutcomeLanes *lanes)
{
    const Table *table = series->table;
    const V limit = all((uint32_t)table->turn_limit);
    Acting *acting = &lanes->acting;
    V ended = act_once(table, acting, ~lanes->dead);
    if (!bits(ended))
        return;
    /* The end of a turn: scores, and who would win. */
    V own = acting->own, foe = acting->foe, second = -acting->seat;
    V own_inspire = either(second, acting->inspire[1], acting->inspire[0]);
    V foe_inspire = either(second, acting->inspire[0], acting->inspire[1]);
    foe_inspire = REVERSED(foe_inspire);
    V own_score = SPACES(own) + SPACES(own & WIDE(own_inspire)),
      foe_score = SPACES(foe) + SPACES(foe & WIDE(foe_inspire));
    V own_wins =
        TRUTH(own_score > foe_score) & TRUTH(COUNT(AT_LEAST(own, (uint32_t)table->rows)) >= NEEDED_ACROSS);
    V foe_wins =
        TRUTH(foe_score > own_score) & TRUTH(COUNT(AT_LEAST(foe, (uint32_t)table->rows)) >= NEEDED_ACROSS);
    V over = ended & (own_wins | TRUTH(lanes->turn >= limit)), won = over & own_wins, winner = acting->seat;

    /* A run of busts. `stays` are lanes in which the same seat goes on: then it is the enemy who may win,
     * second. */
    V going = ended & ~over, stays = going & lanes->all_out;
    lanes->turn += going & 1;
    V busts = drawn_in(series->outcomes->busts, 6, next_in(&acting->streams, going)) & going;
    V wins_at = either(stays, all(2), all(1)), last = lanes->turn + busts - 1,
      win_turn = lanes->turn + wins_at - 1;
    V foe_won = going & foe_wins & TRUTH(busts >= wins_at) & TRUTH(win_turn <= limit);
    V drawn_out = going & ~foe_won & TRUTH(busts != 0) & TRUTH(last >= limit);
    lanes->turn = either(foe_won, win_turn, either(drawn_out, limit, lanes->turn + busts));
    winner = either(foe_won, 1 - acting->seat, winner);
    won |= foe_won;
    over |= foe_won | drawn_out;
    going &= ~over;

    V changes = going & -((~stays ^ busts) & 1);
    V set = drawn_in(series->outcomes->set, 7, next_in(&acting->streams, going));
    V turned_own = REVERSED(own), turned_foe = REVERSED(foe);
    for (uint32_t left = bits(over); left; left &= left - 1) {
        int lane = __builtin_ctz(left), seat = (int)acting->seat[lane];
        int32_t *record = lanes->record[lane];
        record[OUTCOME_WINNER] = won[lane] ? (int)winner[lane] : DRAW;
        record[OUTCOME_SCORE_1 + seat] = (int32_t)own_score[lane];
        record[OUTCOME_SCORE_2 - seat] = (int32_t)foe_score[lane];
        record[OUTCOME_TURNS] = (int32_t)lanes->turn[lane];
    }
    acting->own = either(changes, turned_foe, own);
    acting->foe = either(changes, turned_own, foe);
    acting->seat ^= changes & 1;
    V kinds = look_up_small(table->set_kinds, MOST_SETS, set);
    acting->aside = either(going, kinds, acting->aside);
    lanes->all_out = either(going, -(kinds >> 24), lanes->all_out);
    for (uint32_t left = bits(over); left; left &= left - 1)
        begin_outcome_in(series, lanes, __builtin_ctz(left));
}

/* False when there is no memory. */
static int play_outcomes_in_lanes(OutcomeSeries *series)
{
    OutcomeLanes *group = aligned_alloc(64, GROUPS * sizeof *group);
    if (!group)
        return 0;
    memset(group, 0, GROUPS * sizeof *group);
    for (int n = 0; n < GROUPS; n++)
        for (int lane = 0; lane < LANES; lane++)
            begin_outcome_in(series, &group[n], lane);
    for (uint32_t alive = ~0u; alive;) {
        alive = 0;
        for (int n = 0; n < GROUPS; n++) {
            advance_outcomes(series, &group[n]);
            alive |= ~bits(group[n].dead) & ((1u << LANES) - 1);
        }
    }
    free(group);
    return 1;
}

#endif
