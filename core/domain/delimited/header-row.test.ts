import { expect, test } from 'vitest';
import { detectDialect } from './dialect.ts';
import { proposeHeaderRow } from './header-row.ts';

const rows = (...lines: string[]) => lines.map((line) => line.split(','));

test.each([
  ['the first', 1, rows('name,url', 'Acme,acme.example')],
  ['behind a title', 2, rows('Startups 2026', 'name,url,city', 'Acme,,Lund')],
  ['behind a title and blanks', 3, rows('Report,,', 'As of May,,', 'name,url,city', 'Acme,,Lund')],
  ['behind groups of columns', 2, rows('Company,,Money,', 'name,url,raised,year', 'A,b,1,2')],
  ['without a name for the first column', 1, rows(',name,url', '0,Acme,a.example')],
  ['few names above full rows', 1, rows('name,,,', 'Acme,http://a.example,12,2012')],
  ['one column', 1, rows('name', 'Acme', 'Bolt')],
])('the line of names: %s', (_, row, lines) => {
  expect(proposeHeaderRow(lines)).toBe(row);
});

test('a line that cannot be read is no line of names', () => {
  expect(proposeHeaderRow([null, ['name', 'url'], ['Acme', 'b']])).toBe(2);
});

test('a title above the table does not hide its delimiter', () => {
  const table = 'name;url;city\nAcme;a.example;Lund\nBolt;b.example;Oslo\n';
  expect(detectDialect(`Startups, May 2026\nfor members\n${table}`).delimiter).toBe(';');
});
