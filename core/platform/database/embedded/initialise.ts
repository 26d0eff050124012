import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries, Launcher } from './binaries.ts';

const run = promisify(execFile);

/** The server's only account. */
export const account = 'outrider';

const passwordFileOf = (folder: string) => join(folder, 'outrider-password');
export const passwordOf = (folder: string): Promise<string> =>
  readFile(passwordFileOf(folder), 'utf8');

export const isInitialised = (folder: string): Promise<boolean> =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Initialised in a sibling folder and renamed, so that an aborted start leaves no partial cluster. */
export async function initialise(
  folder: string,
  binaries: Binaries,
  { owner, command }: Launcher,
): Promise<void> {
  const unfinished = `${folder}.new-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  if (owner) await chown(unfinished, owner.uid, owner.gid);
  const trust = process.platform === 'win32' ? 'scram-sha-256' : 'trust';
  const passwordFile = `${unfinished}.password`;
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (owner) await chown(passwordFile, owner.uid, owner.gid);
  const [program, parameters] = command(binaries.initdb, [
    '-D',
    unfinished,
    '-U',
    account,
    '-E',
    'UTF8',
    '--auth',
    trust,
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--locale',
    'C',
    '--pwfile',
    passwordFile,
  ]);
  await run(program, parameters, { cwd: '/' });
  await rename(passwordFile, passwordFileOf(unfinished));
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was faster; the instance lock decides who uses the folder.
    if (!(await isInitialised(folder))) throw error;
  }
}
