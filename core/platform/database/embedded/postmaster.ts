import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The pid in `postmaster.pid`, if it is really that PostgreSQL process. */
export async function recordedPostmaster(cluster: string): Promise<number | null> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lines.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return (await isPostmaster(pid)) ? pid : null;
}

/**
 * Whether PostgreSQL runs under this pid. The pid may have been reused, or be a zombie: where
 * `/proc` exists, its command line decides.
 */
async function isPostmaster(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  // With `/proc`, a missing entry means that the process has just ended.
  return command === null ? process.platform !== 'linux' : command.includes('postgres');
}

/** Sends a signal; false when the process is gone. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Stops the server: a fast shutdown (open transactions are rolled back), then an immediate one. */
export async function stopPostmaster(pid: number, timeoutMs: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isPostmaster(pid)) || !signal(pid, name)) return;
    const deadline = Date.now() + timeoutMs;
    while ((await isPostmaster(pid)) && Date.now() < deadline) await wait(10);
  }
}
