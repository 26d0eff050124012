import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import {
  chooseColumns,
  parseEntries,
  entriesOfTable,
  nextBatch,
  tableFromRows,
} from './list-entries.ts';

/** Name and domain of each entry. */
const read = (text: string) =>
  parseEntries(text).entries.map(({ name, domain }) => [name, domain].filter(Boolean).join(' @ '));

test('reads one company a line, without bullets, numbers, quotation marks and blank lines', () => {
  expect(
    read(`Companies:
      - Acme

      * Bolt & Co.
      • Crane
      1. Dune
      (2) Echo
      - [x] Flint
      "Gear, Inc."
      3M
      ---`),
  ).toEqual(['Acme', 'Bolt & Co.', 'Crane', 'Dune', 'Echo', 'Flint', 'Gear, Inc.', '3M']);
});

test.each([
  ['Acme, Bolt, Crane', ['Acme', 'Bolt', 'Crane']],
  ['Acme, Inc., Bolt Co., Ltd., Crane', ['Acme, Inc.', 'Bolt Co., Ltd.', 'Crane']],
  ['Acme, Inc.', ['Acme, Inc.']],
  ['Smith, Jones & Partners\nAcme', ['Smith, Jones & Partners', 'Acme']],
  ['Acme; Bolt;Crane;', ['Acme', 'Bolt', 'Crane']],
  ['acme.com, bolt.com\nCrane', ['@ acme.com', '@ bolt.com', 'Crane']],
  ['Acme, acme.com\nhttps://bolt.com;Bolt', ['Acme @ acme.com', 'Bolt @ bolt.com']],
  ['"Acme, the first"; Bolt', ['Acme, the first', 'Bolt']],
])('%j is split only where that is unambiguous', (text, entries) => {
  expect(read(text)).toEqual(entries.map((entry) => entry.replace(/^@ (.*)$/u, '$1 @ $1')));
});

test.each([
  ['https://www.Acme.com:8080/about?x=1#y', 'acme.com'],
  ['www.acme.com/', 'acme.com'],
  ['//acme.co.uk/path', 'acme.co.uk'],
  ['acme.com/en', 'acme.com'],
  ['<https://acme.com>,', 'acme.com'],
  ['mailto:jane@acme.com?subject=x', 'acme.com'],
  ['jane.doe@acme.com', 'acme.com'],
  ['acme.com', 'acme.com @ acme.com'],
  ['Node.js', 'Node.js @ node.js'],
  ['Jane Doe <jane@acme.com>', 'Jane Doe @ acme.com'],
  ['Acme – https://acme.com/x', 'Acme @ acme.com'],
  ['Acme: acme.com', 'Acme @ acme.com'],
  ['Acme (www.acme.com)', 'Acme @ acme.com'],
  ['[Acme](https://acme.com)', 'Acme @ acme.com'],
  ['Textilwerke St.Gallen', 'Textilwerke St.Gallen'],
  ['A.P. Moller', 'A.P. Moller'],
  ['https://www.linkedin.com/company/acme-robotics/about/', 'acme robotics'],
  ['https://se.linkedin.com/company/%C3%A5keri', 'åkeri'],
  ['crunchbase.com/organization/acme-2?utm=x', 'acme 2'],
  ['https://github.com/acme', 'acme'],
  ['https://x.com/@acme', 'acme'],
  ['http://acme.github.io', 'acme.github.io'],
])('%s is parsed to %j', (text, entry) => {
  expect(read(text)).toEqual([entry]);
});

test('the page of a person gives no company, and its text is unchanged', () => {
  const text = 'https://www.linkedin.com/in/jane-doe';
  expect(parseEntries(text).entries).toEqual([{ text, name: null, domain: null }]);
});

test('duplicates are removed, however they are written', () => {
  const { entries, repeated } = parseEntries(
    'Acme\nACME AB\nacme.com\nhttps://www.acme.com/x\nÅcme',
  );
  expect(entries.map(({ text }) => text)).toEqual(['Acme', 'acme.com']);
  expect(repeated).toBe(3);
});

test('each row of a spreadsheet is one company, whatever the columns are called', () => {
  expect(read('Company\tWebsite\tCity\nAcme\tacme.com\tLund\nBolt\t\tUlm')).toEqual([
    'Acme @ acme.com',
    'Bolt',
  ]);
  expect(read('1\thttps://acme.com\tAcme\n2\thttps://bolt.com\tBolt')).toEqual([
    'Acme @ acme.com',
    'Bolt @ bolt.com',
  ]);
});

test('columns of a table are recognized by their headers, else by their contents', () => {
  const table = tableFromRows([
    ['id', 'name', 'homepage_url'],
    ['1', 'Acme', 'http://acme.com'],
  ]);
  expect(chooseColumns(table)).toEqual({ name: 1, link: 2, isSure: true });
  expect(entriesOfTable(table, { name: null, link: 2 }).entries).toMatchObject([
    { domain: 'acme.com' },
  ]);
  const odd = [
    ['Wer', 'Wo'],
    ['Acme', 'acme.com'],
    ['Bolt', 'bolt.com'],
  ];
  expect(chooseColumns(tableFromRows(odd))).toEqual({ name: 0, link: 1, isSure: false });
  expect(tableFromRows(odd).columns).toEqual(['Wer', 'Wo']);
  const unnamed = tableFromRows([
    ['17', 'Acme', 'acme.com'],
    ['18', 'Bolt', 'bolt.com'],
  ]);
  expect(unnamed.columns).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(chooseColumns(unnamed)).toEqual({ name: 1, link: 2, isSure: false });
});

test('entries beyond the limit are returned unchanged', () => {
  const lines = Array.from({ length: companyLimits.entriesMost + 3 }, (_, at) => `Company ${at}`);
  const { entries, beyond } = parseEntries(lines.join('\n'));
  expect(entries).toHaveLength(companyLimits.entriesMost);
  expect(beyond.map(({ text }) => text)).toEqual(lines.slice(-3));
  expect(nextBatch(beyond)).toEqual({ entries: beyond, repeated: 0, beyond: [] });
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'Acme',
        ', ',
        ';',
        '\n',
        '\t',
        'acme.com',
        'https://',
        '- ',
        '"',
        'Inc.',
        ' ',
        '@',
        '/',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);

test('any text can be parsed, and parsing the result again gives the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { entries } = parseEntries(text);
      for (const one of entries) {
        expect(one.text.trim()).not.toBe('');
        expect((one.name ?? '').length).toBeLessThanOrEqual(limits.nameCharacters);
        expect((one.domain ?? '').length).toBeLessThanOrEqual(companyLimits.domainCharacters);
      }
      const keys = entries.map(({ name, domain }) => `${name} ${domain}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 1000 },
  );
});

test('names on separate lines are returned unchanged, in order', () => {
  const name = fc.stringMatching(/^[A-Za-zÅé]{3,12}( [A-Z][a-z]{2,8})?$/u);
  fc.assert(
    fc.property(fc.uniqueArray(name, { selector: (text) => text.toLowerCase() }), (names) => {
      const { entries, repeated } = parseEntries(names.join('\n'));
      expect(entries.length + repeated).toBeGreaterThanOrEqual(names.length - 1);
      expect(names).toEqual(expect.arrayContaining(entries.map(({ text }) => text)));
    }),
  );
});

test('a line of fifty thousand cells is parsed up to the limit of columns', () => {
  const { entries } = parseEntries('Acme\t'.repeat(50_000));
  expect(entries.map(({ name }) => name)).toEqual(['Acme']);
});
