/** The ways to a squad: one by one, on one page, by a bot, by bots for everybody at this screen. */
import type { Desk } from '../../desk/desk.svelte.ts';
import { SquadBuilder } from './builder.svelte.ts';
import { EverybodysSquads, type Line } from './everybody.svelte.ts';
import { SensibleSquad } from './sensible.svelte.ts';

export class SquadTools {
  readonly sensible: SensibleSquad;
  readonly builder: SquadBuilder;
  readonly everybody: EverybodysSquads;

  constructor(desk: Desk, lines: () => readonly Line[]) {
    this.sensible = new SensibleSquad(desk);
    this.builder = new SquadBuilder(desk);
    this.everybody = new EverybodysSquads(lines);
  }

  /** The table has moved on: the next question may be one that is answered. */
  follow(): void {
    void this.everybody.follow();
    if (this.everybody.on) return;
    void this.sensible.follow();
  }
}
