import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from './built-server.js';
import { serverBundle } from './bundles.js';
import { root } from './child.js';
import { currentEntryOf, whyBuild } from './web-build.js';

/** Its dates count from when it was made. */
const mostAgeMs = 60 * 60 * 1000;

/** With everything in it: file owners too, since as root the database runs as another user. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the product on a data folder, until it is ready. */
async function fill(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, currentEntryOf(serverBundle))], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      DATA_DIR: folder,
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  let said = '';
  let isReady = false;
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (isReady || !said.includes('is ready at')) return;
    isReady = true;
    stop();
  });
  await ended;
  process.off('SIGTERM', stop);
  if (!isReady) throw new Error('The product ended before it was ready.');
}

/** Relative to the root. */
const placeOf = (port: string) => join('.cache/tests', port, 'demonstration');

function isCurrent(place: string): boolean {
  const madeAt = statSync(join(root, place), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isRecent = Date.now() - madeAt < mostAgeMs;
  return isRecent && whyBuild(root, { ...serverBundle, output: place }) === null;
}

/**
 * A copy of a data folder with the demonstration, for the servers of a run of tests. It is made once: that takes
 * four times as long as to start with it.
 */
export async function copyDemonstration(port: string, to: string): Promise<void> {
  const place = placeOf(port);
  if (!isCurrent(place)) {
    const folder = mkdtempSync(join(tmpdir(), 'outrider-demonstration-'));
    // As root the database runs as another user, who must be able to enter the folder.
    chmodSync(folder, 0o755);
    await fill(join(folder, 'data'));
    const whole = join(root, place);
    const part = `${whole}-part`;
    for (const path of [whole, part]) rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(whole), { recursive: true });
    await copyFolder(join(folder, 'data'), part);
    renameSync(part, whole);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  await copyFolder(join(root, place), to);
}
