import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openS3Service } from '#core/tests/s3-service.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { fileStoreOf, filesApart, moveFilesApart, storeApartOf } from './files.ts';

const service = await openS3Service();
const id = '019a0000-0000-7000-8000-000000000001';
async function* bytesOf(content: string) {
  yield Buffer.from(content);
}

/** A machine that has a file of each kind, stored before it was told where they belong. */
async function openMachine() {
  const dataFolder = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(dataFolder));
  const here = { dataFolder, filesUrl: null };
  for (const kind of filesApart) await storeApartOf(here, kind).put(id, bytesOf(kind), 10);
  await fileStoreOf(here).put(id, bytesOf('people'), 10);
  return { here, dataFolder };
}

async function textsIn(settings: Parameters<typeof storeApartOf>[0]) {
  const texts = [];
  for (const kind of filesApart) {
    const bytes = await storeApartOf(settings, kind).get(id);
    texts.push(bytes && (await text(bytes)));
  }
  return texts;
}

const all = [...filesApart];
const none = filesApart.map(() => null);

test('what a machine has stored is moved to where it belongs, once it can be', async () => {
  const { here, dataFolder } = await openMachine();
  const there = { dataFolder, filesUrl: `s3://bucket/files?endpoint=${service.endpoint}` };
  service.failing = 1000;
  await expect(moveFilesApart(there)).rejects.toMatchObject({ status: 503 });
  service.failing = 0;
  expect([await textsIn(here), await textsIn(there)]).toEqual([all, none]);
  await moveFilesApart(there);
  await moveFilesApart(there);
  expect([await textsIn(here), await textsIn(there)]).toEqual([none, all]);
  // People's files are copied by whoever changes the setting.
  expect(await fileStoreOf(here).isEmpty()).toBe(false);
  expect(await fileStoreOf(there).isEmpty()).toBe(true);
});

test('nothing is moved onto itself', async () => {
  const { here, dataFolder } = await openMachine();
  const there = join(await makeTemporaryFolder(), 'shared');
  onTestFinished(() => removeTemporaryFolder(join(there, '..')));
  await mkdir(there);
  for (const kind of filesApart) await symlink(join(dataFolder, kind), join(there, kind));
  for (const filesUrl of [null, dataFolder, `${dataFolder}/.`, there]) {
    await moveFilesApart({ dataFolder, filesUrl });
    expect(await textsIn(here)).toEqual(all);
  }
});

test('a machine without such files has nothing to move', async () => {
  const dataFolder = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(dataFolder));
  await moveFilesApart({ dataFolder, filesUrl: join(dataFolder, 'elsewhere') });
  expect(await fileStoreOf({ dataFolder, filesUrl: null }).isEmpty()).toBe(true);
});
