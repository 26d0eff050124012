import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverEntry } from '#core/tests/entries.ts';
import { stateFolderOf, test } from './fixtures.ts';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

/** Listens on another port of this machine, and passes everything on. */
export async function forwardTo(port: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((from) => {
    const onward = connect(port, '127.0.0.1');
    from.pipe(onward).pipe(from);
    from.once('error', () => onward.destroy());
    onward.once('error', () => from.destroy());
  });
  return { port: await listening(server), close: () => server.close() };
}

/** Ends with the process, or begins with what it says when it is ready. */
async function startProduct(entry: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (more) => {
      said += String(more);
      if (said.includes('is ready at')) resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`It ended with ${String(code)}.`))),
  ]);
  return child;
}

/**
 * One more product with the demonstration and settings of its own. `halt` ends it, `start` begins it
 * again with its data, also as another build; `stop` removes them.
 */
export async function startOwnServer(port: number, settings: Readonly<Record<string, string>>) {
  const parent = await mkdtemp(join(tmpdir(), 'outrider-e2e-'));
  // As root the database runs as another user, who must be able to enter the folder.
  await chmod(parent, 0o755);
  const folder = join(parent, 'data');
  const demonstration = join(stateFolderOf(test.info().project.use.baseURL), 'demonstration');
  // With the owners of its files.
  await promisify(execFile)('cp', ['-a', demonstration, folder]);
  const env = {
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'warn',
    DEMO: 'on',
    DATA_DIR: folder,
    PORT: String(port),
    ...settings,
  };
  let child = await startProduct(serverEntry, env);
  const halt = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return {
    folder,
    halt,
    start: async (entry = serverEntry) => {
      child = await startProduct(entry, env);
    },
    stop: async () => {
      await halt();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
