import { expect, test } from 'vitest';
import type { ImportMapping } from './import.ts';
import { submissionRow } from './submission-row.ts';

test('a record becomes a row: trimmed, numbers as text, without empty cells', () => {
  const mapping: ImportMapping = {
    Id: 'externalId',
    Firm: 'companyName',
    Mail: 'contactEmail',
    TRL: 'answer:How mature is it?',
    Note: null,
  };
  expect(
    submissionRow({ Id: 7, Firm: '  Tribometrics ', Mail: '', TRL: '6', Note: 'no' }, mapping),
  ).toEqual({
    externalId: '7',
    companyName: 'Tribometrics',
    answers: [{ question: 'How mature is it?', answer: '6' }],
  });
});

test('a column named like a property of Object.prototype is an ordinary column', () => {
  const mapping: ImportMapping = Object.fromEntries([['constructor', 'title']]);
  expect(submissionRow({}, mapping)).toEqual({});
});
