/** The booklets' words: which of them each chapter uses, by message id. */

const SCORING = ['lucky-six', 'double-six', 'three-of-a-kind', 'straight'].map(
  (kind) => `heroes-kind-${kind}`,
);
const EQUIPMENT = ['inspire', 'vox', 'shield', 'shoot', 'scythe', 'cut-down'].map(
  (kind) => `heroes-equipment-${kind}`,
);
const RANGES = ['melee', 'short', 'medium', 'long'].map((range) => `heroes-range-${range}`);

export interface Group {
  /** Message id of the heading. */
  readonly says: string;
  readonly terms: readonly string[];
}

/** All of them, as the glossary lists them. */
export const GLOSSARY: readonly Group[] = [
  {
    says: 'web-rules-terms-game',
    terms: [
      'battle-roll',
      'scoring-roll',
      'push-your-luck',
      'bust',
      'all-out',
      'battle-action',
      'retreat',
      'current-score',
      'set-up-space',
      'best-of-three',
    ].map((term) => `heroes-term-${term}`),
  },
  { says: 'web-rules-terms-rolls', terms: SCORING },
  { says: 'web-rules-terms-equipment', terms: EQUIPMENT },
  { says: 'web-rules-terms-ranges', terms: RANGES },
];

const OF_CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  board: ['heroes-term-set-up-space'],
  'set-up': ['heroes-term-set-up-space'],
  'battle-rolls': ['heroes-term-battle-roll', 'heroes-term-scoring-roll', ...SCORING],
  pushing: ['heroes-term-push-your-luck', 'heroes-term-bust', 'heroes-term-all-out'],
  'battle-actions': ['heroes-term-battle-action', 'heroes-term-scoring-roll'],
  attacks: ['heroes-term-retreat'],
  'terminator-armour': SCORING,
  equipment: [...EQUIPMENT, ...RANGES],
  winning: ['heroes-term-current-score', 'heroes-term-best-of-three'],
};

export function termsOf(chapter: string): readonly string[] {
  return OF_CHAPTERS[chapter.replace('heroes-chapter-', '')] ?? [];
}
