/** One letter for each player, for places where a name is too long. */

/** The first letter of a name; numbers instead where two players have the same one. */
export function letterOf(seat: number, names: readonly string[]): string {
  const letters = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '');
  const letter = letters[seat] ?? '';
  return letter && letters.filter((one) => one === letter).length === 1 ? letter : String(seat + 1);
}
