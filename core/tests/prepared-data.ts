import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { freePort, startProduct, temporaryDataFolder } from './product-process.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the data folders are that tests of processes copy. */
    preparedData: string;
  }
}

/** What a data folder holds: the schema alone, or the demonstration too. */
export type Prepared = 'empty' | 'demonstration';

let prepared: string | null = null;

/** With everything in it: file owners too, since as root the database runs as another user. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

async function fill(folder: string, kind: Prepared): Promise<void> {
  const product = startProduct({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO: kind === 'demonstration' ? 'on' : 'off',
  });
  await product.ready;
  product.child.kill('SIGTERM');
  await product.ended;
}

/** Two data folders of the product, made once: to make one takes longer than most tests of processes. */
export async function setup(project: TestProject): Promise<void> {
  prepared = await makeTemporaryFolder();
  await fill(join(prepared, 'empty'), 'empty');
  await copyFolder(join(prepared, 'empty'), join(prepared, 'demonstration'));
  await fill(join(prepared, 'demonstration'), 'demonstration');
  project.provide('preparedData', prepared);
}

export async function teardown(): Promise<void> {
  if (prepared !== null) await removeTemporaryFolder(prepared);
  prepared = null;
}

/** A copy of a prepared data folder, in a folder of its own that `remove` takes away. */
export async function preparedDataFolder(kind: Prepared) {
  const { folder, remove } = await temporaryDataFolder();
  await copyFolder(join(inject('preparedData'), kind), folder);
  return { folder, remove };
}
