// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  forgetInvitation,
  invitation,
  invitations,
  keepInvitation,
} from '../../../src/common/new-table/invitations.ts';
import { duel, outlook, placed, type SeatKind, written } from '../../../src/common/new-table/seats.ts';

const seats = (...kinds: SeatKind[]) => kinds.map((kind) => ({ kind, name: ' Ada ', bot: 'captain' }));

test.each([
  ['here', 'bot', 'at-once'],
  ['here', 'link', 'invite'],
  ['here', 'here', 'share'],
  ['bot', 'bot', 'watch'],
  ['link', 'bot', 'watch-invite'],
] as const)('%s and %s: %s', (one, another, next) => {
  expect(outlook(seats(one, another))).toBe(next);
});

test('a duel is a player here against a player with a link', () => {
  expect(duel('Ada').map((seat) => seat.kind)).toEqual(['here', 'link']);
});

test('the request has trimmed names, bots named by kind, and no salts', () => {
  const sent = written(seats('here', 'link', 'bot'), (bot) => `the ${bot}`);
  expect(sent).toEqual([
    { kind: 'here', name: 'Ada' },
    { kind: 'link', name: 'Ada' },
    { kind: 'bot', bot: 'captain', name: 'the captain' },
  ]);
});

const link = (seat: number) => ({ seat, key: `key ${seat}`, code: seat ? 'AAAA-BBBB' : '' });
const made = (...links: number[]) => ({
  match: 'm',
  links: links.map(link),
  watch: 'watch',
  door: 'door',
  host: 'host',
});

test('a seat at this screen is opened, and the other link is for sharing', () => {
  const { here, invitation } = placed(made(0, 1), 'heroes', seats('here', 'link'), 'hot');
  expect(here).toEqual([{ seat: 0, key: 'key 0' }]);
  expect(invitation.own).toEqual({ kind: 'play', key: 'key 0' });
  expect(invitation.links).toEqual([link(1)]);
});

test('two people here share the screen', () => {
  const { here, invitation } = placed(made(0, 1), 'heroes', seats('here', 'here'), 'hot');
  expect(here.map((one) => one.seat)).toEqual([0, 1]);
  expect(invitation.own).toEqual({ kind: 'hot', key: 'hot' });
  expect(invitation.links).toEqual([]);
});

test('the maker of a table for others watches it', () => {
  const { here, invitation } = placed(made(0, 1), 'heroes', seats('link', 'link'), 'hot');
  expect(here).toEqual([]);
  expect(invitation).toMatchObject({ own: { kind: 'watch', key: 'watch' }, key: 'watch' });
  expect(invitation.links).toHaveLength(2);
});

test('links are kept until they are forgotten, and invalid data in the store is ignored', () => {
  const { invitation: one } = placed(made(0, 1), 'heroes', seats('here', 'link'), 'hot');
  keepInvitation(one);
  expect(invitation('m')).toEqual(one);
  forgetInvitation('m');
  expect(invitation('m')).toBeNull();
  localStorage.setItem('bulkhead.invitations', '[{"match":"m"},7,null]');
  expect(invitations()).toEqual([]);
});
