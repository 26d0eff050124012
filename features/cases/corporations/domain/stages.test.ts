import { expect, test } from 'vitest';
import { defaultStages, stagesOf } from './stages.ts';

test('a corporation uses its own stages when they are valid, else the default ones', () => {
  const own = [{ name: 'In' }, { name: 'Out', isRefusal: true }];
  expect(stagesOf({ stages: own })).toEqual(own);
  for (const broken of [
    null,
    {},
    { stages: [] },
    { stages: [{ name: 'In' }, { name: 'Out' }] },
    { stages: [{ name: 'In' }, { name: 'in', isRefusal: true }] },
    { stages: 'In, Out' },
  ]) {
    expect(stagesOf(broken)).toBe(defaultStages);
  }
});
