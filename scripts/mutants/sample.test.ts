import { expect, test } from 'vitest';
import { notDrawn, sampleOf, strykerPlugins } from './sample.ts';

const mutants = Array.from({ length: 100 }, (_, at) => ({
  id: String(at),
  fileName: `rule-${at % 7}.ts`,
  location: { start: { line: at, column: 1 }, end: { line: at, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
}));

test('A seed draws the same mutants in each run, in whatever order Stryker names them', () => {
  const drawn = sampleOf(mutants, { seed: 1, size: 20 });
  expect(drawn.size).toBe(20);
  expect(sampleOf(mutants.toReversed(), { seed: 1, size: 20 })).toEqual(drawn);
});

test('Another seed draws others', () => {
  const drawn = sampleOf(mutants, { seed: 1, size: 20 });
  expect(sampleOf(mutants, { seed: 2, size: 20 })).not.toEqual(drawn);
});

test('A larger sample has the smaller one in it', () => {
  const larger = sampleOf(mutants, { seed: 1, size: 40 });
  expect([...sampleOf(mutants, { seed: 1, size: 20 })].filter((id) => !larger.has(id))).toEqual([]);
});

test('Without a size all are drawn', () => {
  expect(sampleOf(mutants, { seed: 1, size: null }).size).toBe(mutants.length);
});

test('The checker passes what is drawn, and leaves out the rest', async () => {
  const [plugin] = strykerPlugins;
  const checker = plugin?.factory({ draw: { seed: 1, size: 20 } });
  expect(await checker?.group(mutants)).toEqual([mutants.map(({ id }) => id)]);
  const checked = Object.values((await checker?.check(mutants)) ?? {});
  expect(checked.filter(({ status }) => status === 'passed')).toHaveLength(20);
  expect(checked.filter(({ reason }) => reason === notDrawn)).toHaveLength(80);
});
