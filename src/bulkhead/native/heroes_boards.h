/* A board in two numbers: for each side the spaces its heroes have advanced, four bits for each of five
   columns. What is true of single columns is a number with a bit in each of the same places (a flag), so that
   one operation treats five columns. The macros work on one number and on vectors of numbers alike. */

#ifndef HEROES_BOARDS_H
#define HEROES_BOARDS_H

#define EACH 0x11111u

/* Flags of the columns whose four bits are not zero, or are. */
#define ANY(x) ((((x) | (x) >> 1) | ((x) | (x) >> 1) >> 2) & EACH)
#define NONE(x) (ANY(x) ^ EACH)
/* The number of flags, and all of them as four bits each. */
#define COUNT(flags) (((flags) * EACH >> 16) & 15)
#define WIDE(flags) ((flags) * 15)
/* The flag number n, from 0. */
#define NTH(flags, n) (NONE(((flags) * EACH) ^ (((n) + 1) * EACH)) & (flags))
/* Columns seen from the other side. */
#define REVERSED(x)                                                                                          \
    (((x) >> 16 & 15) | ((x) >> 8 & 0xF0) | ((x) & 0xF00) | ((x) << 8 & 0xF000) | ((x) << 16 & 0xF0000))
/* The spaces of all columns together. */
#define BYTES(x) (((x) & 0xF0F0F) + ((x) >> 4 & 0x0F0F))
#define SPACES(x) ((BYTES(x) * 0x10101u >> 16) & 255)
/* Flags of the columns with at least `rows` spaces, of 3 to 6 rows and up to twice as many spaces less two.
 */
#define AT_LEAST(x, rows) (((x) + (8 - (rows)) * EACH) >> 3 & EACH)

#endif
