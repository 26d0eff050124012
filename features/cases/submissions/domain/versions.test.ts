import { expect, test } from 'vitest';
import { changesBetween } from './versions.ts';

const content = {
  companyName: 'Acme',
  companyUrl: 'https://acme.example',
  contactName: 'Ada',
  title: 'Quiet wheels',
  pitch: 'They turn.',
  answers: [{ questionId: 'a', question: 'How mature is it?', answer: 'A pilot.' }],
};

test('the same content has no changes', () => {
  expect(changesBetween(content, content)).toEqual([]);
});

test('what changed, came and went, in the order of the form', () => {
  const after = {
    ...content,
    companyUrl: null,
    contactName: null,
    pitch: 'They turn quietly.',
    answers: [
      { questionId: 'a', question: 'How far is it?', answer: 'Two pilots.' },
      { questionId: 'b', question: 'When?', answer: 'In May.' },
    ],
  };
  expect(changesBetween(content, after)).toEqual([
    { label: 'Website', before: 'https://acme.example', after: '' },
    { label: 'Contact', before: 'Ada', after: '' },
    { label: 'Pitch', before: 'They turn.', after: 'They turn quietly.' },
    { label: 'How far is it?', before: 'A pilot.', after: 'Two pilots.' },
    { label: 'When?', before: '', after: 'In May.' },
  ]);
});
