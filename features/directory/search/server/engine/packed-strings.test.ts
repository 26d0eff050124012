import { expect, test } from 'vitest';
import { PackedIds, PackedStrings } from './packed-strings.ts';

test('strings of any length and script are read as they were added', () => {
  const packed = new PackedStrings();
  const texts = Array.from({ length: 20_000 }, (_, nth) => 'ab é 日本 🙂'.repeat(nth % 17) + nth);
  texts[700] = '';
  // Exactly one chunk, and one that leaves no room for the next.
  texts[701] = 'x'.repeat(65_536);
  const places = texts.map((text) => {
    const at = packed.add(text);
    return [at, packed.end] as const;
  });
  expect(places.map(([from, to]) => packed.get(from, to))).toEqual(texts);
});

test('ids are kept when room is made, also those that are no UUIDs', () => {
  const ids = new PackedIds();
  const first = '01a21943-7759-73aa-aa44-df77422da080';
  ids.set(0, first);
  ids.set(1, 'other');
  ids.reserve(50_000);
  ids.set(60_000, first);
  expect([0, 1, 60_000].map((row) => ids.get(row))).toEqual([first, 'other', first]);
});
