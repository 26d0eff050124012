import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import { fitOpportunity } from './fit-opportunity.ts';
import type { OpportunityRow } from './opportunity-row.ts';

const fitting: OpportunityRow = {
  externalId: '1',
  sourceName: 'File',
  cycle: {
    name: '2024',
    startDate: '2024-01-01T00:00:00.000Z',
    endDate: '2024-12-31T23:59:59.000Z',
  },
  name: 'A',
  introduction: null,
  businessNeed: null,
  callToAction: null,
  focusAreas: null,
  url: null,
  categories: ['a'],
  startDate: null,
  endDate: null,
  reward: null,
  facts: [],
};

test('values within the limits are unchanged', () => {
  expect(fitOpportunity(fitting)).toEqual({ row: fitting, notes: [] });
});

test('a name that is too long is cut at a word and kept in full as a fact', () => {
  const name = 'word '.repeat(60).trim();
  const { row, notes } = fitOpportunity({ ...fitting, name });
  expect(row.name).toMatch(/^(?:word )+word…$/u);
  expect(row.name.length).toBeLessThanOrEqual(limits.nameCharacters);
  expect(row.facts).toEqual([{ label: 'Whole name', value: name }]);
  expect(notes).toHaveLength(1);
});

test('no character is cut in two', () => {
  const { row } = fitOpportunity({ ...fitting, name: '😀'.repeat(150) });
  expect(row.name.isWellFormed()).toBe(true);
});

test('a text that is too long ends at a paragraph, and the note says how much is missing', () => {
  const text = `${'a'.repeat(limits.textCharacters - 10)}\n\n${'b'.repeat(50)}`;
  const { row, notes } = fitOpportunity({ ...fitting, callToAction: text });
  expect(row.callToAction).toBe(`${'a'.repeat(limits.textCharacters - 10)}…`);
  expect(notes).toEqual([
    `Of the call to action, 51 characters at the end were left out: there is room for ${limits.textCharacters}.`,
  ]);
});

test('categories beyond the limit become a fact', () => {
  const many = Array.from({ length: opportunityLimits.categoriesMost + 1 }, (_, at) => `c${at}`);
  const long = 'x'.repeat(opportunityLimits.categoryCharacters + 1);
  const { row } = fitOpportunity({ ...fitting, categories: [long, ...many] });
  expect(row.categories).toHaveLength(opportunityLimits.categoriesMost);
  expect(row.facts).toEqual([{ label: 'Further categories', value: `${long}; c20` }]);
});

test('contradictory dates are kept with a note', () => {
  const startDate = '2025-02-01T00:00:00.000Z';
  const { row, notes } = fitOpportunity({
    ...fitting,
    startDate,
    endDate: '2025-01-01T00:00:00.000Z',
  });
  expect(row.startDate).toBe(startDate);
  expect(notes).toEqual([
    'It ends (2025-01-01 00:00 UTC) before it starts (2025-02-01 00:00 UTC); both are kept.',
    'It starts (2025-02-01 00:00 UTC) after its cycle “2024” has ended.',
  ]);
});
