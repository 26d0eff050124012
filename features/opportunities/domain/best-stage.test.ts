import { expect, test } from 'vitest';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import { bestStage, columnsOfStages } from './best-stage.ts';

const stages = (...names: string[]): Stage[] =>
  names.map((name) => (name === 'No' ? { name, isRefusal: true } : { name }));

test('the best stage is the furthest one reached, in the order of the corporation', () => {
  expect(bestStage(['New', 'Pitch', 'Screening'], defaultStages)).toBe('Pitch');
  expect(bestStage(['Pitch', 'Screening'], stages('Pitch', 'Screening', 'No'))).toBe('Screening');
});

test('refusals and removed stages do not count; without other stages there is no best one', () => {
  expect(bestStage(['New', 'Declined'], defaultStages)).toBe('New');
  expect(bestStage(['Declined'], defaultStages)).toBeNull();
  expect(bestStage(['Attic'], defaultStages)).toBeNull();
  expect(bestStage([], defaultStages)).toBeNull();
});

test('the columns of a single corporation are its stages', () => {
  expect(columnsOfStages([defaultStages])).toEqual([
    ...['New', 'Screening', 'Shortlist', 'Pitch', 'Selected'],
  ]);
});

test('a stage that only another corporation has is inserted after its predecessor there', () => {
  const first = stages('New', 'Talk', 'Chosen', 'No');
  const other = stages('First look', 'New', 'Trial', 'Lab', 'Chosen', 'No', 'Archive');
  expect(columnsOfStages([first, other])).toEqual([
    ...['First look', 'New', 'Trial', 'Lab', 'Talk', 'Chosen', 'Archive'],
  ]);
  expect(columnsOfStages([])).toEqual([]);
});
