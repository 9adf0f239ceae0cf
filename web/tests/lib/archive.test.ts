/** Zip archives as the server packs campaigns: stored or deflated, found by their directory. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isArchive, unpacked } from '../../src/lib/archive.ts';

/** An archive of the kind that `ZipFile.writestr` makes. */
function zip(files: Record<string, string>, packed = true): ArrayBuffer {
  const bytes: number[] = [];
  const directory: number[] = [];
  const number = (value: number, size: number) =>
    Array.from({ length: size }, (_, place) => (value >>> (8 * place)) & 255);
  for (const [name, text] of Object.entries(files)) {
    const plain = new TextEncoder().encode(text);
    const data = packed ? new Uint8Array(deflateRawSync(plain)) : plain;
    const path = [...new TextEncoder().encode(name)];
    const at = bytes.length;
    const common = [
      ...number(20, 2),
      ...number(0, 2),
      ...number(packed ? 8 : 0, 2),
      ...number(0, 8),
      ...number(data.length, 4),
      ...number(plain.length, 4),
      ...number(path.length, 2),
      ...number(0, 2),
    ];
    bytes.push(...number(0x04034b50, 4), ...common, ...path, ...data);
    directory.push(
      ...number(0x02014b50, 4),
      ...number(20, 2),
      ...common,
      ...number(0, 10),
      ...number(at, 4),
      ...path,
    );
  }
  const [start, count] = [bytes.length, Object.keys(files).length];
  const end = [...number(0, 4), ...number(count, 2), ...number(count, 2)];
  bytes.push(...directory, ...number(0x06054b50, 4), ...end);
  bytes.push(...number(directory.length, 4), ...number(start, 4), ...number(0, 2));
  return new Uint8Array(bytes).buffer;
}

test.each([true, false])('its files are read by their names, packed or not', (packed) => {
  const archive = zip({ 'crew.jsonl': '{"entry":"campaign"}\n', 'a/b/crew.01-mis.jsonl': 'Größe' }, packed);
  expect(isArchive(archive)).toBe(true);
  expect([...unpacked('crew.zip', archive)]).toEqual([
    ['crew.jsonl', '{"entry":"campaign"}\n'],
    ['crew.01-mis.jsonl', 'Größe'],
  ]);
});

test('a damaged archive, or a file that is no archive, is refused with its name', () => {
  const whole = zip({ 'crew.jsonl': 'x'.repeat(999) });
  const plain = new TextEncoder().encode('PK but not a zip').buffer as ArrayBuffer;
  for (const broken of [whole.slice(0, 40), plain])
    expect(() => unpacked('crew.zip', broken)).toThrow(
      expect.objectContaining({ says: { id: 'web-archive-damaged', args: { name: 'crew.zip' } } }),
    );
  expect(isArchive(new TextEncoder().encode('{}').buffer as ArrayBuffer)).toBe(false);
});
