import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { DelimitedText, type Dialect, type Line } from './delimited-text.ts';
import { detectDialect } from './dialect.ts';

const plain: Dialect = { delimiter: ',', quote: '"', escape: 'doubled' };

/** Reads a text in chunks, as from a stream. */
function linesOf(text: string, dialect: Dialect = plain, piece = text.length || 1): Line[] {
  const reader = new DelimitedText(dialect);
  const lines: Line[] = [];
  for (let at = 0; at < text.length; at += piece)
    lines.push(...reader.read(text.slice(at, at + piece), false));
  return [...lines, ...reader.read('', true)];
}
const cellsOf = (text: string, dialect?: Dialect, piece?: number) =>
  linesOf(text, dialect, piece).map((line) =>
    line.problem === undefined ? line.cells : line.problem,
  );

/** Serializes a table: cells that need quoting are quoted, and some others as well. */
function textOf(table: string[][], { delimiter, quote, escape }: Dialect, end: string): string {
  const cell = (text: string, at: number) => {
    const needs =
      text.includes(delimiter) || /[\r\n"'\\ ]/u.test(text) || text === '' || at % 3 === 0;
    if (!needs) return text;
    const inner =
      escape === 'doubled'
        ? text.replaceAll(quote, quote + quote)
        : text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return quote + inner + quote;
  };
  return table.map((row) => row.map(cell).join(delimiter)).join(end);
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', 'a', '"', "''", ',', ';\t|', 'two\nlines', '\r\n', '\\', '5" disc', ' b '),
);
const table = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 8,
  }),
);
const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  quote: fc.constantFrom('"', "'"),
  escape: fc.constantFrom('doubled' as const, 'backslash' as const),
});

test('a table written in any dialect is read back unchanged, however it is chunked', () => {
  fc.assert(
    fc.property(
      table,
      dialect,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 9 }),
      (rows, how, end, piece) => {
        expect(cellsOf(textOf(rows, how, end), how, piece)).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});

test('a text that a strict parser accepts is parsed the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', ',', '"', '\n', '""', ' x'), { maxLength: 30 }),
      (parts) => {
        const text = parts.join('');
        let strict: string[][];
        try {
          strict = parse(text, { relax_column_count: true, skip_empty_lines: true });
        } catch {
          return;
        }
        // An empty line is no row, quoted or not.
        expect(cellsOf(text)).toEqual(strict.filter((cells) => cells.join('|') !== ''));
      },
    ),
    { numRuns: 500 },
  );
});

test('every line of a text is returned once: as cells, or raw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ') }), (text) => {
      const lines = linesOf(text, plain, 3);
      const letters = lines
        .map((line) => (line.problem === undefined ? line.cells.join('') : line.raw))
        .join('');
      expect(letters.replaceAll(/[^a]/gu, '')).toBe(text.replaceAll(/[^a]/gu, ''));
    }),
    { numRuns: 500 },
  );
});

test('a misplaced quotation mark rejects its own row and no later one', () => {
  expect(linesOf('a,b\n"x"y,1\nc,d\n"never,2\ne,f')).toEqual([
    { cells: ['a', 'b'] },
    { problem: expect.stringContaining('not doubled'), raw: '"x"y,1' },
    { cells: ['c', 'd'] },
    { problem: expect.stringContaining('nothing closes it'), raw: '"never,2' },
    { cells: ['e', 'f'] },
  ]);
});

test.each<[string, Partial<Dialect>]>([
  ['id;name;note\n1;Acme, Inc;x\n2;Bolt, Ltd;y', { delimiter: ';' }],
  ['id\tname\n1\tAcme, Inc\n2\tBolt; Ltd', { delimiter: '\t' }],
  ['id|name|url\n1|Acme|http://a.example\n2|Bolt|http://b.example', { delimiter: '|' }],
  ["id,name\n1,'Acme, Inc'\n2,'Bolt, Ltd'", { quote: "'" }],
  ['id,name\n1,"say \\"hi\\", you"\n2,"b"', { escape: 'backslash' }],
  ['sep=;\nid;name\n1;Acme', { delimiter: ';' }],
  ['name\nAcme\nBolt', { delimiter: ',' }],
  ['id,name,tags\n1,Acme,"a;b;c"\n2,Bolt,"d;e;f"', { delimiter: ',' }],
])('the dialect of %j is detected', (text, expected) => {
  expect(detectDialect(text)).toMatchObject(expected);
});
