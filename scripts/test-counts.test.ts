import { expect, test } from 'vitest';
import {
  countAgain,
  countBrowser,
  countUnit,
  failedBrowserParts,
  failedBrowserTests,
  failedUnitFiles,
  failedUnitTests,
  inTotal,
} from './test-counts.js';

const unit = { numPassedTests: 40, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
const browser = { stats: { expected: 9, flaky: 1, unexpected: 1, skipped: 2 } };

test('Tests are counted as their runners report them', () => {
  expect(countUnit(unit)).toEqual({ passed: 40, failed: 2, skipped: 4 });
  expect(countBrowser(browser)).toEqual({ passed: 10, failed: 1, skipped: 2 });
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

test('Each failed test is a line with its file, title and the first line of its error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'Adds' },
    { status: 'failed', fullName: 'Lists', failureMessages: ['expected 1 to be 2\n    at a.ts:3'] },
  ];
  expect(failedUnitTests({ testResults: [{ name: '/a.test.ts', assertionResults }] })).toEqual([
    '/a.test.ts: Lists: expected 1 to be 2',
  ]);
  const results = [{ error: { message: '\u001B[31mtoo late\u001B[39m\nCall log' } }];
  const specs = [
    { ok: false, title: 'Moves', tests: [{ results }] },
    { ok: true, title: 'Opens' },
  ];
  const suites = [{ file: 'c.spec.ts', title: 'Cards', specs }];
  expect(failedBrowserTests({ suites: [{ file: 'c.spec.ts', suites }] })).toEqual([
    'c.spec.ts: Cards › Moves: too late',
  ]);
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});

test('What fails twice stays failed, what passes the second time is passed', () => {
  const first = { passed: 190, failed: 2, skipped: 1 };
  expect(countAgain(first, { passed: 7, failed: 0, skipped: 0 })).toEqual({
    ...{ passed: 192, failed: 0, skipped: 1 },
  });
  expect(countAgain(first, { passed: 6, failed: 1, skipped: 0 })).toEqual({
    ...{ passed: 191, failed: 1, skipped: 1 },
  });
  expect(countAgain(first, null)).toEqual(first);
});
