import { expect, test } from 'vitest';
import { timedLinesIn } from './test-timing.ts';

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await page.waitForTimeout(500);',
  'await db.execute(sql`select pg_sleep(1)`);',
  'expect(performance.now() - started).toBeLessThan(500);',
  'await expect(dialog).toBeVisible({ timeout: 1000 });',
  'await expect(dialog).toBeVisible({ timeout });',
  "test('is sent', { timeout: longMs }, async () => {",
  '  longTimeoutMs,',
  '}, 60_000);',
  '  }, 60_000);',
  'vi.setConfig({ testTimeout: 20_000 });',
  'test.setTimeout(120_000);',
  "test('is sent', { retry: 2 }, async () => {",
])('a machine may decide: %s', (line) => {
  expect(timedLinesIn('one.test.ts', `const one = 1;\n${line}\n`)).toEqual([
    expect.stringContaining(`one.test.ts:2: ${line.trim()}: `),
  ]);
});

test.each([
  'await expect(dialog).toBeVisible();',
  'await expect.poll(names).toEqual([]);',
  "vi.useFakeTimers({ toFake: ['setTimeout'] });",
  'await vi.advanceTimersByTimeAsync(limits.liveBeatMs);',
  'const options = { mostBytes, timeoutMs: 200 };',
])('no machine decides: %s', (line) => {
  expect(timedLinesIn('one.test.ts', line)).toEqual([]);
});

test('a reason in the line before excuses one line', () => {
  const line = 'setTimeout(kill, 30);';
  const reason = '// timing: at a random moment';
  expect(timedLinesIn('one.test.ts', `${reason}\n${line}\n${line}`)).toHaveLength(1);
  expect(timedLinesIn('one.test.ts', `// timing:\n${line}`)).toHaveLength(1);
});
