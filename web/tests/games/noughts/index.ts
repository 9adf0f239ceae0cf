/** A third game for the client: the smallest record that the screens accept. */
import type { Game } from '../../../src/games/game.ts';
import Brief from './Brief.svelte';
import Picture from './Picture.svelte';
import SeatPicture from './SeatPicture.svelte';

export const game: Game = {
  id: 'noughts',
  home: {
    Picture,
    name: 'Noughts and crosses',
    what: 'Three in a row',
    players: 'Two players',
    minutes: 'One minute',
    play: 'Play noughts now',
    setUp: 'Set up noughts',
  },
  course: [
    {
      id: 'game',
      says: 'One game',
      what: 'Against a bot',
      lesson: false,
      minutes: 5,
      start: { bots: ['random'], options: {} },
    },
  ],
  list: {
    icon: 'mark',
    watchIcon: 'mark',
    title: ({ seats }) => seats.map((seat) => seat.name).join(' against '),
    result: () => 'over',
  },
  newTable: { title: 'New noughts', form: () => import('./Form.svelte') },
  lobby: async () => ({ Brief, SeatPicture, sideName: (seat) => (seat === 0 ? 'X' : 'O') }),
  table: () => import('./Grid.svelte'),
  replay: () => import('./Told.svelte'),
  report: () => import('./Told.svelte'),
};
