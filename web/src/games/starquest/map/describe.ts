/** A square in words, for those who do not see it: where it is, what is there, what is seen and can be hit, what to do. */
import type { Chart } from '../../../generated/starquest.ts';
import { say, speak, words } from '../../../lib/speech.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { squareName } from '../pieces.ts';

export function describe(desk: Desk, chart: Chart, square: number): string {
  const room = Object.entries(chart.rooms).find(([, squares]) => squares.includes(square))?.[0] ?? '';
  const board = chart.boards.findIndex((one) => one.squares.includes(square));
  const said = [
    say('web-sq-square', {
      square: squareName(desk.view, square),
      room: room || 'none',
      name: room.toUpperCase(),
    }),
  ];
  if (board >= 0 && !desk.view.scanned.includes(board)) said.push(say('web-sq-not-scanned'));
  for (const piece of desk.held.get(square) ?? []) {
    const owner = words().name(piece.seat, desk.names);
    said.push(
      say('web-sq-here', {
        name: desk.called(piece.id),
        owner,
        life: piece.life,
        token: piece.kind === 'token' ? 'yes' : 'no',
      }),
    );
  }
  for (const thing of Object.values(desk.view.things))
    if (thing.square === square) said.push(say(thing.kind));
  if (desk.view.flames.some((flame) => flame.squares.includes(square))) said.push(say('web-sq-burning'));
  if (chart['r-squares'].includes(square)) said.push(say('web-sq-r-square'));
  const { outlook } = desk;
  if (outlook?.fires.includes(square)) said.push(say('web-sq-in-fire'));
  else if (outlook?.sees.includes(square)) said.push(say('web-sq-in-sight'));
  const way = desk.reach.get(square);
  if (way) said.push(say('web-sq-reach', { cost: way.cost }));
  for (const option of (desk.places.get(square) ?? []).slice(0, 4)) said.push(speak(option.does, desk.names));
  return said.join('. ');
}
