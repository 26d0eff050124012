import { expect, test } from 'vitest';
import { firstWork, listWork } from './listed-work.ts';
import type { WorkLine } from './needs-you.ts';
import type { WorkVerb } from './work-verbs.ts';
import { dueText, wordedLine } from './work-words.ts';

const line = (id: string, verb: WorkVerb, at: string | null = null): WorkLine =>
  wordedLine(
    { id, count: 1, name: id, where: id, at, link: '/projects' },
    { verb, button: verb, text: ({ where }) => ({ title: where }) },
  );
const kindOf = (kind: string, lines: WorkLine[]) => ({ kind, total: lines.length, lines });
const ids = (lines: ReturnType<typeof listWork>) => lines.map(({ id }) => id);

test('Lines stand by verb, and there the first due first, without a date last', () => {
  const kinds = [
    kindOf('vote', [line('v', 'Vote')]),
    kindOf('due', [
      line('never', 'Due'),
      line('late', 'Due', '2026-11-12'),
      line('b', 'Due', '2026-11-03T07:00:00Z'),
    ]),
    kindOf('new', [line('d', 'Decide')]),
  ];
  expect(ids(listWork({ kinds }))).toEqual(['d', 'b', 'late', 'never', 'v']);
});

test('The first of each verb are shown before the second of any, in their order', () => {
  const many = (of: string, verb: WorkVerb, count: number) =>
    Array.from({ length: count }, (_, at) => line(`${of}${at}`, verb));
  const kinds = [
    kindOf('new', many('d', 'Decide', 9)),
    kindOf('due', many('u', 'Due', 2)),
    kindOf('vote', many('v', 'Vote', 1)),
  ];
  const all = listWork({ kinds });
  expect(ids(firstWork(all, 6))).toEqual(['d0', 'd1', 'd2', 'u0', 'u1', 'v0']);
  expect(firstWork(all, 20)).toEqual(all);
});

test('What is due is said with how late it is', () => {
  expect(dueText({ count: 5, overdue: 3 })).toBe('3 overdue, 2 due within a week');
  expect(dueText({ count: 3, overdue: 3 })).toBe('3 overdue');
  expect(dueText({ count: 2 })).toBe('2 due within a week');
});
