import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { answeredStages } from './answered-stages.ts';

test('refusals and stages that promise no days are an answer', () => {
  expect(answeredStages(defaultStages)).toEqual(['Selected', 'Declined']);
});

test('where nothing is promised, refusals and the last stage are', () => {
  const stages = defaultStages.map(({ name, isRefusal }) => ({ name, isRefusal }));
  expect(answeredStages(stages)).toEqual(['Selected', 'Declined']);
});
