/** The stakes of a question as a few numbers with their words. Everything is read, nothing is computed. */
import type { Aim, View } from '../../../../generated/starquest.ts';
import type { Frame } from '../../view/frames.ts';

export interface Box {
  /** A chance from 0 to 1, a number, or points that would be won. */
  readonly kind: 'chance' | 'number' | 'points';
  readonly value: number;
  /** Its name, as a message id. */
  readonly says: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export interface About {
  readonly view: Pick<View, 'sides' | 'minis' | 'options'>;
  readonly you: number;
  readonly frame: Frame | null;
  /** The attack that is considered, or the one that was declared. */
  readonly aim: Aim | null;
  /** Points on the sheet of a miniature. */
  readonly worth: (id: string) => number;
  /** Life points that it has left. */
  readonly life: (id: string) => number;
}

export function stakes(about: About): Box[] {
  const { frame } = about;
  switch (frame?.type) {
    case 'Watching':
      return watching(about);
    case 'Window':
    case 'Reacting':
      return attacked(about);
    case 'Harm':
      return harm(about, frame);
    default:
      return [];
  }
}

function watching({ aim, worth, view }: About): Box[] {
  const [threat] = aim?.threats ?? [];
  const stays = view.options.house?.['over-stays'] ?? false;
  const shot: Box = {
    kind: 'number',
    value: 1,
    says: 'web-sq-stake-shot',
    args: { stays: stays ? 'yes' : 'no' },
  };
  if (!threat) return [shot];
  return [
    { kind: 'chance', value: threat.killed, says: 'web-sq-stake-killed' },
    { kind: 'points', value: worth(threat.target), says: 'web-sq-stake-points' },
    shot,
  ];
}

/** An attack was declared: the danger for the player's own figures. */
function attacked({ aim, view, you, frame }: About): Box[] {
  const own = (aim?.threats ?? []).filter(({ target }) => view.minis[target]?.seat === you);
  const worst = own.reduce<(typeof own)[number] | null>(
    (most, one) => (most && most.hurt >= one.hurt ? most : one),
    null,
  );
  const boxes: Box[] = worst
    ? [
        { kind: 'chance', value: worst.hurt, says: 'web-sq-stake-hurt' },
        { kind: 'chance', value: worst.killed, says: 'web-sq-stake-lost' },
      ]
    : [];
  if (frame?.type === 'Window')
    boxes.push({ kind: 'number', value: view.sides[you]?.command ?? 0, says: 'web-sq-stake-command' });
  return boxes;
}

function harm({ view, you, worth, life }: About, frame: Extract<Frame, { type: 'Harm' }>): Box[] {
  const own = frame.losses.filter(([who]) => view.minis[who]?.seat === you);
  const [who, lost] = frame.losses[frame.at ?? 0] ?? own[0] ?? ['', 0];
  if (!who) return [];
  const boxes: Box[] = [
    { kind: 'number', value: lost, says: 'web-sq-stake-losing' },
    { kind: 'number', value: life(who), says: 'web-sq-stake-life' },
  ];
  if (frame.stage === 'rite') boxes.push({ kind: 'number', value: worth(who), says: 'web-sq-stake-worth' });
  else if (frame.owed) boxes.push({ kind: 'number', value: frame.owed, says: 'web-sq-stake-owed' });
  return boxes;
}

/** Questions to others, by what they are about: told without what only they know. */
const ABOUT: readonly [RegExp, string][] = [
  [/^sq-ask-overwatch/, 'overwatch'],
  [/^sq-ask-window-dodge/, 'dodge'],
  [/^sq-ask-window/, 'command'],
  [/^sq-ask-command/, 'command-roll'],
  [/^sq-ask-permission/, 'permission'],
  [/^sq-ask-(give|load)/, 'agreement'],
  [/^sq-ask-saves/, 'saves'],
  [/^sq-ask-(cards|weapons)/, 'losses'],
  [/^sq-ask-rite/, 'rite'],
  [/^sq-ask-scan/, 'scan'],
  [/^sq-ask-(reveal|returning|stand)/, 'placing'],
  [/^sq-ask-look/, 'look'],
  [/^sq-ask-share/, 'share'],
  [/^sq-ask-(event|held)/, 'event'],
  [/^sq-ask-(special|reinforce)/, 'reinforcements'],
  [/^sq-ask-(order|act|activation)$/, 'turn'],
  [/^sq-ask-setup/, 'setup'],
  [/^sq-ask-(alliance|dispute)/, 'ruling'],
];

/** The topic of another player's decision. */
export function waitsFor(question: string): string {
  return ABOUT.find(([form]) => form.test(question))?.[1] ?? 'card';
}
