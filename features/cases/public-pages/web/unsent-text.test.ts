import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from './draft.ts';
import { copyTextOf, typedFieldsOf } from './unsent-text.ts';

const draft: Draft = {
  ...emptyDraft,
  fields: {
    ...emptyDraft.fields,
    pitch: 'A flow cell.\nIt counts.\n',
    companyName: 'Tribometrics',
  },
  answers: {
    a: { question: 'How mature is it?', answer: 'Pilots run' },
    b: { question: 'When could it start?', answer: ' ' },
  },
  files: [
    { id: '1', name: 'deck.pdf', size: 7, contentType: 'application/pdf', claim: 'x', sentAt: 0 },
  ],
};

test('what was typed stands below its label, in the order of the form', () => {
  expect(copyTextOf(typedFieldsOf(draft))).toBe(
    'Company\nTribometrics\n\nYour pitch\nA flow cell.\nIt counts.\n\n' +
      'How mature is it?\nPilots run\n\nFiles\ndeck.pdf\n',
  );
});

test('of an empty form there is nothing', () => {
  expect(typedFieldsOf(emptyDraft)).toEqual([]);
});
