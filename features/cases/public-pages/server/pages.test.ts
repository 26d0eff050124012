import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  corporation,
  followUp,
  openOpportunities,
  opportunity,
} from '#features/cases/public-pages/domain/endpoints.ts';
import { followUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { formWith } from '#core/tests/forms.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { anonymous } = server;
const past = '2026-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';
/** Marks every text that must not be public. */
const secret = 'Confidential';
const questionId = '0198a7c0-0000-7000-8000-000000000001';

const acme = await makeCorporation(server, 'acme-works');
const closed = await makeCorporation(server, 'closed-works');
await pool.query(
  `update corporations set ignite_enabled = $2, ignite_config = $3, introduction = 'Hello'
  where id = $1`,
  [
    acme.id,
    true,
    {
      headline: 'Come in',
      accent: '#112233',
      questions: [{ id: questionId, text: 'Why?', isRequired: true }],
      refusalMail: { subject: secret, body: secret },
      stages: [
        { name: 'Inbox', promiseDays: 5 },
        { name: 'No', isRefusal: true },
      ],
      notes: secret,
    },
  ],
);
await pool.query(
  `insert into corporation_legal_texts (id, corporation_id, kind, body)
  values (gen_random_uuid(), $1, 'imprint', $2)`,
  [acme.id, secret],
);
const text = { summary: 'In short', introduction: 'At length', categories: ['Wheels'] };
const hidden = {
  name: secret,
  summary: secret,
  introduction: secret,
  businessNeed: secret,
  callToAction: secret,
  categories: [secret],
};
const [open = '', soon = '', finished = ''] = await acme.add([
  {
    name: 'Open',
    publishedAt: past,
    endDate: future,
    reward: { amount: 5, currency: 'EUR' },
    ...text,
  },
  { name: 'Sooner', publishedAt: past, endDate: '2900-01-01T00:00:00.000Z', ...text },
  { name: 'Finished', publishedAt: past, closedAt: past, ...text },
]);
const unseen = [
  ...(await acme.add([
    { ...hidden, publishedAt: null },
    { ...hidden, publishedAt: future },
    { ...hidden, publishedAt: past, isActive: false },
  ])),
  // Of a corporation without a public page.
  ...(await closed.add([{ ...hidden, publishedAt: past }])),
  randomUUID(),
];

/** The paths of all properties in a response: `opportunities.name`. */
function namesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    namesIn(inner, isList ? path : [...path, name]),
  );
}
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();
const of = (place: string, ...names: string[]) => names.map((name) => `${place}.${name}`);
const legalLink = of('legalLinks', 'id', 'kind', 'url');
const face = ['slug', 'name', 'logoUrl', 'headline', 'accent', ...legalLink];

test('a corporation page shows its profile and open opportunities, the earliest deadline first', async () => {
  const page = await anonymous.ask(corporation, { params: { slug: 'acme-works' } });
  expect(page).toMatchObject({ headline: 'Come in', accent: '#112233', introduction: 'Hello' });
  expect(page.opportunities.map(({ name }) => name)).toEqual(['Sooner', 'Open']);
  expect(sorted(namesIn(page))).toEqual(
    sorted([
      ...face,
      'introduction',
      ...of('opportunities', 'id', 'name', 'summary', 'endDate', 'reward', 'categories'),
      ...of('opportunities', 'reward.amount', 'reward.currency', 'timeZone', 'daysLeft'),
    ]),
  );
});

test('the open opportunities of all public pages stand together, none that is hidden', async () => {
  const all = await anonymous.ask(openOpportunities, {});
  const ends = all.map(({ endDate }) => endDate ?? '9999');
  expect(ends).toEqual(ends.toSorted());
  expect(all.map(({ id }) => id).filter((id) => unseen.includes(id) || id === finished)).toEqual(
    [],
  );
  expect(sorted(namesIn(all))).toEqual(
    sorted([
      'id',
      'name',
      'summary',
      'endDate',
      'timeZone',
      'daysLeft',
      'categories',
      'reward',
      'reward.amount',
      'reward.currency',
      ...of('corporation', 'slug', 'name', 'logoUrl'),
    ]),
  );
  await pool.query('update opportunities set is_active = false where corporation_id <> $1', [
    acme.id,
  ]);
  const own = await anonymous.ask(openOpportunities, {});
  expect(own.map(({ name, corporation: { slug } }) => [name, slug])).toEqual([
    ['Sooner', 'acme-works'],
    ['Open', 'acme-works'],
  ]);
  await pool.query('update opportunities set is_active = true where corporation_id <> $1', [
    acme.id,
  ]);
});

test('an opportunity page has everything its form needs', async () => {
  const page = await anonymous.ask(opportunity, { params: { id: open } });
  expect(page).toMatchObject({
    name: 'Open',
    status: 'ACTIVE',
    firstAnswerDays: 5,
    introduction: 'At length',
    questions: [{ id: questionId, text: 'Why?', kind: 'short', isRequired: true }],
  });
  const texts = ['summary', 'introduction', 'businessNeed', 'callToAction', 'focusAreas'];
  expect(sorted(namesIn(page))).toEqual(
    sorted([
      'id',
      'name',
      ...texts,
      'categories',
      'startDate',
      'endDate',
      'status',
      'timeZone',
      'daysLeft',
      'reward.amount',
      'reward.currency',
      'firstAnswerDays',
      'formToken',
      ...of('corporation', ...face),
      ...of('questions', 'id', 'text', 'kind', 'isRequired'),
    ]),
  );
  expect((await anonymous.ask(opportunity, { params: { id: finished } })).status).toBe('FINISHED');
  expect((await anonymous.ask(opportunity, { params: { id: soon } })).reward).toBeNull();
});

test('unpublished opportunities are not found by any public endpoint', async () => {
  const missing = await anonymous.try(opportunity, { params: { id: randomUUID() } });
  for (const id of unseen) {
    const path = `/public/opportunities/${id}`;
    const body = sampleSubmission(server, id);
    const replies = [
      await anonymous.send('GET', path),
      await anonymous.send('POST', `${path}/submissions`, { body }),
      await anonymous.send('POST', `${path}/files`, {
        query: { name: 'a.txt' },
        form: formWith('a'),
      }),
    ];
    for (const reply of replies) {
      expect(`${reply.status} ${reply.text}`).toBe(`404 ${missing.text}`);
    }
  }
  for (const slug of ['closed-works', 'nobody', 'skf-']) {
    const reply = await anonymous.try(corporation, { params: { slug } });
    expect(`${reply.status} ${reply.text}`).toBe(`404 ${missing.text}`);
  }
});

test('no public endpoint returns a confidential text', async () => {
  const [submission = ''] = unseen;
  const pages = [
    await anonymous.try(corporation, { params: { slug: 'acme-works' } }),
    await anonymous.try(opportunity, { params: { id: open } }),
    await anonymous.try(opportunity, { params: { id: submission } }),
    await anonymous.send('GET', '/public/corporations/skf'),
    await anonymous.send('GET', '/openapi.json'),
  ];
  for (const { text: said } of pages) expect(said).not.toContain(secret);
});

test('an invalid key is not found, like one of a removed submission', async () => {
  const { authSecret: key, publicUrl } = server.settings;
  const ours = followUpLinks({ secret: key, publicUrl }).keyOf(randomUUID());
  const others = followUpLinks({ secret: 'x'.repeat(40), publicUrl }).keyOf(randomUUID());
  const replies = await Promise.all(
    [ours, others, 'a', 'A'.repeat(43)].map((one) =>
      anonymous.try(followUp, { params: { key: one } }),
    ),
  );
  expect(new Set(replies.map(({ status, text: said }) => `${status} ${said}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(404);
});
