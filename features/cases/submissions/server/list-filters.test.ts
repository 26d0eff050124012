import { afterEach, expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import {
  board,
  submissionFacets,
  submissions as list,
} from '#features/cases/submissions/domain/list-endpoints.ts';
import {
  listFilters,
  type SubmissionFilterName,
} from '#features/cases/submissions/domain/list-filters.ts';
import { defaultScorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { create } from '#features/people/exports/domain/endpoints.ts';
import { preparedDecisions } from './decision-tables.ts';
import { submissionFiles } from './file-tables.ts';
import { messages } from './message-tables.ts';
import { scores } from './score-tables.ts';
import { submissions } from './tables.ts';
import { votes } from './vote-tables.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const corporation = await makeCorporation(server, 'filters');
const [id = ''] = await corporation.add([{}]);
const params = { id };

const idOf = async (email: string) =>
  (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]
    ?.id ?? '';
const ownerId = await idOf('owner@skf.example');
const developerId = await idOf('developer@skf.example');
const observerId = await idOf('observer@skf.example');
// Of the corporation, with no role on the case.
await pool.query('update users set corporation_id = $1 where email = $2', [
  corporation.id,
  'member@norrland.example',
]);
await db.insert(opportunityTeam).values([
  { opportunityId: id, userId: ownerId, role: 'Case Owner' },
  { opportunityId: id, userId: developerId, role: 'Business Developer' },
  { opportunityId: id, userId: observerId, role: 'Observer' },
]);
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const member = await server.signIn('member@norrland.example');

const { rows: linked } = await pool.query<{ id: string; country: string }>(
  `select id, country from companies where country is not null and country <> 'SE' limit 1`,
);
const [company = { id: '', country: '' }] = linked;
const question = newId();
const option = newId();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ids = { alpha: newId(), beta: newId(), gamma: newId(), delta: newId() };
const row = (
  name: keyof typeof ids,
  days: number,
  rest: Partial<typeof submissions.$inferInsert>,
) => ({
  id: ids[name],
  opportunityId: id,
  companyName: 'Windlass',
  title: name,
  stage: 'New',
  source: 'staff' as const,
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
  ...rest,
});
await db.insert(submissions).values([
  row('alpha', 20, { source: 'public', companyName: 'Ferrogrid', companyCountry: 'SE' }),
  row('beta', 10, { companyId: company.id, companyCountry: 'SE', revisedAt: daysAgo(1) }),
  row('gamma', 2, {
    stage: 'Screening',
    source: 'import',
    answers: [
      {
        questionId: question,
        question: 'Where?',
        answer: 'North 100%',
        typed: { kind: 'choice', value: [{ id: option, label: 'North 100%' }] },
      },
    ],
  }),
  row('delta', 2, { withdrawnAt: daysAgo(1) }),
]);
const fileId = newId();
await db.insert(files).values({
  id: fileId,
  name: 'deck.pdf',
  contentType: 'application/pdf',
  size: 1,
  sha256: 'x',
  place: 'submission',
});
await db.insert(submissionFiles).values({ fileId, submissionId: ids.beta });
await db.insert(votes).values([
  { submissionId: ids.alpha, userId: ownerId, value: 'up' },
  { submissionId: ids.alpha, userId: developerId, value: 'up' },
  { submissionId: ids.beta, userId: developerId, value: 'down' },
]);
const scored = (submissionId: string, userId: string, value: number) => ({
  submissionId,
  userId,
  scale: defaultScorecard.scale,
  values: Object.fromEntries(defaultScorecard.criteria.map((one) => [one.id, value])),
  at: daysAgo(5),
});
await db
  .insert(scores)
  .values([
    scored(ids.beta, ownerId, 5),
    scored(ids.beta, developerId, 3),
    scored(ids.gamma, developerId, 2),
  ]);
const message = (submissionId: string, authorId: string | null, days: number) => ({
  id: newId(),
  submissionId,
  authorId,
  body: 'Words',
  createdAt: daysAgo(days),
});
await db
  .insert(messages)
  .values([
    message(ids.alpha, ownerId, 4),
    message(ids.alpha, null, 3),
    message(ids.gamma, null, 2),
    message(ids.gamma, ownerId, 1),
  ]);
await db
  .insert(preparedDecisions)
  .values({ submissionId: ids.alpha, stage: 'Declined', preparedBy: ownerId });

// Few may wait at once.
afterEach(() => pool.query('delete from export_jobs'));

const all = ['alpha', 'beta', 'gamma'];
const about = (filter: object) => JSON.stringify([{ questionId: question, ...filter }]);

/** What the case owner finds. Each filter has a row. */
const results: Readonly<Record<SubmissionFilterName, readonly [value: string, names: string[]][]>> =
  {
    stage: [
      ['Screening', ['gamma']],
      ['New,Screening', all],
      ['Attic', []],
    ],
    source: [['public,import', ['alpha', 'gamma']]],
    country: [
      ['SE', ['alpha']],
      [company.country, ['beta']],
      [`SE,${company.country}`, ['alpha', 'beta']],
    ],
    company: [
      ['linked', ['beta']],
      ['unlinked', ['alpha', 'gamma']],
    ],
    companyName: [
      ['FERRO', ['alpha']],
      ['%', []],
    ],
    due: [
      ['overdue', ['alpha']],
      ['soon', ['beta']],
    ],
    overdue: [['true', ['alpha']]],
    submitted: [
      ['-11d..', ['beta', 'gamma']],
      ['..-15d', ['alpha']],
      ['-11d..-5d', ['beta']],
    ],
    updated: [['-11d..0d', ['beta', 'gamma']]],
    files: [
      ['some', ['beta']],
      ['none', ['alpha', 'gamma']],
    ],
    unanswered: [['true', ['alpha']]],
    score: [
      ['4..', ['beta']],
      ['4', ['beta']],
      // That of `gamma` is hidden until one's own is given.
      ['..3', []],
    ],
    changedSinceScore: [['true', ['beta']]],
    vote: [
      ['up', ['alpha']],
      ['down', []],
      ['none', ['beta', 'gamma']],
    ],
    votesFor: [
      ['2..', ['alpha']],
      ['0', ['beta', 'gamma']],
    ],
    votesAgainst: [['1..', ['beta']]],
    decision: [
      ['some', ['alpha']],
      ['none', ['beta', 'gamma']],
    ],
    needsYou: [['message', ['alpha']]],
    answers: [
      [about({ anyOf: [option] }), ['gamma']],
      [about({ has: 'NORTH 1' }), ['gamma']],
      [about({ has: '100%' }), ['gamma']],
      [about({ has: '0_%' }), []],
      [about({ is: 'north 100%' }), ['gamma']],
      [about({ is: 'north' }), []],
      [about({ isAnswered: true }), ['gamma']],
      [about({ isAnswered: false }), ['alpha', 'beta']],
    ],
    withdrawn: [['true', ['delta']]],
    q: [['alph', ['alpha']]],
  };

test('each filter that there is has a row here', () => {
  expect(Object.keys(results).toSorted()).toEqual(Object.keys(listFilters).toSorted());
});

const cases = Object.entries(results).flatMap(([name, rows]) =>
  rows.map(([value, names]) => ({ name, value, names })),
);

test.each(cases)('$name=$value finds $names', async ({ name, value, names }) => {
  const query = { [name]: value };
  const page = await owner.ask(list, { params, query });
  expect(page.data.map(({ title }) => title).toSorted()).toEqual(names);
  const { total } = await owner.ask(submissionFacets, { params, query });
  expect(total).toBe(names.length);
  if (name !== 'stage') {
    const columns = await owner.ask(board, { params, query });
    expect(columns.flatMap(({ data }) => data.map(({ title }) => title)).toSorted()).toEqual(names);
    expect(columns.reduce((sum, column) => sum + column.total, 0)).toBe(names.length);
  }
  const body = { what: 'submissions', id, format: 'csv', filter: query } as const;
  expect((await owner.ask(create, { body })).total).toBe(names.length);
});

test('filters hold together', async () => {
  const country = `SE,${company.country}`;
  const query = { stage: 'New', vote: 'none', files: 'some', country } as const;
  const page = await owner.ask(list, { params, query });
  expect(page.data.map(({ title }) => title)).toEqual(['beta']);
});

test('countries are counted with the other filters, and without their own', async () => {
  const query = { stage: 'New', country: 'SE' };
  const { countries } = await owner.ask(submissionFacets, { params, query });
  expect(countries.map(({ value, count }) => [value, count]).toSorted()).toEqual(
    [
      ['SE', 1],
      [company.country, 1],
    ].toSorted(),
  );
});

test.each([
  { stage: '' },
  { source: 'elsewhere' },
  { submitted: 'soon' },
  { submitted: '2027-02-30..' },
  { score: '5..1' },
  { due: 'never' },
  { vote: 'maybe' },
  { country: Array.from({ length: 60 }, (_, nth) => `C${nth}`).join(',') },
])('%o is refused', async (query) => {
  expect((await owner.try(list, { params, query: query as object })).status).toBe(400);
});

const valueOf = (name: SubmissionFilterName) => results[name][0]?.[0] ?? '';
const refusalOf = async (person: SignedIn, name: SubmissionFilterName) => {
  const query = { [name]: valueOf(name) };
  const replies = [
    await person.try(list, { params, query }),
    await person.try(submissionFacets, { params, query }),
    await person.try(board, { params, query }),
    await person.try(create, {
      body: { what: 'submissions', id, format: 'csv', filter: query },
    }),
  ];
  return replies.map(({ status, body }) => [status, (body as { code?: string }).code]);
};
const hidden = Array.from({ length: 4 }, () => [403, 'submission.filterHidden']);

test.each([
  'score',
  'changedSinceScore',
  'vote',
  'votesFor',
  'votesAgainst',
  'decision',
  'unanswered',
] as const)('a reader without a role on the case cannot filter by %s', async (name) => {
  expect(await refusalOf(member, name)).toEqual(hidden);
});

test.each(['score', 'changedSinceScore', 'decision'] as const)(
  'an observer cannot filter by %s',
  async (name) => {
    expect(await refusalOf(observer, name)).toEqual(hidden);
  },
);

test('what others scored in a blind step changes no count', async () => {
  const ranges = ['1..', '..2', '2', '3..4', '..5'];
  const counted = () =>
    Promise.all(
      ranges.flatMap((score) => [
        owner.try(list, { params, query: { score } }).then(({ text }) => text),
        owner.try(submissionFacets, { params, query: { score } }).then(({ text }) => text),
      ]),
    );
  const before = await counted();
  await pool.query(`update scores set values = $2 where submission_id = $1`, [
    ids.gamma,
    scored('', '', 5).values,
  ]);
  expect(await counted()).toEqual(before);
  // Whose own is in sees it.
  await db.insert(scores).values(scored(ids.gamma, ownerId, 1));
  expect(await counted()).not.toEqual(before);
});
