import { afterEach, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { failAt } from '#core/tests/fail-at.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { figures } from '#features/portfolio/projects/domain/endpoints.ts';
import { countUsage } from '#features/portfolio/metrics/server/count-usage.ts';
import { add, get, remove } from '#features/operations/sample-data/domain/endpoints.ts';
import { filesIn, fingerprintOf } from '#features/operations/sample-data/tests/fingerprint.ts';
import {
  prepareOthers,
  workInSample,
} from '#features/operations/sample-data/tests/work-in-sample.ts';
import { removeBytes, removedBytesQueue } from './removed-bytes.ts';
import type { RemovedBytes } from './removal/remove-sample.ts';

rotateTests();
const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const foundry = await server.signIn('foundry@outrider.example');
const client = await server.signIn('developer@skf.example');
const { id } = await client.ask(byAuth, { query: { authId: client.authId } });
const colleague = { client, id: String(id) };
await prepareOthers(pool, colleague);

const files = () => filesIn(server.settings.dataFolder);
const namesOf = async (query: string) =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);
const code = ({ body }: { readonly body: unknown }) => (body as { code: string }).code;

const present = async () => {
  const { sample } = await superuser.ask(get);
  return { params: { id: String(sample?.corporationId) } };
};
const removeIt = async () => superuser.ask(remove, await present());

/** The worker that recognises companies has seen the new ones. */
const isMatched = () =>
  waitUntil(async () => (await pool.query('select from match_outbox')).rowCount === 0);

/** Whether the removal waits for what somebody else is writing. */
async function isRemovalWaiting(): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database()
       and query like '%removed_rows%' and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rowCount !== 0;
}

/** Removes what a test has left behind. */
afterEach(async () => {
  await pool.query('drop table if exists planted');
  if ((await superuser.ask(get)).sample !== null) await removeIt();
});

/** As the job of this name does once the transaction is committed. */
async function removeWaitingBytes(): Promise<void> {
  const { rows } = await pool.query<{ data: RemovedBytes }>(
    'delete from jobs.job where name = $1 returning data',
    [removedBytesQueue.name],
  );
  for (const { data } of rows) await removeBytes(server)(data);
}

test('sample data is marked by its names, belongs to who asked, and is not published', async () => {
  const { corporationId } = await superuser.ask(add);
  const { sample } = await superuser.ask(get);
  expect(sample).toMatchObject({
    corporationId,
    since: 0,
    people: 0,
    counts: {
      opportunities: 3,
      submissions: 12,
      projects: 2,
      companies: 24,
      collections: 1,
      comments: 4,
      files: 0,
    },
  });
  const names = [
    ...(await namesOf(
      `select name from companies where id in (select company_id from sample_records)`,
    )),
    ...(await namesOf(`select name from opportunities where corporation_id = '${corporationId}'`)),
    ...(await namesOf(`select name from projects where corporation_id = '${corporationId}'`)),
    ...(await namesOf(
      `select name from collections where id in (select collection_id from sample_records)`,
    )),
  ];
  expect(names).toHaveLength(24 + 3 + 2 + 1);
  expect(names.filter((name) => !name.endsWith(' (sample)'))).toEqual([]);
  const { rows } = await pool.query(
    `select (select count(*)::int from opportunities where published_at is not null and corporation_id = $1)
        as published,
      (select ignite_enabled from corporations where id = $1) as "hasPage",
      (select count(distinct user_id)::int from opportunity_team t join opportunities o
        on o.id = t.opportunity_id where o.corporation_id = $1) as team,
      (select count(*)::int from users where corporation_id = $1) as people,
      (select count(*)::int from submissions s join opportunities o on o.id = s.opportunity_id
        where o.corporation_id = $1 and stage = 'Declined' and reason is null) as unexplained,
      (select array_agg(distinct jsonb_array_length(answers)) from submissions s
        join opportunities o on o.id = s.opportunity_id and o.name like 'Forklift%') as typed`,
    [corporationId],
  );
  expect(rows).toEqual([
    { published: 0, hasPage: false, team: 1, people: 0, unexplained: 0, typed: [2, 3] },
  ]);
});

test('adding it writes one entry of the audit log, and notifies nobody', async () => {
  const messages = `select 'mail' as name from mails union all select 'notification' from notifications
    union all select kind from audit_entries`;
  const before = await namesOf(messages);
  await superuser.ask(add);
  await removeIt();
  const after = await namesOf(messages);
  expect(after.slice().toSorted()).toEqual(
    [...before, 'sampleData.added', 'sampleData.removed'].toSorted(),
  );
});

test('removed, it leaves everything as it was, whatever people did with it', async () => {
  while (await countUsage(db));
  const before = {
    prints: await fingerprintOf(pool),
    files: await files(),
    figures: await foundry.ask(figures),
  };
  await superuser.ask(add);
  const { submissionId } = await workInSample(pool, superuser, colleague);
  while (await countUsage(db));
  await isMatched();
  const during = await fingerprintOf(pool);
  expect((await files()).length).toBeGreaterThan(before.files.length);
  const { sample } = await superuser.ask(get);
  const companyIds = sample?.companyIds ?? [];
  expect(sample).toMatchObject({
    people: 1,
    counts: { submissions: 13, projects: 3, comments: 6, files: 1 },
    since: 5,
  });
  // As many tables as work of all kinds writes to.
  const touched = Object.keys(during).filter((name) => during[name] !== before.prints[name]);
  expect(touched.length).toBeGreaterThan(45);

  await removeIt();
  await removeWaitingBytes();
  expect(await fingerprintOf(pool)).toEqual(before.prints);
  expect(await files()).toEqual(before.files);
  expect(await foundry.ask(figures)).toEqual(before.figures);
  // The index learns of each company that is gone.
  const { rows } = await pool.query<{ companies: number }>(
    `select count(distinct o.company_id)::int as companies from search_outbox o
     where o.company_id = any($1) and not exists (select from companies where companies.id = o.company_id)`,
    [companyIds],
  );
  expect(rows).toEqual([{ companies: 24 }]);
  const { status } = await foundry.send('GET', `/submissions/${submissionId}`);
  expect(status).toBe(404);
});

test('mails to submitters are never sent: their addresses cannot exist', async () => {
  await superuser.ask(add);
  await workInSample(pool, superuser, colleague);
  const { rows } = await pool.query(
    `select count(*)::int as mails, count(cancelled_at)::int as cancelled from mails
     where recipient like '%.invalid'`,
  );
  expect(rows).toEqual([{ mails: 1, cancelled: 1 }]);
});

test('a table that refers to it goes with it, though nobody has thought of it', async () => {
  await superuser.ask(add);
  await pool.query(`create table planted (id uuid primary key default gen_random_uuid(),
    opportunity_id uuid references opportunities, within uuid references planted)`);
  await pool.query(
    `with above as (insert into planted (opportunity_id)
        select id from opportunities where name like '%(sample)' limit 1 returning id)
     insert into planted (within) select id from above`,
  );
  await removeIt();
  expect((await pool.query('select from planted')).rowCount).toBe(0);
});

test('it is there once, and removed once', async () => {
  const added = await Promise.all([superuser.try(add), superuser.try(add)]);
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(code(await superuser.try(add))).toBe('sampleData.present');
  const input = await present();
  const removed = await Promise.all([superuser.try(remove, input), superuser.try(remove, input)]);
  expect(removed.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(code(await superuser.try(remove, input))).toBe('sampleData.absent');
});

test('what is written at the same moment goes with it', async () => {
  await superuser.ask(add);
  const input = await present();
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(
    `insert into submissions (id, opportunity_id, company_name, title, stage, source)
     select gen_random_uuid(), id, 'In time', 'In time', 'New', 'staff' from opportunities
     where name like 'Packaging%(sample)'`,
  );
  const removing = superuser.try(remove, input);
  await waitUntil(isRemovalWaiting);
  await writer.query('commit');
  writer.release();
  expect((await removing).status).toBe(204);
  expect((await pool.query(`select from submissions where title = 'In time'`)).rowCount).toBe(0);
});

test('nobody but a Superuser adds, sees or removes it', async () => {
  for (const person of [foundry, client]) {
    const params = { id: crypto.randomUUID() };
    expect((await person.try(get)).status).toBe(403);
    expect((await person.try(add)).status).toBe(403);
    expect((await person.try(remove, { params })).status).toBe(403);
  }
});

test.each([7, 40])('interrupted at statement %i, nothing of it is added or removed', async (at) => {
  const without = await fingerprintOf(pool);
  const adding = await failAt(at, () => superuser.try(add));
  expect(adding.fault).not.toBeNull();
  expect(await fingerprintOf(pool)).toEqual(without);
  await superuser.ask(add);
  await isMatched();
  const added = await fingerprintOf(pool);
  const input = await present();
  const removing = await failAt(at, () => superuser.try(remove, input));
  expect(removing.fault).not.toBeNull();
  expect(await fingerprintOf(pool)).toEqual(added);
});
