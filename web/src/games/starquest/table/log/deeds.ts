/** What a fold of the log tells in one line: what the figure did, whom it hit, what it was worth. */
import type { AnyEvent } from '../../../../generated/starquest-events.ts';
import type { Spoken } from '../../../../lib/words/words.ts';
import { actorOf, type Fold } from './folds.ts';

export interface Told {
  /** The whole line; null where the only sentence of the fold says it. */
  readonly says: Spoken | null;
  /** Points that seats won or lost, in the order in which they did. */
  readonly points: readonly { readonly seat: number; readonly points: number }[];
}

interface Attack {
  readonly by: string;
  readonly aim: string;
  readonly killed: Set<string>;
  readonly hurt: Set<string>;
  readonly missed: Set<string>;
  off: boolean;
}

type Deed = { readonly says: Spoken } | { readonly attack: Attack };

/** So many tokens that are revealed together are counted. */
const MANY = 3;
/** An attack at one figure names it; others name squares, lines, doors. */
const FIGURE = /^[a-z]+\d+$/;

const NOTHING = 'web-sq-fold-nothing';
const deed = (id: string, args: Spoken['args'] = {}): Spoken => ({ id: `web-sq-fold-${id}`, args });
const named = (id: string): Spoken => ({ id, args: {} });

/** One line for a fold. */
export function told(fold: Fold): Told {
  const events = fold.lines.map((line) => line.event as AnyEvent);
  const points = scores(events);
  switch (fold.kind) {
    case 'figure': {
      const deeds = deedsOf(fold.who, events);
      // While it may still act, what it has not done is no news: its own sentence says that it starts.
      if (!fold.closed && deeds.length === 1 && deeds[0]?.id === NOTHING) return { says: null, points };
      return { says: { id: 'web-sq-fold', args: { who: fold.who, deeds } }, points };
    }
    case 'card':
      // A card that did nothing more is told by its own sentence.
      return {
        says:
          fold.lines.length > 1
            ? deed('cards', { seat: { who: fold.seat }, deeds: deedsOf('', events) })
            : null,
        points,
      };
    case 'choices':
      return { says: deed('chose', { seat: { who: fold.seat }, count: count(events, 'Chose') }), points };
    case 'tokens': {
      const laid = count(events, 'TokenPlaced');
      return { says: laid > 1 ? deed('laid', { seat: { who: fold.seat }, count: laid }) : null, points };
    }
    default:
      return { says: null, points };
  }
}

/** Messages of what a figure did, in the order in which it did it; what it did several times is said once. */
export function deedsOf(who: string, events: readonly AnyEvent[]): Spoken[] {
  const found: Deed[] = [];
  const steps = count(events, 'Moved', who) + count(events, 'TokenMoved', who);
  const revealed = count(events, 'TokenRevealed');
  const shown = new Set<string>();
  const once = (says: Spoken) => {
    const same = JSON.stringify(says);
    if (!shown.has(same)) found.push({ says });
    shown.add(same);
  };
  let attack: Attack | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'Moved':
      case 'TokenMoved':
        once(
          actorOf(event) === who ? deed('moved', { count: steps }) : deed('dodged', { who: actorOf(event) }),
        );
        break;
      case 'Declared':
        attack = {
          by: event.attacker,
          aim: event.aim,
          killed: new Set(),
          hurt: new Set(),
          missed: new Set(),
          off: false,
        };
        found.push({ attack });
        break;
      case 'CalledOff':
        if (attack) attack.off = true;
        break;
      case 'Wounded':
        if (attack) attack.hurt.add(event.who);
        else once(deed('hurt', { who: event.who }));
        break;
      case 'Eliminated':
        if (attack) attack.killed.add(event.who);
        else once(deed('gone', { who: event.who }));
        break;
      case 'Unharmed':
        attack?.missed.add(event.who);
        break;
      case 'RoomSearched':
        once(
          event.card
            ? deed('found', { room: event.room, card: named(event.card) })
            : deed('searched', { room: event.room }),
        );
        break;
      case 'TokenRevealed':
        if (revealed < MANY) found.push({ says: deed('revealed', { figure: named(event.identity) }) });
        else once(deed('many-revealed', { count: revealed }));
        break;
      case 'Scanned':
        once(deed('scanned', { board: named(event.board) }));
        break;
      case 'TokenPlaced':
        once(deed('tokens', { count: count(events, 'TokenPlaced') }));
        break;
      case 'CardPlayed':
      case 'CardShown':
      case 'EventDrawn':
      case 'Rerolled':
        once(deed('card', { card: named(event.card) }));
        break;
      case 'ThingPickedUp':
        once(deed('picked-up', { thing: event.thing }));
        break;
      case 'Healed':
        once(deed('healed', { who: event.who }));
        break;
      case 'DoorOpened':
        once(deed('door'));
        break;
      case 'Entered':
        once(deed('entered'));
        break;
      case 'Left':
        once(deed('left'));
        break;
      case 'OverwatchSet':
        once(event.who === who ? deed('overwatch') : deed('watches', { who: event.who }));
        break;
      case 'CommandSpent':
        once(deed('command', { count: spent(events) }));
        break;
      default:
    }
  }
  const told = found.flatMap((one) => ('says' in one ? [one.says] : outcome(one.attack, who)));
  if (told.length > 0) return told;
  return [deed(events.some((event) => event.type === 'Faced') ? 'turned' : 'nothing')];
}

/** What an attack did: those who fell, those who were hurt; whom it missed only where it hit nobody. */
function outcome({ by, aim, killed, hurt, missed, off }: Attack, who: string): Spoken[] {
  const own = by === who ? 'yes' : 'no';
  const wounded = [...hurt].filter((one) => !killed.has(one) && one !== by);
  // In a melee the attacker may be the one who falls.
  const back = killed.has(by) ? 'fell' : hurt.has(by) ? 'bled' : '';
  const struck = back && by ? [deed(back, { own, who: by })] : [];
  const at = (verb: string, targets: readonly string[]) =>
    targets.length > 0 ? [deed(verb, { own, who: by, targets: [...targets], count: targets.length })] : [];
  const fallen = [...killed].filter((one) => one !== by || !by);
  const hit = [...at('destroyed', fallen), ...at('wounded', wounded), ...struck];
  if (hit.length > 0) return hit;
  if (off) return [deed('called-off', { own, who: by })];
  if (missed.size > 0) return at('missed', [...missed]);
  return FIGURE.test(aim) ? at('missed', [aim]) : [deed('fired', { own, who: by })];
}

function count(events: readonly AnyEvent[], type: AnyEvent['type'], who = ''): number {
  return events.filter((event) => event.type === type && (!who || actorOf(event) === who)).length;
}

function spent(events: readonly AnyEvent[]): number {
  return events.reduce((sum, event) => (event.type === 'CommandSpent' ? sum + event.points : sum), 0);
}

function scores(events: readonly AnyEvent[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const event of events)
    if (event.type === 'Scored') sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.points);
  return [...sums].filter(([, points]) => points !== 0).map(([seat, points]) => ({ seat, points }));
}
