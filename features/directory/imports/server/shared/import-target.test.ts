import { expect, test } from 'vitest';
import { projects } from '#features/portfolio/projects/feature.server.ts';
import * as features from '#app/features.server.ts';
import { importsOf } from '#features/directory/imports/domain/import.ts';
import { importTargetsOf } from './import-target.ts';

test('every type of record is brought by a feature', () => {
  const targets = importTargetsOf(Object.values(features));
  expect(importsOf.map((of) => targets[of].records.of)).toEqual(importsOf);
});

test('one that is missing is found at the start', () => {
  const others = Object.values(features).filter((feature) => feature !== projects);
  expect(() => importTargetsOf(others)).toThrow(
    'No feature provides what an import of projects needs.',
  );
});
