import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The pid PostgreSQL recorded for itself in `postmaster.pid`, if that process is really it. */
export async function recordedPostmaster(cluster: string): Promise<number | null> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lines.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return (await isPostmaster(pid)) ? pid : null;
}

/**
 * Whether PostgreSQL runs under this pid. The number may have passed to another program, or be
 * that of a dead process nobody has collected yet: where `/proc` tells, its command line decides.
 */
async function isPostmaster(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  // Where there is a `/proc`, a process that is not in it has just been collected.
  return command === null ? process.platform !== 'linux' : command.includes('postgres');
}

/** Whether there was still somebody to hear it. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Ends the server of this folder: politely (open transactions are rolled back), then at once. */
export async function stopPostmaster(pid: number, patienceMs: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isPostmaster(pid)) || !signal(pid, name)) return;
    const deadline = Date.now() + patienceMs;
    while ((await isPostmaster(pid)) && Date.now() < deadline) await wait(10);
  }
}
