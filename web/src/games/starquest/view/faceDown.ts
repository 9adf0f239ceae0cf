/** What everybody knows of a token that lies face down: which figures and objects its owner was given by the mission. */
import type { View } from '../../../generated/starquest.ts';

/** Each once, in the order of the mission's list; empty where the mission has none for this kind of token. */
export function listedFor(view: Pick<View, 'scenario' | 'sides' | 'tokens'>, id: string): readonly string[] {
  const token = view.tokens[id];
  const faction = view.sides[token?.seat ?? -1]?.faction ?? '';
  const { supplies, legacy, ...rest } = view.scenario;
  const supply = supplies?.[faction];
  const playing = new Set(view.sides.map((side) => side.faction));
  switch (token?.kind) {
    case 'blip':
      return once([
        ...(supply?.blips ?? []),
        ...(supply?.keys ?? []),
        ...(rest['hidden-objects']?.[faction] ?? []),
        ...Object.entries(rest['drawn-objects'] ?? {}).flatMap(([object, into]) =>
          into.includes(faction) ? [object] : [],
        ),
        // The tokens of an absent alien player go to the other alien player.
        ...Object.entries(legacy?.blips ?? {}).flatMap(([to, left]) =>
          to === faction || !playing.has(to) ? left : [],
        ),
      ]);
    case 'reinforcement':
      return once(supply?.reinforcements ?? []);
    case 'special':
      return once([...(supply?.specials ?? []), ...(faction === 'chaos' ? (legacy?.specials ?? []) : [])]);
    default:
      return [];
  }
}

const once = (identities: readonly string[]): readonly string[] => [...new Set(identities)];
