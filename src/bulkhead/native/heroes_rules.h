/* The rules of Heroes for one game, command by command: the offer in the order of the reference, and what
   each command does with the dice it is given. Columns are 0 to 4 here, as their owner counts. */

#ifndef HEROES_RULES_H
#define HEROES_RULES_H

#include "heroes_random.h"
#include "heroes_table.h"

enum { DRAFT, PLACE, ROLL, KEEP, PUSH, ACT, OVER };
enum { NOBODY = -1, GOES_ON = -2, DRAW = -1 };
enum { MOST_OFFERED = 4096, SAVE_STAYS_ON = 4, SAVE_SHIELDED = 3, NEEDED_ACROSS = 3, ARMY = 5 };

/* Numbers of commands. A roll is its place among the thirteen; a further move of a roll counts as roll -1. */
enum {
    FIRST_PICK = 0,                         /* + hero */
    FIRST_PLACE = FIRST_PICK + MOST_HEROES, /* + hero * 5 + column */
    DO_ROLL = FIRST_PLACE + MOST_HEROES * 5,
    FIRST_KEEP = DO_ROLL + 1,      /* + set, from 1 */
    FIRST_PUSH = FIRST_KEEP + 110, /* + multiset of the dice that are rolled */
    DO_ACT = FIRST_PUSH + MULTISETS,
    FIRST_ATTACK = DO_ACT + 1,     /* + column */
    FIRST_MOVE = FIRST_ATTACK + 5, /* + (roll + 1) * 25 + column * 5 + the column that walks */
    DO_DONE = FIRST_MOVE + 14 * 25,
    DO_STOP = DO_DONE + 1,
    FIRST_USE = DO_STOP + 1, /* + ((roll * 3 + weapon) * 5 + column) * 60 + column aimed at * 12 + row */
    FIRST_RESIGN = FIRST_USE + ROLLS * WEAPONS * 5 * 60, /* + seat; never in an offer */
    COMMANDS = FIRST_RESIGN + 2
};

typedef struct {
    int8_t army[10], advance[10]; /* seat * 5 + column; no hero is -1 */
    int8_t hand[SEATS][5];        /* heroes picked and not yet placed, then -1 */
    int8_t phase, mover, first, all_out;
    uint8_t rolled[6], held[6], aside[ROLLS];
    int8_t frame_roll;     /* the roll that still owes moves, or -1 */
    uint8_t frame_columns; /* the columns that still have one, as bits */
    int8_t winner, resigned;
    int32_t turn;
} State;

/* Dice: faces that are given, or a stream. */
typedef struct {
    const uint8_t *faces;
    int left, used;
    Stream *stream;
    uint8_t *record;
} Source;

static int fall(Source *source)
{
    int face =
        source->faces ? (source->left-- > 0 ? *source->faces++ : 0) : (int)below(source->stream, 6) + 1;
    if (source->record)
        source->record[source->used] = (uint8_t)face;
    source->used++;
    return face;
}

static int in_hand(const State *state, int seat)
{
    int count = 0;
    while (count < ARMY && state->hand[seat][count] >= 0)
        count++;
    return count;
}

/* ---- the board (H-BOARD) ---- */

static int own_at(const State *state, int seat, int column)
{
    return state->advance[seat * 5 + column];
}

static int foe_at(const State *state, int seat, int column)
{
    return state->advance[(1 - seat) * 5 + 4 - column];
}

static int free_spaces(const Table *table, const State *state, int seat, int column)
{
    return 2 * table->rows - 2 - own_at(state, seat, column) - foe_at(state, seat, column);
}

static const Hero *hero_of(const Table *table, const State *state, int seat, int column)
{
    return &table->hero[state->army[seat * 5 + column]];
}

static int score(const Table *table, const State *state, int seat) /* H-SCORE-1, H-INSPIRE-1 */
{
    int total = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (own_at(state, seat, column))
            total += own_at(state, seat, column)
                     << !!(hero_of(table, state, seat, column)->special & INSPIRE);
    return total;
}

static int across(const Table *table, const State *state, int seat)
{
    int count = 0;
    for (int column = 0; column < COLUMNS; column++)
        count += own_at(state, seat, column) >= table->rows;
    return count;
}

/* ---- the course of a game (H-SETUP, H-WIN, H-LIMIT) ---- */

static void begin_game(State *state, int first)
{
    memset(state, 0, sizeof *state);
    memset(state->army, -1, sizeof state->army);
    memset(state->hand, -1, sizeof state->hand);
    state->frame_roll = -1;
    state->winner = GOES_ON;
    state->resigned = NOBODY;
    state->first = state->mover = (int8_t)first;
}

static int draw_first(const Table *table, Source *source)
{
    return table->first ? table->first - 1 : fall(source) > 3;
}

static void begin_turn(State *state, int seat)
{
    state->mover = (int8_t)seat;
    state->phase = ROLL;
    state->turn++;
}

static void take_up_dice(State *state)
{
    memset(state->rolled, 0, sizeof state->rolled);
    memset(state->held, 0, sizeof state->held);
    memset(state->aside, 0, sizeof state->aside);
    state->all_out = 0;
}

static void end_turn(const Table *table, State *state)
{
    int seat = state->mover, extra = state->all_out;
    take_up_dice(state);
    if (score(table, state, seat) > score(table, state, 1 - seat) &&
        across(table, state, seat) >= NEEDED_ACROSS)
        state->winner = (int8_t)seat;
    else if (state->turn >= table->turn_limit)
        state->winner = DRAW;
    if (state->winner == GOES_ON)
        begin_turn(state, extra ? seat : 1 - seat);
    else
        state->phase = OVER;
}

/* ---- offers ---- */

typedef struct {
    int16_t *command;
    int count;
} Offer;

static void offer(Offer *list, int command)
{
    if (list->count < MOST_OFFERED)
        list->command[list->count++] = (int16_t)command;
}

static void offer_picks(const Table *table, const State *state, Offer *list) /* H-ARMY-1, H-ARMY-2 */
{
    const int8_t *hand = state->hand[state->mover];
    for (int n = 0; n < table->owned[state->mover]; n++) {
        int hero = table->collection[state->mover][n], held = 0;
        for (int place = 0; place < ARMY; place++)
            held |= hand[place] == hero;
        if (table->duplicates || !held)
            offer(list, FIRST_PICK + hero);
    }
}

static void offer_places(const State *state, Offer *list) /* H-SETUP-1 */
{
    uint64_t seen = 0;
    for (int n = 0; n < in_hand(state, state->mover); n++) {
        int hero = state->hand[state->mover][n];
        if (!(seen >> hero & 1))
            for (int column = 0; column < COLUMNS; column++)
                if (state->army[state->mover * 5 + column] < 0)
                    offer(list, FIRST_PLACE + hero * 5 + column);
        seen |= (uint64_t)1 << hero;
    }
}

/* Each move that one of these columns' heroes can make, or pass on (H-MOVE-1, H-MOVE-3, H-VOX-1). */
static void offer_moves(const Table *table, const State *state, int roll, unsigned columns, Offer *list)
{
    int seat = state->mover;
    for (int column = 0; column < COLUMNS; column++) {
        if (!(columns >> column & 1))
            continue;
        int able = free_spaces(table, state, seat, column) > 0,
            from = FIRST_MOVE + (roll + 1) * 25 + column * 5;
        if (able)
            offer(list, from + column);
        if ((hero_of(table, state, seat, column)->special & VOX) && (able || table->blocked_vox))
            for (int other = 0; other < COLUMNS; other++)
                if (other != column && free_spaces(table, state, seat, other) > 0)
                    offer(list, from + other);
    }
}

static void offer_use(Offer *list, int from, int weapon, int column, int at, int row, int first)
{
    int command = FIRST_USE + ((from * 3 + weapon) * 5 + column) * 60 + at * 12 + row;
    for (int n = first; n < list->count; n++)
        if (list->command[n] == command)
            return;
    offer(list, command);
}

static void offer_uses(const Table *table, const State *state, int roll, Offer *list) /* H-EQ-1, H-EQ-2 */
{
    int seat = state->mover, rows = 2 * table->rows;
    for (int column = 0; column < COLUMNS; column++) {
        const Hero *hero = hero_of(table, state, seat, column);
        int own = own_at(state, seat, column), first = list->count;
        for (int n = 0; own > 0 && n < hero->items; n++) { /* H-ATK-3 */
            Item item = hero->item[n];
            if (item.price != price_of(roll))
                continue;
            int reach = item.range == LONG ? 4 : item.range == MEDIUM;
            for (int at = 0; at < COLUMNS; at++) {
                if (abs(at - column) > reach)
                    continue;
                if (item.weapon != SCYTHE) {
                    int row = rows - 1 - foe_at(state, seat, at);
                    if (item.range != MELEE || row - own == 1 || row - own == -1)
                        offer_use(list, roll, item.weapon, column, at, row, first);
                    continue;
                }
                for (int row = 0; row < rows; row++)
                    if (item.range != MELEE || row - own == 1 || row - own == -1)
                        offer_use(list, roll, SCYTHE, column, at, row, first);
            }
        }
    }
}

static void offer_actions(const Table *table, const State *state, Offer *list) /* H-ACT */
{
    if (state->frame_roll >= 0) {
        offer_moves(table, state, -1, state->frame_columns, list);
        offer(list, DO_DONE);
        return;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        if (!state->aside[roll])
            continue;
        if (roll == 0) /* H-TERM-1 */
            for (int column = 0; column < COLUMNS; column++)
                if (own_at(state, state->mover, column) && !free_spaces(table, state, state->mover, column))
                    offer(list, FIRST_ATTACK + column);
        offer_moves(table, state, roll, columns_of(roll), list);
        offer_uses(table, state, roll, list);
    }
    offer(list, DO_STOP);
}

/* The legal commands, in the order of the reference. */
static int legal(const Table *table, const State *state, int16_t *commands)
{
    Offer list = {commands, 0};
    if (state->phase == DRAFT)
        offer_picks(table, state, &list);
    else if (state->phase == PLACE)
        offer_places(state, &list);
    else if (state->phase == ROLL)
        offer(&list, DO_ROLL);
    else if (state->phase == KEEP) {
        uint32_t word =
            table->keep[table->pair_base[number_of(table, state->rolled)] + number_of(table, state->held)];
        for (uint32_t n = 0; n < (word & 255); n++)
            offer(&list, FIRST_KEEP + (int)(table->keeps[(word >> 8) + n] & 255));
    } else if (state->phase == PUSH) {
        uint32_t word = table->push[number_of(table, state->rolled)];
        for (uint32_t n = 0; n + 1 < (word & 255); n++)
            offer(&list, FIRST_PUSH + table->pushed[(word >> 8) + n]);
        offer(&list, DO_ACT);
    } else if (state->phase == ACT)
        offer_actions(table, state, &list);
    return list.count;
}

/* ---- what commands do ---- */

static void battle_roll(const Table *table, State *state, int dice,
                        Source *source) /* H-ROLL-1, H-PUSH-2, H-BUST-1 */
{
    memset(state->rolled, 0, sizeof state->rolled);
    for (int n = 0; n < dice; n++) {
        int face = fall(source);
        if (face)
            state->rolled[face - 1]++;
    }
    if (table->keep[table->pair_base[number_of(table, state->rolled)] + number_of(table, state->held)] &
        255) {
        state->phase = KEEP;
        return;
    }
    state->all_out = 0;
    end_turn(table, state);
}

static void keep(const Table *table, State *state, int set) /* H-ROLL-7, H-ALLOUT-1 */
{
    int left = 0;
    for (int face = 0; face < 6; face++) {
        state->rolled[face] =
            (uint8_t)(state->rolled[face] + state->held[face] - table->set_faces[set][face]);
        state->held[face] = 0;
        left += state->rolled[face];
    }
    for (int n = 0; n < table->set_size[set]; n++)
        state->aside[table->set_rolls[set][n]]++;
    state->phase = left ? PUSH : ACT;
    state->all_out = !left;
}

static void push(const Table *table, State *state, int dice, Source *source)
{
    for (int face = 0; face < 6; face++)
        state->held[face] = (uint8_t)(state->rolled[face] - table->counts[dice][face]);
    battle_roll(table, state, table->size[dice], source);
}

/* An attacked hero rolls to stay, or retreats (H-ATK, H-SAVE, H-SHIELD, H-CUT-1). */
static void attacked(const Table *table, State *state, int seat, int column, int all_the_way, Source *source)
{
    int8_t *advance = &state->advance[seat * 5 + column];
    if (*advance == 0)
        return;
    int needed = hero_of(table, state, seat, column)->special & SHIELD ? SAVE_SHIELDED : SAVE_STAYS_ON;
    if (fall(source) < needed)
        *advance = (int8_t)(all_the_way ? 0 : *advance - 1);
}

static void scythe(const Table *table, State *state, int column, int at, int row,
                   Source *source) /* H-SCYTHE-1 */
{
    int seat = state->mover, last = 2 * table->rows - 1;
    int struck[10][2], count = 0; /* before anybody retreats */
    for (int place = 0; place < COLUMNS; place++) {
        int in_line = table->scythe_column && place == at;
        if ((in_line || (!table->scythe_column && own_at(state, seat, place) == row)) &&
            !table->scythe_enemies && place != column)
            struck[count][0] = seat, struck[count++][1] = place;
        if (in_line || (!table->scythe_column && last - foe_at(state, seat, place) == row))
            struck[count][0] = 1 - seat, struck[count++][1] = 4 - place;
    }
    for (int n = 0; n < count; n++)
        attacked(table, state, struck[n][0], struck[n][1], 0, source);
}

static void use(const Table *table, State *state, int number, Source *source)
{
    int row = number % 12, at = number / 12 % 5, column = number / 60 % 5, weapon = number / 300 % 3,
        roll = number / 900;
    state->aside[roll]--;
    if (weapon == SCYTHE)
        scythe(table, state, column, at, row, source);
    else
        attacked(table, state, 1 - state->mover, 4 - at, weapon == CUT_DOWN, source);
}

static void move(const Table *table, State *state, int number) /* H-TERM-2, H-TERM-3, H-TERM-4, H-MOVE */
{
    int to = number % 5, column = number / 5 % 5, roll = number / 25 - 1;
    unsigned left;
    if (roll >= 0) {
        state->aside[roll]--;
        left = roll == 1                          ? 0
               : ROLL_FROM[roll] == ROLL_TO[roll] ? columns_of(roll)
                                                  : columns_of(roll) & ~(1u << column);
    } else {
        roll = state->frame_roll;
        left = state->frame_columns & ~(1u << column);
    }
    state->advance[state->mover * 5 + to]++;
    int16_t further[32];
    Offer list = {further, 0};
    offer_moves(table, state, -1, left, &list);
    state->frame_roll = (int8_t)(list.count ? roll : -1);
    state->frame_columns = (uint8_t)(list.count ? left : 0);
}

static void pick(State *state, int hero)
{
    int seat = state->mover, count = in_hand(state, seat);
    if (count < ARMY)
        state->hand[seat][count] = (int8_t)hero;
    if (count + 1 < ARMY)
        return;
    if (in_hand(state, 1 - seat) < ARMY) {
        state->mover = (int8_t)(1 - seat);
        return;
    }
    state->phase = PLACE;
    state->mover = state->first;
}

static void place(State *state, int hero, int column)
{
    int seat = state->mover, at = 0;
    while (state->hand[seat][at] != hero)
        at++;
    memmove(&state->hand[seat][at], &state->hand[seat][at + 1], (size_t)(ARMY - 1 - at));
    state->hand[seat][ARMY - 1] = -1;
    state->army[seat * 5 + column] = (int8_t)hero;
    state->mover = (int8_t)(1 - seat);
    if (!in_hand(state, 0) && !in_hand(state, 1))
        begin_turn(state, state->first);
}

static void resign(State *state, int seat)
{
    take_up_dice(state);
    state->frame_roll = -1;
    state->frame_columns = 0;
    state->winner = (int8_t)(1 - seat);
    state->resigned = (int8_t)seat;
    state->phase = OVER;
}

/* Carry out a legal command. */
static void apply(const Table *table, State *state, int command, Source *source)
{
    if (command < FIRST_PLACE)
        pick(state, command - FIRST_PICK);
    else if (command < DO_ROLL)
        place(state, (command - FIRST_PLACE) / 5, (command - FIRST_PLACE) % 5);
    else if (command == DO_ROLL)
        battle_roll(table, state, DICE, source);
    else if (command < FIRST_PUSH)
        keep(table, state, command - FIRST_KEEP);
    else if (command < DO_ACT)
        push(table, state, command - FIRST_PUSH, source);
    else if (command == DO_ACT) {
        memset(state->rolled, 0, sizeof state->rolled);
        state->phase = ACT;
    } else if (command < FIRST_MOVE) {
        state->aside[0]--;
        attacked(table, state, 1 - state->mover, 4 - (command - FIRST_ATTACK), 0, source);
    } else if (command < DO_DONE)
        move(table, state, command - FIRST_MOVE);
    else if (command == DO_DONE) {
        state->frame_roll = -1;
        state->frame_columns = 0;
    } else if (command == DO_STOP)
        end_turn(table, state);
    else if (command < FIRST_RESIGN)
        use(table, state, command - FIRST_USE, source);
    else
        resign(state, command - FIRST_RESIGN);
}

/* Is a command in the offer, or a seat giving up before the end? */
static int is_legal(const Table *table, const State *state, int command)
{
    int16_t commands[MOST_OFFERED];
    if (command >= FIRST_RESIGN && command < COMMANDS)
        return state->phase != OVER;
    int count = legal(table, state, commands);
    for (int n = 0; n < count; n++)
        if (commands[n] == command)
            return 1;
    return 0;
}

#endif
