/* All boards, on a processor: OpenMP shares the groups out to its cores. */

#define AT_ONCE 4 /* groups that go through the dice together, so that one waits while another is added up */

void *make(int64_t bytes) { return aligned_alloc(64, (size_t)((bytes + 63) / 64 * 64)); }
void drop(void *memory) { free(memory); }
void put(void *there, const void *here, int64_t bytes) { memcpy(there, here, (size_t)bytes); }
void get(void *here, const void *there, int64_t bytes) { memcpy(here, there, (size_t)bytes); }
const char *trouble(void) { return ""; }
void wait_for_all(void) {}

void fill(real *values, double value, int64_t count) {
    #pragma omp parallel for schedule(static)
    for (int64_t i = 0; i < count; i++) values[i] = (real)value;
}

void end_turns(const Land *land, const real *enemys, const real *own, real *next, real *again) {
    #pragma omp parallel for schedule(guided)
    for (int64_t number = 0; number < groups_of(land); number++) {
        for (int l = land->pairs; l < LANES; l++) next[number * LANES + l] = again[number * LANES + l] = 0;
        for (int l = 0; l < land->pairs; l++) end_board(land, enemys, own, next, again, number, l);
    }
}

void spend(const Spending *x) {
    Lanes lanes;
    look_across(&x->land, &lanes);
    #pragma omp parallel for schedule(guided)
    for (int64_t number = 0; number < groups_of(&x->land); number++) spend_group(x, &lanes, number);
}

void lend(const Land *land, const real *left, real *out, int column, int blocked_too, int fresh) {
    Lanes lanes;
    look_across(land, &lanes);
    #pragma omp parallel for schedule(guided)
    for (int64_t number = 0; number < groups_of(land); number++)
        lend_group(land, &lanes, left, out, column, blocked_too, fresh, number);
}

typedef word Slot[AT_ONCE];

/* The dice of some boards: `place` has their values in the inputs and in the result. */
static void roll_some(const Dice *dice, Slot *slot, real *value, const int64_t *place, int many) {
    for (int i = 0; i < dice->inputs; i++)
        for (int g = 0; g < AT_ONCE; g++) slot[i][g] = *(const word *)(dice->input[i] + place[g]);
    const uint16_t *term = dice->term;
    const real *weight = dice->weight;
    for (int s = 0; s < dice->steps; s++) {
        const word *one = slot[*term++];
        word best[AT_ONCE];
        int terms = dice->start[s + 1] - dice->start[s];
        if (dice->sums[s]) {
            for (int g = 0; g < AT_ONCE; g++) best[g] = weight[0] * one[g];
            for (int t = 1; t < terms; t++) {
                one = slot[*term++];
                for (int g = 0; g < AT_ONCE; g++) best[g] += weight[t] * one[g];
            }
        } else {
            for (int g = 0; g < AT_ONCE; g++) best[g] = one[g];
            for (int t = 1; t < terms; t++) {
                one = slot[*term++];
                for (int g = 0; g < AT_ONCE; g++) best[g] = most_word(best[g], one[g]);
            }
        }
        weight += terms;
        for (int g = 0; g < AT_ONCE; g++) slot[dice->out[s]][g] = best[g];
    }
    const word *result = slot[dice->last];
    for (int g = 0; g < many; g++) *(word *)(value + place[g]) = result[g];
}

void roll(const Dice *dice, real *value, int64_t groups) {
    int64_t words = groups * WORDS;
    #pragma omp parallel
    {
        Slot *slot = (Slot *)make((int64_t)dice->slots * (int64_t)sizeof(Slot));
        #pragma omp for schedule(guided)
        for (int64_t first = 0; first < words; first += AT_ONCE) {
            int64_t place[AT_ONCE];
            int many = words - first < AT_ONCE ? (int)(words - first) : AT_ONCE;
            for (int g = 0; g < AT_ONCE; g++) place[g] = (first + (g < many ? g : 0)) * IN_WORD;
            roll_some(dice, slot, value, place, many);
        }
        drop(slot);
    }
}

/* How far apart two sets of values are, over the lanes that mean a board. */
double change(const real *a, const real *b, int32_t pairs, int64_t groups) {
    double most_apart = 0;
    #pragma omp parallel for schedule(static) reduction(max : most_apart)
    for (int64_t number = 0; number < groups; number++)
        for (int l = 0; l < pairs; l++) {
            double apart = (double)a[number * LANES + l] - (double)b[number * LANES + l];
            apart = apart < 0 ? -apart : apart;
            most_apart = apart > most_apart ? apart : most_apart;
        }
    return most_apart;
}

/* The sum of the products of two differences, over the lanes that mean a board. */
double product(const real *a1, const real *a0, const real *b1, const real *b0, int32_t pairs, int64_t groups) {
    double total = 0;
    #pragma omp parallel for schedule(static) reduction(+ : total)
    for (int64_t number = 0; number < groups; number++) {
        double part = 0;
        for (int l = 0; l < pairs; l++) {
            int64_t i = number * LANES + l;
            part += ((double)a1[i] - (double)a0[i]) * ((double)b1[i] - (double)b0[i]);
        }
        total += part;
    }
    return total;
}

/* A mean with weights of up to eight sets of values, kept between 0 and 1. */
void blend(real *out, const real *const *sets, const double *weight, int32_t many, int64_t count) {
    #pragma omp parallel for schedule(static)
    for (int64_t i = 0; i < count; i++) {
        double mean = 0;
        for (int k = 0; k < many; k++) mean += weight[k] * (double)sets[k][i];
        out[i] = (real)(mean < 0 ? 0 : mean > 1 ? 1 : mean);
    }
}

/* Values in the other precision. */
void from_float(real *to, const float *from, int64_t count) {
    #pragma omp parallel for schedule(static)
    for (int64_t i = 0; i < count; i++) to[i] = (real)from[i];
}
