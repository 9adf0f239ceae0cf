import { expect, test } from 'vitest';
import { readJoining } from '../../../src/screens/home/joining.ts';

const HERE = 'http://localhost:8917/';

test('a link to this house leads to its table', () => {
  expect(readJoining('http://localhost:8917/#/play/aB-_9', HERE)).toEqual({
    kind: 'link',
    route: { name: 'play', key: 'aB-_9' },
  });
  expect(readJoining('#/watch/k', HERE)).toEqual({ kind: 'link', route: { name: 'watch', key: 'k' } });
});

test('a link to another house is followed there', () => {
  const href = 'https://example.org/table/#/play/k';
  expect(readJoining(href, HERE)).toEqual({ kind: 'elsewhere', href });
});

test.each(['<http://localhost:8917/#/play/k>', ' “http://localhost:8917/#/play/k”. ', '«#/play/k»'])(
  '%j: what a messenger put around a link is no part of it',
  (typed) => {
    expect(readJoining(typed, HERE)).toEqual({ kind: 'link', route: { name: 'play', key: 'k' } });
  },
);

test.each(['K7QM-4XWD', ' k7qm-4xwd ', 'K7QM 4XWD', 'k7qm4xwd.'])('%j is a code', (typed) => {
  const read = readJoining(typed, HERE);
  expect(read.kind === 'code' && read.code.replace('-', '')).toBe('K7QM4XWD');
});

test.each([
  '',
  '  ',
  'no',
  'a longer sentence, with a comma',
  'http://localhost:8917/#/rules',
  'javascript:alert(1)#',
  'ftp://example.org/',
])('%j leads nowhere', (typed) => {
  expect(readJoining(typed, HERE)).toEqual({ kind: 'nothing' });
});

test('only addresses of the web are followed elsewhere', () => {
  expect(readJoining('javascript://example.org/#/play/k', HERE).kind).toBe('link');
});
