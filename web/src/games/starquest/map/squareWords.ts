/** A square in words, for screen readers: its place, its contents, whether it is seen and can be hit, its answers. */
import type { Chart, Reach } from '../../../generated/starquest.ts';
import { percent, say, speak, words } from '../../../lib/words/speech.svelte.ts';
import type { Desk } from '../desk/desk.svelte.ts';
import { barred } from '../view/barred.ts';
import { carries } from '../view/carrying.ts';
import { type Piece, squareName } from '../view/pieces.ts';

/** A letter for each direction, from the north. */
const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export function describe(desk: Desk, chart: Chart, square: number): string {
  const room = Object.entries(chart.rooms).find(([, squares]) => squares.includes(square))?.[0] ?? '';
  const board = chart.boards.findIndex((one) => one.squares.includes(square));
  const said = [
    say('web-sq-square', {
      square: squareName(desk.scene.view, square),
      room: room || 'none',
      name: room.toUpperCase(),
    }),
  ];
  if (board >= 0 && !desk.scene.view.scanned.includes(board)) said.push(say('web-sq-not-scanned'));
  for (const piece of desk.scene.held.get(square) ?? []) said.push(standing(desk, piece));
  for (const thing of Object.values(desk.scene.view.things))
    if (thing.square === square) said.push(say(thing.kind));
  if (desk.scene.view.flames.some((flame) => flame.squares.includes(square)))
    said.push(say('web-sq-burning'));
  said.push(...printed(desk, chart, square), ...doors(desk, chart, square));
  const { outlook } = desk.choice;
  if (outlook?.fires.includes(square)) said.push(say('web-sq-in-fire'));
  else if (outlook?.sees.includes(square)) said.push(say('web-sq-in-sight'));
  else if (desk.question.seen && !desk.question.seen.has(square)) said.push(say('web-sq-unseen'));
  const way = desk.choice.reach.get(square);
  if (way) said.push(say('web-sq-reach', { cost: way.cost }), ...wayWords(desk, way).map(({ text }) => text));
  const dodge = desk.question.escapes.find(
    (one) => one.square === square && one.who === desk.choice.selected?.id,
  );
  if (dodge)
    said.push(say('web-sq-dodge-left', { hurt: percent(dodge.hurt), killed: percent(dodge.killed) }));
  for (const option of (desk.pointer.places.get(square) ?? []).slice(0, 4))
    said.push(speak(desk.scene.named(option.does), desk.scene.names));
  return said.join('. ');
}

/** What a way brings with it: who may fire, who has to be asked, and that its end is in an enemy's sight. */
export function wayWords(desk: Desk, way: Reach): { kind: 'fire' | 'asks' | 'seen'; text: string }[] {
  const by = [...new Set((way.crosses ?? []).flatMap((one) => one.by))].map((id) => desk.scene.called(id));
  const squares = (way.crosses ?? []).map(({ square }) => squareName(desk.scene.view, square));
  return [
    ...(by.length > 0
      ? [
          {
            kind: 'fire' as const,
            text: say('web-sq-path-fire', { names: words().listed(by), squares: words().listed(squares) }),
          },
        ]
      : []),
    ...(way.asks ? [{ kind: 'asks' as const, text: say('web-sq-reach-asks') }] : []),
    ...(desk.choice.outlook?.watched.includes(way.square)
      ? [{ kind: 'seen' as const, text: say('web-sq-path-seen') }]
      : []),
  ];
}

/** A piece on the square: its owner, its wounds, its facing, its load. */
function standing(desk: Desk, piece: Piece): string {
  const said = [
    say('web-sq-here', {
      name: desk.scene.called(piece.id),
      owner: words().name(piece.seat, desk.scene.names),
      life: piece.life,
      token: piece.kind === 'token' ? 'yes' : 'no',
    }),
  ];
  if (piece.facing >= 0)
    said.push(say('web-sq-facing', { facing: say(`sq-facing-${FACINGS[piece.facing] ?? 'n'}`) }));
  if (piece.watching) said.push(say('web-sq-overwatch'));
  if (piece.mans) said.push(say('web-sq-mans', { machine: desk.scene.called(piece.mans) }));
  if (piece.load.length > 0) said.push(carries(desk.scene, piece));
  return said.join(', ');
}

/** The prints on the square. */
function printed(desk: Desk, chart: Chart, square: number): string[] {
  const said: string[] = [];
  if (chart['r-squares'].includes(square)) said.push(say('web-sq-r-square'));
  const vent = Object.entries(chart.vents).find(([, at]) => at === square)?.[0];
  if (vent !== undefined)
    said.push(say('web-sq-vent', { state: desk.scene.view.vents.includes(vent) ? 'open' : 'gone' }));
  if (Object.values(chart.conduits).some((squares) => squares.includes(square)))
    said.push(say('web-sq-conduit'));
  if (chart.exits.includes(square)) said.push(say('web-sq-exit'));
  if (chart.obstacles.includes(square)) said.push(say('web-sq-obstacle'));
  return said;
}

/** Doors at its edges, and whether they can be used; doorways only while they are barred. */
function doors(desk: Desk, chart: Chart, square: number): string[] {
  const away = new Set([...desk.scene.view.gone, ...desk.scene.view.opened.map(([id]) => id)]);
  const shut = barred(desk.scene.view);
  const gates = chart.gates
    .filter(({ id }) => shut.has(id))
    .map((gate) => ({ ...gate, kind: 'doorway' as const }));
  return [...chart.doors, ...gates].flatMap((door) => {
    const edge = door.edges.find((both) => both.includes(square));
    if (!edge) return [];
    const [one, other] = edge;
    const beyond = one === square ? other : one;
    const step = beyond - square;
    const side = Math.abs(step) === 1 ? (step > 0 ? 'e' : 'w') : step > 0 ? 's' : 'n';
    return [
      say('web-sq-door-at', {
        kind: door.kind,
        state: shut.has(door.id) ? 'barred' : away.has(door.id) ? 'open' : 'closed',
        side: say(`sq-facing-${side}`),
        can: desk.pointer.doors.has(door.id) ? 'yes' : 'no',
      }),
    ];
  });
}
