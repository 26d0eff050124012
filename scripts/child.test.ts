import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { run } from './child.js';

const childUrl = new URL('child.js', import.meta.url).href;

describe('A program that is run', () => {
  test('hands on its exit code', async () => {
    expect(await run(process.execPath, ['--eval', 'process.exit(7)'])).toBe(7);
  });

  test('that a signal ended answers as a shell would', async () => {
    const code = await run(process.execPath, ['--eval', "process.kill(process.pid, 'SIGTERM')"]);
    expect(code).toBe(128 + 15);
  });

  test('that does not exist answers 127, and is named', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await run('/no/such/program', [])).toBe(127);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('/no/such/program'));
    said.mockRestore();
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'is told of %s, and may end in its own time',
    async (signal) => {
      const inner = `process.on('${signal}', () => setTimeout(() => process.exit(3), 50));
        setInterval(() => {}, 1000); console.log('ready');`;
      const outer = `import { run } from ${JSON.stringify(childUrl)};
        process.exitCode = await run(process.execPath, ['--eval', ${JSON.stringify(inner)}]);`;
      const parent = spawn(process.execPath, ['--input-type=module', '--eval', outer], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(parent.stdout, 'data');
      parent.kill(signal);
      expect(await once(parent, 'exit')).toEqual([3, null]);
    },
  );
});
