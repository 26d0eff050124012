import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type { Question, QuestionDraft } from '#features/cases/corporations/domain/question.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { opportunity, submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const params = { id: opportunityId };
const owner = await server.signIn('owner@skf.example');
const { anonymous } = server;

async function ask(questions: QuestionDraft[]): Promise<Question[]> {
  const { version = 1, cycleId, name } = await owner.ask(opportunities.get, { params });
  const body = { cycleId, name, questions, version };
  return (await owner.ask(opportunities.update, { params, body })).questions ?? [];
}

const kinds: QuestionDraft[] = [
  { text: 'Text?', kind: 'short', isRequired: true },
  { text: 'Number?', kind: 'number', isRequired: true, least: 0, most: 100 },
  {
    text: 'Choice?',
    kind: 'choice',
    isRequired: true,
    options: [{ label: 'North' }, { label: 'South' }],
  },
  {
    text: 'Choices?',
    kind: 'choices',
    isRequired: false,
    options: [{ label: 'Red' }, { label: 'Blue' }],
  },
  { text: 'Date?', kind: 'date', isRequired: false },
  { text: 'File?', kind: 'file', isRequired: true, help: 'One page.' },
  { text: 'I agree to the terms.', kind: 'consent', isRequired: true },
];
const questions = await ask(kinds);
const idOf = (text: string) => questions.find((one) => one.text === text)?.id ?? '';
const optionOf = (text: string, label: string) =>
  questions.find((one) => one.text === text)?.options?.find((option) => option.label === label)
    ?.id ?? '';

async function sendFile(): Promise<{ id: string; claim: string }> {
  const sent = await anonymous.send('POST', `/public/opportunities/${opportunityId}/files`, {
    query: { name: 'deck.pdf' },
    form: formWith('%PDF-1.4'),
  });
  const { id, claim } = sent.body as { id: string; claim: string };
  return { id, claim };
}

const file = await sendFile();
type Sent = Parameters<typeof sampleSubmission>[2];
const complete: NonNullable<NonNullable<Sent>['answers']> = [
  { questionId: idOf('Text?'), answer: 'A pilot runs.' },
  { questionId: idOf('Number?'), answer: '12,5' },
  { questionId: idOf('Choice?'), answer: '', value: optionOf('Choice?', 'South') },
  {
    questionId: idOf('Choices?'),
    value: [optionOf('Choices?', 'Blue'), optionOf('Choices?', 'Red')],
  },
  { questionId: idOf('Date?'), answer: '2027-03-31' },
  { questionId: idOf('File?'), value: file.id },
  { questionId: idOf('I agree to the terms.'), value: true },
];
const hand = (answers: typeof complete, attachments = [file]) =>
  anonymous.try(submit, {
    params,
    body: sampleSubmission(server, opportunityId, { answers, attachments, website: null }),
  });
const replaced = (text: string, by: Partial<(typeof complete)[number]> | null) =>
  complete.flatMap((one) => {
    if (one.questionId !== idOf(text)) return [one];
    return by === null ? [] : [{ questionId: one.questionId, ...by }];
  });

test('the form names kinds, options, bounds and help', async () => {
  const { questions: ofForm } = await anonymous.ask(opportunity, { params });
  expect(ofForm).toEqual(questions);
  expect(ofForm).toMatchObject(kinds);
});

test.each<[string, Parameters<typeof replaced>, string, string]>([
  ['no number', ['Number?', null], 'answerMissing', 'Please answer “Number?”.'],
  [
    'words for a number',
    ['Number?', { answer: 'many' }],
    'answerUnfit',
    'Enter a number in digits',
  ],
  ['a number out of bounds', ['Number?', { value: 101 }], 'answerUnfit', 'Enter 100 or less.'],
  ['an option of another question', ['Choice?', { value: 'x' }], 'answerUnfit', 'Choose from'],
  ['two options', ['Choice?', { answer: 'North; South' }], 'answerUnfit', 'Choose one'],
  ['a day that there is not', ['Date?', { answer: '2027-02-30' }], 'answerUnfit', 'Enter a day'],
  ['no consent', ['I agree to the terms.', null], 'answerMissing', 'Please answer “I agree'],
  ['a consent in words', ['I agree to the terms.', { answer: 'Yes' }], 'answerUnfit', 'Tick the'],
  ['no file', ['File?', null], 'answerMissing', 'Please answer “File?”.'],
  ['a file by name', ['File?', { answer: 'deck.pdf' }], 'answerUnfit', 'Add the file'],
])('%s is refused with a sentence', async (_what, by, code, sentence) => {
  const { status, body } = await hand(replaced(...by));
  expect({ status, body }).toMatchObject({ status: 400, body: { code: `public.${code}` } });
  expect((body as { error: string }).error).toContain(sentence);
});

test('a file that is not among those sent, or was claimed by nobody, is refused', async () => {
  expect(await hand(complete, [])).toMatchObject({ body: { code: 'public.answerUnfit' } });
  const forged = [{ id: file.id, claim: 'x' }];
  expect(await hand(complete, forged)).toMatchObject({ body: { code: 'public.unknownFile' } });
});

test('answers are stored with their values, and read by the case team', async () => {
  expect((await hand(complete)).status).toBe(200);
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where company_name = 'Acme'`,
  );
  const [row] = rows;
  const { answers, attachments } = await owner.ask(get, { params: { id: row?.id ?? '' } });
  const red = optionOf('Choices?', 'Red');
  const blue = optionOf('Choices?', 'Blue');
  expect(answers).toEqual([
    { questionId: idOf('Text?'), question: 'Text?', answer: 'A pilot runs.' },
    expect.objectContaining({ answer: '12.5', typed: { kind: 'number', value: 12.5 } }),
    expect.objectContaining({
      answer: 'South',
      typed: { kind: 'choice', value: [{ id: optionOf('Choice?', 'South'), label: 'South' }] },
    }),
    expect.objectContaining({ answer: 'Red; Blue' }),
    expect.objectContaining({ answer: '2027-03-31', typed: { kind: 'date', value: '2027-03-31' } }),
    expect.objectContaining({ answer: 'deck.pdf', typed: { kind: 'file', value: file.id } }),
    expect.objectContaining({
      answer: 'Agreed',
      typed: {
        kind: 'consent',
        value: { at: expect.any(String), wording: 'I agree to the terms.' },
      },
    }),
  ]);
  expect(attachments).toMatchObject([{ id: file.id, name: 'deck.pdf' }]);
  const stored = async () => {
    const answersOf = await pool.query<{ question: string; value: unknown[] }>(
      `select question_id as question, jsonb_build_array(text, number, day, options) as value
        from submission_answers where submission_id = $1`,
      [row?.id],
    );
    return Object.fromEntries(answersOf.rows.map(({ question, value }) => [question, value]));
  };
  const firstStored = await stored();
  expect(firstStored).toEqual({
    [idOf('Text?')]: ['a pilot runs.', null, null, null],
    [idOf('Number?')]: ['12.5', 12.5, null, null],
    [idOf('Choice?')]: ['south', null, null, [optionOf('Choice?', 'South')]],
    [idOf('Choices?')]: ['red; blue', null, null, [red, blue]],
    [idOf('Date?')]: ['2027-03-31', null, '2027-03-31', null],
    [idOf('File?')]: ['deck.pdf', null, null, null],
    [idOf('I agree to the terms.')]: ['agreed', null, null, null],
  });

  // Another wording, and other labels, are everywhere at once; what was agreed to stays as it was.
  const before = { version: 0, updated: '' };
  const stamp = `select version, updated_at::text as updated from submissions where id = $1`;
  Object.assign(before, (await pool.query(stamp, [row?.id])).rows[0]);
  await ask(
    questions.map((question) => ({
      ...question,
      text: question.kind === 'consent' ? 'I agree to the new terms.' : question.text,
      ...(question.options && {
        options: question.options.map(({ id, label }) => ({ id, label: `${label} side` })),
      }),
    })),
  );
  const { answers: reworded } = await owner.ask(get, { params: { id: row?.id ?? '' } });
  expect(reworded.map(({ answer }) => answer)).toEqual([
    'A pilot runs.',
    '12.5',
    'South side',
    'Red side; Blue side',
    '2027-03-31',
    'deck.pdf',
    'Agreed',
  ]);
  expect(reworded.at(-1)).toMatchObject({
    question: 'I agree to the new terms.',
    typed: { value: { wording: 'I agree to the terms.' } },
  });
  expect((await pool.query(stamp, [row?.id])).rows[0]).toEqual(before);
  expect((await stored())[idOf('Choices?')]).toEqual([
    'red side; blue side',
    null,
    null,
    [red, blue],
  ]);
  const changed = await stored();
  await pool.query('select fill_submission_answers()');
  expect(await stored()).toEqual(changed);
});

test('submissions are filtered by their answers', async () => {
  const companiesWith = async (filters: object[] | string) => {
    const answers = typeof filters === 'string' ? filters : JSON.stringify(filters);
    const page = await owner.try(submissions, { params, query: { answers } });
    return page.status === 200
      ? (page.body as { data: { companyName: string }[] }).data.map((one) => one.companyName)
      : page.status;
  };
  const of = (text: string) => ({ questionId: idOf(text) });
  const south = [optionOf('Choice?', 'South')];
  for (const filter of [
    { ...of('Number?'), least: 12, most: 13 },
    { ...of('Choice?'), anyOf: [optionOf('Choice?', 'North'), ...south] },
    { ...of('Choices?'), anyOf: [optionOf('Choices?', 'Blue')] },
    { ...of('Date?'), from: '2027-03-31', to: '2027-03-31' },
    { ...of('Text?'), has: 'PILOT' },
    { ...of('File?'), isAnswered: true },
  ])
    expect(await companiesWith([filter])).toEqual(['Acme']);
  for (const filter of [
    { ...of('Number?'), least: 12.6 },
    { ...of('Choice?'), anyOf: [optionOf('Choice?', 'North')] },
    { ...of('Choice?'), least: 1 },
    { ...of('Date?'), to: '2027-03-30' },
    { ...of('Text?'), has: '%' },
  ])
    expect(await companiesWith([filter])).toEqual([]);
  expect(await companiesWith([{ ...of('Number?'), isAnswered: false }])).not.toContain('Acme');
  const both = [
    { ...of('Number?'), least: 12 },
    { ...of('Choice?'), anyOf: south },
  ];
  expect(await companiesWith(both)).toEqual(['Acme']);
  for (const wrong of ['{', '{}', '[{}]', JSON.stringify([{ ...of('Date?'), from: 'soon' }])])
    expect(await companiesWith(wrong)).toBe(400);
});
