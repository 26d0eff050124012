import NameActions from './name-actions.js';
import { expect, test } from 'vitest';
import {
  afterSecondRun,
  countBrowser,
  countUnit,
  failedBrowserParts,
  failedBrowserTests,
  failedUnitFiles,
  failedUnitTests,
  inTotal,
  summaryOf,
} from './test-report.js';

const unit = { numPassedTests: 40, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
const browser = { stats: { expected: 9, flaky: 1, unexpected: 1, skipped: 2 } };

test('Tests are counted as their runners report them', () => {
  expect(countUnit(unit)).toEqual({ passed: 40, failed: 2, skipped: 4 });
  expect(countBrowser(browser)).toEqual({ passed: 10, failed: 1, skipped: 2 });
});

test('A file that could not be run counts as a failed test', () => {
  const testResults = [{ name: '/a.test.ts', status: 'failed', message: 'No server.\n at a' }];
  const report = { numPassedTests: 40, numFailedTests: 0, testResults };
  expect(countUnit(report)).toEqual({ passed: 40, failed: 1, skipped: 0 });
  expect(failedUnitTests(report)).toEqual([{ test: '/a.test.ts', message: 'No server.' }]);
});

test('A runner without a report has no counts', () => {
  expect(countUnit(null)).toBeNull();
  expect(countBrowser(null)).toBeNull();
});

test('The total adds all parts up', () => {
  const results = [
    { code: 0, counts: null },
    { code: 1, counts: { passed: 40, failed: 2, skipped: 0 } },
    { code: 0, counts: { passed: 10, failed: 0, skipped: 0 } },
  ];
  expect(inTotal(results)).toEqual({ passed: 50, failed: 2 });
});

test('A part that failed without a failed test counts as one', () => {
  const results = [
    { code: 1, counts: null },
    { code: 1, counts: { passed: 40, failed: 0, skipped: 0 } },
  ];
  expect(inTotal(results)).toEqual({ passed: 40, failed: 2 });
});

test('Files with failed tests are named, in nested suites too', () => {
  const files = [
    { name: '/a.test.ts', status: 'passed' },
    { name: '/b.test.ts', status: 'failed' },
  ];
  expect(failedUnitFiles({ testResults: files })).toEqual(['/b.test.ts']);
  const nested = { file: 'c.spec.ts', suites: [{ file: 'c.spec.ts', specs: [{ ok: false }] }] };
  const suites = [nested, { file: 'd.spec.ts', specs: [{ ok: true }] }];
  expect(failedBrowserParts({ suites })).toEqual(['c.spec.ts']);
  const blocks = ['jobs', 'mails'].map((title) => ({ ...nested.suites[0], title }));
  const screens = { file: 'e2e/screens.spec.ts', suites: blocks };
  expect(failedBrowserParts({ suites: [screens] })).toEqual([
    'e2e/screens.spec.ts jobs',
    'e2e/screens.spec.ts mails',
  ]);
  expect([...failedUnitFiles(null), ...failedBrowserParts(null)]).toEqual([]);
});

test('Each failed test is told with its file, title, the first line of its error and its place', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'Adds' },
    {
      status: 'failed',
      fullName: 'Lists',
      failureMessages: ['expected 1 to be 2\n    at b.ts:3\n    at a.test.ts:7:1'],
    },
  ];
  expect(failedUnitTests({ testResults: [{ name: '/a.test.ts', assertionResults }] })).toEqual([
    { test: '/a.test.ts: Lists', message: 'expected 1 to be 2 (a.test.ts:7)' },
  ]);
  const inBrowser = 'late\n    at http://localhost:1/core/a.browser.test.tsx?import&browserv=9:7:3';
  const slow = { status: 'failed', fullName: 'Waits', failureMessages: [inBrowser] };
  const [late] = failedUnitTests({ testResults: [{ name: '/a', assertionResults: [slow] }] });
  expect(late?.message).toContain('/core/a.browser.test.tsx?import&browserv=9:7)');
  const results = [{ error: { message: '\u001B[31mtoo late\u001B[39m\nCall log' } }];
  const specs = [
    { ok: false, title: 'Moves', tests: [{ results }] },
    { ok: true, title: 'Opens' },
  ];
  const suites = [{ file: 'c.spec.ts', title: 'Cards', specs }];
  expect(failedBrowserTests({ suites: [{ file: 'c.spec.ts', suites }] })).toEqual([
    { test: 'c.spec.ts: Cards › Moves', message: 'too late' },
  ]);
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});

const failure = (test: string) => ({ test, message: 'expected 1 to be 2' });
const first = {
  code: 1,
  counts: { passed: 190, failed: 2, skipped: 1 },
  failures: [failure('a.test.ts: Lists'), failure('b.test.ts: Moves')],
};
const second = (...failures: ReturnType<typeof failure>[]) => ({
  code: failures.length === 0 ? 0 : 1,
  counts: { passed: 7, failed: failures.length, skipped: 0 },
  failures,
});
const totalOf = (...parameters: Parameters<typeof afterSecondRun>) =>
  inTotal([afterSecondRun(...parameters)]);

test('A test that passes only when it is repeated has failed, and is told apart', () => {
  const result = afterSecondRun(first, second(failure('b.test.ts: Moves')), []);
  expect(inTotal([result])).toEqual({ passed: 190, failed: 2 });
  expect(result.failures).toEqual([failure('b.test.ts: Moves')]);
  expect(result.byChance).toEqual([failure('a.test.ts: Lists')]);
  expect(totalOf(first, second(), [])).toEqual({ passed: 190, failed: 2 });
});

test('unless its cause is known', () => {
  const repeats = [{ test: 'a.test.ts: Lists' }, { test: 'b.test.ts: Moves' }];
  expect(totalOf(first, second(), repeats)).toEqual({ passed: 192, failed: 0 });
  expect(totalOf(first, second(), repeats.slice(1))).toEqual({ passed: 191, failed: 1 });
  expect(totalOf(first, second(...first.failures), repeats)).toEqual({ passed: 190, failed: 2 });
});

test('A file that could be run only when it was repeated has failed', () => {
  const broken = { code: 1, counts: { passed: 9, failed: 1, skipped: 0 }, failures: [] };
  expect(totalOf(broken, second(), [])).toEqual({ passed: 9, failed: 1 });
});

test('The summary has what each part took, and names what failed', () => {
  const summary = summaryOf(
    [
      { name: 'build', code: 0, counts: null, seconds: 12.34, processor: 20 },
      { name: 'unit', seconds: 700, processor: null, ...afterSecondRun(first, second(), []) },
    ],
    {
      seconds: 720,
      shareInUse: 0.874,
      openedServers: { count: 164, seconds: 98.22, processor: 70 },
      hangs: 'c.test.ts has not come back to its timers.\n    at loop (c.test.ts:4)',
    },
  );
  expect(summary.split('\n')).toEqual([
    '                   time processor',
    'ok      build    12.3 s    20.0 s',
    'FAILED  unit    700.0 s       – s  190 passed, 2 failed, 1 skipped',
    '',
    '12.0 minutes, 87 % of all processors in use',
    'openTestServer: 164 times, 98.2 s, 70.0 s of processor',
    '',
    'passed only when repeated: a.test.ts: Lists',
    '  expected 1 to be 2',
    '',
    'passed only when repeated: b.test.ts: Moves',
    '  expected 1 to be 2',
    '',
    'c.test.ts has not come back to its timers.',
    '    at loop (c.test.ts:4)',
  ]);
});

test('An action that failed is told by its message, where the runner wrote a placeholder', () => {
  const error = {
    message: 'locator.click: Timeout.\nCall log:\n  - waiting for button',
    stack: 'Error: STACK_TRACE_ERROR\n    at a.test.ts:7:1',
  };
  new NameActions().onTestCaseResult({ result: () => ({ errors: [error] }) });
  expect(error.stack.split('\n')[0]).toBe(
    'Error: locator.click: Timeout. Call log: - waiting for button',
  );
});
