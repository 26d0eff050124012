import { expect, test } from 'vitest';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { importClient } from '#features/directory/imports/tests/import-client.ts';
import { hearAll } from '#features/operations/live/tests/hear-all.ts';
import { changeStatus } from '#features/cases/opportunities/domain/endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { makeDeparted } from '#core/tests/extra-people.ts';
import { openLiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { bring, check, run, act, reaches, send } = importClient(owner, opportunityId);
const params = (id: string) => ({ params: { id } });

const header = 'ref,company,title,stage';
const csv = (...lines: string[]) => [header, ...lines].join('\n');
const file = csv(
  'F-1,Lumen Drift,Optical torque sensing,',
  'F-2,Quietloop,Self-calibrating,Screening',
  'F-3,Halo Acoustics,,',
);
const imported = async () => {
  const { rows } = await pool.query<{ id: string; stage: string; source: string }>(
    `select id, stage, source from submissions where external_id like 'F-%' order by external_id`,
  );
  return rows;
};

test('who may add submissions imports a file, twice without duplicates, and undoes it', async () => {
  const { id, of, opportunityId: into } = await bring('founders.csv', file);
  expect([of, into]).toEqual(['submissions', opportunityId]);
  await check(id);
  const { counts } = await owner.ask(imports.preview, params(id));
  expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, rejected: 1 });
  expect(await imported()).toEqual([]);
  await act(id, 'start');
  expect(await reaches(id, 'done')).toMatchObject({ counts });
  expect(await imported()).toMatchObject([
    { source: 'import', stage: 'New' },
    { source: 'import', stage: 'Screening' },
  ]);
  const { data } = await owner.ask(imports.problems, params(id));
  expect(data).toMatchObject([{ row: 3, reasons: ['Title is missing.'] }]);
  const { url } = await owner.ask(imports.report, params(id));
  const report = await server.anonymous.send('GET', url.slice('/api'.length));
  expect(report.text).toContain('3,Title is missing.,F-3,Halo Acoustics');
  const [added] = await imported();
  const { rows: history } = await pool.query<{ kind: string }>(
    'select kind from audit_entries where subject_id = $1',
    [added?.id],
  );
  expect(history).toEqual([{ kind: 'submission.imported' }]);
  const answer = await owner.ask(notifications.list, { query: { limit: '1' } });
  expect(answer.data[0]).toMatchObject({
    title: 'Imported founders.csv',
    link: `/opportunity/${opportunityId}?tab=submissions&import=${id}`,
  });

  const again = await bring('founders.csv', file);
  expect((await check(again.id)).checkedAt).not.toBeNull();
  expect((await act(again.id, 'start')).text).toContain('no row is new or changed');
  const changed = await bring('founders.csv', csv('F-1,Lumen Drift,Optical torque at 40 kHz,'));
  expect((await run(changed.id)).counts).toMatchObject({ created: 0, updated: 1 });
  await act(changed.id, 'undo');
  expect((await reaches(changed.id, 'undone')).undone).toMatchObject({ restored: 1 });

  await act(id, 'undo');
  await reaches(id, 'undone');
  expect(await imported()).toEqual([]);
});

test('two imports of one file at the same time insert it once', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `T-${at},Twice,Idea ${at},`);
  const theirs = importClient(developer, opportunityId);
  const both = [
    { client: importClient(owner, opportunityId), id: (await bring('a.csv', csv(...rows))).id },
    { client: theirs, id: (await theirs.bring('a.csv', csv(...rows))).id },
  ];
  for (const { client, id } of both) await client.check(id);
  await Promise.all(both.map(({ client, id }) => client.act(id, 'start')));
  const done = await Promise.all(both.map(({ client, id }) => client.reaches(id, 'done')));
  expect(done.map(({ counts }) => counts.created).toSorted()).toEqual([0, 20]);
});

test('a check of a long file predicts what its import does', async () => {
  // More than one batch; rows without an id that are alike, and two with one id, far apart.
  const rows = Array.from({ length: 505 }, (_, at) => `L-${at},Long,Idea ${at},`);
  const alike = ',Alike,Without an id,';
  const { id } = await bring('long.csv', csv(alike, ...rows, alike, 'L-1,Long,Idea one,'));
  await check(id);
  const { counts } = await owner.ask(imports.preview, params(id));
  expect(counts).toEqual({ created: 506, updated: 0, unchanged: 1, rejected: 1 });
  await act(id, 'start');
  expect((await reaches(id, 'done')).counts).toEqual(counts);
  const page = await owner.ask(submissions, { ...params(opportunityId), query: { q: 'Idea one' } });
  expect(page.data.map(({ title }) => title)).toContain('Idea one');
});

test('an import is hidden from others who may add submissions, but not from the foundry', async () => {
  const { id } = await bring('mine.csv', file);
  const missing = await developer.try(imports.get, params(crypto.randomUUID()));
  for (const endpoint of [imports.get, imports.reading, imports.problems, imports.report] as const)
    expect(await developer.try(endpoint, params(id))).toMatchObject({
      status: 404,
      text: missing.text,
    });
  for (const endpoint of [imports.dryRun, imports.undo, imports.remove] as const)
    expect((await developer.try(endpoint, params(id))).status).toBe(404);
  expect((await foundry.ask(imports.get, params(id))).id).toBe(id);
});

test('who may import into one opportunity may not direct a file elsewhere', async () => {
  const { id, source } = await bring('mine.csv', file);
  const { rows } = await pool.query<{ id: string; corporation: string; isSame: boolean }>(
    `select o.id, o.corporation_id as corporation, o.corporation_id = mine.corporation_id as "isSame"
    from opportunities o, opportunities mine where mine.id = $1 and not exists (
      select from opportunity_team t join users u on u.id = t.user_id
      where t.opportunity_id = o.id and u.email = $2)
    order by o.id`,
    [opportunityId, owner.email],
  );
  const settled = async (body: object) => {
    const nowhere = { kind: null, corporationId: null, opportunityId: null };
    const rest = { source, format: null, mapping: null };
    return (await owner.send('PUT', `/imports/${id}`, { body: { ...nowhere, ...rest, ...body } }))
      .status;
  };
  const colleagues = rows.find(({ isSame }) => isSame)?.id;
  const foreign = rows.find(({ isSame }) => !isSame);
  expect(await settled({ of: 'submissions', opportunityId: colleagues })).toBe(403);
  expect(await settled({ of: 'submissions', opportunityId: foreign?.id })).toBe(404);
  expect(await settled({ of: 'submissions' })).toBe(403);
  expect(await settled({ of: 'companies', kind: 'startup' })).toBe(403);
  expect(await settled({ of: 'projects', corporationId: foreign?.corporation })).toBe(403);
  expect(await settled({ of: 'submissions', opportunityId })).toBe(200);
});

test('losing the role, or the account, ends the access to an import', async () => {
  const theirs = importClient(developer, opportunityId);
  const { id } = await theirs.bring('theirs.csv', file);
  const role = async (to: string) =>
    pool.query(
      `update opportunity_team set role = $1 where opportunity_id = $2
        and user_id = (select id from users where email = $3)`,
      [to, opportunityId, developer.email],
    );
  await role('Observer');
  expect((await developer.try(imports.get, params(id))).status).toBe(404);
  expect((await developer.try(imports.dryRun, params(id))).status).toBe(404);
  expect((await theirs.send('again.csv', file)).status).toBe(403);
  await role('Business Developer');
  expect((await developer.try(imports.get, params(id))).status).toBe(200);
  const { deactivated, revoked } = await makeDeparted(server);
  for (const person of [deactivated, revoked]) {
    expect((await person.try(imports.get, params(id))).status).toBe(401);
    expect((await importClient(person, opportunityId).send('a.csv', file)).status).toBe(401);
  }
});

test('nothing is imported into a finished opportunity', async () => {
  const { id } = await bring('late.csv', file);
  await check(id);
  await owner.ask(changeStatus, {
    ...params(opportunityId),
    body: { status: 'FINISHED', reason: 'Over.' },
  });
  for (const reply of [await act(id, 'start'), await send('later.csv', file)])
    expect(reply).toMatchObject({ status: 409, body: { code: 'opportunity.finished' } });
  // What is left of it can be taken away.
  await owner.ask(imports.remove, params(id));
  await owner.ask(changeStatus, {
    ...params(opportunityId),
    body: { status: 'ACTIVE', reason: 'Not yet.' },
  });
});

test('a file has as many bytes and rows as a person may bring', async () => {
  const large = await send('large.csv', Buffer.alloc(limits.importFileBytes + 1, 'a'));
  expect([large.status, large.text]).toEqual([413, expect.stringContaining('larger than 8 MB')]);
  const lines = Array.from({ length: limits.importRowsMost + 1 }, (_, at) => `${at},A,B,`);
  const { id } = await bring('long.csv', csv(...lines));
  expect(await check(id)).toMatchObject({
    checkedAt: null,
    problem: 'At most 10,000 rows come in at once. Send this file in parts.',
  });
});

test('a mapping is saved for its opportunity only', async () => {
  const text = 'id,who,title\nM-1,Lumen,Light';
  const { id, source } = await bring('Typeform 1.csv', text);
  const mapping = { id: 'externalId', who: 'companyName', title: 'title' };
  const body = { of: 'submissions', kind: null, corporationId: null, opportunityId } as const;
  const settings = { ...body, source, format: null, mapping };
  await owner.ask(imports.settle, { ...params(id), body: settings });
  await run(id);
  const next = await bring('Typeform 2.csv', text);
  expect(await owner.ask(imports.reading, params(next.id))).toMatchObject({
    mapping,
    isRemembered: true,
  });
  const { rows } = await pool.query<{ id: string }>(
    'select id from opportunities where id <> $1 and is_active limit 1',
    [opportunityId],
  );
  await pool.query('update imports set opportunity_id = $1 where id = $2', [rows[0]?.id, next.id]);
  expect(await foundry.ask(imports.reading, params(next.id))).toMatchObject({
    mapping: { who: null },
    isRemembered: false,
  });
});

test('progress is told to who began the import, and to the foundry', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [mine, theirs] = [
    await openLiveClient(address, owner.token, []),
    await openLiveClient(address, developer.token, []),
  ];
  const { id } = await bring('a.csv', csv('P-1,Lumen,Progress,'));
  await run(id);
  await waitUntil(() => mine.received.length > 3);
  expect(mine.received).toContainEqual({ kind: 'import', id });
  await hearAll(server.database, theirs, developer.email);
  expect(theirs.received).toEqual([]);
  for (const one of [mine, theirs]) one.disconnect();
});

test('JSON nested 50,000 deep is refused with a sentence', async () => {
  const deep = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`;
  const { id } = await bring('deep.json', `[{"company": "A", "title": ${deep}}]`);
  expect((await owner.try(imports.reading, params(id))).status).toBe(200);
  await check(id);
  const { data } = await owner.ask(imports.problems, params(id));
  expect(data).toMatchObject([
    { row: 1, result: 'rejected', reasons: ['It is nested more than 64 levels deep.'] },
  ]);
});
