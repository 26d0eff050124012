import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { serverBundle } from '#scripts/bundles.js';
import { root } from '#scripts/child.js';
import { memoryEnvironment, memorySwitches } from '#scripts/built-server.js';

const startTimeoutMs = 240_000;
/** What a checkout runs from before its server was bundled. */
const sources = 'server/main.ts';

/** The whole product with demonstration data, in a folder of its own. */
export interface Product {
  readonly address: string;
  readonly dataFolder: string;
  readonly pid: number;
  signIn(email: string): Promise<string>;
  /** Ends it and starts it again on the same data, with other settings where they are given. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends a signal to the process alone. */
  signal(name: NodeJS.Signals): void;
  /** Ends it by SIGKILL, or asks it to end by SIGTERM, and waits until it is gone. */
  end(name: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('The server did not become ready.');
}

/**
 * Starts the product as it was built: its sources themselves take twice the memory, which nobody runs.
 * Of another checkout, where its folder is given. The wrapper is a program that runs what follows it, in its own place.
 */
export async function startProduct(
  port: number,
  environment: Readonly<Record<string, string>> = {},
  checkout: string = root,
  wrapper: readonly string[] = [],
): Promise<Product> {
  const bundle = join(checkout, serverBundle.output);
  const main = existsSync(bundle) ? bundle : join(checkout, sources);
  const dataFolder = await mkdtemp(join(tmpdir(), 'outrider-bench-'));
  // When run as root, PostgreSQL runs under another account, which needs access to the folder.
  await chmod(dataFolder, 0o755);
  const address = `http://localhost:${port}`;
  // With the memory of the built server.
  const [program = '', ...parameters] = [...wrapper, process.execPath, ...memorySwitches, main];
  let changed: Readonly<Record<string, string>> = {};
  const start = () =>
    spawn(program, parameters, {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: dataFolder,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        CALL_LIMITS: 'off',
        ...memoryEnvironment,
        ...environment,
        ...changed,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let child = start();
  const end = async (name: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(name);
    await gone;
  };
  await ready(address, child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    address,
    dataFolder,
    get pid() {
      return child.pid ?? 0;
    },
    end,
    signal: (name) => void child.kill(name),
    async restart(changes = {}) {
      await end();
      changed = changes;
      child = start();
      await ready(address, child);
    },
    async signIn(email) {
      const entered = await fetch(`${address}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      const cookie = entered.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const answer = await fetch(`${address}/api/auth/token`, { headers: { cookie } });
      const { token } = (await answer.json()) as { token: string };
      return token;
    },
    async stop() {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
