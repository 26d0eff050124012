import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '#core/platform/database/migrate.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { newId } from '#core/server/tables/columns.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as exporting from '#features/exports/domain/endpoints.ts';
import { exportFilesOf } from '#features/exports/server/files.ts';
import { runExport } from '#features/exports/server/run-export.ts';
import { exportPartsOf } from '#features/exports/server/jobs.ts';
import { importCorporation } from './import-corporation.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const files = exportFilesOf(server.settings);

const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const corporationId = rows[0]?.id ?? '';
const body = { what: 'corporation', id: corporationId, format: 'zip' } as const;

async function folder(): Promise<string> {
  const made = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(made));
  return made;
}

async function emptyInstallation() {
  const { url, drop } = await makeEmptyDatabase();
  onTestFinished(drop);
  const connection = { connectionString: url };
  await migrateDatabase(connection, false, openLog('silent'));
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  return { client, parts: { connection, files: openFileStore(await folder()) } };
}

/** What both installations must have alike, of the corporation. */
const counts = `select
  (select count(*) from users where corporation_id = $1) users,
  (select count(*) from opportunities where corporation_id = $1) opportunities,
  (select sum(num_submissions) from opportunities where corporation_id = $1) submissions,
  (select count(*) from comments c join submissions s on s.id = c.submission_id
    join opportunities o on o.id = s.opportunity_id where o.corporation_id = $1) comments,
  (select count(*) from votes v join submissions s on s.id = v.submission_id
    join opportunities o on o.id = s.opportunity_id where o.corporation_id = $1) votes,
  (select count(*) from projects where corporation_id = $1) projects,
  (select count(*) from audit_entries a join opportunities o on o.id = a.opportunity_id
    where o.corporation_id = $1) history,
  (select count(*) from collections c join users u on u.auth_id = c.user_id
    where u.corporation_id = $1) collections`;

test('a corporation is exported by the foundry, and imported into an empty installation', async () => {
  const fileId = newId();
  const content = Buffer.from('what the corporation attached');
  const { size, sha256 } = await server.files.put(fileId, Readable.from([content]), 1000);
  await pool.query(
    `insert into files (id, name, content_type, size, sha256, download_token, corporation_id)
      values ($1::text::uuid, $1, 'text/plain', $2, $3, $1, $4)`,
    [fileId, size, sha256, corporationId],
  );
  const foundry = await server.signIn('foundry@outrider.example');
  const { id } = await foundry.ask(exporting.create, { body });
  await runExport(exportPartsOf(server), id, new AbortController().signal);
  const done = await foundry.ask(exporting.get, { params: { id } });
  expect(done).toMatchObject({ state: 'finished', problem: null, format: 'zip' });
  expect(done.rows).toBe(done.total);

  const { rows: job } = await pool.query('select file_id as "fileId" from export_jobs');
  const path = join(await folder(), 'skf.zip');
  const bytes = await files.get(job[0]?.fileId);
  if (bytes) await writeFile(path, bytes);

  const { client, parts } = await emptyInstallation();
  const imported = await importCorporation(path, parts);
  expect(imported.files).toBe(1);
  const { rows: there } = await client.query(counts, [corporationId]);
  expect(there).toEqual((await pool.query(counts, [corporationId])).rows);
  const stored = await Readable.from((await parts.files.get(fileId)) ?? []).toArray();
  expect(Buffer.concat(stored).equals(content)).toBe(true);

  // Nothing of others, and nobody gets rights or access that they did not have there.
  const { rows: others } = await client.query(`select
    (select count(*)::int from corporations) corporations,
    (select count(*)::int from users where is_foundry_user) foundry,
    (select count(*)::int from users where corporation_id is null
      and (is_active or auth_id is not null)) strangers,
    (select count(*)::int from user_system_roles l join system_roles r on r.id = l.system_role_id
      where r.name <> 'Foundry Champion') roles,
    (select count(*)::int from auth_accounts) passwords`);
  expect(others).toEqual([{ corporations: 1, foundry: 0, strangers: 0, roles: 0, passwords: 0 }]);

  await expect(importCorporation(path, parts)).rejects.toThrow('This installation is not empty.');
  const other = join(await folder(), 'other.zip');
  await writeFile(other, 'no zip');
  await expect(importCorporation(other, (await emptyInstallation()).parts)).rejects.toThrow(
    'other.zip is no backup of Outrider.',
  );
});

test('nobody of a corporation exports all of it, nor anybody of another one', async () => {
  const champion = await server.signIn('champion@skf.example');
  expect((await champion.try(exporting.create, { body })).status).toBe(403);
  const norrland = await server.signIn('member@norrland.example');
  expect((await norrland.try(exporting.create, { body })).status).toBe(404);
});
