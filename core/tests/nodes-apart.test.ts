import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import { companiesFile, importClient } from '#features/directory/imports/tests/import-client.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { findDemoCase } from './demo-case.ts';
import { formWith } from './forms.ts';
import { openS3Service } from './s3-service.ts';
import { signInWith } from './sign-in.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';
import { openTestServer } from './test-server.ts';

const { endpoint, objects } = await openS3Service();
const server = await openTestServer({
  demonstration: true,
  environment: { FILES_URL: `s3://bucket/files?endpoint=${endpoint}` },
});
const { database, services } = server;

/** The names of files of a kind that are stored for all nodes. */
const filesOfStore = (kind: string) =>
  [...objects.keys()].filter((key) => key.startsWith(`files/${kind}`)).map((key) => basename(key));

/** A node on another machine: of its data folder the first one sees nothing. */
async function openMachine() {
  const dataFolder = await makeTemporaryFolder();
  const { app } = await server.openNode({ dataFolder });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await app.close();
    isClosed = true;
  };
  onTestFinished(async () => {
    await close();
    await removeTemporaryFolder(dataFolder);
  });
  const settings = { ...server.settings, dataFolder };
  const signIn = (email: string) => signInWith(app, settings.publicUrl, email, demoPassword);
  /** The files that lie on its disk, without the search index. */
  const onDisk = () =>
    globSync('{exports,files,images,imports,radar-imports}/**', {
      cwd: dataFolder,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  return { settings, signIn, close, onDisk };
}

test('an export that one node has made is downloaded from another', async () => {
  const { opportunityId: id } = await findDemoCase(server);
  const owner = await server.signIn('owner@skf.example');
  const { settings, onDisk } = await openMachine();
  const begun = await owner.ask(exporting.create, {
    body: { what: 'submissions', id, format: 'csv' } as const,
  });
  const parts = exportPartsOf({ settings, database, services });
  await runExport(parts, begun.id, new AbortController().signal);
  expect([onDisk(), filesOfStore('exports/')]).toEqual([[], [expect.any(String)]]);
  const { download } = await owner.ask(exporting.get, { params: { id: begun.id } });
  const file = await server.anonymous.send('GET', (download ?? '').replace('/api', ''));
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('Company')]);
});

test('an import that was sent to one node is read, tried and run by another', async () => {
  const { signIn, close, onDisk } = await openMachine();
  const sender = importClient(await signIn('foundry@outrider.example'));
  const { id } = await sender.bring('companies.csv', companiesFile(3));
  await close();
  expect(onDisk()).toEqual([]);
  const foundry = await server.signIn('foundry@outrider.example');
  const { rows } = await server.database.pool.query('select file_path from imports');
  expect(rows).toEqual([{ file_path: id }]);
  const { of, kind, corporationId, opportunityId, source } = await foundry.ask(imports.get, {
    params: { id },
  });
  const { format, mapping } = await foundry.ask(imports.reading, { params: { id } });
  const place = { of, kind: kind ?? 'startup', corporationId, opportunityId };
  await foundry.ask(imports.settle, {
    params: { id },
    body: { ...place, source, format, mapping },
  });
  const { run } = importClient(foundry);
  expect(await run(id)).toMatchObject({ state: 'done', counts: { created: 3 } });
  expect(filesOfStore('imports/')).toEqual([id]);
  await foundry.ask(imports.remove, { params: { id } });
  expect(filesOfStore('imports/')).toEqual([]);
});

test('an import that a node took before it was told where files belong is run by another', async () => {
  const dataFolder = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(dataFolder));
  const before = await server.openNode({ dataFolder, filesUrl: null });
  const { publicUrl } = server.settings;
  const sender = importClient(
    await signInWith(before.app, publicUrl, 'foundry@outrider.example', demoPassword),
  );
  const { id } = await sender.bring('companies.csv', companiesFile(3, 'Earlier'));
  await before.app.close();
  const foundry = await server.signIn('foundry@outrider.example');
  expect((await foundry.try(imports.reading, { params: { id } })).status).toBe(409);
  const { app } = await server.openNode({ dataFolder });
  await app.close();
  expect(await foundry.ask(imports.reading, { params: { id } })).toMatchObject({
    format: { kind: 'csv' },
  });
});

test('a radar of another tool is read and imported by whichever node it is sent to, and left nowhere', async () => {
  const { signIn, onDisk } = await openMachine();
  const nodes = [await signIn('owner@skf.example'), await server.signIn('owner@skf.example')];
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from corporations where slug = 'skf'`,
  );
  const options = JSON.stringify({ corporationId: rows[0]?.id });
  const file =
    'name,ring,quadrant,isNew,description\nAlpha,Adopt,Tools,TRUE,\nBeta,Hold,Skills,TRUE,';
  const before = objects.size;
  for (const [nth, path] of ['/radars/imports/preview', '/radars/imports'].entries()) {
    const reply = await nodes[nth]?.send('POST', path, {
      query: { name: 'any.csv', options },
      form: formWith(Buffer.from(file)),
    });
    expect([reply?.status, onDisk(), objects.size]).toEqual([200, [], before]);
  }
});
