/** Where a door is, in words: by the rooms on its two sides, as the server's sentences have it. */
import type { Chart } from '../../../generated/starquest.ts';
import type { Spoken } from '../../../lib/words/words.ts';

/** `of room a1`, `between rooms a2 and a4`; a door that rooms do not tell from others goes by its id. */
export function ofRooms(chart: Pick<Chart, 'doors' | 'rooms'>, id: string): Spoken {
  const beside = chart.doors.map((door) => ({ id: door.id, rooms: roomsOf(chart, door.edges.flat()) }));
  const rooms = beside.find((door) => door.id === id)?.rooms ?? [];
  const alike = beside.filter((door) => door.rooms.join() === rooms.join());
  const told = alike.length === 1 ? rooms : [];
  const [one = '', other = ''] = told;
  return { id: 'sq-where', args: { rooms: told.length, one, other, id } };
}

function roomsOf({ rooms }: Pick<Chart, 'rooms'>, squares: readonly number[]): string[] {
  return Object.keys(rooms)
    .filter((room) => rooms[room]?.some((square) => squares.includes(square)))
    .toSorted();
}
