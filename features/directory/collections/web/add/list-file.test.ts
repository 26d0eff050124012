import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { assertWorkbook, toListFile, readTextFile } from './list-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBig = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

const table = {
  kind: 'table',
  table: { columns: ['Name', 'Website'], rows: [['Möller', 'moeller.example']] },
};

test.each([
  ['a.csv', utf8('Name,Website\nMöller,moeller.example')],
  ['a.csv', utf8('\uFEFFName;Website\r\nMöller;moeller.example\r\n\r\n')],
  ['a.tsv', utf8('Name\tWebsite\n"Möller"\tmoeller.example')],
  ['a.csv', Uint8Array.from([...utf8('Name,Website\nM'), 0xf6, ...utf8('ller,moeller.example')])],
  ['a.csv', wide('\uFEFFName,Website\nMöller,moeller.example')],
  ['a.csv', wide('Name,Website\nMöller,moeller.example', true)],
  ['a.json', utf8('[{"Name":"Möller","Website":"moeller.example"}]')],
  ['a.json', utf8('{"page":1,"data":[{"Name":"Möller","Website":"moeller.example"}]}')],
  ['a.jsonl', utf8('{"Name":"Möller","Website":"moeller.example"}\n')],
])('%s is read as columns and rows, whatever its encoding', (name, bytes) => {
  expect(readTextFile(name, bytes)).toMatchObject(table);
});

test('a list of names is read like pasted text', () => {
  const text = 'Acme, Inc.\nBolt\nCrane Works';
  expect(readTextFile('a.txt', utf8(text))).toEqual({ name: 'a.txt', kind: 'text', text });
  expect(readTextFile('a.csv', utf8(text))).toMatchObject({ kind: 'text' });
});

test('a misplaced quotation mark affects no other line', () => {
  const text = 'Name,Website\n"Acme" Inc,acme.example\nBolt,bolt.example';
  expect(readTextFile('a.csv', utf8(text))).toMatchObject({
    table: {
      rows: [
        ['"Acme" Inc', 'acme.example'],
        ['Bolt', 'bolt.example'],
      ],
    },
  });
});

test('a JSON array of strings is read as one column', () => {
  expect(readTextFile('a.json', utf8('["Acme", "Bolt"]'))).toMatchObject({
    table: { rows: [['Acme'], ['Bolt']] },
  });
});

test.each([
  ['blank', utf8(' \n\n'), 'There is nothing in this file.'],
  ['old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'old XLS format'],
  ['PDF', utf8('%PDF-1.7'), 'This is a PDF.'],
  ['packed', Uint8Array.of(0x1f, 0x8b, 8), 'packed'],
  [
    'picture',
    Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 27),
    'not a list of companies',
  ],
  ['half a JSON', utf8('[{"name": "Acme"'), 'not valid JSON'],
])('%s is refused with a message', (_, bytes, sentence) => {
  expect(() => readTextFile('a.bin', bytes)).toThrow(sentence);
});

test('a zip bomb is refused before it is unpacked', () => {
  const zip = new Uint8Array(46 + 22);
  const view = new DataView(zip.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(24, 3_000_000_000, true);
  view.setUint32(46, 0x06054b50, true);
  view.setUint16(46 + 10, 1, true);
  expect(() => assertWorkbook(zip)).toThrow('holds too much once unpacked');
  expect(() => assertWorkbook(zip.subarray(0, 60))).toThrow('not a workbook that can be read');
});

test('records without common fields make a table with a limited number of columns', () => {
  const records = Array.from({ length: 3000 }, (_, at) => ({ [`field ${at}`]: 'Acme' }));
  const read = readTextFile('a.json', utf8(JSON.stringify(records)));
  expect(read.kind === 'table' && read.table.columns).toHaveLength(limits.importColumnsMost);
});

test('too many rows are refused, not cut', () => {
  const rows = Array.from({ length: limits.importRowsMost + 1 }, () => ['Acme']);
  expect(() => toListFile('a.xlsx', rows)).toThrow('At most 10,000 rows');
});
