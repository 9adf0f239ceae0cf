/** The map under the pointer: the answers at each square, door and entry area, and the attack that is considered. */
import type { Aim, Reach } from '../../../generated/starquest.ts';
import {
  actorOf,
  aimedAt,
  aimsOf,
  breachOf,
  endangered,
  isAttack,
  meantOf,
  type Option,
  placeOf,
  rayOf,
  rolls,
  surveyOf,
  weaponOf,
} from '../view/offers.ts';
import { parties } from '../view/parties.ts';
import { type Spot, trailOf } from '../view/trail.ts';
import type { Choice } from './choice.svelte.ts';
import type { Question } from './question.svelte.ts';
import type { Scene } from './scene.svelte.ts';

export class Pointer {
  hover = $state(-1);
  /** The four squares round the corner that is nearest to the pointer, as attacks write them. */
  near = $state('');
  /** The facing of the edge of its square that the pointer is at; -1 in the middle. */
  edge = $state(-1);
  /** The square under the keyboard's cursor; -1 while the keyboard is elsewhere. */
  cursor = $state(-1);
  /** A square that a list points at; -1 for none. */
  pointed = $state(-1);
  /** The goal that was last asked for: it glows brighter. */
  goal = $state('');
  readonly #scene: Scene;
  readonly #question: Question;
  readonly #choice: Choice;

  constructor(scene: Scene, question: Question, choice: Choice) {
    this.#scene = scene;
    this.#question = question;
    this.#choice = choice;
  }

  /** The answers that a press on each square gives. */
  places = $derived.by((): ReadonlyMap<number, readonly Option[]> => {
    const found = new Map<number, Option[]>();
    const many = !this.#choice.acts && new Set(this.#question.options.map(actorOf)).size > 2;
    const ready = new Set(
      this.#question.options.flatMap(({ command }) =>
        command.type === 'Activate' ? (this.#scene.standing.get(command.who)?.squares ?? []) : [],
      ),
    );
    for (const one of this.#choice.listed) {
      // Where several figures may act, one of them is chosen first.
      if (many && actorOf(one) && one.command.type !== 'Activate') continue;
      // A card cannot be taken back: it is taken up before its target is pressed.
      if (one.command.type === 'Use' && !this.#choice.card) continue;
      if (one.command.type === 'Put' && this.#choice.kind && one.command.identity !== this.#choice.kind)
        continue;
      for (const square of this.#squaresOf(one)) {
        if (one.command.type === 'Step' && (this.#choice.reach.has(square) || this.#scene.foeAt(square)))
          continue;
        // Empty floor where it could go is walked on; to fire at it, Shoot is pressed first.
        if (isAttack(one) && this.#choice.reach.has(square) && !this.#scene.held.has(square)) continue;
        // A press on the player's own figure selects it; to fire at it, Shoot is pressed first.
        if (isAttack(one) && !this.#choice.verb && this.#scene.friendly(square)) continue;
        // So does a press on one that may act, as long as the selected one has not begun to.
        if (one.first && !this.#choice.verb && ready.has(square)) continue;
        found.set(square, [...(found.get(square) ?? []), one]);
      }
    }
    return found;
  });

  /** Steps that are not given by pressing their square. */
  through = $derived.by((): readonly Option[] =>
    this.#choice.relevant.filter((one) => {
      const [square] = one.command.type === 'Step' ? this.#squaresOf(one) : [];
      return square !== undefined && this.#scene.foeAt(square);
    }),
  );

  /** The way that is looked at: under the pointer, under the cursor, or pressed once. */
  way = $derived.by((): Reach | null => {
    const { hover, cursor } = this;
    const square = hover >= 0 ? hover : cursor >= 0 ? cursor : this.#choice.planned;
    return this.#choice.reach.get(square) ?? null;
  });

  doors = $derived.by((): ReadonlyMap<string, Option> => {
    const found = new Map<string, Option>();
    for (const one of this.#choice.relevant)
      if (one.command.type === 'Open') found.set(one.command.door, one);
    return found;
  });

  /** Bulkheads that may be attacked now, each with every way to do it. */
  breaches = $derived.by((): ReadonlyMap<string, readonly Option[]> => {
    const found = new Map<string, Option[]>();
    for (const one of this.#choice.listed) {
      const door = one.command.type === 'Use' && !this.#choice.card ? '' : breachOf(one);
      if (door) found.set(door, [...(found.get(door) ?? []), one]);
    }
    return found;
  });

  /** Entry areas that may be chosen now. */
  docks = $derived.by((): ReadonlyMap<string, Option> => {
    const found = new Map<string, Option>();
    if (this.#question.id === 'sq-ask-setup-entry')
      for (const one of this.#question.options)
        if (one.command.type === 'Choose') found.set(one.command.value, one);
    return found;
  });

  /** What the card that is taken up would touch, where the pointer is. */
  touched = $derived.by((): readonly number[] => {
    const meant = this.#choice.card ? this.meant(this.places.get(this.hover) ?? []) : null;
    return meant ? this.#squaresOf(meant) : [];
  });

  /** The attack that was pressed once. */
  chosen = $derived.by((): Option | null => {
    const { aim } = this.#choice;
    const known = [...this.#question.options, ...this.#choice.foretold];
    return (aim && known.find((one) => one.text === aim)) || null;
  });

  /** The attack that is being considered: chosen, or under the pointer. */
  aimed = $derived.by((): Option | null => {
    const { chosen } = this;
    if (chosen) return chosen;
    const square = this.hover >= 0 ? this.hover : this.cursor;
    return this.meant(this.places.get(square)?.filter((one) => this.weighs(one)) ?? []);
  });
  /** It waits for a second press. */
  armed = $derived.by(() => this.aimed !== null && this.aimed.text === this.#choice.aim);
  aim = $derived.by((): Aim | null =>
    this.aimed ? (this.#question.surveys.get<Aim>(surveyOf(this.aimed)) ?? null) : null,
  );

  /** Every way of attacking the same target: other weapons, more shots. */
  attacks = $derived.by((): readonly Option[] => {
    const { aimed } = this;
    if (!aimed) return [];
    if (!isAttack(aimed)) return [aimed];
    const at = aimsOf(aimed)[0];
    const squares = new Set(this.#squaresOf(aimed));
    return this.#choice.relevant.filter(
      (one) =>
        isAttack(one) &&
        (aimsOf(one)[0] === at ||
          (weaponOf(one) !== weaponOf(aimed) && this.#squaresOf(one).some((square) => squares.has(square)))),
    );
  });

  /** The way by which the figure that may be shot at has come. */
  trail = $derived.by((): readonly Spot[] =>
    this.#question.reacting && this.#question.deciding?.type === 'Watching'
      ? trailOf(
          this.#scene.playing.log,
          parties({ scene: this.#scene, question: this.#question, pointer: this }).to?.id ?? '',
        )
      : [],
  );

  /** Its odds are shown before it is done. In an interruption they stand in the sentence instead. */
  weighs(option: Option): boolean {
    return isAttack(option) || (rolls(option) && !this.#question.reacting);
  }

  /** Of several answers at one place: the chosen weapon is kept when another target is aimed at. */
  meant(options: readonly Option[]): Option | null {
    return meantOf(options, this.near, this.chosen ?? undefined);
  }

  #squaresOf(option: Option): readonly number[] {
    const place = placeOf(option);
    if (place) {
      const [width, height, west, north] = this.#scene.view.grid;
      const [column, row] = [place[0] - west, place[1] - north];
      return column >= 0 && row >= 0 && column < width && row < height ? [row * width + column] : [];
    }
    const { command } = option;
    if (command.type === 'Activate' || command.type === 'Reveal')
      return this.#scene.standing.get(command.who)?.squares ?? [];
    if (breachOf(option)) return [];
    const at = aimsOf(option).flatMap((aim) =>
      aimedAt(this.#scene.view, this.#scene.standing, aim, this.#scene.chart),
    );
    const others = endangered(option).filter((id) => this.#scene.standing.get(id)?.seat !== this.#scene.you);
    const hit = others.flatMap((id) => this.#scene.standing.get(id)?.squares ?? []);
    return [...new Set([...at, ...hit, ...this.#rayOf(option, hit)])];
  }

  /** Once Shoot is pressed, a line is given by any of its squares. */
  #rayOf(option: Option, hit: readonly number[]): readonly number[] {
    const [aim = ''] = this.#choice.verb ? aimsOf(option) : [];
    return rayOf(this.#scene.view, aim, hit, this.#choice.outlook?.fires ?? []);
  }
}
