import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedPostmaster } from '#core/platform/database/embedded/postmaster.ts';
import { compileCache } from '#scripts/built-server.js';
import { serverEntry } from './entries.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that is free right now, of those that no system gives to an outgoing connection meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

export const postmasterOf = (dataFolder: string) =>
  recordedPostmaster(join(dataFolder, 'postgres'));

/** A data folder that is removed after the test, with a database that still runs in it. */
export async function temporaryDataFolder(name = 'data') {
  const parent = await makeTemporaryFolder();
  return { folder: join(parent, name), remove: () => removeTemporaryFolder(parent) };
}

/** Kills the database of a data folder, as the out-of-memory killer would; returns its pid. */
export async function killDatabase(dataFolder: string): Promise<number> {
  const pid = await postmasterOf(dataFolder);
  if (pid === null) throw new Error(`No database runs under ${dataFolder}.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** The time that stopping may take runs out: first its connections are cut, then it ends. */
export const passDeadline = ({ child }: Pick<ProductProcess, 'child'>) => child.kill('SIGUSR2');

export interface ProductProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its output so far. */
  said(): string;
  /** Resolves once it prints that it is ready; rejects when it exits before. */
  readonly ready: Promise<void>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

const heldDeadlines = new URL('held-deadlines.ts', import.meta.url).href;

/** The product as it is started from a terminal; its stopping may take as long as it needs. */
export function startProduct(environment: Readonly<Record<string, string>>): ProductProcess {
  const child = spawn(process.execPath, [serverEntry], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      NODE_OPTIONS: `--import=${heldDeadlines}`,
      LOG_LEVEL: 'warn',
      CALL_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((how) => reject(new Error(`It ended before it was ready (${how}): ${said}`)));
  });
  // Prevents an unhandled rejection where only `ended` is awaited.
  ready.catch(() => {});
  return { child, url: `http://localhost:${environment.PORT}`, said: () => said, ready, ended };
}
