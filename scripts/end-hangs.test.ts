import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EndHangs from './end-hangs.js';

const minute = 60_000;
const hangs = join(tmpdir(), `outrider-hangs-${process.pid}.txt`);

let reporter: EndHangs;
let exit: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  exit = vi.fn();
  vi.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit);
  vi.stubEnv('HANGS', hangs);
  reporter = new EndHangs();
  reporter.onInit();
  reporter.onTestModuleQueued({ moduleId: 'slow.test.ts' });
  reporter.onTestModuleQueued({ moduleId: 'quick.test.ts' });
  reporter.onTestModuleEnd({ moduleId: 'quick.test.ts' });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(hangs, { force: true });
});

test('a run in which nothing ends any more is ended, and what was running is named', () => {
  vi.advanceTimersByTime(19 * minute);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(readFileSync(hangs, 'utf8')).toBe(
    'No test has ended for 20 minutes, running: slow.test.ts\n',
  );
});

test.each([
  ['test', () => reporter.onTestCaseResult()],
  ['file', () => reporter.onTestModuleEnd({ moduleId: 'slow.test.ts' })],
])('a run goes on while now and then a %s ends', (_, end) => {
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(19 * minute);
    end();
  }
  expect(exit).not.toHaveBeenCalled();
});
