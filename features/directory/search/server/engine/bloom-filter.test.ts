import { expect, test } from 'vitest';
import { BloomFilter } from './bloom-filter.ts';

const added = Array.from({ length: 30_000 }, (_, nth) => `company ${nth}`);
const others = Array.from({ length: 30_000 }, (_, nth) => `firm ${nth}`);

const passing = (filter: BloomFilter, texts: readonly string[]) =>
  texts.filter((text) => filter.mayContain(text)).length;

test.for([0, 20_000, 30_000])('with room for %i strings', (room) => {
  const filter = new BloomFilter();
  expect(filter.mayContain('company 1')).toBe(false);
  filter.reserve(room);
  for (const text of added) filter.add(text);
  expect(passing(filter, added)).toBe(added.length);
  expect(passing(filter, others)).toBeLessThan(others.length / 50);
});

test('A string that is added again takes no room', () => {
  const filter = new BloomFilter();
  for (let time = 0; time < 20; time += 1) {
    for (const text of added.slice(0, 3000)) filter.add(text);
  }
  expect(passing(filter, others)).toBeLessThan(others.length / 200);
});
