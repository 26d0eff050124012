import { expect, test } from 'vitest';
import { draftOf, mergeDrafts, takeTheirs } from './draft-content.ts';
import type { Submission } from './submission.ts';

const at = '2026-01-01T00:00:00.000Z';

const base = {
  company: null,
  companyName: 'Tribometrics',
  companyUrl: null,
  companyCountry: null,
  companyOneLiner: null,
  contactName: 'Noor',
  contactEmail: null,
  title: 'Wear debris',
  pitch: 'Once.',
  answers: [{ questionId: 'q', question: 'How mature is it?', answer: 'TRL 6' }],
};

test('changes by two people to different fields are both kept', () => {
  const mine = { ...base, title: 'Wear debris, counted' };
  const theirs = { ...base, pitch: 'Twice.' };
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { ...mine, pitch: 'Twice.' },
    conflicts: [],
  });
});

test('a question that was reworded meanwhile is no change of its answer', () => {
  const reworded = [{ questionId: 'q', question: 'Its readiness?', answer: 'TRL 6' }];
  const mine = { ...base, answers: [{ ...base.answers[0], questionId: 'q', answer: 'TRL 7' }] };
  const { draft, conflicts } = mergeDrafts(base, mine as never, { ...base, answers: reworded });
  expect({ draft, conflicts }).toEqual({ draft: mine, conflicts: [] });
});

test('two changes to the same field keep mine and report a conflict', () => {
  const mine = { ...base, pitch: 'Mine.' };
  const theirs = { ...base, pitch: 'Theirs.', contactName: 'Elin' };
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual(['pitch']);
  expect(draft).toEqual({ ...mine, contactName: 'Elin' });
  expect(takeTheirs(draft, theirs, conflicts)).toEqual({ ...theirs });
});

test('the same change by both is not a conflict', () => {
  const both = { ...base, title: 'The same' };
  expect(mergeDrafts(base, both, both)).toEqual({ draft: both, conflicts: [] });
});

test('the company id and name are merged as one field', () => {
  const theirs = {
    ...base,
    company: { kind: 'startup' as const, id: '018f0000-0000-7000-8000-000000000001' },
    companyName: 'Tribometrics AG',
  };
  expect(mergeDrafts(base, base, theirs).draft).toEqual(theirs);
});

test('two directory records with the same name are different companies', () => {
  const record = (id: string) => ({ ...base, company: { kind: 'startup' as const, id } });
  const [mine, theirs] = [record('a'), record('b')];
  expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: mine, conflicts: ['companyName'] });
  expect(mergeDrafts(base, base, theirs).draft).toEqual(theirs);
});

test('a draft contains exactly the editable fields of its submission', () => {
  const submission: Submission = {
    ...base,

    id: 's',
    opportunityId: 'o',
    listing: { agreed: null, at: null, from: null, isAdded: false },
    stage: 'New',
    stageSince: at,
    dueAt: null,
    dueInDays: null,
    reason: null,
    source: 'staff',
    withdrawnAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    attachments: [],
  };
  expect(draftOf(submission)).toEqual(base);
});
