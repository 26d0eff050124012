import { beforeEach, describe, expect, test } from 'vitest';
import { saved } from '#core/domain/exporting/endpoints.ts';
import * as endpoints from '#features/people/exports/domain/endpoints.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { sheetsOf } from '#features/directory/imports/server/files/workbook.ts';
import { recordsOf } from '#features/people/exports/tests/exported-file.ts';
import { byteOrderMark } from '#core/domain/exporting/csv.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { exportFilesOf, removeExpiredFiles } from './files.ts';
import { exportPartsOf } from './jobs.ts';
import { runExport } from './run-export.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const files = exportFilesOf(server.settings);
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const run = (id: string) => runExport(exportPartsOf(server), id, new AbortController().signal);
const begin = (person: SignedIn, body: object) =>
  person.ask(endpoints.create, { body: body as never });
const see = (person: SignedIn, id: string) => person.ask(endpoints.get, { params: { id } });
const csv = { what: 'submissions', id: opportunityId, format: 'csv' };

async function download(person: SignedIn, id: string) {
  const { download: address } = await see(person, id);
  return server.anonymous.send('GET', (address ?? '').replace('/api', ''));
}

beforeEach(async () => {
  await pool.query('delete from export_jobs');
  await pool.query('delete from notifications');
});

test('a table that a browser saves is recorded as what one did oneself', async () => {
  const body = { name: 'Projects', format: 'xlsx', rows: 22 } as const;
  await owner.ask(saved, { body });
  expect((await owner.try(saved, { body: { ...body, rows: -1 } })).status).toBe(400);
  const { rows } = await pool.query(
    `select u.email, e.details from audit_entries e join users u on u.id = e.actor_id
    where e.kind = 'table.saved' and e.subject_id = u.id::text`,
  );
  expect(rows).toEqual([{ email: 'owner@skf.example', details: body }]);
});

describe('an export', () => {
  test('ends in a notification with a link to its file', async () => {
    const begun = await begin(owner, csv);
    expect(begun).toMatchObject({ state: 'waiting', rows: 0, download: null, bytes: null });
    await run(begun.id);
    const [notification] = (await owner.ask(notifications.list)).data;
    expect(notification).toMatchObject({ kind: 'export ready', link: `/exports/${begun.id}` });
    const done = await see(owner, begun.id);
    expect(done).toMatchObject({ state: 'finished', rows: done.total });
    expect(done.rows).toBeGreaterThan(0);
    const reply = await download(owner, begun.id);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(String(reply.headers['content-disposition'])).toMatch(/^attachment; filename="Subm/u);
    const [headings] = reply.text.replace(byteOrderMark, '').split('\r\n');
    expect(headings).toMatch(/^Id,Id in the source,Submission,Company,/u);
    expect(recordsOf(reply.text)).toHaveLength(done.rows);
  });

  test('holds only what its owner may see when it runs', async () => {
    const votesOf = async (person: SignedIn) => {
      const { id } = await begin(person, csv);
      await run(id);
      const records = recordsOf((await download(person, id)).text);
      return records.filter((record) => /^\d+$/u.test(record.Comments ?? '')).length;
    };
    expect(await votesOf(member)).toBe(0);
    expect(await votesOf(owner)).toBeGreaterThan(0);
    const projects = async (person: SignedIn) => {
      const { id } = await begin(person, { what: 'projects', format: 'csv' });
      await run(id);
      return recordsOf((await download(person, id)).text);
    };
    const [all, own] = [await projects(foundry), await projects(norrland)];
    expect(own.length).toBeLessThan(all.length);
    expect(own.every((record) => record.Corporation === 'Norrland Steel')).toBe(true);
  });

  test('fails, with a notification, when access was lost meanwhile', async () => {
    const { id } = await begin(member, csv);
    const email = member.email;
    await pool.query('update users set corporation_id = null where email = $1', [email]);
    await run(id);
    await pool.query(
      `update users set corporation_id = (select corporation_id from opportunities where id = $1)
      where email = $2`,
      [opportunityId, email],
    );
    expect(await see(member, id)).toMatchObject({ state: 'failed', download: null });
    const [notification] = (await member.ask(notifications.list)).data;
    expect(notification?.title).toMatch(/failed$/u);
  });

  test('is an Excel workbook if one asks for that', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select c.id from collections c join users u on u.auth_id = c.user_id
      where u.email = $1 and c.is_active order by c.name limit 1`,
      [owner.email],
    );
    const body = { what: 'collection', id: rows[0]?.id, format: 'xlsx' };
    const { id, name } = await begin(owner, body);
    await run(id);
    const done = await see(owner, id);
    expect(done).toMatchObject({ state: 'finished', name });
    const stored = await pool.query<{ file_id: string }>('select file_id from export_jobs');
    const fileId = stored.rows[0]?.file_id ?? '';
    const sheets = await files.withPath(fileId, (path) => sheetsOf(path, reading));
    expect(sheets).toHaveLength(1);
    expect((await member.try(endpoints.create, { body: body as never })).status).toBe(404);
  });

  test('runs again after it was interrupted, once it is over no more', async () => {
    const { id } = await begin(owner, csv);
    const stopped = AbortSignal.abort(new Error('The node stops.'));
    await expect(runExport(exportPartsOf(server), id, stopped)).rejects.toThrow('The node stops.');
    expect(await see(owner, id)).toMatchObject({ state: 'running' });
    await run(id);
    await run(id);
    expect((await owner.ask(notifications.list)).data).toHaveLength(1);
    expect(await see(owner, id)).toMatchObject({ state: 'finished' });
  });

  test('is nobody else’s, and its address works for a while only', async () => {
    const { id } = await begin(owner, csv);
    await run(id);
    expect((await foundry.try(endpoints.get, { params: { id } })).status).toBe(404);
    const { download: address } = await see(owner, id);
    const path = (address ?? '').replace('/api', '');
    const [, until = '', proof = ''] = /token=(\d+)\.(.+)$/u.exec(path) ?? [];
    for (const token of ['', proof, `${until}.`, `${Number(until) + 1}.${proof}`]) {
      const forged = path.replace(/token=.*/u, `token=${token}`);
      expect((await server.anonymous.send('GET', forged)).status, token).toBe(404);
    }
    await pool.query('update export_jobs set expires_at = now()');
    expect((await server.anonymous.send('GET', path)).status).toBe(404);
    expect(await see(owner, id)).toMatchObject({ state: 'expired', download: null });
  });

  test('cannot be begun without end', async () => {
    for (let n = 0; n < exportLimits.exportsOpenMost; n += 1) await begin(owner, csv);
    const reply = await owner.try(endpoints.create, { body: csv as never });
    expect(reply.status).toBe(429);
  });

  test.each([{ ...csv, id: 'x' }, { ...csv, format: 'pdf' }, { what: 'users', format: 'csv' }, {}])(
    'is refused for %o',
    async (body) => {
      expect((await owner.try(endpoints.create, { body: body as never })).status).toBe(400);
    },
  );
});

test('files are removed when they expire', async () => {
  const { id } = await begin(owner, csv);
  await run(id);
  await removeExpiredFiles(files);
  expect((await download(owner, id)).status).toBe(200);
  const { rows } = await pool.query<{ file_id: string }>('select file_id from export_jobs');
  const { utimes } = await import('node:fs/promises');
  const old = new Date(Date.now() - exportLimits.exportKeptMs - 1000);
  await files.withPath(rows[0]?.file_id ?? '', (path) => utimes(path, old, old));
  await removeExpiredFiles(files);
  expect((await download(owner, id)).status).toBe(404);
});
