import { expect, test } from 'vitest';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import { submissionRow, valuesByTarget } from './submission-row.ts';

test('a record becomes a row: trimmed, numbers as text, without empty cells', () => {
  const mapping: ImportMapping = {
    Id: 'externalId',
    Firm: 'companyName',
    Mail: 'contactEmail',
    TRL: 'answer:How mature is it?',
    Note: null,
  };
  const record = { Id: 7, Firm: '  Tribometrics ', Mail: '', TRL: '6', Note: 'no' };
  const row = submissionRow(record, mapping);
  expect(row).toEqual({
    externalId: '7',
    companyName: 'Tribometrics',
    answers: [{ questionId: null, question: 'How mature is it?', answer: '6' }],
  });
  expect(valuesByTarget(row)).toEqual({
    externalId: '7',
    companyName: 'Tribometrics',
    'answer:How mature is it?': '6',
  });
});

test('a column of a question has its id, whether it is mapped to that or to the wording', () => {
  const questions = [{ id: '0198a7c0-0000-7000-8000-000000000001', text: 'How mature is it?' }];
  const byId = `answer:${questions[0]?.id}`;
  for (const field of [byId, 'answer:How mature is it?']) {
    const row = submissionRow({ TRL: '6' }, { TRL: field }, questions);
    expect(row.answers).toEqual([
      { questionId: questions[0]?.id, question: 'How mature is it?', answer: '6' },
    ]);
    expect(valuesByTarget(row)).toEqual({ [byId]: '6' });
  }
});

test('a column named like a property of Object.prototype is an ordinary column', () => {
  const mapping: ImportMapping = Object.fromEntries([['constructor', 'title']]);
  expect(submissionRow({}, mapping)).toEqual({});
});
