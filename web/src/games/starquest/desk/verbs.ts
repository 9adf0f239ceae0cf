/** The action bar: what a figure usually does, each with its picture, its key and the answers that it stands for. */
import type { ArtId } from '../../../lib/art.ts';
import type { Option, Verb } from '../view/offers.ts';

export interface Action {
  readonly id: string;
  readonly icon: ArtId;
  readonly key: string;
  readonly verbs: readonly Verb[];
}

/** In the order in which they stand. The words are `web-sq-action-…`. */
export const ACTIONS: readonly Action[] = [
  { id: 'shoot', icon: 'i-shoot', key: 's', verbs: ['Shoot', 'Snap'] },
  { id: 'overwatch', icon: 'i-overwatch', key: 'o', verbs: ['Overwatch', 'Lower'] },
  { id: 'door', icon: 'i-door', key: 'd', verbs: ['Open'] },
  { id: 'melee', icon: 'i-melee', key: 'f', verbs: ['Strike'] },
  { id: 'search', icon: 'i-search', key: 'r', verbs: ['Search'] },
  { id: 'turn', icon: 'i-turn', key: 't', verbs: ['Face'] },
];

/** Verbs that are given on the map or by buttons of their own, so that no list needs them. */
export const ELSEWHERE: ReadonlySet<Verb> = new Set<Verb>([
  'Step',
  'Walk',
  'Done',
  'End',
  'Activate',
  'Leave',
  ...ACTIONS.flatMap((action) => action.verbs),
]);

/** It cannot be made good again in this mission: it is asked for twice. */
export const isFinal = ({ command }: Option): boolean => command.type === 'Leave';

export function optionsFor(action: Action, options: readonly Option[]): Option[] {
  return options.filter((one) => action.verbs.includes(one.command.type));
}
