import { expect, test } from 'vitest';
import { formatCounts, importResultMessage } from './import-result.ts';

const nothing = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
const done = { ...nothing, fileName: 'a.csv', problem: null, preview: null };

test('lists the number of rows per result and omits zeros', () => {
  expect(formatCounts({ ...nothing, created: 1204, rejected: 12 })).toBe('1,204 new, 12 skipped');
  expect(formatCounts(nothing)).toBe('The file has no rows.');
});

test('says what was done, or why it stopped', () => {
  const running = { ...done, state: 'running', updated: 2 } as const;
  expect(importResultMessage(running)).toEqual({ title: 'Imported a.csv', body: '2 updated' });
  expect(importResultMessage({ ...running, problem: 'It broke off.' })).toEqual({
    title: 'a.csv could not be imported',
    body: 'It broke off.',
  });
  const checked = { ...done, state: 'checking', preview: { counts: { rejected: 1 } } } as const;
  expect(importResultMessage(checked).body).toBe('1 row will be skipped.');
  expect(importResultMessage({ ...done, state: 'undoing' }).title).toBe(
    'Undid the import of a.csv',
  );
});
