import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const watchThread = new URL('watch-thread.ts', import.meta.url).href;

/** A process that is killed after 200 beats without a sign of life; what it says, and how it ends. */
async function run(body: string) {
  const script = `
    import { watchThread } from '${watchThread}';
    watchThread(5, 1000)('some.test.ts');
    ${body}`;
  // These are meant, and not for the end of the whole run.
  const { HANGS: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  const said = await text(child.stderr);
  return { said, signal: await ended };
}

test.each([
  ['that counts', 'function loop() { for (let count = 0; ; count += 1); }'],
  ['of promises', 'async function loop() { for (;;) await null; }'],
  ['of calls', 'const call = async () => {}; async function loop() { for (;;) await call(); }'],
])('a loop without an end %s is named and ended', async (_, loop) => {
  const { said, signal } = await run(`${loop}\nloop();`);
  expect(said).toContain('some.test.ts has not come back to its timers for 1 s');
  expect(said).toMatch(/at loop \(.*eval.*:\d+\)/u);
  expect(signal).toBe('SIGKILL');
});

test('a process whose timers run goes on', async () => {
  // timing: that timers run is what is asked.
  const wait = "import { setTimeout as wait } from 'node:timers/promises';";
  const body = `${wait}\nfor (let turn = 0; turn < 200; turn += 1) await wait(10);`;
  expect(await run(body)).toEqual({ said: '', signal: null });
});
