import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, withoutGuard } from './csv.ts';

const lines = (text: string) => text.replace(/^\uFEFF/u, '').split('\r\n');
const one = (value: Parameters<typeof csvOf>[0]['rows'][number][number]) =>
  lines(csvOf({ headings: ['A'], rows: [[value]] }))[1];

test('rows end with CRLF (RFC 4180), after a byte order mark for Excel', () => {
  expect(csvOf({ headings: ['A', 'B'], rows: [['x', 1]] })).toBe('\uFEFFA,B\r\nx,1\r\n');
});

test('quotes, commas and line ends are quoted', () => {
  expect(one('say "hi", twice')).toBe('"say ""hi"", twice"');
  expect(csvOf({ headings: ['A'], rows: [['a\nb']] })).toContain('"a\nb"');
});

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\tx', '\rx', '\nx'])(
  'a text that a spreadsheet would execute is escaped: %j',
  (text) => expect(csvOf({ headings: ['A'], rows: [[text]] })).toContain(`'${text}`),
);

test('numbers stay numbers, also negative ones; dates are ISO 8601, null is empty', () => {
  expect(one(-2.5)).toBe('-2.5');
  expect(one(true)).toBe('true');
  expect(one(null)).toBe('');
  expect(one(new Date(Date.UTC(2026, 0, 2)))).toBe('2026-01-02T00:00:00.000Z');
});

test('the apostrophe that guards a text is taken off again, and no other', () => {
  const first = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\n', 'x');
  fc.assert(
    fc.property(fc.string({ unit: first }), fc.string(), (start, rest) => {
      const [, ...cells] = parse(
        csvOf({ headings: ['A'], rows: [['x'], [start + rest]] }).slice(1),
        {
          record_delimiter: '\r\n',
          skip_empty_lines: false,
        },
      ).map(([cell = '']: string[]) => withoutGuard(cell));
      expect(cells).toEqual(['x', start + rest]);
    }),
  );
});

test('another parser reads back what was written', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !/^'*[=+\-@\t\r\n]/u.test(value));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const [, ...lines] = parse(csvOf({ headings: ['A', 'B'], rows }).slice(1), {
        record_delimiter: '\r\n',
      });
      expect(lines).toEqual(rows);
    }),
  );
});
