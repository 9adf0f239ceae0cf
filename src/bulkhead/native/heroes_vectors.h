/* Sixteen lanes of 32-bit numbers. GCC and Clang make them of whatever the processor has: one register with
   AVX-512, several smaller ones or none without it. Results are the same everywhere. What the vector
   extensions cannot say (looking up a table for each lane, the upper half of a product) is written for
   AVX-512, and as a loop for all others. */

#ifndef HEROES_VECTORS_H
#define HEROES_VECTORS_H

#include <string.h>

#include "heroes_random.h"

#if defined(__AVX512F__) && !defined(PLAIN_LANES)
#include <immintrin.h>
#define WITH_AVX512 1
#else
#define WITH_AVX512 0
#endif

enum { LANES = 16 };

typedef uint32_t V __attribute__((vector_size(4 * LANES))); /* numbers, or masks: all bits set, or none */

#define TRUTH(comparison) ((V)(comparison))

static inline V all(uint32_t x)
{
    return (V){0} + x;
}

static inline V either(V mask, V yes, V no)
{
    return (mask & yes) | (~mask & no);
}

/* The lanes of a mask as bits. */
static inline uint32_t bits(V mask)
{
#if WITH_AVX512
    return _mm512_cmplt_epi32_mask((__m512i)mask, _mm512_setzero_si512());
#else
    uint32_t found = 0;
    for (int lane = 0; lane < LANES; lane++)
        found |= (mask[lane] & 1) << lane;
    return found;
#endif
}

/* One of sixteen numbers, in each lane. */
static inline V chosen_from(V numbers, V at)
{
#if WITH_AVX512
    return (V)_mm512_permutexvar_epi32((__m512i)at, (__m512i)numbers);
#else
    V found;
    for (int lane = 0; lane < LANES; lane++)
        found[lane] = numbers[at[lane] & 15];
    return found;
#endif
}

/* table[at], in each lane. */
static inline V look_up(const uint32_t *table, V at)
{
#if WITH_AVX512
    return (V)_mm512_i32gather_epi32((__m512i)at, table, 4);
#else
    V found;
    for (int lane = 0; lane < LANES; lane++)
        found[lane] = table[at[lane]];
    return found;
#endif
}

/* The same of smaller numbers; the table has four bytes more than it needs. */
static inline V look_up_16(const uint16_t *table, V at)
{
#if WITH_AVX512
    return (V)_mm512_i32gather_epi32((__m512i)at, table, 2) & 0xFFFF;
#else
    V found;
    for (int lane = 0; lane < LANES; lane++)
        found[lane] = table[at[lane]];
    return found;
#endif
}

static inline V look_up_8(const uint8_t *table, V at)
{
#if WITH_AVX512
    return (V)_mm512_i32gather_epi32((__m512i)at, table, 1) & 0xFF;
#else
    V found;
    for (int lane = 0; lane < LANES; lane++)
        found[lane] = table[at[lane]];
    return found;
#endif
}

/* The same of a table of 64 or 128 numbers: small enough to be looked up in registers. */
static inline V look_up_small(const uint32_t *table, int size, V at)
{
#if WITH_AVX512
    __m512i low =
        _mm512_permutex2var_epi32(_mm512_loadu_si512(table), (__m512i)at, _mm512_loadu_si512(table + 16));
    __m512i high = _mm512_permutex2var_epi32(_mm512_loadu_si512(table + 32), (__m512i)at,
                                             _mm512_loadu_si512(table + 48));
    __m512i found =
        _mm512_mask_mov_epi32(low, _mm512_test_epi32_mask((__m512i)at, _mm512_set1_epi32(32)), high);
    if (size <= 64)
        return (V)found;
    V rest = look_up_small(table + 64, 64, at);
    return (V)_mm512_mask_mov_epi32(found, _mm512_test_epi32_mask((__m512i)at, _mm512_set1_epi32(64)),
                                    (__m512i)rest);
#else
    (void)size;
    return look_up(table, at);
#endif
}

/* The upper half of a product. */
static inline V upper(V a, V b)
{
#if WITH_AVX512
    __m512i even = _mm512_mul_epu32((__m512i)a, (__m512i)b);
    __m512i odd = _mm512_mul_epu32(_mm512_srli_epi64((__m512i)a, 32), _mm512_srli_epi64((__m512i)b, 32));
    return (V)_mm512_mask_blend_epi32(0xAAAA, _mm512_srli_epi64(even, 32), odd);
#else
    V product;
    for (int lane = 0; lane < LANES; lane++)
        product[lane] = (uint32_t)((uint64_t)a[lane] * b[lane] >> 32);
    return product;
#endif
}

/* ---- a stream in each lane, the same as in heroes_random.h ---- */

typedef struct {
    V s[4];
} Streams;

static inline Stream stream_in(const Streams *streams, int lane)
{
    Stream stream;
    for (int n = 0; n < 4; n++)
        stream.s[n] = streams->s[n][lane];
    return stream;
}

static inline void put_stream(Streams *streams, int lane, const Stream *stream)
{
    for (int n = 0; n < 4; n++)
        streams->s[n][lane] = stream->s[n];
}

#define TURNED(x, by) ((x) << (by) | (x) >> (32 - (by)))

/* The next number in the lanes of a mask; the streams of the others stay where they are. */
static inline V next_in(Streams *streams, V mask)
{
    V *s = streams->s, result = TURNED(s[0] + s[3], 7) + s[0], t = s[1] << 9;
    V c = s[2] ^ s[0], d = s[3] ^ s[1], b = s[1] ^ c, a = s[0] ^ d;
    s[0] = either(mask, a, s[0]);
    s[1] = either(mask, b, s[1]);
    s[2] = either(mask, c ^ t, s[2]);
    s[3] = either(mask, TURNED(d, 11), s[3]);
    return result;
}

static __attribute__((noinline)) void draw_again(Streams *streams, uint32_t lanes, V n, V low, V *number)
{
    for (; lanes; lanes &= lanes - 1) {
        int lane = __builtin_ctz(lanes);
        uint32_t limit = n[lane], least = -limit % limit;
        Stream stream = stream_in(streams, lane);
        uint64_t product = low[lane];
        while ((uint32_t)product < least) {
            product = (uint64_t)next(&stream) * limit;
            (*number)[lane] = (uint32_t)(product >> 32);
        }
        put_stream(streams, lane, &stream);
    }
}

/* A number below n in the lanes of a mask, as `below` draws it. */
static inline V below_in(Streams *streams, V n, V mask)
{
    V x = next_in(streams, mask), number = upper(x, n), low = x * n;
    uint32_t again = bits(TRUTH(low < n) & mask);
    if (__builtin_expect(again != 0, 0))
        draw_again(streams, again, n, low, &number);
    return number;
}

#endif
