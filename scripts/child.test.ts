import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { run } from './child.js';

const childUrl = new URL('child.js', import.meta.url).href;

describe('A child process', () => {
  test('returns its exit code', async () => {
    expect(await run(process.execPath, ['--eval', 'process.exit(7)'])).toBe(7);
  });

  test('that a signal ended returns the code of a shell', async () => {
    const code = await run(process.execPath, ['--eval', "process.kill(process.pid, 'SIGTERM')"]);
    expect(code).toBe(128 + 15);
  });

  test('that does not exist returns 127, and is named', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await run('/no/such/program', [])).toBe(127);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('/no/such/program'));
    said.mockRestore();
  });

  /** Goes on until it is told to end, and says who it is. */
  const waiting = (onSignal: string) =>
    `${onSignal}; require('node:net').createServer().listen(0); console.log(process.pid);`;
  const running = (code: string) =>
    `import { run } from ${JSON.stringify(childUrl)};
      process.exitCode = await run(process.execPath, ['--eval', ${JSON.stringify(code)}]);`;

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'receives %s, and may shut down gracefully',
    async (signal) => {
      const inner = waiting(
        `process.on('${signal}', () => console.log('ends'));
        process.on('SIGUSR2', () => process.exit(3))`,
      );
      const outer = spawn(process.execPath, ['--input-type=module', '--eval', running(inner)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [pid] = await once(outer.stdout, 'data');
      outer.kill(signal);
      expect(String((await once(outer.stdout, 'data'))[0])).toBe('ends\n');
      process.kill(Number(pid), 'SIGUSR2');
      expect(await once(outer, 'exit')).toEqual([3, null]);
    },
  );

  test.runIf(process.platform === 'linux')('does not outlive npm, however that ended', async () => {
    const npm = `
      const { spawn } = require('node:child_process');
      process.title = 'npm start';
      const command = '"$NODE" --input-type=module --eval "$OUTER"; true';
      const env = { ...process.env, npm_lifecycle_event: 'start' };
      spawn('sh', ['-c', command], { stdio: 'inherit', env });`;
    const started = spawn(process.execPath, ['--eval', npm], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE: process.execPath, OUTER: running(waiting('')) },
    });
    await once(started.stdout, 'data');
    started.kill('SIGKILL');
    // The stream closes when the last process with it has exited.
    await expect(once(started.stdout, 'close')).resolves.toBeDefined();
  });
});
