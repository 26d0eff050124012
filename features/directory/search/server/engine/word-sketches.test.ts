import { expect, test } from 'vitest';
import { codeOf, sketchOf, WordSketches } from './word-sketches.ts';

test('a word is two bytes, and most words have one of their own', () => {
  const words = Array.from({ length: 1000 }, (_, nth) => `word${nth}`);
  const codes = words.map(codeOf);
  expect(Math.min(...codes)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...codes)).toBeLessThan(2 ** 16);
  expect(new Set(codes).size).toBeGreaterThan(980);
});

test('a sketch has each of the first telling words once', () => {
  expect(sketchOf(['the', 'kite', 'of', 'kite', 'ox', 'wind'])).toEqual(
    ['kite', 'wind'].map(codeOf),
  );
  const many = Array.from({ length: 100 }, (_, nth) => `word${nth}`);
  expect(sketchOf(many)).toEqual(many.slice(0, 16).map(codeOf));
});

test('a sketch that is replaced is no longer counted', () => {
  const sketches = new WordSketches();
  sketches.set(3, sketchOf(['kite', 'wind']));
  sketches.set(5000, sketchOf(['wind']));
  expect(['kite', 'wind', 'sail'].map((word) => sketches.companiesWith(codeOf(word)))).toEqual([
    1, 2, 0,
  ]);
  sketches.set(3, sketchOf(['sail']));
  expect(['kite', 'wind', 'sail'].map((word) => sketches.companiesWith(codeOf(word)))).toEqual([
    0, 1, 1,
  ]);
  expect([...sketches.of(3)]).toEqual([codeOf('sail')]);
});

test('rows are weighed by their words, and the weights of one question are gone in the next', () => {
  const sketches = new WordSketches();
  const rows = [['kite', 'wind'], ['wind'], ['sail']];
  for (const [row, words] of rows.entries()) sketches.set(row, sketchOf(words));
  const weigh = (weights: readonly (readonly [number, number])[]) => {
    const sums: [number, number][] = [];
    sketches.weigh(rows.keys(), weights, (row, sum) => sums.push([row, sum]));
    return sums;
  };
  expect(
    weigh([
      [codeOf('kite'), 2],
      [codeOf('wind'), 1],
    ]),
  ).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(weigh([[codeOf('sail'), 1]])).toEqual([[2, 1]]);
});
