import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { csvOf } from '#core/domain/exporting/csv.ts';
import { toSheet } from '#ui/export-file.ts';
import { companySheet } from './company-sheet.ts';
import { sortCompanies } from '#features/collections/web/company-sorting.ts';
import { sampleCollection } from '#features/collections/domain/sample-collection.ts';

const card = (id: string, rest: Partial<CompanyCard> = {}): CompanyCard => ({
  ...{ kind: 'startup', id, name: id, oneLiner: null, url: null, logoUrl: null, tags: [] },
  ...{ country: null, city: null, foundedYear: null, stage: null, fundingUsd: null },
  ...rest,
});
const collection = sampleCollection({
  name: 'Gears',
  ...{ startupIds: ['acme'], blacklistedStartupIds: ['nope'] },
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
  ...{ name: '+Acme', url: 'https://acme.example', oneLiner: 'Gears', tags: ['quiet', 'small'] },
  ...{ city: 'Lund', country: 'SE', foundedYear: 2019, stage: 'Seed', fundingUsd: 1_800_000 },
});

test('a file has all data of a company in the collection', () => {
  const { headings, rows } = toSheet(
    [{ exported: companySheet(collection, notes) }],
    [acme, card('nope')],
  );
  const [first, second] = rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index]])),
  );
  expect(first).toEqual({
    Company: '+Acme',
    Source: 'Our directory',
    'Web address': 'https://acme.example',
    'What it does': 'Gears',
    City: 'Lund',
    Country: 'Sweden',
    Founded: 2019,
    Stage: 'Seed',
    'Raised in total': 1_800_000,
    Currency: 'USD',
    Tags: 'quiet, small',
    'Sub-spaces': 'Wide / Narrow; Other',
    Rating: 4,
    Note: '=HYPERLINK("http://bad.example")',
    Standing: 'In the collection',
  });
  expect(second).toMatchObject({ Standing: 'Blacklisted', 'Sub-spaces': '', Currency: null });
});

test('user text is never a formula in the file', () => {
  const csv = csvOf(toSheet([{ exported: companySheet(collection, notes) }], [acme]));
  expect(csv).toContain("'+Acme,");
  expect(csv).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

test('five thousand companies are exported fast', () => {
  const many = Array.from({ length: 5000 }, (_, index) => card(`c${index}`));
  const start = performance.now();
  const csv = csvOf(toSheet([{ exported: companySheet(collection, notes) }], many));
  expect(csv.split('\r\n')).toHaveLength(5002);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('companies are sorted in both directions, with unknown values last', () => {
  const [one, two, none] = [
    card('b', { fundingUsd: 10, name: 'Item 10' }),
    card('a', { fundingUsd: 9, name: 'item 9' }),
    card('n', { name: 'Item 11' }),
  ];
  const order = (sort: 'company' | 'funding' | 'rating', direction?: 'descending') =>
    sortCompanies([none, one, two], { sort, direction }, new Map([noteOf('b', '', 2)])).map(
      ({ id }) => id,
    );
  expect(order('funding')).toEqual(['a', 'b', 'n']);
  expect(order('funding', 'descending')).toEqual(['b', 'a', 'n']);
  expect(order('company')).toEqual(['a', 'b', 'n']);
  expect(order('rating')).toEqual(['b', 'n', 'a']);
  expect(sortCompanies([one, two], {}, notes)).toEqual([one, two]);
});
