import { expect, test } from 'vitest';
import { firstWork, listWork } from './listed-work.ts';
import type { WorkLine } from './needs-you.ts';
import { dueText, type NeedsYouWords, type WorkVerb } from './work-words.ts';

const words = Object.fromEntries(
  (['Vote', 'Decide', 'Due'] as const).map((verb: WorkVerb) => [
    verb,
    { verb, button: verb, text: ({ where }) => ({ title: where }) },
  ]),
) satisfies NeedsYouWords;

const line = (id: string, at: string | null = null): WorkLine => ({
  id,
  count: 1,
  name: id,
  where: id,
  at,
  link: '/projects',
});
const kindOf = (kind: string, lines: WorkLine[]) => ({ kind, total: lines.length, lines });
const ids = (lines: ReturnType<typeof listWork>) => lines.map((one) => one.line.id);

test('Lines stand by verb, and there the first due first, without a date last', () => {
  const kinds = [
    kindOf('Vote', [line('v')]),
    kindOf('Due', [line('never'), line('late', '2026-11-12'), line('b', '2026-11-03T07:00:00Z')]),
    kindOf('Decide', [line('d')]),
    kindOf('unknown', [line('x')]),
  ];
  expect(ids(listWork({ kinds }, words))).toEqual(['d', 'b', 'late', 'never', 'v']);
});

test('The first of each verb are shown before the second of any, in their order', () => {
  const many = (of: string, count: number) =>
    Array.from({ length: count }, (_, at) => line(`${of}${at}`));
  const kinds = [
    kindOf('Decide', many('d', 9)),
    kindOf('Due', many('u', 2)),
    kindOf('Vote', many('v', 1)),
  ];
  const all = listWork({ kinds }, words);
  expect(ids(firstWork(all, 6))).toEqual(['d0', 'd1', 'd2', 'u0', 'u1', 'v0']);
  expect(firstWork(all, 20)).toEqual(all);
});

test('What is due is said with how late it is', () => {
  expect(dueText({ count: 5, overdue: 3 })).toBe('3 overdue, 2 due within a week');
  expect(dueText({ count: 3, overdue: 3 })).toBe('3 overdue');
  expect(dueText({ count: 2 })).toBe('2 due within a week');
});
