/** A squad that is being put together: the choices as the server lists them, and the player's wishes. Plain data. */

/** The answer no, to a question that may be declined. */
export const NO = '-';

/** One choice of set-up. */
export interface SquadSlot {
  readonly step: string;
  readonly value: string;
  /** By the player; otherwise it is the first free answer. */
  readonly chosen: boolean;
  readonly optional: boolean;
  readonly options: readonly string[];
}

export interface SquadMember {
  readonly id: string;
  readonly figure: string;
  readonly weapons: readonly string[];
  readonly objects: readonly string[];
}

export interface SquadPlan {
  readonly slots: readonly SquadSlot[];
  readonly members: readonly SquadMember[];
}

/** Steps of which several answers are taken from one list: cards, companions. */
const SETS: ReadonlySet<string> = new Set(['members', 'equipment', 'order', 'governor', 'psychic']);

/** One part of the page: a step with its slots. */
export interface Section {
  readonly step: string;
  readonly slots: readonly SquadSlot[];
  /** Several answers from one list. */
  readonly set: boolean;
  /** How many of them the player has chosen. */
  readonly chosen: number;
  /** Every answer of the list, those that are taken too. */
  readonly options: readonly string[];
}

/** The steps in the order in which they are asked. */
export function sectionsOf(plan: SquadPlan): Section[] {
  const steps = [...new Set(plan.slots.map((slot) => slot.step))];
  return steps.map((step) => {
    const slots = plan.slots.filter((slot) => slot.step === step);
    return {
      step,
      slots,
      set: SETS.has(step),
      chosen: slots.filter((slot) => slot.chosen).length,
      // Later slots of a list leave out what is taken, but a list may grow as well: psychic cards of another art.
      options: [...new Set(slots.flatMap((slot) => slot.options))],
    };
  });
}

/** A wish as it is sent. */
export const wish = (step: string, value: string): string => `${step}=${value}`;

/** What a slot is about: the figure that takes a weapon, the object that is carried; empty for the step itself. */
function subject(step: string, value: string): string {
  return step === 'weapon' || step === 'bearer' ? (value.split(':')[0] ?? '') : '';
}

/** One answer instead of another. Of several slots about the same thing the one with this place is changed. */
export function instead(
  wishes: readonly string[],
  section: Section,
  slot: SquadSlot,
  value: string,
): string[] {
  const { step } = section;
  const about = subject(step, value);
  const same = (one: SquadSlot) => subject(step, one.value) === about;
  const ours = (one: string) =>
    one.startsWith(`${step}=`) && subject(step, one.slice(step.length + 1)) === about;
  const kept = section.slots
    .filter((one) => one !== slot && one.chosen && same(one))
    .map((one) => wish(step, one.value));
  return [...wishes.filter((one) => !ours(one)), ...kept, wish(step, value)];
}

/** A card is taken, or put back. Where no more may be taken, the one that was taken first makes room. */
export function toggled(wishes: readonly string[], section: Section, value: string): string[] {
  const one = wish(section.step, value);
  if (wishes.includes(one)) return wishes.filter((other) => other !== one);
  const ours = wishes.filter((other) => other.startsWith(`${section.step}=`));
  const first = ours.length >= section.slots.length ? ours[0] : undefined;
  // A card that is bound to something is held once.
  const bound = (other: string) => other.split(':')[0] === one.split(':')[0];
  return [...wishes.filter((other) => other !== first && !bound(other)), one];
}

/** Has the player taken this one? */
export function isTaken(section: Section, value: string): boolean {
  return section.slots.some((slot) => slot.chosen && slot.value === value);
}

/** Slots that the player has left open: the first free answer is taken for them. */
export function openSlots(plan: SquadPlan): number {
  return plan.slots.filter((slot) => !slot.chosen && !slot.optional).length;
}

/** The answers that the squad gives, each with its question, in the order in which they are asked. */
export function answersOf(slots: readonly SquadSlot[]): [string, string][] {
  return slots.map(({ step, value }) => [`sq-ask-setup-${step}`, value === NO ? 'pass' : `choose ${value}`]);
}
