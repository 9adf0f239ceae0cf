/* Streams of random numbers, one for each game: xoshiro128++ (Blackman and Vigna), filled by SplitMix64 from
   the key of a series and the number of the game. Integers only, so that a game is the same on every machine,
   in any order, on any number of threads and in any lane. */

#ifndef HEROES_RANDOM_H
#define HEROES_RANDOM_H

#include <stdint.h>

typedef struct {
    uint32_t s[4];
} Stream;

static inline uint64_t mixed(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline Stream stream_of(const uint64_t key[2], uint64_t game)
{
    const uint64_t golden = 0x9E3779B97F4A7C15u;
    uint64_t a = mixed(key[0] + golden * (2 * game + 1)), b = mixed(key[1] + golden * (2 * game + 2));
    Stream stream = {{(uint32_t)a, (uint32_t)(a >> 32), (uint32_t)b, (uint32_t)(b >> 32)}};
    stream.s[0] |= !(a | b); /* all zeros would stay zeros */
    return stream;
}

static inline uint32_t turned(uint32_t x, int by)
{
    return x << by | x >> (32 - by);
}

static inline uint32_t next(Stream *stream)
{
    uint32_t *s = stream->s, result = turned(s[0] + s[3], 7) + s[0], t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = turned(s[3], 11);
    return result;
}

/* A number below n, each with exactly the same probability (Lemire: the few numbers that would favour some
   are drawn again). */
static inline uint32_t below(Stream *stream, uint32_t n)
{
    uint64_t product = (uint64_t)next(stream) * n;
    if (__builtin_expect((uint32_t)product < n, 0)) {
        uint32_t least = -n % n;
        while ((uint32_t)product < least)
            product = (uint64_t)next(stream) * n;
    }
    return (uint32_t)(product >> 32);
}

#endif
