import { expect, test } from 'vitest';
import { namesOfColumns, readLines, rowOfLine } from './delimited-rows.ts';

const cellsOf = (text: string) =>
  readLines(text).lines.map((line) => (line.problem === undefined ? line.cells : line.problem));

test.each([
  ['a,b\n1,2\n', ','],
  ['a;b\r\n1;2', ';'],
  ['a\tb\n\n\t\n1\t2', '\t'],
  ['sep=|\na|b\n1|2', '|'],
])('a whole text is parsed in the detected dialect, without blank lines: %j', (text, delimiter) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readLines(text).dialect.delimiter).toBe(delimiter);
});

test('columns get unique names', () => {
  const [long = ''] = namesOfColumns([`x${'𐀀'.repeat(400)}`]).columns;
  expect(long.isWellFormed()).toBe(true);
  expect(namesOfColumns([' Name', '', 'Name'])).toEqual({
    columns: ['Name', 'Column 2', 'Name (2)'],
    notes: ['Several columns are called “Name”; this one is “Name (2)” here.'],
  });
});

test('a row has a cell for each column, or is rejected when it has more', () => {
  const columns = ['a', 'b'];
  expect(rowOfLine({ cells: ['1', '2'] }, columns)).toEqual({ cells: ['1', '2'] });
  expect(rowOfLine({ cells: ['1', '2', ' '] }, columns)).toEqual({ cells: ['1', '2'] });
  // Programs leave out the empty cells at the end.
  expect(rowOfLine({ cells: ['1'] }, columns)).toEqual({ cells: ['1', ''] });
  expect(rowOfLine({ cells: ['1', '2', '3'] }, columns)).toEqual({
    problem: 'It has 3 cells where the line of names has 2.',
    raw: { a: '1', b: '2', 'Surplus cell 1': '3' },
  });
});
