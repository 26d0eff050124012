import { expect, test } from 'vitest';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { stepsOf } from './progress-steps.ts';

const told = (stage: string) =>
  stepsOf(defaultStages, stage).map(({ name, state }) => `${name} ${state}`);

test('what is behind, where it is, what is ahead; the refusal is not ahead of anybody', () => {
  expect(told('Shortlist')).toEqual([
    'New passed',
    'Screening passed',
    'Shortlist current',
    'Pitch ahead',
    'Selected ahead',
  ]);
});

test('a refusal ends the way', () => {
  expect(told('Declined')).toEqual(['New passed', 'Declined current']);
});

test('a stage that is no longer used is still where it is', () => {
  expect(told('Long list')).toEqual(['New passed', 'Long list current']);
});
