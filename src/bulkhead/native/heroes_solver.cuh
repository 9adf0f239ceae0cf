/* All boards, on a graphics processor: a warp holds a group. Tables are passed by value, so that kernels read them from
   constant memory; arrays live on the device. */

#include <cuda_runtime.h>

#define THREADS 256
#define ROLLING 1024 /* threads that roll the dice of one group together */
#define ABROAD extern "C"

static cudaError_t failed = cudaSuccess;
static void check(cudaError_t what) {
    if (failed == cudaSuccess) failed = what;
}
ABROAD const char *trouble(void) { return failed == cudaSuccess ? "" : cudaGetErrorString(failed); }
static unsigned blocks(int64_t threads) { return (unsigned)((threads + THREADS - 1) / THREADS); }

ABROAD void *make(int64_t bytes) {
    void *memory = NULL;
    check(cudaMalloc(&memory, (size_t)bytes));
    if (memory) check(cudaMemset(memory, 0, (size_t)bytes));
    return memory;
}
ABROAD void drop(void *memory) { check(cudaFree(memory)); }
ABROAD void put(void *there, const void *here, int64_t bytes) { check(cudaMemcpy(there, here, (size_t)bytes, cudaMemcpyHostToDevice)); }
ABROAD void get(void *here, const void *there, int64_t bytes) { check(cudaMemcpy(here, there, (size_t)bytes, cudaMemcpyDeviceToHost)); }

static int64_t host_groups(const Land *land) { return (int64_t)land->pairs * land->pairs * land->pairs * land->pairs; }

__global__ void fill_all(real *values, real value, int64_t count) {
    int64_t i = (int64_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < count) values[i] = value;
}
ABROAD void fill(real *values, double value, int64_t count) {
    fill_all<<<blocks(count), THREADS>>>(values, (real)value, count);
    check(cudaGetLastError());
}

__global__ void end_all(const __grid_constant__ Land land, const real *enemys, const real *own, real *next, real *again) {
    int64_t i = (int64_t)blockIdx.x * THREADS + threadIdx.x;
    int l = (int)(i % LANES);
    if (i / LANES >= groups_of(&land)) return;
    if (l < land.pairs) end_board(&land, enemys, own, next, again, i / LANES, l);
    else next[i] = again[i] = 0;
}
ABROAD void end_turns(const Land *land, const real *enemys, const real *own, real *next, real *again) {
    end_all<<<blocks(host_groups(land) * LANES), THREADS>>>(*land, enemys, own, next, again);
    check(cudaGetLastError());
}

__global__ void __launch_bounds__(THREADS, 4) spend_all(const __grid_constant__ Spending x) {
    int64_t number = ((int64_t)blockIdx.x * THREADS + threadIdx.x) / LANES;
    Lanes lanes;
    if (number >= groups_of(&x.land)) return;
    look_across(&x.land, &lanes);
    spend_group(&x, &lanes, number);
}
ABROAD void spend(const Spending *x) {
    spend_all<<<blocks(host_groups(&x->land) * LANES), THREADS>>>(*x);
    check(cudaGetLastError());
}

__global__ void lend_all(
    const __grid_constant__ Land land, const real *left, real *out, int column, int blocked_too, int fresh
) {
    int64_t number = ((int64_t)blockIdx.x * THREADS + threadIdx.x) / LANES;
    Lanes lanes;
    if (number >= groups_of(&land)) return;
    look_across(&land, &lanes);
    lend_group(&land, &lanes, left, out, column, blocked_too, fresh, number);
}
ABROAD void lend(const Land *land, const real *left, real *out, int column, int blocked_too, int fresh) {
    lend_all<<<blocks(host_groups(land) * LANES), THREADS>>>(*land, left, out, column, blocked_too, fresh);
    check(cudaGetLastError());
}

/* The dice of a group are rolled by a whole block: the slots lie in shared memory, and the steps of a level are shared
   out in rounds. A double takes twice the room, so then a block rolls for half a group at a time. There is little room
   left to cache the steps, so each is fetched two rounds ahead. */
#ifdef WITH_DOUBLE
#define TOGETHER (LANES / 2)
#else
#define TOGETHER LANES
#endif
#define TERMS 6
#define HALF (TERMS / 2)
#define WORKERS (ROLLING / TOGETHER)
enum { SUM = 1, LONG = 2, IDLE = 4, LEVEL_ENDS = 8 };

typedef struct {
    uint16_t out, kind; /* LONG: more than half of the terms are used */
    uint16_t slot[TERMS];
} __align__(16) Step;
typedef struct {
    real weight[8];
} __align__(16) Weights;

__global__ void __launch_bounds__(ROLLING) roll_all(const __grid_constant__ Dice dice, real *value, int64_t parts) {
    extern __shared__ real slot[];
    int l = threadIdx.x % TOGETHER, worker = threadIdx.x / TOGETHER, rounds = dice.steps;
    const Step *__restrict__ steps = (const Step *)dice.start + worker;
    const Weights *__restrict__ weights = (const Weights *)dice.weight + worker;
    real *own = slot + l;
    for (int64_t part = blockIdx.x; part < parts; part += gridDim.x) {
        Step step = steps[0], next = steps[WORKERS];
        Weights weight = {}, next_weight;
        if (step.kind & SUM) weight = weights[0];
        for (int i = worker; i < dice.inputs; i += WORKERS) own[i * TOGETHER] = dice.input[i][part * TOGETHER + l];
        __syncthreads();
        for (int round = 0; round < rounds; round++) {
            Step after = steps[(round + 2) * WORKERS]; /* two idle rounds follow the last */
            if (next.kind & SUM) next_weight = weights[(round + 1) * WORKERS];
            if (!(step.kind & IDLE)) {
                real term[TERMS], best;
                #pragma unroll
                for (int k = 0; k < HALF; k++) term[k] = own[step.slot[k] * TOGETHER];
                if (step.kind & LONG) {
                    #pragma unroll
                    for (int k = HALF; k < TERMS; k++) term[k] = own[step.slot[k] * TOGETHER];
                }
                if (step.kind & SUM) {
                    best = (weight.weight[0] * term[0] + weight.weight[1] * term[1]) + weight.weight[2] * term[2];
                    if (step.kind & LONG)
                        best += (weight.weight[3] * term[3] + weight.weight[4] * term[4]) + weight.weight[5] * term[5];
                } else {
                    best = most(most(term[0], term[1]), term[2]);
                    if (step.kind & LONG) best = most(best, most(most(term[3], term[4]), term[5]));
                }
                own[step.out * TOGETHER] = best;
            }
            if (step.kind & LEVEL_ENDS) __syncthreads();
            step = next;
            next = after;
            weight = next_weight;
        }
        if (worker == 0) value[part * TOGETHER + l] = own[dice.last * TOGETHER];
        __syncthreads();
    }
}
ABROAD void roll(const Dice *dice, real *value, int64_t groups) {
    int device = 0, processors = 1, room = dice->slots * TOGETHER * (int)sizeof(real);
    check(cudaGetDevice(&device));
    check(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
    check(cudaFuncSetAttribute(roll_all, cudaFuncAttributeMaxDynamicSharedMemorySize, room));
    roll_all<<<processors, ROLLING, room>>>(*dice, value, groups * (LANES / TOGETHER));
    check(cudaGetLastError());
}
ABROAD void wait_for_all(void) { check(cudaDeviceSynchronize()); }

/* Sums over all boards: each block adds up its own in an order that does not change, the host adds up the blocks. */
#define PARTS 1024
static double *parts_there = NULL, parts_here[PARTS];

template <int HIGHEST> __global__ void reduce_all(
    const real *a1, const real *a0, const real *b1, const real *b0, int32_t pairs, int64_t count, double *parts
) {
    __shared__ double own[THREADS];
    double total = 0;
    for (int64_t i = (int64_t)blockIdx.x * THREADS + threadIdx.x; i < count; i += (int64_t)PARTS * THREADS) {
        if (i % LANES >= pairs) continue;
        double a = (double)a1[i] - (double)a0[i];
        if (HIGHEST) total = fmax(total, fabs(a));
        else total += a * ((double)b1[i] - (double)b0[i]);
    }
    own[threadIdx.x] = total;
    __syncthreads();
    for (int half = THREADS / 2; half; half /= 2) {
        if (threadIdx.x < half) {
            double other = own[threadIdx.x + half];
            own[threadIdx.x] = HIGHEST ? fmax(own[threadIdx.x], other) : own[threadIdx.x] + other;
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) parts[blockIdx.x] = own[0];
}
static const double *collect(void) {
    get(parts_here, parts_there, sizeof parts_here);
    return parts_here;
}
ABROAD double change(const real *a, const real *b, int32_t pairs, int64_t groups) {
    double highest = 0;
    if (!parts_there) parts_there = (double *)make(sizeof parts_here);
    reduce_all<1><<<PARTS, THREADS>>>(a, b, a, b, pairs, groups * LANES, parts_there);
    check(cudaGetLastError());
    const double *parts = collect();
    for (int k = 0; k < PARTS; k++) highest = parts[k] > highest ? parts[k] : highest;
    return highest;
}
ABROAD double product(const real *a1, const real *a0, const real *b1, const real *b0, int32_t pairs, int64_t groups) {
    double total = 0;
    if (!parts_there) parts_there = (double *)make(sizeof parts_here);
    reduce_all<0><<<PARTS, THREADS>>>(a1, a0, b1, b0, pairs, groups * LANES, parts_there);
    check(cudaGetLastError());
    const double *parts = collect();
    for (int k = 0; k < PARTS; k++) total += parts[k];
    return total;
}

typedef struct {
    const real *set[8];
    double weight[8];
    int32_t many;
} Blend;
__global__ void blend_all(const __grid_constant__ Blend blend, real *out, int64_t count) {
    int64_t i = (int64_t)blockIdx.x * THREADS + threadIdx.x;
    if (i >= count) return;
    double mean = 0;
    for (int k = 0; k < blend.many; k++) mean += blend.weight[k] * (double)blend.set[k][i];
    out[i] = (real)(mean < 0 ? 0 : mean > 1 ? 1 : mean);
}
ABROAD void blend(real *out, const real *const *sets, const double *weight, int32_t many, int64_t count) {
    Blend one = {};
    one.many = many;
    for (int k = 0; k < many; k++) {
        one.set[k] = sets[k];
        one.weight[k] = weight[k];
    }
    blend_all<<<blocks(count), THREADS>>>(one, out, count);
    check(cudaGetLastError());
}

__global__ void from_float_all(real *to, const float *from, int64_t count) {
    int64_t i = (int64_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < count) to[i] = (real)from[i];
}
ABROAD void from_float(real *to, const float *from, int64_t count) {
    from_float_all<<<blocks(count), THREADS>>>(to, from, count);
    check(cudaGetLastError());
}
