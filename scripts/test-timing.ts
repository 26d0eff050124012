import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/**
 * Tests must not be decided by the speed of a machine: they wait for what they ask, under the one
 * timeout of vitest.config.ts and playwright.config.ts, and delays run on a controlled clock.
 */
const refused: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern:
      /\bset(?:Timeout|Interval|Immediate)\(|\btimers\/promises\b|\bwaitForTimeout\(|\bpg_sleep\(/u,
    instead: 'wait for what is asked (expect.poll, waitUntil), or control the clock',
  },
  {
    pattern: /\bperformance\.now\(/u,
    instead: 'ask what happened, not how long it took',
  },
  {
    pattern:
      /\btimeout\b\s*[:}]|\b(?:test|hook)Timeout\b|\btest\.slow\(|^\s*\},? \d[\d_]*\);|^\s*\w*[tT]imeoutMs,$/u,
    instead: 'leave out the bound: there is one for all',
  },
  {
    pattern: /\b(?:retry|retries|repeats): /u,
    instead: 'find why it fails by chance',
  },
];

/** Where it decides nothing, a comment in this line or the one before says why. */
const excused = /\/\/ timing: \S|\* timing: \S/u;

const tests = [
  '{cli,core,features,ui,scripts}/**/*.{test,spec}.{ts,tsx}',
  '{core,core/web,features/*/*}/tests/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'scripts/component-tests/*.ts',
];

/** The lines of a test that a slow machine may decide, one sentence each. */
export function timedLinesIn(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (excused.test(line) || excused.test(lines[index - 1] ?? '')) return [];
    const match = refused.find(({ pattern }) => pattern.test(line));
    return match ? [`${path}:${index + 1}: ${line.trim()}: ${match.instead}.`] : [];
  });
}

if (import.meta.main) {
  const files = [...new Set(globSync(tests, { cwd: root }))].filter(
    (path) => !path.endsWith('test-timing.test.ts'),
  );
  const problems = files.flatMap((path) =>
    timedLinesIn(path, readFileSync(join(root, path), 'utf8')),
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
