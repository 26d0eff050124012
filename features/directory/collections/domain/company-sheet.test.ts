import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { csvOf } from '#core/domain/exporting/csv.ts';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import { companySheet, companySheetDefinition } from './company-sheet.ts';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';

const card = (id: string, rest: Partial<CompanyCard> = {}) =>
  sampleCompanyCard({ id, name: id, ...rest });
const collection = sampleCollection({
  name: 'Gears',
  startupIds: ['acme'],
  blacklistedStartupIds: ['nope'],
  subspaces: [
    { id: 'a', name: 'Wide', description: '', parentId: null },
    { id: 'b', name: 'Narrow', description: '', parentId: 'a' },
    { id: 'c', name: 'Other', description: '', parentId: null },
  ],
  startupToSubspaces: { acme: ['b', 'c'] },
});
const by = { id: 'u', name: 'Elin' };
const noteOf = (companyId: string, note: string, rating: number | null) =>
  [companyId, { companyId, note, rating, by, updatedAt: '2026-01-01T00:00:00.000Z' }] as const;
const notes = new Map([noteOf('acme', '=HYPERLINK("http://bad.example")', 4)]);
const acme = card('acme', {
  name: '+Acme',
  url: 'https://acme.example',
  oneLiner: 'Gears',
  tags: ['quiet', 'small'],
  city: 'Lund',
  country: 'SE',
  foundedYear: 2019,
  stage: 'Seed',
  fundingUsd: 1_800_000,
  fundingAmount: 2_000_000,
  fundingCurrency: 'EUR',
});

test('funding without a rate is exported in its own currency', () => {
  const funded = card('a', { fundingAmount: 5_000_000, fundingCurrency: 'EUR' });
  const { headings, rows } = sheetOf(companySheet(collection, notes), [funded]);
  const [row = []] = rows;
  expect([row[headings.indexOf('Total funding')], row[headings.indexOf('Currency')]]).toEqual([
    5_000_000,
    'EUR',
  ]);
});

test('a file has all data of a company in the collection', () => {
  const { headings, rows } = sheetOf(companySheet(collection, notes), [acme, card('nope')]);
  const [first, second] = rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index]])),
  );
  expect(first).toEqual({
    Id: 'acme',
    Company: '+Acme',
    Source: 'Startup directory',
    'Web address': 'https://acme.example',
    'What it does': 'Gears',
    City: 'Lund',
    Country: 'Sweden',
    Founded: 2019,
    Stage: 'Seed',
    'Total funding': 2_000_000,
    Currency: 'EUR',
    'USD equivalent': 1_800_000,
    Tags: 'quiet, small',
    'Sub-spaces': 'Wide / Narrow; Other',
    Rating: 4,
    Note: '=HYPERLINK("http://bad.example")',
    Standing: 'In the collection',
  });
  expect(second).toMatchObject({ Standing: 'Blacklisted', 'Sub-spaces': '', Currency: null });
});

test('a choice of columns that was kept finds them again, in its sections', () => {
  const sections = choicesOf(companySheetDefinition);
  expect(
    sections.map(({ section, choices }) => [section, choices.map(({ key }) => key).join(' ')]),
  ).toEqual([
    ['Company', 'id name source website oneLiner city country'],
    ['Stage and funding', 'founded stage funding fundingCurrency fundingUsd tags'],
    ['In this collection', 'subspaces rating note state'],
  ]);
  const choices = sections.flatMap((section) => section.choices);
  expect(choices.filter(({ isRecordId }) => isRecordId).map(({ key }) => key)).toEqual(['id']);
});

test('user text is never a formula in the file', () => {
  const csv = csvOf(sheetOf(companySheet(collection, notes), [acme]));
  expect(csv).toContain("'+Acme,");
  expect(csv).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

test('five thousand companies are exported', () => {
  const many = Array.from({ length: 5000 }, (_, index) => card(`c${index}`));
  const csv = csvOf(sheetOf(companySheet(collection, notes), many));
  expect(csv.split('\r\n')).toHaveLength(5002);
});
