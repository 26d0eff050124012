import { expect, test } from 'vitest';
import { cellOf, type Cell } from './criteria.ts';

const nothing = {
  oneLiner: null,
  description: null,
  tags: [],
  industries: [],
  country: null,
  foundedYear: null,
  fundingUsd: null,
};

test.each<[stage: string | null, value: string, cell: Cell]>([
  ['Series A', 'series_a', 'yes'],
  ['Seed', 'seed round', 'yes'],
  ['late-bloomer', 'Late bloomer', 'yes'],
  ['Series A', 'B round', 'maybe'],
  ['Seed', 'Series A', 'no'],
  [null, 'Seed', 'unknown'],
])('the stage %s meets the criterion “%s”: %s', (stage, value, cell) => {
  expect(cellOf({ ...nothing, stage }, { mode: 'must', field: 'stage', value })).toBe(cell);
});
