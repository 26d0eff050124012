import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { companiesFile } from '#features/directory/imports/tests/import-client.ts';
import { holdAfterOneBatch } from '#features/directory/imports/tests/hold-import.ts';
import { formWith } from '#core/tests/forms.ts';
import { signInOverHttp } from '#core/tests/over-http.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import { freePort, startProduct, type ProductProcess } from '#core/tests/product-process.ts';

const rows = 6000;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function started(folder: string, port: number): Promise<ProductProcess> {
  const product = startProduct({ DATA_DIR: folder, PORT: String(port), DEMO: 'on' });
  afterwards.push(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
  });
  await product.ready;
  return product;
}

async function signedIn(url: string) {
  const headers = await signInOverHttp(url, 'foundry@outrider.example');
  return async (method: string, path: string, form?: ReturnType<typeof formWith>) => {
    const { 'content-type': _, ...bare } = headers;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...bare, ...form?.headers },
      ...(form && { body: new Uint8Array(form.payload) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as ImportRecord;
  };
}

test('an import killed midway resumes after a restart and duplicates nothing', async () => {
  const { folder, remove } = await preparedDataFolder('demonstration');
  afterwards.push(remove);
  const port = await freePort();
  const first = await started(folder, port);
  const ask = await signedIn(first.url);
  const { id } = await ask('POST', '/imports?name=many.csv', formWith(companiesFile(rows)));
  let record = await ask('POST', `/imports/${id}/dry-run`);
  const look = (by: typeof ask) => async () => {
    record = await by('GET', `/imports/${id}`);
  };
  await waitUntil(async () => {
    await look(ask)();
    return record.state === 'draft' && record.checkedAt !== null;
  });
  const beside = await openDatabase(
    { url: null, dataFolder: folder, isGuest: true },
    openLog('silent'),
  );
  const { letGo } = await holdAfterOneBatch(beside.connection, 'startup', () =>
    ask('POST', `/imports/${id}/start`),
  );
  await look(ask)();
  const before = record.counts.created;
  first.child.kill('SIGKILL');
  await first.ended;
  await letGo();
  await beside.close();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(rows);

  const second = await started(folder, port);
  const again = await signedIn(second.url);
  await waitUntil(async () => {
    await look(again)();
    return record.state === 'done';
  });
  expect(record.counts).toEqual({ created: rows, updated: 0, unchanged: 0, rejected: 0 });
});
