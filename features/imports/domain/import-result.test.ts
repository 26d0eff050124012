import { expect, test } from 'vitest';
import { formatCounts, importResultMessage } from './import-result.ts';

const nothing = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
const done = { ...nothing, fileName: 'a.csv', problem: null, preview: null };

test('lists the number of rows per result and omits zeros', () => {
  expect(formatCounts({ ...nothing, created: 1204, rejected: 12 })).toBe('1,204 new, 12 not taken');
  expect(formatCounts(nothing)).toBe('Nothing in it.');
});

test('says what was done, or why it stopped', () => {
  const running = { ...done, state: 'running', updated: 2 } as const;
  expect(importResultMessage(running)).toEqual({ title: 'Imported a.csv', body: '2 changed' });
  expect(importResultMessage({ ...running, problem: 'It broke off.' })).toEqual({
    ...{ title: 'a.csv could not be imported', body: 'It broke off.' },
  });
  const checked = { ...done, state: 'checking', preview: { counts: { rejected: 1 } } } as const;
  expect(importResultMessage(checked).body).toBe('1 row cannot be taken.');
  expect(importResultMessage({ ...done, state: 'undoing' }).title).toBe(
    'Took back the import of a.csv',
  );
});
