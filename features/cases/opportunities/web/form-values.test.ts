import { describe, expect, test } from 'vitest';
import type { OpportunityContent } from '#features/cases/opportunities/domain/content.ts';
import {
  contentOfForm,
  emptyForm,
  formOf,
  problemsIn,
  problemsOf,
  type FormValues,
} from './form-values.ts';

const sound: FormValues = {
  ...emptyForm,
  corporationId: 'skf',
  cycleId: 'autumn',
  name: 'Grease',
};
const cycle = { startDate: '2026-09-01T00:00:00Z', endDate: '2026-12-15T00:00:00Z' };
const fieldsOf = (more: Partial<FormValues>) =>
  Object.keys(problemsOf({ ...sound, ...more }, cycle));

test('converting content to form values and back changes nothing', () => {
  const content: OpportunityContent = {
    name: 'Grease',
    cycleId: 'autumn',
    cycleStartDate: null,
    categories: ['Materials'],
    cycleEndDate: '2026-12-01T10:11:12.345Z',
    introduction: 'Once.\n',
    businessNeed: null,
    focusAreas: '- a',
    callToAction: null,
    reward: { amount: 1250.5, currency: 'SEK' },
    url: 'https://skf.example/x',
    questions: [
      {
        id: '00000000-0000-7000-8000-000000000001',
        text: 'Where?',
        kind: 'choice',
        isRequired: true,
        options: [{ label: 'a' }],
      },
    ],
    isPublished: true,
  };
  expect(contentOfForm(formOf(content, 'skf'))).toEqual(content);
});

describe('validation errors are shown at their field:', () => {
  test.each<[Partial<FormValues>, string[]]>([
    [{}, []],
    [{ name: '  ' }, ['name']],
    [{ name: 'x'.repeat(201) }, ['name']],
    [{ corporationId: null, cycleId: null }, ['corporationId', 'cycleId']],
    [{ cycleEndDate: '2026-08-01T00:00:00Z' }, ['cycleEndDate']],
    [{ cycleStartDate: '2027-01-01T00:00:00Z' }, ['cycleStartDate']],
    [{ introduction: 'x'.repeat(100_001) }, ['introduction']],
    [{ categories: Array.from({ length: 21 }, (_, index) => `${index}`) }, ['categories']],
    [{ categories: ['x'.repeat(61)] }, ['categories']],
    [{ amount: '25 000', currency: 'eur' }, []],
    [{ amount: 'a lot' }, ['reward']],
    [{ amount: '-5' }, ['reward']],
    [{ amount: '5', currency: 'Euro' }, ['reward']],
    [{ url: 'example.com' }, ['url']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: ' https://example.com ' }, []],
  ])('%#', (more, fields) => {
    expect(fieldsOf(more)).toEqual(fields);
  });

  test('errors of the server are shown at their field', () => {
    expect(
      problemsIn([
        { field: 'body.reward.amount', problem: 'too much' },
        { field: 'body.reward.currency', problem: 'unknown' },
        { field: 'body.version', problem: 'missing' },
      ]),
    ).toEqual({ reward: 'Too much' });
    expect(problemsIn('nothing of the kind')).toEqual({});
  });
});
