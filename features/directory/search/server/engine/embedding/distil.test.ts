import { expect, test } from 'vitest';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { distil } from './distil.ts';
import { dotProduct, normalise } from './embedder.ts';

const width = 160;
const wordsOfKind = 100;
const kinds = 6;

/** Words of a few kinds: what all have in common, what those of a kind have, and noise. */
function encoded() {
  const random = seededRandom(7);
  const drawn = (scale: number) =>
    Float32Array.from({ length: width }, () => scale * (random.next() - 0.5));
  const common = drawn(10);
  const shared = Array.from({ length: kinds }, () => drawn(3));
  const rows = new Float32Array(kinds * wordsOfKind * width);
  for (let word = 0; word < kinds * wordsOfKind; word += 1) {
    const [kind, own] = [shared[word % kinds], drawn(1)];
    for (let at = 0; at < width; at += 1) {
      rows[word * width + at] = (common[at] ?? 0) + (kind?.[at] ?? 0) + (own[at] ?? 0);
    }
  }
  return { width, rows };
}

const counts = Array.from({ length: kinds * wordsOfKind }, (_, word) => (word === 0 ? 9000 : 1));
const { dimensions, vectors } = distil(encoded(), counts);
const vectorOf = (word: number) => vectors.slice(word * dimensions, (word + 1) * dimensions);
const lengthOf = (word: number) => Math.sqrt(dotProduct(vectorOf(word), vectorOf(word)));
const near = (one: number, other: number) =>
  dotProduct(normalise(vectorOf(one)), normalise(vectorOf(other)));

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

test('words have 128 numbers, or as many as they allow', () => {
  expect(dimensions).toBe(128);
  expect(
    distil({ width, rows: encoded().rows.slice(0, 40 * width) }, counts.slice(0, 40)).dimensions,
  ).toBe(10);
  expect(distil({ width, rows: new Float32Array() }, [])).toEqual({
    dimensions: 1,
    vectors: new Float32Array(),
  });
});

test('words of a kind are near each other, others are not', () => {
  const pairs = Array.from({ length: 50 }, (_, nth) => [6 * nth + 1, 6 * nth + 7] as const);
  const alike = mean(pairs.map(([one, other]) => near(one, other)));
  const unlike = mean(pairs.map(([one, other]) => near(one, other + 1)));
  expect(Math.abs(unlike)).toBeLessThan(0.05);
  expect(alike).toBeGreaterThan(unlike + 0.02);
});

test('long texts of other words are no nearer for what all words have in common', () => {
  const wordsOfText = 30;
  const texts = Array.from({ length: 19 }, (_, nth) => {
    const sum = new Float32Array(dimensions);
    const from = (1 + nth * wordsOfText) * dimensions;
    const numbers = vectors.subarray(from, from + wordsOfText * dimensions);
    for (const [at, value] of numbers.entries()) {
      sum[at % dimensions] = (sum[at % dimensions] ?? 0) + value;
    }
    return normalise(sum);
  });
  const pairs = texts.slice(1).map((text, nth) => dotProduct(text, texts[nth] ?? text));
  expect(mean(pairs)).toBeLessThan(0.1);
});

test('a frequent word weighs little', () => {
  expect(lengthOf(0) / lengthOf(6)).toBeLessThan(0.01);
});

test('the same words have the same vectors, bit by bit', () => {
  expect(distil(encoded(), counts).vectors).toEqual(vectors);
});
