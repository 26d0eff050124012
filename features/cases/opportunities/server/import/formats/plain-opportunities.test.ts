import { describe, expect, test } from 'vitest';
import { plainOpportunities } from './plain-opportunities.ts';

function read(record: Record<string, unknown>) {
  const result = plainOpportunities.read(record, { timeZone: 'UTC' });
  if (result.skipped !== undefined) throw new Error(result.skipped);
  return result;
}

test('a file written by hand', () => {
  const { row, notes } = read({
    externalId: 12,
    name: 'Quiet turbines',
    introduction: '**Half** the noise\r\n',
    businessNeed: '<p>It is <b>loud</b></p>',
    url: 'www.wind.example',
    categories: 'wind; noise',
    cycleName: 'Spring 2024',
    cycleStartDate: '01/02/2024',
    cycleEndDate: '30/06/2024',
    reward: '€ 20.000',
    numSubmissions: '7',
    contactPerson: 'Ada Breeze',
  });
  expect(row).toEqual({
    externalId: '12',
    sourceName: 'File',
    cycle: {
      name: 'Spring 2024',
      startDate: '2024-01-02T00:00:00.000Z',
      endDate: '2024-06-30T23:59:59.000Z',
    },
    name: 'Quiet turbines',
    introduction: '**Half** the noise',
    businessNeed: 'It is **loud**',
    callToAction: null,
    focusAreas: null,
    url: 'https://www.wind.example',
    categories: ['wind', 'noise'],
    startDate: '2024-01-02T00:00:00.000Z',
    endDate: '2024-06-30T23:59:59.000Z',
    reward: { amount: 20_000, currency: 'EUR' },
    facts: [{ label: 'Contact person', value: 'Ada Breeze' }],
  });
  expect(notes).toEqual([
    '“Business need” was HTML and is Markdown now.',
    'The number of submissions (7) was left out: Outrider counts them.',
  ]);
});

describe('an export of ours', () => {
  const exported = {
    id: 'b0c1f7de-0000-4000-8000-000000000001',
    corporationId: 'b0c1f7de-0000-4000-8000-000000000002',
    cycleId: 'b0c1f7de-0000-4000-8000-000000000003',
    cycleName: 'FY22',
    cycleStartDate: '2021-10-01T04:00:00.000Z',
    cycleEndDate: null,
    name: 'Quiet turbines',
    introduction: '- a\n- b',
    businessNeed: null,
    callToAction: null,
    focusAreas: null,
    numSubmissions: 0,
    url: 'https://wind.example/',
    team: [],
    categories: ['wind'],
    status: 'ACTIVE',
    reward: { amount: 5, currency: 'SEK' },
    source: {
      name: 'Challenge.gov',
      externalId: '17',
      facts: [{ label: 'Agency', value: 'Wind' }],
    },
  };

  test('is imported unchanged, with the id of its original source', () => {
    const { row, externalId, notes } = read(exported);
    expect(externalId).toBe('17');
    expect(row).toMatchObject({
      sourceName: 'Challenge.gov',
      introduction: '- a\n- b',
      reward: { amount: 5, currency: 'SEK' },
      facts: [{ label: 'Agency', value: 'Wind' }],
    });
    expect(notes).toEqual([
      'The number of submissions (0) was left out: Outrider counts them.',
      'Left out, since Outrider keeps them itself: corporationId, cycleId, status.',
    ]);
  });

  test('without a source, uses its own id', () => {
    expect(read({ ...exported, source: null }).row).toMatchObject({
      externalId: exported.id,
      sourceName: 'File',
      facts: [],
    });
  });
});

test('without an id, uses the link; a cycle without a name is named after its years', () => {
  const { row, notes } = read({
    name: 'A',
    url: 'https://wind.example/a',
    cycleStartDate: '2023-10-01',
    cycleEndDate: '2024-09-30',
  });
  expect(row.externalId).toBe('https://wind.example/a');
  expect(row.cycle?.name).toBe('2023–2024');
  expect(notes).toEqual([
    'It has no id; “https://wind.example/a” stands in for it when it is imported again.',
  ]);
});

test('a row without a name is rejected', () => {
  expect(plainOpportunities.read({ name: ' ', introduction: 'a' }, { timeZone: 'UTC' })).toEqual({
    skipped: 'The name is missing.',
  });
});
