import { globSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stopPostmaster, recordedPostmaster } from '#core/platform/database/embedded/postmaster.ts';

const stopPatienceMs = 5000;
/** With a space, since a user's data folder may have one; followed by the pid. */
const prefix = 'outrider tests ';
/** Folders of many files inside a cluster, and beside it. */
const tables = new Set(['base', 'pg_wal', 'search', 'files']);
const ours = new RegExp(`^${prefix}(\\d+) `, 'u');

/** A folder of this process, accessible to the database user when tests run as root. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid} `));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes it with its contents, and stops a database that still runs there. */
export async function removeTemporaryFolder(folder: string): Promise<void> {
  const exclude = (name: string) => tables.has(name);
  for (const file of globSync('**/postmaster.pid', { cwd: folder, exclude })) {
    const pid = await recordedPostmaster(join(folder, dirname(file)));
    if (pid !== null) await stopPostmaster(pid, stopPatienceMs);
  }
  await rm(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders of runs that were killed before they could clean up. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(ours.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) await removeTemporaryFolder(join(tmpdir(), name));
  }
}
