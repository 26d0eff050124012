import { expect, test } from 'vitest';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import { companiesFile, importClient } from '#features/directory/imports/tests/import-client.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import { findDemoCase } from './demo-case.ts';
import { formWith } from './forms.ts';
import { openMachines } from './machines.ts';

const { server, objects, filesOfStore, openMachine } = await openMachines();
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');

test('an export that one node has made is downloaded from another', async () => {
  const { opportunityId } = await findDemoCase(server);
  const machine = await openMachine();
  const { id } = await owner.ask(exporting.create, {
    body: { what: 'submissions', id: opportunityId, format: 'csv' } as const,
  });
  await machine.runExport(id);
  expect([machine.onDisk(), filesOfStore('exports')]).toEqual([[], [expect.any(String)]]);
  const { download } = await owner.ask(exporting.get, { params: { id } });
  const file = await server.anonymous.send('GET', (download ?? '').replace('/api', ''));
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('Company')]);
});

test('an import that was sent to one node is read, tried and run by another', async () => {
  const machine = await openMachine();
  const sender = importClient(await machine.signIn(foundry.email));
  const { id } = await sender.bring('companies.csv', companiesFile(3));
  await machine.close();
  expect(machine.onDisk()).toEqual([]);
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
  expect(filesOfStore('imports')).toEqual([id]);
  await foundry.ask(imports.remove, { params: { id } });
  expect(filesOfStore('imports')).toEqual([]);
});

test('an import that a node took before it was told where files belong is run by another', async () => {
  const before = await openMachine({ filesUrl: null });
  const sender = importClient(await before.signIn(foundry.email));
  const { id } = await sender.bring('companies.csv', companiesFile(3, 'Earlier'));
  await before.close();
  expect((await foundry.try(imports.reading, { params: { id } })).status).toBe(409);
  await openMachine({ dataFolder: before.settings.dataFolder });
  expect(await foundry.ask(imports.reading, { params: { id } })).toMatchObject({
    format: { kind: 'csv' },
  });
});

test('a radar of another tool is read and imported by whichever node it is sent to, and left nowhere', async () => {
  const machine = await openMachine();
  const nodes = [await machine.signIn(owner.email), owner];
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
    expect([reply?.status, machine.onDisk(), objects.size]).toEqual([200, [], before]);
  }
});
