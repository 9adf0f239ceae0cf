/** Squares that something beside the map speaks of: a line of the log, a card, a row of the roster. They are lit. */
export class Beacon {
  #lit = $state.raw<readonly number[]>([]);
  /** The squares that the map is to show, whenever they are asked for anew. */
  #wanted = $state.raw<{ readonly squares: readonly number[] } | null>(null);

  get lit(): readonly number[] {
    return this.#lit;
  }

  get wanted(): { readonly squares: readonly number[] } | null {
    return this.#wanted;
  }

  /** Light these squares up, while the pointer or the focus is on what speaks of them. */
  light(squares: readonly number[]): void {
    this.#lit = squares;
  }

  dim(): void {
    this.#lit = [];
  }

  /** Light them up and bring them into view. */
  show(squares: readonly number[]): void {
    if (squares.length === 0) return;
    this.#lit = squares;
    this.#wanted = { squares };
  }
}
