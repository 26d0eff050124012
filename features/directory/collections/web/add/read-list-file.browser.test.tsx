import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readListFile } from './read-list-file.ts';

const office = 'http://schemas.openxmlformats.org';
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="r${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const row = (number: number, name: string) =>
  `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${name}</t></is></c></row>`;
const sheet = (...names: readonly string[]) =>
  `<worksheet><sheetData>${names.map((name, at) => row(at + 1, name)).join('')}</sheetData></worksheet>`;

const parts = {
  '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Chart" r:id="r1"/><sheet name="Old" state="hidden" r:id="r2"/><sheet name="New" r:id="r3"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'chartsheet', 'c.xml')}${relation(2, 'worksheet', 'Old.xml')}${relation(3, 'worksheet', 'New.xml')}</Relationships>`,
  'xl/c.xml': '<chartsheet/>',
  'xl/old.xml': sheet('Company', 'Acme'),
  'xl/new.xml': sheet('Company', 'Bolt', 'Core'),
};

const fileOf = (files: Readonly<Record<string, string>>): File => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return new File([zipSync(Object.fromEntries(entries))], 'list.xlsx');
};

test('of a workbook the first sheet with cells that people see is read, whoever wrote it', async () => {
  const backslashes = Object.entries(parts).map(([name, text]) => [
    name.replaceAll('/', '\\'),
    text,
  ]);
  for (const files of [parts, Object.fromEntries(backslashes)]) {
    const list = await readListFile(fileOf(files));
    expect(list).toMatchObject({ kind: 'table', table: { rows: [['Bolt'], ['Core']] } });
  }
});

test('a package that lacks a part is refused with a way out', async () => {
  const { 'xl/new.xml': _, ...others } = parts;
  await expect(readListFile(fileOf(others))).rejects.toThrow('Open it in Excel and save it again');
});
