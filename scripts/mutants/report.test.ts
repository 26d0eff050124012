import { expect, test } from 'vitest';
import { figuresOf, isBelow, reportOf, type MutantResult } from './report.ts';
import { notDrawn } from './sample.ts';

const source = ['const isOpen = true;', 'const may =', '  isOpen &&', '  isMine;'].join('\n');

const mutant = (status: string, statusReason?: string): MutantResult => ({
  fileName: 'rule.ts',
  location: { start: { line: 1, column: 16 }, end: { line: 1, column: 20 } },
  replacement: 'false',
  status,
  statusReason,
});
const many = (count: number, status: string, why?: string) =>
  Array.from({ length: count }, () => mutant(status, why));
const partOf = (...results: MutantResult[]) => ({ name: 'rules', results, minutes: 1.25 });

test('The score is what tests caught of what they decided', () => {
  const part = partOf(...many(17, 'Killed'), ...many(2, 'Survived'), ...many(1, 'NoCoverage'));
  expect(figuresOf(part).score).toBe(85);
  expect(isBelow(part)).toBe(false);
});

test('A part below 85 % fails', () => {
  expect(isBelow(partOf(...many(16, 'Killed'), ...many(3, 'Survived')))).toBe(true);
});

test('What is not in the sample counts for nothing', () => {
  const { all, drawn } = figuresOf(
    partOf(...many(3, 'Killed'), ...many(9, 'CompileError', notDrawn)),
  );
  expect([all, drawn.length]).toEqual([12, 3]);
});

test('What the clock or an error outside of a test ended is neither caught nor missed', () => {
  const { caught, missed, undecided } = figuresOf(
    partOf(...many(2, 'Killed'), mutant('Timeout'), mutant('RuntimeError')),
  );
  expect([caught.length, missed.length, undecided.length]).toEqual([2, 0, 2]);
});

test('An endless loop that is counted, not timed, is caught', () => {
  const { caught } = figuresOf(partOf(mutant('Timeout', 'Hit limit reached (501/500)')));
  expect(caught).toHaveLength(1);
});

test('Nothing decided is no success', () => {
  expect(isBelow(partOf(mutant('Timeout')))).toBe(true);
});

test('The report has a table, and a line for each survivor with what became what', () => {
  const wide = {
    ...mutant('NoCoverage'),
    location: { start: { line: 3, column: 3 }, end: { line: 4, column: 9 } },
  };
  const report = reportOf(
    [partOf(...many(3, 'Killed'), mutant('Survived'), wide, mutant('Timeout', 'slow'))],
    () => source,
    7,
  );
  expect(report.split('\n')).toEqual([
    '| part  | mutants | in the sample | caught | undecided | score  | minutes |',
    '| ----- | ------- | ------------- | ------ | --------- | ------ | ------- |',
    '| rules | 6       | 6             | 3      | 1         | 60.0 % | 1.3     |',
    '',
    'Seed 7, 1.3 minutes. Least score 85 %.',
    '',
    'Survivors',
    'rules: rule.ts:1  true  →  false',
    'rules: rule.ts:3  isOpen && isMine  →  false  (no test reaches it)',
    '',
    'Undecided',
    'rules: rule.ts:1  true  →  false  (Timeout: slow)',
    '',
  ]);
});
