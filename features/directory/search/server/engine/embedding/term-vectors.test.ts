import { describe, expect, test } from 'vitest';
import { corpusEmbedder } from './corpus-embedder.ts';
import { eigenOf } from './matrix.ts';
import { trainTermVectors, learning, TermCounts } from './term-vectors.ts';

/** Two fields, each with synonyms that never occur in the same text. */
const texts = Array.from({ length: 200 }, (_, index) => {
  const isGear = index % 2 === 0;
  const word = (index >> 1) % 2 === 0;
  const nth = `client ${index % 7}`;
  return isGear
    ? `${word ? 'gearbox' : 'transmission'} grease bearing wear ${nth}`
    : `${word ? 'vessel' : 'ship'} hull port harbour ${nth}`;
});

function learnt(from: readonly string[], dimensions = 16) {
  const counts = new TermCounts();
  for (const text of from) counts.add(text);
  return trainTermVectors(counts, { ...learning, dimensions });
}

const embedder = corpusEmbedder(learnt(texts, 2));
async function near(one: string, other: string): Promise<number> {
  const [a = new Float32Array(), b = new Float32Array()] = await embedder.embed([one, other]);
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

describe('term vectors', () => {
  test('relate words that occur in the same companies, but never together', async () => {
    expect(await near('gearbox', 'transmission')).toBeGreaterThan(0.7);
    expect(await near('vessel', 'ship')).toBeGreaterThan(0.7);
    expect(await near('gearbox', 'ship')).toBeLessThan(0.3);
  });

  test('a text is most similar to itself', async () => {
    expect(await near('vessel grease', 'vessel grease')).toBeCloseTo(1, 5);
  });

  test('unknown words give no vector', async () => {
    const [point] = await embedder.embed(['zeppelin quux']);
    expect(point).toEqual(new Float32Array(2));
  });

  test('are the same every time, bit by bit', () => {
    expect(learnt(texts)).toEqual(learnt(texts));
  });

  test.each([
    ['no text', []],
    ['one text', ['gear gear']],
    ['texts all alike', Array.from({ length: 9 }, () => 'gear wheel')],
    ['fewer terms than dimensions', ['a gear', 'a gear wheel', 'wheel']],
  ])('survives %s', (_, few) => {
    const { vectors, terms } = learnt(few);
    expect(vectors).toHaveLength(terms.length * 16);
    expect(vectors.every((value) => Number.isFinite(value))).toBe(true);
  });
});

test('eigenvalues come largest first, with vectors that satisfy them', () => {
  const matrix = [
    [4, 1, 0],
    [1, 3, 1],
    [0, 1, 2],
  ];
  const { values, vectors } = eigenOf(Float64Array.from(matrix.flat()), 3);
  expect([...values]).toEqual([...values].toSorted((a, b) => b - a));
  for (const [place, value] of values.entries()) {
    const vector = [0, 1, 2].map((row) => vectors[row * 3 + place] ?? 0);
    for (const [row, numbers] of matrix.entries()) {
      const product = numbers.reduce((sum, number, at) => sum + number * (vector[at] ?? 0), 0);
      expect(product).toBeCloseTo(value * (vector[row] ?? 0), 8);
    }
  }
});
