import { expect, test } from 'vitest';
import { fileStoreOf } from '#core/server/files.ts';
import { newId } from '#core/server/tables/columns.ts';
import { sweepFiles } from '#features/cases/files/server/sweep-files.ts';
import { importFilesOf } from '#features/directory/imports/server/shared/import-files.ts';
import { sweepImportFiles } from '#features/directory/imports/server/sweep-import-files.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import { exportFilesOf, removeExpiredFiles } from '#features/people/exports/server/files.ts';
import { leave, makeLeaver } from '#features/people/users/tests/leavers.ts';
import { openMachines } from './machines.ts';

const { server, objects, filesOfStore, openMachine } = await openMachines();

test('what a person has exported goes with their account, whichever node made it', async () => {
  const leaver = await makeLeaver(server, 'Nora', 'Node');
  const machine = await openMachine();
  const { id } = await leaver.client.ask(exporting.create, {
    body: { what: 'own data', format: 'json' } as const,
  });
  await machine.runExport(id);
  expect(filesOfStore('exports')).toHaveLength(1);
  expect((await leave(leaver)).status).toBeLessThan(300);
  expect(filesOfStore('exports')).toEqual([]);
});

test('what nothing refers to any more is swept by any node, each kind by its own feature', async () => {
  const { settings } = await openMachine();
  const { db } = server.database;
  const [exported, sent, attached] = ['exports/', 'imports/', ''].map((kind) => {
    const id = newId();
    const key = `files/${kind}${id.slice(-2)}/${id}`;
    objects.set(key, { bytes: Buffer.from('old'), changedAt: new Date(0) });
    return key;
  });
  const left = () => [exported, sent, attached].filter((key = '') => objects.has(key));
  await sweepFiles(db, fileStoreOf(settings));
  expect(left()).toEqual([exported, sent]);
  await sweepImportFiles(db, importFilesOf(settings));
  expect(left()).toEqual([exported]);
  await removeExpiredFiles(exportFilesOf(settings));
  expect(left()).toEqual([]);
});
