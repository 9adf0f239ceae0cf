/** The action bar: what a figure usually does, each with its picture, its key and the answers that it stands for. */
import type { ArtId } from '../../../lib/art.ts';
import type { Option, Verb } from '../offers.ts';

export interface Action {
  readonly id: string;
  readonly icon: ArtId;
  readonly key: string;
  readonly verbs: readonly Verb[];
  /** The command that is asked about when nothing of the kind is offered; empty where that cannot be said so shortly. */
  readonly why: string;
}

/** In the order in which they stand. The words are `web-sq-action-…`. */
export const ACTIONS: readonly Action[] = [
  { id: 'shoot', icon: 'i-shoot', key: 's', verbs: ['Shoot', 'Snap'], why: '' },
  { id: 'overwatch', icon: 'i-overwatch', key: 'o', verbs: ['Overwatch', 'Lower'], why: 'overwatch' },
  { id: 'door', icon: 'i-door', key: 'd', verbs: ['Open'], why: '' },
  { id: 'melee', icon: 'i-melee', key: 'f', verbs: ['Strike'], why: '' },
  { id: 'search', icon: 'i-search', key: 'r', verbs: ['Search'], why: 'search' },
  { id: 'turn', icon: 'i-turn', key: 't', verbs: ['Face'], why: '' },
];

/** Verbs that are given on the map or by buttons of their own, so that no list needs them. */
export const ELSEWHERE: ReadonlySet<Verb> = new Set<Verb>([
  'Step',
  'Walk',
  'Done',
  'End',
  'Activate',
  ...ACTIONS.flatMap((action) => action.verbs),
]);

export function optionsFor(action: Action, options: readonly Option[]): Option[] {
  return options.filter((one) => action.verbs.includes(one.command.type));
}
