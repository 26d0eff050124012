import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupSourceOf } from '#features/operations/backups/server/tasks.ts';
import { writeBackup } from '#features/operations/backups/server/write-backup.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';
import { companiesFile } from '#features/directory/imports/tests/import-client.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { callsToFail } from './calls-to-fail.ts';
import { failEach } from './fail-each.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const folder = await makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(folder));

async function countOf(text: string, ...values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
    [...values],
  );
  return rows[0]?.count ?? 0;
}

test('an import has written the rows up to its checkpoint, and ends with each row once', async () => {
  const { add, run, undo, find } = openImportRunner(db);
  const rows = 3200;
  const id = await add(await writeTestFile('a.csv', companiesFile(rows, 'Imported')));
  const imported = () => countOf('companies where import_id = $1', id);
  await failEach(
    callsToFail(0),
    () => run(id),
    async ({ told }) => {
      const { created, readRows } = await find(id);
      expect(await imported(), told).toBe(created);
      expect(readRows, told).toBe(created);
    },
  );
  expect(await imported()).toBe(rows);

  await failEach(
    callsToFail(1),
    () => undo(id),
    async ({ told }) => {
      const { removed } = await find(id);
      expect(await imported(), told).toBe(rows - removed);
    },
  );
  expect(await imported()).toBe(0);
});

test('an export is finished with its file and one notification, or is run again', async () => {
  const owner = await server.signIn('owner@skf.example');
  const parts = exportPartsOf(server);
  const run = (id: string) => runExport(parts, id, new AbortController().signal);
  const begin = async () => {
    const [row] = (
      await pool.query<{ id: string }>(
        `select t.opportunity_id as id from opportunity_team t join users u on u.id = t.user_id
        where u.email = $1 order by 1 limit 1`,
        [owner.email],
      )
    ).rows;
    const body = { what: 'submissions', id: row?.id ?? '', format: 'csv' } as const;
    return (await owner.ask(exporting.create, { body })).id;
  };
  const look = async (id: string) => {
    const { state } = await owner.ask(exporting.get, { params: { id } });
    const notified = await countOf('notifications where subject_id = $1', id);
    const { rows } = await pool.query<{ fileId: string | null }>(
      'select file_id as "fileId" from export_jobs where id = $1',
      [id],
    );
    const { fileId = null } = rows[0] ?? {};
    const bytes = fileId === null ? null : await parts.files.get(fileId);
    bytes?.destroy();
    return { state, notified, hasFile: bytes !== null };
  };
  const finished = { state: 'finished', notified: 1, hasFile: true };
  let id = await begin();
  await failEach(
    callsToFail(2),
    () => run(id),
    async ({ isDone, fault, told }) => {
      const result = await look(id);
      const isFinished = result.state === 'finished';
      if (fault?.isCarriedOut !== true) expect(isFinished, told).toBe(isDone);
      if (isFinished) expect(result, told).toEqual(finished);
      else expect(result, told).toMatchObject({ notified: 0, hasFile: false });
      await run(id);
      expect(await look(id), told).toEqual(finished);
      id = await begin();
    },
  );
});

test('a backup is there as a whole, or not at all', async () => {
  const source = backupSourceOf(server.database.ownerConnection, server.settings);
  let nth = 0;
  await failEach(
    callsToFail(3, 70),
    () => writeBackup(source, { path: join(folder, `${nth}`), passphrase: null, isFast: true }),
    async ({ isDone, told }) => {
      const names = await readdir(folder);
      expect(names.includes(`${nth}`), told).toBe(isDone);
      expect(
        names.filter((name) => name.endsWith('.unfinished')),
        told,
      ).toEqual([]);
      nth += 1;
    },
  );
});
