/* A table of Heroes: its options and cards, and everything about dice and equipment that follows from them
   alone.

   Dice that lie on the table are a multiset, known by a number: 0 is no dice, then come the multisets of one
   die, of two, up to six, those of one size in the order of their sorted faces. */

#ifndef HEROES_TABLE_H
#define HEROES_TABLE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 5, SEATS = 2, DICE = 6, ROLLS = 13, MULTISETS = 924, MOST_HEROES = 64, MOST_ITEMS = 39 };
enum { MOST_SETS = 128, PAIRS = 17640, MOST_KEEPS = 65536, MOST_PUSHES = 20480 };
enum { MOST_WAYS = 46656 }; /* for six dice to fall */
enum { MOST_TARGETS = 80 }; /* five heroes to shoot at, five to cut down, sixty spaces for a scythe */
enum { HOLD_NEW, HOLD_LITERAL, HOLD_STRICT };
enum { INSPIRE = 1, VOX = 2, SHIELD = 4 };
enum { SHOOT, CUT_DOWN, SCYTHE, WEAPONS };
enum { LUCKY_SIX, DOUBLE_SIX, STRAIGHT_OR_THREE, PRICES };
enum { MELEE, SHORT, MEDIUM, LONG };
enum { BEHIND = 12, AHEAD = 13, FOES_ROW = 14 }; /* rows of a target that depend on where heroes stand */

typedef struct {
    uint8_t weapon, price, range;
} Item;

typedef struct {
    uint8_t special, items;
    Item item[MOST_ITEMS];
} Hero;

typedef struct {
    /* the options */
    int rows, hold, scythe_enemies, scythe_column, blocked_vox, duplicates, first, turn_limit, heroes;
    int owned[SEATS];
    uint8_t collection[SEATS][MOST_HEROES];
    Hero hero[MOST_HEROES];

    /* dice */
    int sets;
    uint8_t set_faces[MOST_SETS][6]; /* how many dice of each face */
    uint8_t set_rolls[MOST_SETS][6]; /* its scoring rolls, in order */
    uint8_t set_size[MOST_SETS];
    uint8_t set_dice[MOST_SETS];
    uint32_t set_kinds[MOST_SETS]; /* its different rolls, never more than three: four bits each, 15 for none;
                                      then how many of each; then whether it takes all six dice */
    uint8_t merged[MOST_SETS * MOST_SETS + 4]; /* [set << 7 | other]: both together */
    uint64_t set_packed[MOST_SETS];            /* how many of each scoring roll, four bits each */
    uint8_t counts[MULTISETS][6];
    uint8_t size[MULTISETS];
    uint16_t number[117649]; /* of the multiset with these counts, read as digits to the base of seven */
    uint16_t pair_base[MULTISETS];  /* rolled dice and dice left lying are pair_base[rolled] + held */
    uint32_t keep[PAIRS];           /* first entry << 8 | how many ways of putting dice aside */
    uint32_t *keeps;                /* dice that remain << 8 | set */
    uint32_t push[MULTISETS];       /* first entry << 8 | how many choices, to act among them */
    uint32_t *pushes;               /* dice that stay << 8 | how many are rolled */
    uint16_t *pushed;               /* the multiset that is rolled, for the same entries */
    uint16_t rolled[7 * MOST_WAYS]; /* [dice * MOST_WAYS + a number below 6 to their power]: pair_base of what
                                       they show */
    uint32_t after_rolled;          /* lanes read four bytes at a time */

    /* equipment: what the hero in a column may do with a price, while the enemy hero before it is adjacent or
     * not */
    uint16_t target[MOST_HEROES][COLUMNS][PRICES][2][MOST_TARGETS]; /* weapon | column << 2 | row << 5 */
    uint32_t after_target;
    uint32_t sums[MOST_HEROES][COLUMNS][2]; /* how many for each price, ten bits each */
} Table;

static const int POWER_OF_SIX[7] = {1, 6, 36, 216, 1296, 7776, 46656};
static const uint8_t ROLL_SIZE[ROLLS] = {1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5};
/* First and last face of each scoring roll: equal in a three of a kind, different in a straight. */
static const uint8_t ROLL_FROM[ROLLS] = {6, 6, 1, 2, 3, 4, 5, 1, 2, 3, 1, 2, 1};
static const uint8_t ROLL_TO[ROLLS] = {6, 6, 1, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5};

static inline int price_of(int roll) /* H-EQ-1, H-EQ-2 */
{
    return roll < 2 ? roll : STRAIGHT_OR_THREE;
}

/* The columns whose heroes have a move, as bits (H-TERM-2, H-TERM-3, H-TERM-4). */
static inline unsigned columns_of(int roll)
{
    return roll == 1 ? 31u : roll == 0 ? 0u : (1u << ROLL_TO[roll]) - (1u << (ROLL_FROM[roll] - 1));
}

static inline int number_of(const Table *table, const uint8_t *counts)
{
    int digits = 0;
    for (int face = 0; face < 6; face++)
        digits = digits * 7 + counts[face];
    return table->number[digits];
}

static void roll_faces(int roll, uint8_t *faces)
{
    memset(faces, 0, 6);
    if (ROLL_FROM[roll] == ROLL_TO[roll])
        faces[ROLL_FROM[roll] - 1] = ROLL_SIZE[roll];
    else
        for (int face = ROLL_FROM[roll]; face <= ROLL_TO[roll]; face++)
            faces[face - 1] = 1;
}

/* Every set of scoring rolls that fits in six dice: by size, then in order (H-ROLL-5, H-ROLL-6). */
static void add_sets(Table *table, int size, int at, int least, int dice, uint8_t *rolls)
{
    if (at == size) {
        int set = table->sets++;
        table->set_size[set] = (uint8_t)size;
        memcpy(table->set_rolls[set], rolls, 6);
        for (int n = 0; n < size; n++) {
            uint8_t faces[6];
            roll_faces(rolls[n], faces);
            for (int face = 0; face < 6; face++)
                table->set_faces[set][face] += faces[face];
            table->set_packed[set] += (uint64_t)1 << 4 * rolls[n];
        }
        return;
    }
    for (int roll = least; roll < ROLLS; roll++)
        if (dice + ROLL_SIZE[roll] <= DICE) {
            rolls[at] = (uint8_t)roll;
            add_sets(table, size, at + 1, roll, dice + ROLL_SIZE[roll], rolls);
        }
}

static void count_sets(Table *table)
{
    for (int set = 0; set < table->sets; set++) {
        uint32_t kinds = 0, word = 0xFFF;
        for (int roll = 0; roll < ROLLS; roll++) {
            uint32_t count = table->set_packed[set] >> 4 * roll & 15;
            if (count) {
                word ^= (uint32_t)(15 ^ roll) << 4 * kinds;
                word |= count << (12 + 4 * kinds++);
                table->set_dice[set] += (uint8_t)(ROLL_SIZE[roll] * count);
            }
        }
        table->set_kinds[set] = word | (uint32_t)(table->set_dice[set] == DICE) << 24;
    }
}

/* Sets put aside one after another are a set as well, as long as there are dice for it. */
static void merge_sets(Table *table)
{
    for (int set = 0; set < table->sets; set++)
        for (int other = 0; other < table->sets; other++)
            for (int both = 0; both < table->sets; both++)
                if (table->set_packed[both] == table->set_packed[set] + table->set_packed[other])
                    table->merged[set << 7 | other] = (uint8_t)both;
}

static void add_multisets(Table *table, int *used, int size, int at, int least, uint8_t *counts)
{
    if (at == size) {
        int digits = 0, number = (*used)++;
        for (int face = 0; face < 6; face++)
            digits = digits * 7 + counts[face];
        table->number[digits] = (uint16_t)number;
        table->size[number] = (uint8_t)size;
        memcpy(table->counts[number], counts, 6);
        return;
    }
    for (int face = least; face < 6; face++) {
        counts[face]++;
        add_multisets(table, used, size, at + 1, face, counts);
        counts[face]--;
    }
}

/* Can each scoring roll be given a rolled die of its own (H-PUSH-3, strict)? */
static int each_has_own(const uint8_t *rolls, int size, uint8_t *fresh)
{
    if (size == 0)
        return 1;
    for (int face = ROLL_FROM[*rolls] - 1; face < ROLL_TO[*rolls]; face++)
        if (fresh[face]) {
            fresh[face]--;
            int fits = each_has_own(rolls + 1, size - 1, fresh);
            fresh[face]++;
            if (fits)
                return 1;
        }
    return 0;
}

static int new_enough(const Table *table, int set, const uint8_t *fresh)
{
    if (table->hold == HOLD_LITERAL)
        return 1;
    if (table->hold == HOLD_STRICT) {
        uint8_t left[6];
        memcpy(left, fresh, 6);
        return each_has_own(table->set_rolls[set], table->set_size[set], left);
    }
    for (int face = 0; face < 6; face++)
        if (table->set_faces[set][face] && fresh[face])
            return 1;
    return 0;
}

/* Every way of putting dice aside, for all dice rolled and left lying (H-ROLL-7, H-PUSH-3). */
static void fill_keeps(Table *table)
{
    static const int up_to[7] = {1, 7, 28, 84, 210, 462, 924}; /* multisets of at most so many dice */
    uint32_t used = 0, pair = 0;
    for (int rolled = 1; rolled < MULTISETS; rolled++) {
        table->pair_base[rolled] = (uint16_t)pair;
        for (int held = 0; held < up_to[DICE - table->size[rolled]]; held++, pair++) {
            uint32_t from = used;
            for (int set = 1; set < table->sets; set++) {
                uint8_t left[6];
                int fits = 1;
                for (int face = 0; face < 6; face++) {
                    int lying = table->counts[rolled][face] + table->counts[held][face];
                    fits &= lying >= table->set_faces[set][face];
                    left[face] = (uint8_t)(lying - table->set_faces[set][face]);
                }
                if (fits && (held == 0 || new_enough(table, set, table->counts[rolled])))
                    table->keeps[used++] = (uint32_t)number_of(table, left) << 8 | (uint32_t)set;
            }
            table->keep[pair] = from << 8 | (used - from);
        }
    }
}

/* Every choice of dice to roll again, most dice first, and at the end to act (H-PUSH-1, H-PUSH-2). */
static void fill_pushes(Table *table)
{
    uint32_t used = 0;
    for (int lying = 1; lying < MULTISETS; lying++) {
        uint32_t from = used;
        for (int size = table->size[lying]; size > 0; size--)
            for (int some = 1; some < MULTISETS; some++) {
                uint8_t held[6];
                int fits = table->size[some] == size;
                for (int face = 0; face < 6 && fits; face++) {
                    fits = table->counts[some][face] <= table->counts[lying][face];
                    held[face] = (uint8_t)(table->counts[lying][face] - table->counts[some][face]);
                }
                if (fits) {
                    table->pushed[used] = (uint16_t)some;
                    table->pushes[used++] = (uint32_t)number_of(table, held) << 8 | (uint32_t)size;
                }
            }
        table->push[lying] = from << 8 | (used - from + 1);
        table->pushes[used++] = 0;
    }
}

static void fill_rolls(Table *table)
{
    for (int dice = 1; dice <= DICE; dice++)
        for (int n = 0; n < POWER_OF_SIX[dice]; n++) {
            uint8_t counts[6] = {0};
            for (int die = 0, left = n; die < dice; die++, left /= 6)
                counts[left % 6]++;
            table->rolled[dice * MOST_WAYS + n] = table->pair_base[number_of(table, counts)];
        }
}

static uint32_t add_target(uint16_t *list, uint32_t count, int weapon, int column, int row)
{
    uint16_t target = (uint16_t)(weapon | column << 2 | row << 5);
    for (uint32_t n = 0; n < count; n++)
        if (list[n] == target)
            return count;
    list[count] = target;
    return count + 1;
}

/* Add what a piece of equipment reaches from a column (H-RANGE-1, H-SHOOT-1, H-CUT-1, H-SCYTHE-1). */
static uint32_t add_targets(const Table *table, uint16_t *list, uint32_t count, Item item, int column,
                            int adjacent)
{
    int low = item.range == LONG ? 0 : item.range == MEDIUM ? column - 1 : column;
    int high = item.range == LONG ? 4 : item.range == MEDIUM ? column + 1 : column;
    for (int at = low < 0 ? 0 : low; at <= (high > 4 ? 4 : high); at++) {
        if (item.weapon != SCYTHE) {
            if (item.range != MELEE || adjacent)
                count = add_target(list, count, item.weapon, at, FOES_ROW);
        } else if (item.range == MELEE) {
            count = add_target(list, count, SCYTHE, at, BEHIND);
            count = add_target(list, count, SCYTHE, at, AHEAD);
        } else
            for (int row = 0; row < 2 * table->rows; row++)
                count = add_target(list, count, SCYTHE, at, row);
    }
    return count;
}

/* A scythe for the same price that reaches every row of its column makes one in melee say nothing new. */
static int overshadowed(const Hero *hero, Item item)
{
    if (item.weapon != SCYTHE || item.range != MELEE)
        return 0;
    for (int n = 0; n < hero->items; n++)
        if (hero->item[n].weapon == SCYTHE && hero->item[n].price == item.price &&
            hero->item[n].range != MELEE)
            return 1;
    return 0;
}

static void fill_targets(Table *table)
{
    for (int id = 0; id < table->heroes; id++)
        for (int column = 0; column < COLUMNS; column++)
            for (int price = 0; price < PRICES; price++)
                for (int adjacent = 0; adjacent < 2; adjacent++) {
                    const Hero *hero = &table->hero[id];
                    uint32_t count = 0;
                    for (int n = 0; n < hero->items; n++)
                        if (hero->item[n].price == price && !overshadowed(hero, hero->item[n]))
                            count = add_targets(table, table->target[id][column][price][adjacent], count,
                                                hero->item[n], column, adjacent);
                    table->sums[id][column][adjacent] |= count << 10 * price;
                }
}

/* The settings as numbers: nine options, the sizes of both collections, the collections, and for each hero
   its special rules, how many weapons it has, and each weapon. */
static void read_settings(Table *table, const int32_t *settings)
{
    int *options[] = {&table->rows,          &table->hold,        &table->scythe_enemies,
                      &table->scythe_column, &table->blocked_vox, &table->duplicates,
                      &table->first,         &table->turn_limit,  &table->heroes};
    for (unsigned n = 0; n < sizeof options / sizeof *options; n++)
        *options[n] = *settings++;
    for (int seat = 0; seat < SEATS; seat++)
        table->owned[seat] = *settings++;
    for (int seat = 0; seat < SEATS; seat++)
        for (int n = 0; n < table->owned[seat]; n++)
            table->collection[seat][n] = (uint8_t)*settings++;
    for (int id = 0; id < table->heroes; id++) {
        Hero *hero = &table->hero[id];
        hero->special = (uint8_t)*settings++;
        hero->items = (uint8_t)*settings++;
        for (int n = 0; n < hero->items; n++, settings++)
            hero->item[n] =
                (Item){(uint8_t)(*settings / 12), (uint8_t)(*settings / 4 % 3), (uint8_t)(*settings % 4)};
    }
}

static void close_table(Table *table)
{
    if (table) {
        free(table->keeps);
        free(table->pushes);
        free(table->pushed);
        free(table);
    }
}

static Table *open_table(const int32_t *settings)
{
    Table *table = calloc(1, sizeof *table);
    if (!table)
        return NULL;
    read_settings(table, settings);
    table->keeps = malloc(MOST_KEEPS * sizeof *table->keeps);
    table->pushes = malloc(MOST_PUSHES * sizeof *table->pushes);
    table->pushed = malloc(MOST_PUSHES * sizeof *table->pushed);
    if (!table->keeps || !table->pushes || !table->pushed) {
        close_table(table);
        return NULL;
    }
    uint8_t rolls[6] = {0}, counts[6] = {0};
    int used = 0;
    for (int size = 0; size <= DICE; size++) {
        add_sets(table, size, 0, 0, 0, rolls);
        add_multisets(table, &used, size, 0, 0, counts);
    }
    merge_sets(table);
    count_sets(table);
    fill_keeps(table);
    fill_pushes(table);
    fill_rolls(table);
    fill_targets(table);
    return table;
}

#endif
