/** What alliances and deals cost at this table: the rule, as its house options have it. */
import type { View } from '../../../../generated/starquest.ts';

export interface Cost {
  readonly says: string;
  readonly args: Readonly<Record<string, string>>;
  readonly clause: string;
}

export function costsOf({ options, sides }: Pick<View, 'options' | 'sides'>): Cost[] {
  const house = options.house ?? {};
  const costs: Cost[] = [
    { says: 'web-sq-cost-violation', args: {}, clause: 'SQ-ALLY-12' },
    { says: 'web-sq-cost-parting', args: {}, clause: 'SQ-ALLY-10' },
    { says: 'web-sq-cost-sale', args: { to: house['card-price'] ?? 'seller' }, clause: 'SQ-RECON-07' },
    { says: 'web-sq-cost-deal', args: { lasts: house['deal-alliance'] ?? 'lasting' }, clause: 'SQ-ALLY-11' },
  ];
  if (sides.some(({ faction }) => faction === 'chaos'))
    costs.push({
      says: 'web-sq-cost-apart',
      args: { hybrids: house['hybrids-apart'] ? 'apart' : 'with' },
      clause: 'SQ-ALLY-06',
    });
  return costs;
}
