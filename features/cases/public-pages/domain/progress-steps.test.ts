import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { stepsOf } from './progress-steps.ts';

const textsOf = (stage: string) =>
  stepsOf(defaultStages, stage).map(({ name, state }) => `${name} ${state}`);

test('steps are done, current or ahead; a refusal is never ahead', () => {
  expect(textsOf('Shortlist')).toEqual([
    'New passed',
    'Screening passed',
    'Shortlist current',
    'Pitch ahead',
    'Selected ahead',
  ]);
});

test('a refusal is the last step', () => {
  expect(textsOf('Declined')).toEqual(['New passed', 'Declined current']);
});

test('a stage that was removed from the settings is still the current step', () => {
  expect(textsOf('Long list')).toEqual(['New passed', 'Long list current']);
});
