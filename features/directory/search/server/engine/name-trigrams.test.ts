import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameTrigrams } from './name-trigrams.ts';

const names = ['Kinetic Systems', 'Kinetics', 'Volt', 'Voltaic Marine'];
const trigrams = new NameTrigrams();
for (const [row, name] of names.entries()) trigrams.add(row, name);
const near = (text: string, nameOf = (row: number): string | undefined => names[row]) =>
  trigrams.near(text, nameOf).map(({ row }) => names[row]);

test('blanks do not count, two typos are forgiven, one in a short name', () => {
  expect(near('kineticsystems')).toEqual(['Kinetic Systems']);
  expect(near('kin etics')).toEqual(['Kinetics']);
  expect(near('knietic sistems')).toEqual(['Kinetic Systems']);
  expect(near('xolt')).toEqual(['Volt']);
  expect(near('xelt')).toEqual([]);
});

test('what was removed or renamed is not found by its old name', () => {
  expect(near('kinetics', () => undefined)).toEqual([]);
  expect(near('kinetics', () => 'Another')).toEqual([]);
});

test('any name of five letters or more is found with any one letter missing', () => {
  const word = fc.stringMatching(/^[a-z]{5,30}$/u);
  fc.assert(
    fc.property(word, fc.nat(), (name, at) => {
      const one = new NameTrigrams();
      one.add(0, name);
      const missing = at % name.length;
      const typed = name.slice(0, missing) + name.slice(missing + 1);
      expect(one.near(typed, () => name)).toHaveLength(1);
    }),
  );
});
