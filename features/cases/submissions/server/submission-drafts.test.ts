import { expect, test } from 'vitest';
import { find } from '#features/directory/companies/domain/endpoints.ts';
import { add, edit } from '#features/cases/submissions/domain/draft-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const params = { id: opportunityId };

const draft = { companyName: 'Tribometrics', title: 'Wear debris counted in the grease' };
const eventsOf = async (id: string) => {
  const { rows } = await pool.query<{ kind: string; details: unknown; opportunity_id: string }>(
    'select kind, details, opportunity_id from audit_entries where subject_id = $1 order by id',
    [id],
  );
  return rows;
};

test('a submission added by a colleague is last in the first stage, and is recorded', async () => {
  const added = await owner.ask(add, {
    params,
    body: {
      ...draft,
      pitch: '  ',
      contactEmail: 'noor@tribometrics.example',
      answers: [{ question: 'How mature is it?', answer: 'TRL 6' }],
    },
  });
  expect(added).toMatchObject({
    ...draft,
    stage: 'New',
    source: 'staff',
    pitch: null,
    company: null,
  });
  const page = await owner.ask(submissions, { params, query: { sort: 'stage', stage: 'New' } });
  expect(page.data.at(-1)?.id).toBe(added.id);
  expect(await eventsOf(added.id)).toMatchObject([
    { kind: 'submission.created', opportunity_id: opportunityId },
  ]);
});

test('companies of the directory are found by prefix, and a chosen one sets the name', async () => {
  const { rows } = await pool.query<{ id: string; name: string; kind: 'startup'; url: string }>(
    'select id, name, kind, url from companies where url is not null order by id limit 1',
  );
  const [{ id = '', name = '', kind = 'startup' as const, url = '' } = {}] = rows;
  const letters = name.slice(0, 4);
  const companies = await owner.ask(find, { query: { q: letters } });
  expect(companies[0]?.name.toLowerCase().startsWith(letters.toLowerCase())).toBe(true);
  const byDomain = await owner.ask(find, { query: { q: url.replace(/^https:\/\//u, '') } });
  expect(byDomain.map((one) => one.id)).toContain(id);
  expect(await owner.ask(find, { query: { q: '%' } })).toEqual([]);
  const body = { ...draft, company: { kind, id }, companyName: 'Something else' };
  const added = await owner.ask(add, { params, body });
  expect(added).toMatchObject({ companyName: name, company: { id, name } });
  const gone = { ...draft, company: { kind, id: crypto.randomUUID() } };
  expect((await owner.try(add, { params, body: gone })).body).toMatchObject({
    code: 'submission.noSuchCompany',
    details: [{ field: 'body.company' }],
  });
});

test('a submission cannot start in a refusal stage or an unknown one', async () => {
  for (const [stage, code] of [
    ['Declined', 'submission.beginsRefused'],
    ['Attic', 'submission.unknownStage'],
  ]) {
    const reply = await owner.try(add, { params, body: { ...draft, stage } });
    expect(reply.body).toMatchObject({ code });
  }
});

test('a change based on an old version is refused with the current submission', async () => {
  const { id, version } = await owner.ask(add, { params, body: draft });
  const mine = { ...draft, title: 'Mine', version };
  const theirs = { ...draft, title: 'Theirs', contactName: 'Noor', version };
  const replies = await Promise.all([
    owner.try(edit, { params: { id }, body: mine }),
    developer.try(edit, { params: { id }, body: theirs }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  const now = await owner.ask(get, { params: { id } });
  expect(refused?.body).toMatchObject({ code: 'stale', details: { title: now.title, version: 2 } });
});

test('a change is recorded with the names of the changed fields; no change records nothing', async () => {
  const { id, version } = await owner.ask(add, { params, body: draft });
  const answers = [{ question: 'How mature is it?', answer: 'TRL 6' }];
  const body = { ...draft, title: 'Another', pitch: 'Now it has one.', answers, version };
  const changed = await owner.ask(edit, { params: { id }, body });
  const again = await owner.ask(edit, {
    params: { id },
    body: { ...body, version: changed.version },
  });
  expect(again.version).toBe(changed.version);
  expect(await eventsOf(id)).toMatchObject([
    { kind: 'submission.created' },
    { kind: 'submission.updated', details: { changed: ['title', 'pitch', 'answers'] } },
  ]);
});

test('a list can be filtered to overdue submissions', async () => {
  const { id } = await owner.ask(add, { params, body: draft });
  const overdue = async () =>
    (await owner.ask(submissions, { params, query: { overdue: 'true', limit: '100' } })).data.map(
      (row) => row.id,
    );
  expect(await overdue()).not.toContain(id);
  await pool.query(`update submissions set created_at = now() - interval '14 days' where id = $1`, [
    id,
  ]);
  expect(await overdue()).toContain(id);
  const { dueAt } = await owner.ask(get, { params: { id } });
  expect(Date.parse(dueAt ?? '')).toBeLessThanOrEqual(Date.now());
});
