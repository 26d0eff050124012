import { globSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { importLimits } from '#features/directory/imports/domain/limits.ts';
import { importClient, companiesFile } from '#features/directory/imports/tests/import-client.ts';
import { holdAfterOneBatch } from '#features/directory/imports/tests/hold-import.ts';
import { hearAll } from '#features/operations/live/tests/hear-all.ts';
import { openLiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openSlowClient } from '#core/tests/slow-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { bring, send, act, check, run, reaches, get } = importClient(foundry);
const params = (id: string) => ({ params: { id } });

const onDisk = () =>
  globSync('imports/**/*', { cwd: server.settings.dataFolder, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
const brought = async (id: string) => {
  const { rows } = await pool.query<{ name: string; country: string | null }>(
    'select name, country from companies where import_id = $1 order by external_id',
    [id],
  );
  return rows;
};

beforeEach(async () => {
  for (const { id } of (await foundry.ask(imports.list, {})).data) {
    await act(id, 'cancel');
    await reaches(id, 'draft', 'done', 'failed', 'cancelled', 'undone');
    await foundry.try(imports.remove, params(id));
  }
  await pool.query('delete from companies where import_id is not null');
  await pool.query('delete from imports');
});

const swedish = Buffer.from(
  [
    'Ref;Bolag;Land;Grundat',
    'S-1;Företag Å;Sverige;2019',
    'S-2;;SE;2020',
    'S-3;Öst AB;SE;soon',
  ].join('\r\n'),
  'latin1',
);

test('a file is recognized, mapped, checked, imported, reported and undone', async () => {
  const { id, source, state } = await bring('Bolag 2026-05-01.csv', swedish);
  expect({ source, state }).toEqual({ source: 'Bolag', state: 'draft' });
  const reading = await foundry.ask(imports.reading, params(id));
  expect(reading.format).toMatchObject({ kind: 'csv', encoding: 'windows-1252', delimiter: ';' });
  expect(reading.columns[1]).toMatchObject({ name: 'Bolag', samples: ['Företag Å', 'Öst AB'] });
  expect(reading.problems).toEqual(['Say which column is the name.']);
  expect((await act(id, 'dryRun')).text).toContain('Say which column is the name.');

  const { of, kind, corporationId, opportunityId, format } = await get(id);
  const mapping = { Ref: 'externalId', Bolag: 'name', Land: 'country', Grundat: 'foundedYear' };
  const body = { of, kind, corporationId, opportunityId, source, format, mapping };
  await foundry.ask(imports.settle, { ...params(id), body });
  expect((await check(id)).checkedAt).not.toBeNull();
  const preview = await foundry.ask(imports.preview, params(id));
  expect(preview.counts).toEqual({ created: 2, updated: 0, unchanged: 0, rejected: 1 });
  expect(preview.preview.map(({ result }) => result)).toEqual(['create', 'rejected', 'create']);
  expect(await brought(id)).toEqual([]);

  await act(id, 'start');
  const done = await reaches(id, 'done');
  expect(done).toMatchObject({ counts: preview.counts, progress: null });
  expect(await brought(id)).toEqual([
    { name: 'Företag Å', country: 'SE' },
    { name: 'Öst AB', country: 'SE' },
  ]);
  const answer = await foundry.ask(notifications.list, { query: { limit: '1' } });
  expect(answer.data[0]).toMatchObject({
    kind: 'import finished',
    title: 'Imported Bolag 2026-05-01.csv',
    body: '2 new, 1 skipped',
    link: `/admin/imports/${id}`,
  });

  const reasons = await foundry.ask(imports.reasons, params(id));
  expect(reasons.map(({ result, count }) => [result, count])).toEqual(
    expect.arrayContaining([
      ['rejected', 1],
      ['remark', 1],
    ]),
  );
  const [reason] = reasons.filter(({ result }) => result === 'rejected');
  const query = { reason: reason?.reason ?? '' };
  const problems = await foundry.ask(imports.problems, { ...params(id), query });
  expect(problems.data).toMatchObject([{ row: 2, raw: 'S-2 · SE · 2020' }]);

  const { url } = await foundry.ask(imports.report, params(id));
  const report = await server.anonymous.send('GET', url.slice('/api'.length));
  expect(report.headers['content-disposition']).toContain('attachment');
  expect(report.text).toBe(
    `Row,Reasons,Ref,Bolag,Land,Grundat\r\n2,${reason?.reason},S-2,,SE,2020\r\n`,
  );

  await act(id, 'undo');
  expect((await reaches(id, 'undone')).undone).toEqual({ removed: 2, restored: 0, kept: 0 });
  expect(await brought(id)).toEqual([]);

  // The next file of that source uses the same mapping.
  const again = await bring('Bolag 2026-06-01.csv', swedish);
  expect(await foundry.ask(imports.reading, params(again.id))).toMatchObject({
    mapping,
    isRemembered: true,
  });
});

test('only the actions allowed in a state are done, and others are refused with the reason', async () => {
  const { id } = await bring('a.csv', companiesFile(3));
  const refused = async (name: Parameters<typeof act>[1]) => {
    const { status, body } = await act(id, name);
    return [status, (body as { error: string }).error];
  };
  expect(await refused('start')).toEqual([
    409,
    'Check this import first, so that you see what it will do.',
  ]);
  expect(await refused('undo')).toEqual([
    409,
    'This import has not begun, so it cannot be undone.',
  ]);
  expect((await act(id, 'cancel')).status).toBe(409);
  await run(id);
  expect(await refused('dryRun')).toEqual([409, 'This import is done, so it cannot be checked.']);
  expect((await act(id, 'resume')).status).toBe(409);

  const same = await bring('a.csv', companiesFile(3));
  await check(same.id);
  expect((await act(same.id, 'start')).text).toContain('no row is new or changed');
});

test('a check shows the new and the current values of changed rows', async () => {
  await run((await bring('a.csv', companiesFile(3))).id);
  const { id } = await bring('a.csv', 'id,name,country\nCompany-0,Other,SE\nCompany-1,,NO');
  await check(id);
  const { preview } = await foundry.ask(imports.preview, params(id));
  expect(preview[0]).toMatchObject({ result: 'update', before: { name: 'Company 0' } });
  expect(preview[0]?.values).toMatchObject({ name: 'Other', country: 'SE' });
});

test('a stopped import keeps its records, resumes after them and creates no duplicates', async () => {
  const count = 4000;
  const { id } = await bring('many.csv', companiesFile(count));
  await check(id);
  const { letGo } = await holdAfterOneBatch(server.database.connection, 'startup', () =>
    act(id, 'start'),
  );
  expect(await get(id)).toMatchObject({ state: 'running' });
  await act(id, 'cancel');
  // Who begins this one has stopped the other before.
  await check((await bring('other.csv', companiesFile(1, 'Other'))).id);
  await letGo();
  const stopped = await reaches(id, 'cancelled', 'done');
  expect(stopped).toMatchObject({ state: 'cancelled' });
  expect(stopped.counts.created).toBe((await brought(id)).length);
  expect(stopped.counts.created).toBeGreaterThan(0);
  await act(id, 'resume');
  expect((await reaches(id, 'done')).counts).toMatchObject({ created: count, rejected: 0 });
  expect((await brought(id)).length).toBe(count);
});

test('one import of a type runs at a time, and the next shows that it waits', async () => {
  const [first, second] = [
    await bring('one.csv', companiesFile(2000, 'One')),
    await bring('two.csv', companiesFile(10, 'Two')),
  ];
  await check(first.id);
  await check(second.id);
  const { letGo } = await holdAfterOneBatch(server.database.connection, 'startup', () =>
    act(first.id, 'start'),
  );
  await act(second.id, 'start');
  expect(await get(second.id)).toMatchObject({ state: 'waiting', ahead: 1 });
  await letGo();
  await reaches(second.id, 'done');
  expect((await get(first.id)).state).toBe('done');
});

test('users who may import see progress at once; others get no events', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [liveClient, deaf] = [
    await openLiveClient(address, foundry.token, []),
    await openLiveClient(address, owner.token, []),
  ];
  const { id } = await bring('a.csv', companiesFile(3));
  await run(id);
  await waitUntil(() => liveClient.received.length > 3);
  expect(liveClient.received).toContainEqual({ kind: 'import', id });
  await hearAll(server.database, deaf, owner.email);
  expect(deaf.received).toEqual([]);
  for (const one of [liveClient, deaf]) one.disconnect();
});

describe('a file is refused, and nothing of it is stored,', () => {
  test.each([
    ['a.exe', 'id,name', /CSV, XLSX, JSON/u],
    ['a.csv', '', /it is empty/u],
    ['a.xlsx', 'id,name', /its content is something else/u],
  ])('%s', async (name, bytes, reason) => {
    const reply = await send(name, bytes);
    expect([reply.status, reply.text]).toEqual([400, expect.stringMatching(reason)]);
    expect(onDisk()).toEqual([]);
  });

  test('when its declared length is over the limit, before it is read', async () => {
    const { port } = new URL(server.app.listeningOrigin);
    const sender = openSlowClient(Number(port), '/api/imports?name=a.csv', {
      length: importLimits.importUploadBytes + 1024 * 1024,
      authorization: `Bearer ${foundry.token}`,
    });
    const sending = sender.send(5 * 1024 * 1024);
    expect(await sender.reply).toMatch(/^HTTP\/1\.1 413 [^]*larger than 512 MB/u);
    await sending;
    expect(onDisk()).toEqual([]);
  });

  test('when the user may not import', async () => {
    const { status } = await importClient(owner).send('a.csv', companiesFile(3));
    expect(status).toBe(403);
    expect(onDisk()).toEqual([]);
  });
});

test('a report is opened with its key only', async () => {
  const { id } = await bring('a.csv', companiesFile(3));
  const path = `/imports/${id}/report`;
  for (const token of ['', 'guessed']) {
    const query = { alt: 'media', token };
    expect((await server.anonymous.send('GET', path, { query })).status).toBe(404);
  }
});

test('removing a draft deletes it with its file; removing a finished import deletes only the file', async () => {
  const draft = await bring('a.csv', companiesFile(3));
  await foundry.ask(imports.remove, params(draft.id));
  expect((await foundry.try(imports.get, params(draft.id))).status).toBe(404);
  expect(onDisk()).toEqual([]);

  const { id } = await bring('b.csv', companiesFile(3));
  await run(id);
  await foundry.ask(imports.remove, params(id));
  expect(onDisk()).toEqual([]);
  expect(await get(id)).toMatchObject({ hasFile: false, state: 'done' });
  await act(id, 'undo');
  await reaches(id, 'undone');
  expect(await brought(id)).toEqual([]);
});

test('its destination must exist', async () => {
  const { id, of, source } = await bring('a.csv', companiesFile(1));
  const nowhere = { kind: null, corporationId: null, opportunityId: null, format: null };
  const settled = (body: object) =>
    foundry.send('PUT', `/imports/${id}`, {
      body: { ...nowhere, source, mapping: null, of, ...body },
    });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await settled({ of: 'projects', corporationId: unknown })).status).toBe(400);
  expect((await settled({ of: 'submissions', opportunityId: unknown })).status).toBe(400);
  expect((await settled({ of: 'companies' })).status).toBe(200);
  expect((await act(id, 'dryRun')).text).toContain('Choose what kind of companies they are first.');
});
