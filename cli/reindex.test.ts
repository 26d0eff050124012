import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commandLine } from '#core/tests/entries.ts';
import { start, stop } from '#core/tests/started-product.ts';

async function reindex(dataFolder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, 'reindex'], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataFolder },
  });
  return stdout;
}

test('builds the index in the running server, or itself when none runs', async () => {
  const product = await start({ DEMO: 'on' });
  await product.ready;
  const expected =
    /^ {2}The search index was built again from nothing: [\d,]{4,} companies in [\d.]+ s\.$/mu;
  expect(await reindex(product.folder)).toMatch(expected);
  expect((await stop(product)).code).toBe(0);
  expect(await reindex(product.folder)).toMatch(expected);
});
