import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from '#bench/support/median.ts';

/**
 * Duration of a start on an existing data folder, and the memory of the idle server: `npm start`
 * compared with the same server from its sources, alternating in one run. Measured from the spawn
 * of the process (for `npm start` the one that npm runs, which checks whether a build is needed and
 * then starts the server) until the server is ready, without npm itself.
 */

const port = 4396;
const starts = Number(process.argv[2] ?? 5);
const restMs = Number(process.argv[3] ?? 6) * 1000;
const goals = { readyMs: 1500, rssMegabytes: 200 };

const ways = {
  'npm start': fileURLToPath(new URL('../scripts/start.js', import.meta.url)),
  'from the sources': fileURLToPath(new URL('../app/server/main.ts', import.meta.url)),
};

interface Start {
  readonly readyMs: number;
  readonly rssMegabytes: number;
}

const dataFolder = await mkdtemp(join(tmpdir(), 'outrider-bench-'));
// When run as root, PostgreSQL runs under another account, which needs access to the folder.
await chmod(dataFolder, 0o755);

function ready({ stdout }: ChildProcess, gone: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('is ready at')) resolve();
    });
    void gone.then(() => reject(new Error(`It ended before it was ready: ${said}`)));
  });
}

const statusOf = (pid: number) => readFile(`/proc/${pid}/status`, 'utf8');
const numberIn = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(status)?.[1]);

/** The server process: the child of `npm start`'s, else the spawned one. */
async function serverPid(spawned: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  for (const pid of pids) {
    const status = await statusOf(pid).catch(() => '');
    if (numberIn(status, 'PPid') === spawned && /^Name:\s+(?:node|MainThread)/u.test(status)) {
      return pid;
    }
  }
  return spawned;
}

/** Starts, measures and stops the server. Without /proc, memory is NaN. */
async function start(file: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataFolder,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    await ready(child, gone);
    const readyMs = Math.round(performance.now() - startedAt);
    await wait(restMs);
    const status = await statusOf(await serverPid(child.pid ?? 0)).catch(() => '');
    return { readyMs, rssMegabytes: Math.round(numberIn(status, 'VmRSS') / 1024) };
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

try {
  const first = await start(ways['npm start']);
  console.log(`\n  First start, which fills the data folder: ${first.readyMs} ms`);
  // From the second start on, the index and the compile cache exist.
  await start(ways['npm start']);
  const measured: Record<string, Start[]> = {};
  for (let round = 0; round < starts; round += 1) {
    for (const [name, file] of Object.entries(ways))
      (measured[name] ??= []).push(await start(file));
  }
  console.log(`  ${starts} starts each on existing data; memory ${restMs / 1000} s after ready\n`);
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([name, all]) => [
        name,
        {
          'ready ms, median': median(all.map(({ readyMs }) => readyMs)),
          'ready ms, all': all.map(({ readyMs }) => readyMs).join(' '),
          'RSS MB, median': median(all.map(({ rssMegabytes }) => rssMegabytes)),
        },
      ]),
    ),
  );
  console.log(`  goals: ${goals.readyMs} ms, ${goals.rssMegabytes} MB\n`);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
