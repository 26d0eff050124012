import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import { stageCounts } from './stage-counts.ts';

const stages = (...names: string[]): Stage[] =>
  names.map((name) => (name === 'No' ? { name, isRefusal: true } : { name }));

test('stages with submissions are counted in the order of the corporation', () => {
  const counts = { Pitch: 1, New: 2, Screening: 3 };
  expect(stageCounts(counts, defaultStages)).toEqual([
    { stage: 'New', count: 2 },
    { stage: 'Screening', count: 3 },
    { stage: 'Pitch', count: 1 },
  ]);
  expect(stageCounts(counts, stages('Pitch', 'New', 'No')).map(({ stage }) => stage)).toEqual([
    'Pitch',
    'New',
  ]);
});

test('refusals and removed stages do not count', () => {
  expect(stageCounts({ New: 1, Declined: 4, Attic: 2 }, defaultStages)).toEqual([
    { stage: 'New', count: 1 },
  ]);
  expect(stageCounts({}, defaultStages)).toEqual([]);
});
