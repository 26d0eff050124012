import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '#scripts/child.js';
import { address, port } from './address.ts';

let product: ChildProcess | null = null;

const answers = async () => {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** Waits until it says that it is ready, or has ended. */
const untilReady = (started: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    started.stdout?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-1000);
      if (said.includes('is ready at')) resolve();
    });
    started.once('exit', () => reject(new Error('The server for the tests did not start.')));
  });

/** The whole product on temporary data, once for all component tests. */
export async function setup(): Promise<void> {
  if (await answers()) throw new Error(`Another server answers at ${address}; set PORT.`);
  const started = spawn(process.execPath, ['scripts/serve-for-tests.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, RUNNER_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  product = started;
  await untilReady(started);
}

export async function teardown(): Promise<void> {
  if (product === null || product.exitCode !== null) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
}
