import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import {
  cellsOfXml,
  farCell,
  rowsOfXml,
  workbookOfSheets,
  workbookOfXml,
  type SheetOfXml,
} from '#core/tests/workbook-of-xml.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import { expect, test } from 'vitest';
import { writeTestFile } from '#features/directory/imports/tests/import-runner.ts';
import { openTable } from './open-table.ts';
import type { TableReadOptions } from './table.ts';

async function tableOf(content: Uint8Array, wish: TableReadOptions = {}) {
  const table = await openTable(
    await writeTestFile('book.xlsx', content),
    { target: companyImport, ...wish },
    reading,
  );
  const cells = (await Array.fromAsync(table.rows())).flatMap(({ rows }) =>
    rows.map((row) => row.cells),
  );
  return { ...table, cells };
}
const namesOf = async (content: Uint8Array, wish?: TableReadOptions) =>
  (await tableOf(content, wish)).cells.map(([name]) => name);

const chart: SheetOfXml = { name: 'Chart', rows: null };
const companies: SheetOfXml = {
  name: 'Startups',
  rows: rowsOfXml(
    ['Company', 'Website', 'Country'],
    ['Acme', 'acme.example', 'SE'],
    ['Bolt', 'bolt.example', 'DE'],
  ),
};
const instructions: SheetOfXml = {
  name: 'Read me',
  rows: rowsOfXml(['How to fill this in'], ['One company a row'], ['Keep the headings']),
};
const lists: SheetOfXml = {
  name: 'Lists',
  rows: rowsOfXml(['Stage', 'Country'], ['Seed', 'SE'], ['A', 'DE']),
};

test.each([
  ['first', [chart, companies]],
  ['between', [instructions, chart, companies]],
  ['last', [companies, chart]],
])('a chart that stands %s is no sheet of a table', async (_, sheets) => {
  const { format, cells } = await tableOf(await workbookOfSheets(sheets));
  expect(format).toMatchObject({ sheet: 'Startups', sheets: ['Startups'] });
  expect(cells).toEqual([
    ['Acme', 'acme.example', 'SE'],
    ['Bolt', 'bolt.example', 'DE'],
  ]);
});

test('of several tables the one whose columns fit best is proposed, and any can be chosen', async () => {
  const cover: SheetOfXml = { name: 'Cover', rows: rowsOfXml(['Startups of the spring']) };
  const empty: SheetOfXml = { name: 'Sheet3', rows: '' };
  const book = await workbookOfSheets([cover, instructions, lists, companies, empty]);
  const { format, notes } = await tableOf(book);
  expect(format).toMatchObject({ sheet: 'Startups', sheets: ['Lists', 'Startups'] });
  expect(format.hiddenSheets).toBeUndefined();
  expect(notes).toContain('Read is the sheet “Startups” of 2.');
  expect(await namesOf(book, { sheet: 'Lists' })).toEqual(['Seed', 'A']);
  expect(await namesOf(book, { sheet: 'Read me' })).toEqual([
    'One company a row',
    'Keep the headings',
  ]);
});

test('hidden sheets are named apart, and read when they are asked for or alone have anything', async () => {
  const hidden = { ...companies, isHidden: true };
  const book = await workbookOfSheets([hidden, lists]);
  const { format } = await tableOf(book);
  expect(format).toMatchObject({ sheet: 'Lists', sheets: ['Lists'], hiddenSheets: ['Startups'] });
  expect(await namesOf(book, { sheet: 'Startups' })).toEqual(['Acme', 'Bolt']);
  expect(await namesOf(await workbookOfSheets([chart, hidden]))).toEqual(['Acme', 'Bolt']);
  await expect(tableOf(book, { sheet: 'Other' })).rejects.toThrow('It has: Lists, Startups.');
});

test('a list of names alone is a table, whatever its heading', async () => {
  const one = (heading: string) => workbookOfXml(rowsOfXml([heading], ['Acme'], ['Bolt']));
  expect(await namesOf(await one('Company'))).toEqual(['Acme', 'Bolt']);
  expect(await namesOf(await one('Wen wir trafen'))).toEqual(['Acme', 'Bolt']);
});

test('rows that nobody sees are counted, and imported only when that is chosen', async () => {
  const hide = (rows: string, ...numbers: readonly number[]) =>
    numbers.reduce(
      (all, row) => all.replace(`<row r="${row}"`, `<row r="${row}" hidden="1"`),
      rows,
    );
  const rows = rowsOfXml(['Company', 'Country'], ['Acme', 'SE'], ['Secret', 'GB'], null, [
    'Bolt',
    'DE',
  ]);
  const book = await workbookOfXml(hide(rows, 3, 4));
  const { format, hiddenRows, cells } = await tableOf(book);
  expect([hiddenRows, format.hiddenRows]).toEqual([1, 'skip']);
  expect(cells).toEqual([
    ['Acme', 'SE'],
    ['Bolt', 'DE'],
  ]);
  expect(await namesOf(book, { hiddenRows: 'import' })).toEqual(['Acme', 'Secret', 'Bolt']);

  const allHidden = await workbookOfXml(hide(rows, 2, 3, 5));
  expect(await namesOf(allHidden)).toEqual(['Acme', 'Secret', 'Bolt']);
  expect((await tableOf(await workbookOfXml(rows))).format.hiddenRows).toBeUndefined();
});

const table = [
  ['Company', 'Website', 'Country'],
  ['Acme', 'acme.example', 'SE'],
  ['Bolt', 'bolt.example', 'DE'],
];
test.each<[string, (readonly (string | null)[] | null)[], string[]]>([
  ['a total', [['Total', null, '2']], ['Total, 2']],
  ['a total in a sentence', [['Total: 2']], ['Total: 2']],
  ['a source apart', [null, ['Source: our own list']], ['Source: our own list']],
  ['a source and a total', [null, ['Total: 2'], ['Source: us']], ['Total: 2', 'Source: us']],
  ['a remark apart', [null, ['For our eyes only']], ['For our eyes only']],
  ['a footnote', [['* by their own account']], ['* by their own account']],
  ['words of other languages', [['Summe', null, '12'], ['Källa: vi']], ['Summe, 12', 'Källa: vi']],
  ['a company called Total', [['Total', 'total.example', 'FR']], []],
  ['a company called Source Labs', [['Source Labs']], []],
  ['a company of which nothing else is known', [['Core']], []],
  ['a row apart', [null, ['Core', 'core.example', 'NO']], []],
  ['a heading with rows below it', [null, ['Late ones'], ['Core', 'core.example', 'NO']], []],
])('%s below the table is told from its rows', async (_, lines, below) => {
  const book = await workbookOfXml(rowsOfXml(...table, ...lines));
  const { linesBelow, format, cells } = await tableOf(book);
  expect(linesBelow).toEqual(below);
  expect(format.linesBelow).toBe(below.length > 0 ? 'skip' : undefined);
  const all = lines.filter((line) => line !== null).length + 2;
  expect(cells).toHaveLength(all - below.length);
  expect((await tableOf(book, { linesBelow: 'import' })).cells).toHaveLength(all);
});

test('the last names of a list in one column are names, unless they say that they are not', async () => {
  const book = (...last: readonly string[]) =>
    workbookOfXml(rowsOfXml(['Company'], ['Acme'], ['Bolt'], ...last.map((text) => [text])));
  expect(await namesOf(await book('Total'))).toEqual(['Acme', 'Bolt', 'Total']);
  expect(await namesOf(await book('Total: 2'))).toEqual(['Acme', 'Bolt']);
});

const shared = `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>`;
test.each([
  [
    'names in another case',
    { nameOf: (path: string) => path.replace('sharedS', 'SharedS').replace('sheet1', 'Sheet1') },
  ],
  ['backslashes in names', { nameOf: (path: string) => path.replaceAll('/', '\\') }],
  ['its parts at the root', { folder: '' }],
  ['its parts in a folder of its own', { folder: 'book/data/' }],
])('a package with %s is read', async (_, options) => {
  const sheets = [{ name: 'One', rows: shared }];
  const book = await workbookOfSheets(sheets, { ...options, sharedStrings: ['Company', 'Acme'] });
  expect(await namesOf(book)).toEqual(['Acme']);
});

const header = `<row r="1">${cellsOfXml(1, 'Company', 'Founded')}</row>`;
test.each<[string, string, unknown]>([
  ['formats without a part for them', '<c r="B2" s="7"><v>2012</v></c>', 2012],
  ['a time alone', '<c r="B2" t="d"><v>10:30:00</v></c>', '10:30:00'],
  ['a day in ISO 8601', '<c r="B2" s="1" t="d"><v>2012-03-04</v></c>', '2012-03-04'],
  ['a moment in ISO 8601', '<c r="B2" t="d"><v>2012-03-04T09:30:00</v></c>', '2012-03-04T09:30:00'],
  ['other quotation marks', "<c r='B2'><v>2012</v></c>", 2012],
])('a sheet with %s is read', async (_, cell, value) => {
  const rows = `${header}<row r="2">${cellsOfXml(2, 'Acme')}${cell}</row>`;
  expect((await tableOf(await workbookOfXml(rows))).cells).toEqual([['Acme', value]]);
});

test('cells that leave out where they are follow the one before', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = `<row>${text('Company')}${text('City')}${text('Country')}</row><row>${text('Acme')}<c/>${text('SE')}</row>`;
  expect((await tableOf(await workbookOfXml(rows))).cells).toEqual([['Acme', null, 'SE']]);
});

test('cells far apart are found in sheets of any name', async () => {
  const book = await workbookOfSheets([{ name: 'One', rows: farCell }], {
    folder: '',
    nameOf: (path) => path.replaceAll('/', '\\').toUpperCase(),
  });
  await expect(tableOf(book)).rejects.toThrow('has cells far apart');
  const quoted = await workbookOfXml(farCell.replaceAll('"', "'"));
  await expect(tableOf(quoted)).rejects.toThrow('has cells far apart');
});

test.each([
  ['lacks the part of a sheet', 'xl/worksheets/sheet1.xml'],
  ['lacks its list of sheets', 'xl/workbook.xml'],
])('a package that %s is refused with a way out', async (_, missing) => {
  const book = await workbookOfSheets([companies], {
    nameOf: (path) => (path === missing ? 'gone.txt' : path),
  });
  await expect(tableOf(book)).rejects.toThrow(
    'Open it in Excel and save it again, or save the sheet as CSV.',
  );
});

test('a cell that refers to nothing is refused with a way out', async () => {
  const book = await workbookOfXml('<row r="1"><c r="A1" t="s"><v>5</v></c></row>');
  await expect(tableOf(book)).rejects.toThrow('Open it in Excel and save it again');
});
