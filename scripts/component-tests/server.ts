import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '#scripts/child.js';
import { address, port } from './address.ts';

const startTimeoutMs = 120_000;
const pollMs = 100;

let product: ChildProcess | null = null;

const answers = async () => {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** The whole product on temporary data, once for all component tests. */
export async function setup(): Promise<void> {
  if (await answers()) throw new Error(`Another server answers at ${address}; set PORT.`);
  const started = spawn(process.execPath, ['scripts/serve-for-tests.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, RUNNER_PID: String(process.pid) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  product = started;
  const until = Date.now() + startTimeoutMs;
  while (!(await answers())) {
    if (started.exitCode !== null) throw new Error('The server for the tests did not start.');
    if (Date.now() > until) throw new Error(`Nothing answers at ${address}.`);
    await wait(pollMs);
  }
}

export async function teardown(): Promise<void> {
  if (product === null || product.exitCode !== null) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
}
