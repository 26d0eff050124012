import { spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { closeToOthers } from '#core/platform/close-to-others.ts';
import { findBinaries, findLauncher, type Binaries, type Launcher } from './binaries.ts';
import { account, initialise, isInitialised, passwordOf } from './initialise.ts';
import { stopPostmaster, recordedPostmaster } from './postmaster.ts';
import { openSocketFolder } from './socket-folder.ts';

const startPatienceMs = 60_000;
const stopPatienceMs = 10_000;
/** After a kill, old children may hold shared memory for a moment; after this time it is an error. */
const mostFailedStarts = 20;

/** The server's address for node-postgres, without a database name. */
export type Address = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'password'>;

/** An embedded PostgreSQL server under one folder. */
export interface Cluster {
  readonly address: Address;
  /**
   * Starts the server, or takes over one whose parent died, and waits until it answers. The
   * callback runs after the launch, before it answers.
   */
  start(launched?: () => void): Promise<void>;
  stop(): Promise<void>;
}

async function answers(address: Address): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function addressOf(folder: string, sockets: string): Promise<Address> {
  if (process.platform !== 'win32') return { host: sockets, port: 5432, user: account };
  const password = await passwordOf(folder);
  return { host: '127.0.0.1', port: 5440, user: account, password };
}

async function launch(
  folder: string,
  sockets: string,
  binaries: Binaries,
  launcher: Launcher,
  onExit: () => void,
): Promise<void> {
  const log = await open(join(folder, 'server.log'), 'a', 0o600);
  const listen =
    process.platform === 'win32'
      ? ['-c', 'listen_addresses=127.0.0.1', '-p', '5440']
      : ['-c', 'listen_addresses=', '-c', `unix_socket_directories="${sockets}"`];
  const [program, parameters] = launcher.command(binaries.postgres, [
    '-D',
    folder,
    ...listen,
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'log_min_messages=warning',
  ]);
  // Its own process group: Ctrl-C in a terminal reaches only us, and we stop it at the end.
  const child = spawn(program, parameters, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.once('exit', onExit);
  child.once('error', onExit);
  child.unref();
  await log.close();
}

async function lastWords(folder: string): Promise<string> {
  const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join('\n');
}

/** Opens the cluster under `folder`, initialising it on the first run. */
export async function openCluster(folder: string): Promise<Cluster> {
  const binaries = await findBinaries();
  const parent = join(folder, '..');
  await mkdir(parent, { recursive: true });
  const launcher = await findLauncher(binaries, parent);
  if (!(await isInitialised(folder))) await initialise(folder, binaries, launcher);
  closeToOthers(folder, 0o700);
  const sockets = await openSocketFolder(folder, launcher.owner);
  const address = await addressOf(folder, sockets.path);

  async function start(launched?: () => void): Promise<void> {
    const deadline = Date.now() + startPatienceMs;
    let failedStarts = 0;
    while (Date.now() < deadline && failedStarts < mostFailedStarts) {
      if (await answers(address)) return;
      if ((await recordedPostmaster(folder)) !== null) {
        await wait(20); // Starting, recovering or stopping.
        continue;
      }
      let exited = false;
      await launch(folder, sockets.path, binaries, launcher, () => (exited = true));
      launched?.();
      while (!exited && Date.now() < deadline) {
        if (await answers(address)) return;
        await wait(10);
      }
      failedStarts += 1;
      await wait(100);
    }
    throw new Error(`The embedded PostgreSQL did not start. It said:\n${await lastWords(folder)}`);
  }

  async function stop(): Promise<void> {
    const pid = await recordedPostmaster(folder);
    if (pid !== null) await stopPostmaster(pid, stopPatienceMs);
    await sockets.remove();
  }

  return { address, start, stop };
}
