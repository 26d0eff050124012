import { limits } from '#core/domain/limits.ts';
import { farCell, workbookOfXml } from '#core/tests/workbook-of-xml.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlink } from 'node:fs/promises';
import writeWorkbook from 'write-excel-file/node';
import { writeTestFile } from '#features/directory/imports/tests/import-runner.ts';
import { headerOf } from './table-header.ts';
import { openTable } from './open-table.ts';
import type { TableReadOptions } from './table.ts';

async function tableOf(content: string | Uint8Array, wish?: TableReadOptions) {
  const table = await openTable(await writeTestFile('file.any', content), wish ?? {}, reading);
  const rows = (await Array.fromAsync(table.rows())).flatMap((some) => some.rows);
  return { ...table, rows };
}
const cellsOf = async (content: string | Uint8Array, wish?: TableReadOptions) =>
  (await tableOf(content, wish)).rows.map(({ cells, problem }) => problem ?? cells);

const wide = (text: string, isBig: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ['UTF-8', Buffer.from('name,city\nÅsa,Malmö'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFname,city\nÅsa,Malmö'), 'utf-8'],
  ['UTF-16 LE with a mark', wide('\uFEFFname,city\nÅsa,Malmö', false), 'utf-16le'],
  ['UTF-16 BE with a mark', wide('\uFEFFname,city\nÅsa,Malmö', true), 'utf-16be'],
  ['UTF-16 LE without', wide('name,city\nÅsa,Malmö', false), 'utf-16le'],
  ['UTF-16 BE without', wide('name,city\nÅsa,Malmö', true), 'utf-16be'],
  ['Latin-1', Buffer.from('name,city\nÅsa,Malmö', 'latin1'), 'windows-1252'],
])('%s is recognized', async (_, bytes, encoding) => {
  const { format, columns, rows } = await tableOf(bytes);
  expect(format.encoding).toBe(encoding);
  expect(columns).toEqual(['name', 'city']);
  expect(rows[0]?.cells).toEqual(['Åsa', 'Malmö']);
});

test('a file that mixes two encodings is decoded correctly', async () => {
  const bytes = Buffer.concat([Buffer.from('name\nBerkäna\nAnchor'), Buffer.from([0x99, 0x0a])]);
  expect(await cellsOf(bytes)).toEqual([['Berkäna'], ['Anchor™']]);
});

test('characters at a chunk boundary are decoded correctly', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `${'é'.repeat(at % 7)}x${at}`);
  for (const encoding of ['utf8', 'latin1', 'utf16le'] as const)
    expect((await cellsOf(Buffer.from(['name', ...rows].join('\n'), encoding))).flat()).toEqual(
      rows,
    );
});

test('rows with too many cells are reported, unless the extra cells are empty; short rows are whole', async () => {
  expect(await cellsOf('a,b\n1,2,,\n1\n1,2,3\n,\n\n3,4')).toEqual([
    ['1', '2'],
    ['1', ''],
    'It has 3 cells where the line of names has 2.',
    ['3', '4'],
  ]);
});

test('a record nested deeper than it can be written costs its row', async () => {
  const deep = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`;
  const nested = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const text = `[{"name": "Acme"}, {"name": ${deep}}, {"name": "B", "more": ${nested}}]`;
  const problem = 'It is nested more than 64 levels deep.';
  expect(await cellsOf(text)).toEqual([['Acme', undefined], problem, problem]);
});

test('columns with duplicate or empty names are distinguished', async () => {
  const { columns, notes } = await tableOf('name,,name\na,b,c');
  expect(columns).toEqual(['name', 'Column 2', 'name (2)']);
  expect(notes).toHaveLength(1);
});

test('JSON is read as a list, a list within an object, one object, or JSON Lines', async () => {
  const rows = [['1', { x: 1 }], ['2']];
  const some = [{ a: '1', b: { x: 1 } }, { a: '2' }];
  const isWhole = true;
  const loose = rows.map((cells) => expect.objectContaining(cells));
  for (const text of [
    JSON.stringify(some),
    JSON.stringify(some, null, 2),
    JSON.stringify({ total: 2, data: some }),
    JSON.stringify({ meta: { a: [1] }, list: [], 'x"]': some }, null, 1),
    some.map((one) => JSON.stringify(one)).join('\r\n'),
  ])
    expect(await cellsOf(text, { isWhole })).toEqual(loose);
  expect(await cellsOf('{"a":"1"}')).toEqual([['1']]);
  expect((await tableOf('[{"a":{"b":{"c":1}}}]')).columns).toEqual(['a.b.c']);
});

test('a malformed record affects no other, and a truncated one is reported', async () => {
  expect(await cellsOf('[{"a":1},{a:2},3,{"a":4}')).toEqual([
    [1],
    'It is not valid JSON.',
    'It is a number instead of an object with fields.',
    'The file ends in the middle of it.',
  ]);
  expect(await cellsOf('{"a":1}\n{"a":\n{"a":3}')).toEqual([[1], 'It is not valid JSON.', [3]]);
});

test('whole numbers in JSON keep every digit', async () => {
  const text =
    '[{"a":9007199254740993,"b":1.5},{"a":-12345678901234567890,"b":[9007199254740995]}]';
  expect(await cellsOf(text)).toEqual([
    ['9007199254740993', 1.5],
    ['-12345678901234567890', ['9007199254740995']],
  ]);
  const lines = '{"a":{"id":12345678901234567890}}\n{"a":{"id": 42}}';
  expect(await cellsOf(lines)).toEqual([['12345678901234567890'], [42]]);
});

test('a field missing in the first records is reported with its row', async () => {
  const first = Array.from({ length: 1000 }, () => ({ a: 1 }));
  const { rows } = await tableOf(JSON.stringify([...first, { a: 1, late: 'x' }]));
  expect(rows.at(-1)?.strays).toEqual({ late: 'x' });
});

test('any records round-trip through JSON, wherever the chunks end', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant('"]},{['));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ a: value, b: value }), { minLength: 1, maxLength: 200 }),
      async (records) => {
        const cells = records.map(({ a, b }) => [a, b]);
        expect(await cellsOf(JSON.stringify(records))).toEqual(cells);
        const lines = records.map((one) => JSON.stringify(one)).join('\n');
        expect(await cellsOf(lines)).toEqual(cells);
      },
    ),
    { numRuns: 30 },
  );
});

test('of a workbook the first sheet with content is read, or the named one', async () => {
  const path = await writeTestFile('book.xlsx', '');
  const row = (...values: (string | number | Date)[]) =>
    values.map((value) =>
      value instanceof Date
        ? { value, type: Date, format: 'yyyy-mm-dd' }
        : { value, type: typeof value === 'number' ? Number : String },
    );
  await writeWorkbook([
    {
      data: [row('name', 'founded'), row('Åsa', new Date('2012-06-14')), row('Bo', 3)],
      sheet: 'One',
    },
    { data: [row('other', 'more'), row('x', 'y')], sheet: 'Two' },
  ]).toFile(path);
  const table = await openTable(path, {}, reading);
  expect(table.format).toMatchObject({ kind: 'xlsx', sheet: 'One', sheets: ['One', 'Two'] });
  const rows = (await Array.fromAsync(table.rows())).flatMap((some) => some.rows);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Åsa', new Date('2012-06-14')],
    ['Bo', 3],
  ]);
  expect((await openTable(path, { sheet: 'Two' }, reading)).columns).toEqual(['other', 'more']);
  await expect(openTable(path, { sheet: 'Three' }, reading)).rejects.toThrow('It has: One, Two.');
});

test('a year in a cell that is formatted as a date is the year', async () => {
  const path = await writeTestFile('years.xlsx', '');
  const dateCell = (value: Date) => ({ value, type: Date, format: 'yyyy-mm-dd' });
  // How a workbook stores the number 2015 in a date cell.
  const typed = dateCell(new Date(Date.UTC(1899, 11, 30 + 2015)));
  const day = dateCell(new Date('1905-01-01'));
  const names = ['name', 'founded'].map((value) => ({ value, type: String }));
  const data = [
    names,
    [{ value: 'Åsa', type: String }, typed],
    [{ value: 'Bo', type: String }, day],
  ];
  await writeWorkbook([{ data, sheet: 'One' }]).toFile(path);
  const rows = (await Array.fromAsync((await openTable(path, {}, reading)).rows())).flatMap(
    (some) => some.rows,
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Åsa', 2015],
    ['Bo', new Date('1905-01-01')],
  ]);
});

test.each([
  ['', 'is empty.'],
  [' \n \n', 'holds nothing but blanks.'],
  ['name,city', 'no rows below it.'],
  ['[]', 'holds an empty list.'],
  ['[1,2]', 'is not a list of objects with fields.'],
  ['{"a":', 'is neither a JSON list nor JSON Lines'],
  [Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)), 'is not text'],
  [Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'is damaged'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old XLS format'],
  [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), 'is packed'],
])('an unreadable file is refused with the reason: %#', async (content, why) => {
  await expect(tableOf(content)).rejects.toThrow(why);
});

/** A zip that declares three gigabytes of uncompressed data. */
function bomb(): Buffer {
  const entry = Buffer.alloc(46 + 1);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(3_000_000_000, 24);
  entry.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(4, 16);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), entry, end]);
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('a workbook that would exhaust the memory is refused before it is unpacked', async () => {
  await expect(tableOf(bomb())).rejects.toThrow('holds too much once unpacked');
});

test('a workbook with cells far apart is refused before its grid is built', async () => {
  await expect(tableOf(await workbookOfXml(farCell))).rejects.toThrow('has cells far apart');
  const near = `<row r="1">${cell('A1', 'name')}${cell('XFD1', 'far')}</row><row r="2">${cell('A2', 'Acme')}</row>`;
  await expect(tableOf(await workbookOfXml(near))).rejects.toThrow('columns');
});

test('empty rows below the others take no time, however many a format was chosen for', async () => {
  const filled = `<row r="1">${cell('A1', 'name')}</row><row r="2">${cell('A2', 'Acme')}</row>`;
  const empty = Array.from({ length: 300_000 }, (_, nth) => {
    const row = nth + 3;
    return row % 2 === 0
      ? `<row r="${row}" s="1"/>`
      : `<row r="${row}"><c r="A${row}" s="1"/></row>`;
  });
  const last = `<row r="400000">${cell('A400000', 'Borealis')}</row>`;
  expect(await cellsOf(await workbookOfXml(`${filled}${empty.join('')}${last}`))).toEqual([
    ['Acme'],
    ['Borealis'],
  ]);
});

test('a record of more than a million characters ends the reading of JSON', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(3_000_000) });
  for (const content of [`[${long}]`, `{"name":"a"}\n{"name":"b"}\n${long}`])
    await expect(tableOf(content)).rejects.toThrow('more than a million characters');
});

test('an object of more fields than can be imported is refused, however many they are', async () => {
  const fields = Array.from({ length: 50_000 }, (_, nth) => [`f${nth}`, nth]);
  const path = await writeTestFile('wide.json', JSON.stringify([Object.fromEntries(fields)]));
  await expect(openTable(path, {}, reading)).rejects.toThrow(
    `more than ${limits.importColumnsMost} fields`,
  );
});

test('any number of lines may stand before the names of columns', () => {
  const lines = Array.from({ length: 400_000 }, () => ['x']);
  expect(headerOf(lines, undefined).columns).toHaveLength(1);
});

test('a missing file and a folder are refused with the reason', async () => {
  const path = await writeTestFile('gone.csv', 'a,b\n1,2');
  await unlink(path);
  await expect(openTable(path, {}, reading)).rejects.toThrow('“gone.csv” does not exist.');
  await expect(openTable(import.meta.dirname, {}, reading)).rejects.toThrow('is a folder.');
});
