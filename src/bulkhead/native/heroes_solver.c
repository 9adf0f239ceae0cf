/* Sweeps of the solver of Heroes: the battle actions and the dice of one turn, for all boards at once.

   A board is five pairs, one a column as the mover counts columns: the advance of the mover's hero and of the hero it
   faces. A group is the boards that differ in column 5 only; they lie beside each other, LANES of them, the last ones
   without a meaning. The tables about pairs, attacks and dice come from Python, which has them from the rules.

   The file is compiled twice: as C, where a `vec` holds a whole group and OpenMP shares out the groups, and as CUDA,
   where a `vec` holds one board, a warp holds a group, and each function that works on all boards is a kernel. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef LANES
#define LANES 16
#endif
#ifdef WITH_DOUBLE
typedef double real;
typedef int64_t lane_number;
#define WITH_BYTES 8
#else
typedef float real;
typedef int32_t lane_number;
#define WITH_BYTES 4
#endif

#define COLUMNS 5
#define OUTER 4 /* columns that number the groups */
#define MOST_PAIRS 66
#define MOST_SCYTHES 20
#define MOST_STRIKES 20
#define MOST_SPENDS 13
#define PRICES 3

typedef struct {
    int32_t rows, pairs;
    int32_t own[MOST_PAIRS], foe[MOST_PAIRS];
    int32_t turned[MOST_PAIRS];                  /* the same pair as the other player sees it */
    int32_t up[MOST_PAIRS], up_twice[MOST_PAIRS]; /* what a step forward adds to the number of a pair; blocked: 0 */
    int32_t own_back[MOST_PAIRS], foe_back[MOST_PAIRS], foe_home[MOST_PAIRS];
    int32_t own_points[COLUMNS], foe_points[COLUMNS];
    real own_falls[COLUMNS], foe_falls[COLUMNS]; /* the chance that an attacked hero retreats */
} Land;

/* Attacks on the enemy hero in one column. */
typedef struct {
    int32_t target;
    int32_t home;  /* it retreats all the way */
    int32_t melee; /* the hero in its column may attack it when it is adjacent */
    int32_t shooters; /* a bit for each column whose hero may attack it from wherever it stands */
} Strike;

typedef struct {
    int32_t column;
    int32_t melee; /* only along the rows before and behind it */
    int32_t reach; /* for attacks along a column: a bit for each column in range */
} Scythe;

/* The attacks that scoring rolls of one price pay for. */
typedef struct {
    int32_t strikes, scythes;
    Strike strike[MOST_STRIKES];
    Scythe scythe[MOST_SCYTHES];
    int32_t along_columns, hits_friends;
} Arms;

/* What one scoring roll pays for: `out` becomes the value of having it and those left. */
typedef struct {
    const real *left; /* values with this roll spent */
    real *out;
    int32_t columns; /* a bit for each hero that may step once */
    int32_t twice;   /* the hero that may step twice, or -1 */
    int32_t any;     /* one hero, whichever, may step once */
    int32_t price;
    int32_t fresh;   /* `out` holds nothing yet */
} Spend;

typedef struct {
    Land land;
    Arms arms[PRICES];
    Spend spend[MOST_SPENDS];
    int32_t spends;
    const real *left, *stopping; /* values with this roll spent, and of ending the turn */
} Spending;

/* The dice of a turn: steps over slots. The first slots are inputs, the last step's is the result. On a graphics
   processor `start` has records of all that a step needs, and `steps` counts their rounds. */
typedef struct {
    int32_t steps, slots, inputs, last;
    const uint8_t *sums; /* 1: a sum with weights, 0: the highest */
    const uint16_t *out;
    const int32_t *start; /* of the terms of each step, and one more */
    const uint16_t *term;
    const real *weight;
    const real *const *input;
} Dice;

/* ---- one group, or one board of it ---------------------------------------------------------------------------- */

#ifdef __CUDACC__
#define FN static __device__ __forceinline__
typedef real vec;
typedef int ivec;
#define LANE (threadIdx.x % LANES)
FN vec load(const real *p) { return p[LANE]; }
FN void store(real *p, vec v) { p[LANE] = v; }
FN vec choose(int yes, vec a, vec b) { return yes ? a : b; }
FN vec most(vec a, vec b) { return a > b ? a : b; }
FN vec take(vec v, ivec where) { return __shfl_sync(0xffffffffu, v, where, LANES); }
FN vec flat(real x) { return x; }
#else
#define FN static inline
typedef real vec __attribute__((vector_size(LANES * sizeof(real)), aligned(64)));
typedef lane_number ivec __attribute__((vector_size(LANES * sizeof(real)), aligned(64)));
/* Macros, because vectors as wide as these are no arguments that all compilers pass the same way. */
#define load(p) (*(const vec *)(p))
#define store(p, v) (*(vec *)(p) = (v))
#define pick(yes, a, b, type, itype) ((type)(((yes) & (itype)(a)) | (~(yes) & (itype)(b))))
#define choose(yes, a, b) pick(yes, a, b, vec, ivec)
/* What fits in one register. Compilers do well by these, and badly by vectors of several. */
typedef real word __attribute__((vector_size(64)));
typedef lane_number iword __attribute__((vector_size(64)));
#define WORDS (LANES * WITH_BYTES / 64)
#define IN_WORD (64 / WITH_BYTES)
static inline word most_word(word a, word b) { return pick(a > b, a, b, word, iword); }
static inline void most_words(const vec *a, const vec *b, vec *to) {
    for (int w = 0; w < WORDS; w++) ((word *)to)[w] = most_word(((const word *)a)[w], ((const word *)b)[w]);
}
static inline void take_words(const vec *from, const ivec *where, vec *to) {
#if LANES * WITH_BYTES == 64
    *(word *)to = __builtin_shuffle(*(const word *)from, *(const iword *)where);
#elif LANES * WITH_BYTES == 128
    const word *parts = (const word *)from;
    const iword *places = (const iword *)where;
    for (int w = 0; w < WORDS; w++) ((word *)to)[w] = __builtin_shuffle(parts[0], parts[1], places[w]);
#else
    for (int l = 0; l < LANES; l++) (*to)[l] = (*from)[(*where)[l]];
#endif
}
#define most(a, b) ({ vec a_ = (a), b_ = (b), to_; most_words(&a_, &b_, &to_); to_; })
#define take(v, where) ({ vec v_ = (v), to_; ivec where_ = (where); take_words(&v_, &where_, &to_); to_; })
#define flat(x) ((real)(x) - (vec){0})
#endif

/* The lanes of a group: column 5 of its boards. */
typedef struct {
    vec own, foe;
    vec may_attack, adjacent; /* 1 or 0: the hero in column 5 has left its space; and faces its enemy */
    ivec up, up_twice, own_back, foe_back, foe_home;
} Lanes;

FN void look_across(const Land *land, Lanes *lanes) {
#ifdef __CUDACC__
    int l = LANE, real_lane = l < land->pairs;
    int a = real_lane ? land->own[l] : 0, b = real_lane ? land->foe[l] : 0;
    lanes->own = a;
    lanes->foe = b;
    lanes->may_attack = a > 0;
    lanes->adjacent = a > 0 && a + b == 2 * land->rows - 2;
    lanes->up = l + (real_lane ? land->up[l] : 0);
    lanes->up_twice = l + (real_lane ? land->up_twice[l] : 0);
    lanes->own_back = l + (real_lane ? land->own_back[l] : 0);
    lanes->foe_back = l + (real_lane ? land->foe_back[l] : 0);
    lanes->foe_home = l + (real_lane ? land->foe_home[l] : 0);
#else
    for (int l = 0; l < LANES; l++) {
        int real_lane = l < land->pairs;
        int a = real_lane ? land->own[l] : 0, b = real_lane ? land->foe[l] : 0;
        lanes->own[l] = a;
        lanes->foe[l] = b;
        lanes->may_attack[l] = a > 0;
        lanes->adjacent[l] = a > 0 && a + b == 2 * land->rows - 2;
        lanes->up[l] = l + (real_lane ? land->up[l] : 0);
        lanes->up_twice[l] = l + (real_lane ? land->up_twice[l] : 0);
        lanes->own_back[l] = l + (real_lane ? land->own_back[l] : 0);
        lanes->foe_back[l] = l + (real_lane ? land->foe_back[l] : 0);
        lanes->foe_home[l] = l + (real_lane ? land->foe_home[l] : 0);
    }
#endif
}

/* Where a group is: its pairs in columns 1 to 4. */
typedef struct {
    int pair[OUTER];
    int32_t stride[OUTER]; /* what one more in a pair's number adds to the place of a board */
    int64_t base;
    int may_attack, adjacent; /* a bit for each column: its hero has left its space; and faces its enemy */
} Group;

FN void look_around(const Land *land, Group *group) {
    group->may_attack = group->adjacent = 0;
    for (int c = 0; c < OUTER; c++) {
        int own = land->own[group->pair[c]], foe = land->foe[group->pair[c]];
        group->may_attack |= (own > 0) << c;
        group->adjacent |= (own > 0 && own + foe == 2 * land->rows - 2) << c;
    }
}

FN void find_group(const Land *land, int64_t which, Group *group) {
    int32_t stride = LANES; /* even six rows have fewer than 2^31 boards */
    uint32_t number = (uint32_t)which, pairs = (uint32_t)land->pairs; /* there are fewer than 2^32, and 64 bits divide slowly */
    group->base = which * LANES;
    for (int c = OUTER - 1; c >= 0; c--) {
        group->pair[c] = (int)(number % pairs);
        group->stride[c] = stride;
        number /= pairs;
        stride *= land->pairs;
    }
}

/* The heroes of columns 1 to 4 that are attacked together: what each adds to the place of a board when it falls back,
   and its chance. An attack along a column may hit two heroes of it; the second has the last place. */
#define HITS (OUTER + 1)
typedef struct {
    int32_t back[HITS];
    real falls[HITS];
    int struck; /* a bit for each */
} Hits;

/* The mean when each of them falls back or not, by its own save. */
FN void saves(const real *here, const Hits *hits, vec *mean) {
    vec total = flat(0);
    int fallen = hits->struck;
    for (;;) {
        int32_t at = 0;
        real chance = 1;
#ifdef __CUDACC__
        #pragma unroll
#endif
        for (int k = 0; k < HITS; k++) {
            real falls = fallen >> k & 1 ? hits->falls[k] : 1 - hits->falls[k];
            if (hits->struck >> k & 1) chance *= falls;
            if (fallen >> k & 1) at += hits->back[k];
        }
        total += chance * load(here + at);
        if (!fallen) break;
        fallen = (fallen - 1) & hits->struck;
    }
    *mean = total;
}

FN void strike(const Land *land, const Lanes *lanes, const Strike *s, const real *here, const Group *group, vec *best) {
    int able = (s->shooters & group->may_attack) != 0;
    vec some = flat(0), value;
    if (s->shooters >> OUTER & 1) some = lanes->may_attack;
    if (s->target < OUTER) {
        int pair = group->pair[s->target], foe = land->foe[pair];
        able |= s->melee && group->adjacent >> s->target & 1;
        if (foe == 0 || (!able && !(s->shooters >> OUTER & 1))) return;
        int32_t back = (s->home ? land->foe_home[pair] : land->foe_back[pair]) * group->stride[s->target];
        value = load(here) + land->foe_falls[s->target] * (load(here + back) - load(here));
    } else {
        if (s->melee) some = most(some, lanes->adjacent);
        vec stays = load(here), gone = s->home ? take(stays, lanes->foe_home) : take(stays, lanes->foe_back);
        value = stays + land->foe_falls[OUTER] * (gone - stays);
    }
    vec better = most(*best, value);
    *best = able ? better : choose(some > flat(0), better, *best);
}

/* The value of a scythe along one line: a row, or with `along` a column. */
FN void swing(
    const Land *land, const Lanes *lanes, const Arms *arms, int column, int line, const real *here, const Group *group,
    vec *value
) {
    int along = arms->along_columns, last = 2 * land->rows;
    Hits hits;
    hits.struck = 0;
    hits.back[OUTER] = 0;
    hits.falls[OUTER] = 0;
#ifdef __CUDACC__
    #pragma unroll
#endif
    for (int c = 0; c < OUTER; c++) {
        int pair = group->pair[c], own = land->own[pair], foe = land->foe[pair];
        int own_hit = (along ? line == c + 1 : own + 1 == line) && own > 0 && arms->hits_friends && c != column;
        int foe_hit = (along ? line == c + 1 : last - foe == line) && foe > 0;
        int32_t own_back = land->own_back[pair] * group->stride[c], foe_back = land->foe_back[pair] * group->stride[c];
        hits.back[c] = own_hit ? own_back : foe_back;
        hits.falls[c] = own_hit ? land->own_falls[c] : land->foe_falls[c];
        hits.struck |= (own_hit || foe_hit) << c;
        if (own_hit && foe_hit) {
            hits.back[OUTER] = foe_back;
            hits.falls[OUTER] = land->foe_falls[c];
            hits.struck |= 1 << OUTER;
        }
    }
    saves(here, &hits, value);
    if (along && line != COLUMNS) return;
    vec none = flat(0);
    if (arms->hits_friends && column != OUTER) {
        vec hit = along ? flat(1) : choose(lanes->own == flat(line - 1), flat(1), none);
        *value += land->own_falls[OUTER] * hit * (take(*value, lanes->own_back) - *value);
    }
    vec hit = along ? flat(1) : choose(lanes->foe == flat(last - line), flat(1), none);
    *value += land->foe_falls[OUTER] * hit * (take(*value, lanes->foe_back) - *value);
}

FN void scythe(
    const Land *land, const Lanes *lanes, const Arms *arms, const Scythe *s, const real *here, const Group *group,
    vec *best
) {
    int own = s->column < OUTER ? land->own[group->pair[s->column]] : 0;
    if (s->column < OUTER && own == 0) return;
    for (int line = 1; line <= (arms->along_columns ? COLUMNS : 2 * land->rows); line++) {
        vec some = lanes->may_attack, value;
        if (arms->along_columns) {
            if (!(s->reach >> (line - 1) & 1)) continue;
        } else if (s->melee && s->column < OUTER) {
            if (line != own && line != own + 2) continue;
        } else if (s->melee) {
            some *= choose(lanes->own == flat(line), flat(1), flat(0)) + choose(lanes->own == flat(line - 2), flat(1), flat(0));
        }
        swing(land, lanes, arms, s->column, line, here, group, &value);
        vec better = most(*best, value);
        *best = s->column < OUTER ? better : choose(some > flat(0), better, *best);
    }
}

FN void attacks(const Land *land, const Lanes *lanes, const Arms *arms, const real *here, const Group *group, vec *best) {
    for (int k = 0; k < arms->strikes; k++) strike(land, lanes, &arms->strike[k], here, group, best);
    for (int k = 0; k < arms->scythes; k++) scythe(land, lanes, arms, &arms->scythe[k], here, group, best);
}

/* Each hero of `columns` may step once: the best of all ways. */
FN void march(const Lanes *lanes, const real *here, const int32_t *up, int columns, vec *best) {
    int outer = columns & ((1 << OUTER) - 1);
    vec way = load(here);
    for (int some = outer; some; some = (some - 1) & outer) {
        int32_t at = 0;
        for (int c = 0; c < OUTER; c++)
            if (some >> c & 1) at += up[c];
        way = most(way, load(here + at));
    }
    if (columns >> OUTER & 1) way = most(way, take(way, lanes->up));
    *best = most(*best, way);
}

FN void spend_one(const Land *land, const Lanes *lanes, const Spend *s, const Group *group, const int32_t *up, vec *best) {
    const real *here = s->left + group->base;
    *best = most(*best, load(here)); /* no action has to be taken */
    if (s->columns) march(lanes, here, up, s->columns, best);
    if (s->any) {
        for (int c = 0; c < OUTER; c++) *best = most(*best, load(here + up[c]));
        vec stays = load(here);
        *best = most(*best, take(stays, lanes->up));
    }
    if (s->twice >= 0 && s->twice < OUTER) {
        int32_t far = land->up_twice[group->pair[s->twice]] * group->stride[s->twice];
        *best = most(*best, load(here + up[s->twice]));
        *best = most(*best, load(here + far));
    } else if (s->twice == OUTER) {
        vec stays = load(here);
        *best = most(*best, take(stays, lanes->up));
        *best = most(*best, take(stays, lanes->up_twice));
    }
}

FN void spend_group(const Spending *x, const Lanes *lanes, int64_t number) {
    const Land *land = &x->land;
    Group group;
    int32_t up[OUTER];
    vec struck[PRICES];
    find_group(land, number, &group);
    look_around(land, &group);
    for (int c = 0; c < OUTER; c++) up[c] = land->up[group.pair[c]] * group.stride[c];
    for (int price = 0; price < PRICES; price++) {
        struck[price] = load(x->stopping + group.base);
        for (int k = 0; k < x->spends; k++)
            if (x->spend[k].price == price) {
                attacks(land, lanes, &x->arms[price], x->left + group.base, &group, &struck[price]);
                break;
            }
    }
    for (int k = 0; k < x->spends; k++) {
        const Spend *s = &x->spend[k];
        vec best = struck[s->price];
        spend_one(land, lanes, s, &group, up, &best);
        if (!s->fresh) best = most(best, load(s->out + group.base));
        store(s->out + group.base, best);
    }
}

/* The vox in `column` steps, or passes its move to any hero that can step; or nobody moves. */
FN void lend_group(
    const Land *land, const Lanes *lanes, const real *left, real *out, int column, int blocked_too, int fresh,
    int64_t number
) {
    Group group;
    find_group(land, number, &group);
    const real *here = left + group.base;
    vec stays = load(here), best = take(stays, lanes->up);
    best = most(best, stays);
    for (int c = 0; c < OUTER; c++) best = most(best, load(here + land->up[group.pair[c]] * group.stride[c]));
    if (!blocked_too) {
        if (column < OUTER) {
            if (land->up[group.pair[column]] == 0) best = stays;
        } else {
            best = choose(lanes->own + lanes->foe < flat(2 * land->rows - 2), best, stays);
        }
    }
    if (!fresh) best = most(best, load(out + group.base));
    store(out + group.base, best);
}

/* The value of ending the turn on one board: the mover has won, or the enemy is next, or with `again` the mover. */
FN void end_board(const Land *land, const real *enemys, const real *own, real *next, real *again, int64_t number, int l) {
    Group group;
    find_group(land, number, &group);
    int across = 0, margin = 0;
    int32_t there = 0, stride[COLUMNS] = {group.stride[0], group.stride[1], group.stride[2], group.stride[3], 1};
    for (int c = 0; c < COLUMNS; c++) {
        int pair = c < OUTER ? group.pair[c] : l;
        across += land->own[pair] >= land->rows;
        margin += land->own[pair] * land->own_points[c] - land->foe[pair] * land->foe_points[c];
        there += land->turned[pair] * stride[OUTER - c]; /* my column 1 is their column 5 */
    }
    int won = across >= 3 && margin > 0;
    next[group.base + l] = won ? (real)1 : 1 - enemys[there];
    again[group.base + l] = won ? (real)1 : own[group.base + l];
}

FN int64_t groups_of(const Land *land) {
    return (int64_t)land->pairs * land->pairs * land->pairs * land->pairs;
}

/* ---- all boards ----------------------------------------------------------------------------------------------- */

#ifdef __CUDACC__
#include "heroes_solver.cuh"
#else
#include "heroes_solver_cpu.h"
#endif
