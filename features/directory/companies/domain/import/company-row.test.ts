import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { limits } from '#core/domain/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyReader, type CompanyRow } from './company-row.ts';
import type { DateOrder } from '#features/directory/imports/domain/import.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';

const now = new Date('2026-01-01T00:00:00Z');

function read(record: Record<string, unknown>, dateOrders: Record<string, DateOrder> = {}) {
  const columns = Object.keys(record);
  const mapping = proposeMapping(companyImport, columns);
  const reader = companyReader({ columns, mapping, dateOrders, timeZone: 'UTC', now });
  return reader(Object.values(record));
}
function valuesOf(record: Record<string, unknown>, orders?: Record<string, DateOrder>) {
  const result = read({ id: 'a', name: 'Acme', ...record }, orders);
  if (result.rejected !== undefined) throw new Error(result.rejected.join());
  return { ...result.row, remarks: result.remarks };
}

test.each<[Record<string, unknown>, Partial<CompanyRow>]>([
  [{ country_code: 'USA' }, { country: 'US' }],
  [{ country: 'germany' }, { country: 'DE' }],
  [{ country: 'Czech Republic' }, { country: 'CZ' }],
  [{ country: "Côte d'Ivoire" }, { country: 'CI' }],
  [{ country: 'se' }, { country: 'SE' }],
  [{ HQ: 'Göteborg, Sweden' }, { city: 'Göteborg', country: 'SE' }],
  [{ HQ: 'Austin, Texas, United States' }, { city: 'Austin', country: 'US' }],
  [{ location: 'Lyon (France)' }, { city: 'Lyon', country: 'FR' }],
  [{ HQ: 'Boston, MA' }, { city: 'Boston, MA', country: null }],
  [{ HQ: 'Norway' }, { city: null, country: 'NO' }],
  [
    { city: 'Luxembourg', country: 'LU' },
    { city: 'Luxembourg', country: 'LU' },
  ],
  [
    { city: 'Malmö, Sverige', country: 'DK' },
    { city: 'Malmö', country: 'DK' },
  ],
  [{ 'What they do': 'Quiet gears' }, { oneLiner: 'Quiet gears' }],
  [{ funding_total_usd: '1,750,000' }, { fundingAmount: 1_750_000, fundingCurrency: 'USD' }],
  [{ funding_total_usd: ' 17,50,000 ' }, { fundingAmount: 1_750_000, fundingCurrency: 'USD' }],
  [{ funding: '$1.2M' }, { fundingAmount: 1_200_000, fundingCurrency: 'USD' }],
  [{ funding: 'US$ 3 million' }, { fundingAmount: 3_000_000, fundingCurrency: 'USD' }],
  [{ funding: ' - ' }, { fundingAmount: null, fundingCurrency: null }],
  [{ 'Funding (USD)': 12.5 }, { fundingAmount: 12.5, fundingCurrency: 'USD' }],
  [{ 'Total raised (EUR)': '34850000' }, { fundingAmount: 34_850_000, fundingCurrency: 'EUR' }],
  [{ 'Total raised (EUR)': 'SEK 3m' }, { fundingAmount: 3_000_000, fundingCurrency: 'SEK' }],
  [{ 'Total raised (CAD)': '$3m' }, { fundingAmount: 3_000_000, fundingCurrency: 'CAD' }],
  [{ raised: '€ 5.000.000' }, { fundingAmount: 5_000_000, fundingCurrency: 'EUR' }],
  [
    { raised: 7, currency: 'nok' },
    { fundingAmount: 7, fundingCurrency: 'NOK' },
  ],
  [{ 'Funding (USD)': 7, 'Funding currency': 'CHF' }, { fundingCurrency: 'CHF' }],
  [
    { raised: '1 234 567 kr', country: 'Sweden' },
    { fundingAmount: 1_234_567, fundingCurrency: 'SEK' },
  ],
  [
    { raised: '2 mkr', HQ: 'Oslo, Norway' },
    { fundingAmount: 2_000_000, fundingCurrency: 'NOK' },
  ],
  [{ founded_at: '6/14/2012' }, { foundedYear: 2012 }],
  [{ founded_at: '03-Apr-24' }, { foundedYear: 2024 }],
  [{ city: 'Gö\u00ADte\u200Bborg' }, { city: 'Göteborg' }],
  [{ country: '\u200ESweden\u200F' }, { country: 'SE' }],
  [{ tags: ['bio\u00ADbased'] }, { tags: ['biobased'] }],
  [{ description: 'A\u200F\nB' }, { description: 'A\u200F\nB' }],
  [{ founded_year: '2012' }, { foundedYear: 2012 }],
  [{ founded: '2012-Q3' }, { foundedYear: 2012 }],
  [{ last_funding_at: '6/5/2013' }, { lastFundingAt: '2013-06-05T00:00:00.000Z' }],
  [{ last_funding_at: '2013-06' }, { lastFundingAt: '2013-06-01T00:00:00.000Z' }],
  [{ last_funding_at: new Date('2013-06-05') }, { lastFundingAt: '2013-06-05T00:00:00.000Z' }],
  [{ employees: '51 to 200 employees' }, { employees: '51–200' }],
  [{ employees: '1,001-5,000' }, { employees: '1001–5000' }],
  [{ employees: 'c_00051_00100' }, { employees: '51–100' }],
  [{ employees: '10,000+' }, { employees: '10000+' }],
  [{ employees: '~50' }, { employees: '50' }],
  [{ stage: 'pre seed' }, { stage: 'Pre-seed' }],
  [{ stage: 'series_a' }, { stage: 'Series A' }],
  [{ stage: 'Late bloomer' }, { stage: 'Late bloomer' }],
  [{ status: 'Operating' }, { status: 'operating' }],
  [{ name: 'CafÃ© Ã\u00A0 la carte' }, { name: 'Café à la carte' }],
  [{ city: 'MÃ\u00A0laga, dÃ©jÃ\u00A0' }, { city: 'Màlaga, déjà' }],
  [{ country: 'CÃ´te d&amp;#39;Ivoire' }, { country: 'CI' }],
  [{ tags: 'R&amp;amp;D; CafÃ©' }, { tags: ['R&D', 'Café'] }],
  [{ tags: ['CafÃ©', 'Zürich'] }, { tags: ['Café', 'Zürich'] }],
  [{ description: 'R&amp;D in CafÃ© — 東京' }, { description: 'R&amp;D in CafÃ© — 東京' }],
  [{ id: 'CafÃ©' }, { externalId: 'CafÃ©' }],
  [{ tags: 'a, b ,A,,c' }, { tags: ['a', 'b', 'c'] }],
  [{ tags: ['x', 'y'] }, { tags: ['x', 'y'] }],
  [{ industries: 'Steel;Paper, wood' }, { industries: ['Steel', 'Paper, wood'] }],
  [{ homepage: 'www.acme.example/x' }, { url: 'https://www.acme.example/x' }],
  [{ homepage: 'http://acme.example:8080' }, { url: 'http://acme.example:8080' }],
  [{ one_liner: ' two\n lines ' }, { oneLiner: 'two lines' }],
  [{ description: 'two\r\nlines' }, { description: 'two\nlines' }],
])('%j is read as %j', (record, expected) => {
  expect(valuesOf(record)).toMatchObject({ ...expected, remarks: [] });
});

test('an amount that names no currency is in the one chosen for the file', () => {
  const columns = ['name', 'raised'];
  const mapping = proposeMapping(companyImport, columns);
  const reader = companyReader({ columns, mapping, currency: 'SEK', timeZone: 'UTC', now });
  expect(reader(['Acme', '5 m'])).toMatchObject({
    row: { fundingAmount: 5_000_000, fundingCurrency: 'SEK' },
  });
  expect(reader(['Acme', '€5m'])).toMatchObject({ row: { fundingCurrency: 'EUR' } });
});

test('ambiguous dates follow the date order of their column', () => {
  const record = { last_funding_at: '6/5/2013' };
  expect(valuesOf(record, { last_funding_at: 'day first' }).lastFundingAt).toMatch('2013-05-06');
  expect(valuesOf(record, { last_funding_at: 'month first' }).lastFundingAt).toMatch('2013-06-05');
});

test.each([
  [{ country: 'Narnia' }, 'Country “Narnia” is not a known country'],
  [{ homepage: 'javascript:alert(1)' }, 'does not begin with http'],
  [{ homepage: 'https://acme.example@evil.example' }, 'has a name or password in it'],
  [{ logo: 'data:image/svg+xml,x' }, 'does not begin with http'],
  [{ homepage: 'no address' }, 'is not a web address'],
  [{ funding: '5000000' }, 'has no currency; choose the currency of the file'],
  [{ city: '???' }, 'City “???” is not a known place'],
  [{ name: '=HYPERLINK("http://evil.example")' }, 'looks like a formula'],
  [{ name: '<b>Acme</b>' }, 'looks like a formula, a link or markup'],
  [{ funding: 'a lot' }, 'could not be read as money'],
  [{ founded: '2999' }, 'is not a year in which'],
  [{ last_funding_at: '31/31/2013' }, 'does not exist'],
  [{ employees: 'many' }, 'could not be read as a number of people'],
  [{ city: '#REF!' }, "is a spreadsheet's error"],
  [{ city: 'Lu\u0000nd' }, 'cannot be stored'],
  [{ city: 'Lund\uD800' }, 'cannot be stored'],
  [{ city: 'Lu\uFFFDnd' }, 'could not be read'],
  [{ city: 'x'.repeat(10_000) }, 'City has 10,000 characters'],
])('%j is reported: %s', (record, remark) => {
  const { remarks } = valuesOf(record);
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain(remark);
});

test('a long description is not cut', () => {
  const description = 'x'.repeat(10_000);
  expect(valuesOf({ description })).toMatchObject({ description, remarks: [] });
});

test('a name damaged by a spreadsheet is replaced by the website or the id', () => {
  expect(
    read({ id: '/company/bolt', name: '#NAME?', url: 'http://www.bolt.example/x' }),
  ).toMatchObject({
    row: { name: 'bolt.example', isStandIn: true },
    remarks: [expect.stringContaining('“bolt.example” stands in')],
  });
  expect(read({ id: '/company/bolt', name: '#N/A' })).toMatchObject({ row: { name: 'bolt' } });
  // A valid name may begin the same way.
  expect(read({ id: 'a', name: '#waywire' })).toMatchObject({
    row: { name: '#waywire', isStandIn: false },
    remarks: [],
  });
});

test('a row that cannot be identified is rejected with the reason', () => {
  expect(read({ id: '', name: '', city: 'Lund' })).toEqual({
    rejected: ['It has neither a name nor a website.'],
  });
  expect(read({ id: 'a', name: ' ' })).toEqual({ rejected: ['The name is missing.'] });
  expect(read({ id: 'x'.repeat(201), name: 'Acme' })).toMatchObject({
    rejected: [expect.stringContaining('longer than 200')],
  });
});

test('a sum whose currency nothing says is left out with a remark that asks for it', () => {
  expect(valuesOf({ raised: '1 234 567 kr' })).toMatchObject({
    fundingAmount: null,
    fundingCurrency: null,
    remarks: [
      'Funding “1 234 567 kr” could be in several currencies; add its country, or choose the currency of the file; it was left out.',
    ],
  });
});

test.each(['None', 'Unknown', 'NULL', 'n/a', 'NA'])(
  'the name %s is refused as what it is',
  (name) => {
    const rejected = [
      `Its name, “${name}”, is what programs write where there is none. If it is the name, add a word to it.`,
    ];
    expect(read({ name, country: 'SE' })).toEqual({ rejected });
    expect(read({ id: 'a', name, url: 'acme.example' })).toEqual({ rejected });
  },
);

test('marks that show nothing are part of no name and of no id', () => {
  expect(read({ name: '\u200EAng\u00ADstroemia\u200B', city: '\u202ALund\u202C' })).toMatchObject({
    row: { externalId: 'angstroemia (lund)', name: 'Angstroemia' },
    remarks: [],
  });
  expect(read({ name: '\u200B\u00AD' })).toEqual({
    rejected: ['It has neither a name nor a website.'],
  });
  // Joiners belong to letters.
  expect(read({ name: 'می\u200Cخواهم' })).toMatchObject({ row: { name: 'می\u200Cخواهم' } });
});

test('a row with a name but no id is kept, with a remark', () => {
  expect(read({ id: 'None', name: 'Acme', url: 'acme.example' })).toMatchObject({
    row: { externalId: 'acme.example', name: 'Acme' },
    remarks: [expect.stringContaining('no id at its source')],
  });
});

test('namesakes without an id are one company only in one place', () => {
  const mapping = { name: 'name', city: 'city', country: 'country', text: 'description' };
  const columns = Object.keys(mapping);
  const reader = companyReader({ columns, mapping, source: 'Fair', timeZone: 'UTC', now });
  const idOf = (...cells: string[]) => {
    const result = reader(cells);
    return result.rejected === undefined ? result.row.externalId : null;
  };
  expect(idOf('Acme', 'Lund', 'Sweden')).toBe('acme (lund, se)');
  expect(idOf('ACME', 'lund', 'SE')).toBe('acme (lund, se)');
  expect(idOf('Acme', 'Boston', 'USA')).toBe('acme (boston, us)');
  expect(idOf('Acme', '', '')).toBe('acme (fair)');
  expect(idOf('Acme', '', '', 'Another')).toBe('acme (fair 2)');
  // Word for word as above.
  expect(idOf('Acme', '', '')).toBe('acme (fair)');
});

test('the front page of a host of many companies is no id', () => {
  expect(read({ name: 'Acme', url: 'https://www.facebook.com/' })).toMatchObject({
    row: { externalId: 'acme' },
  });
  expect(read({ name: 'Acme', url: 'https://www.facebook.com/acme' })).toMatchObject({
    row: { externalId: 'facebook.com/acme' },
  });
});

test('what programs write for numbers is read as numbers', () => {
  expect(
    valuesOf({ employees: '37.0', funding_total_usd: '1.0E7', founded: '2012.0' }),
  ).toMatchObject({ employees: '37', fundingAmount: 10_000_000, foundedYear: 2012, remarks: [] });
  expect(valuesOf({ employees: '1.2E3', founded: '2.012E3' })).toMatchObject({
    employees: '1200',
    foundedYear: 2012,
    remarks: [],
  });
});

test('what says nothing is left out without a remark', () => {
  expect(
    valuesOf({
      city: 'Undisclosed',
      funding_total_usd: 'undisclosed',
      stage: 'None',
      tags: 'None',
    }),
  ).toMatchObject({ city: null, fundingAmount: null, stage: null, tags: null, remarks: [] });
});

test('without an id column, the website or the name is the id', () => {
  expect(read({ name: 'Acme', url: 'http://www.Acme.example/' })).toMatchObject({
    row: { externalId: 'acme.example' },
  });
  expect(read({ name: 'Acme Ltd' })).toMatchObject({ row: { externalId: 'acme ltd' } });
});

test('an id that is cut between the halves of a character can be stored', () => {
  const reader = companyReader({
    columns: ['name', 'city'],
    mapping: { name: 'name', city: 'city' },
    timeZone: 'UTC',
    now,
  });
  for (const before of ['', 'x']) {
    const read = reader([`${before}Acme`, '𐀀'.repeat(limits.externalIdCharacters)]);
    expect(read.rejected === undefined && read.row.externalId.isWellFormed()).toBe(true);
  }
});

test('any cells give an accepted or a rejected row, and accepted rows can be stored', () => {
  const columns = [
    'id',
    'name',
    'url',
    'country',
    'tags',
    'founded',
    'funding',
    'employees',
    'city',
  ];
  const mapping = proposeMapping(companyImport, columns);
  const reader = companyReader({ columns, mapping, timeZone: 'UTC', now });
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.jsonValue(),
    fc.constantFrom(
      '1/2/2003',
      '$5',
      'USA',
      'http://a.example',
      '#NAME?',
      '\u0000',
      '9-1',
      '1e999',
    ),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 9, maxLength: 9 }), (cells) => {
      const result = reader(cells);
      if (result.rejected !== undefined) {
        expect(result.rejected.length).toBeGreaterThan(0);
        return;
      }
      const texts = Object.values(result.row)
        .flat()
        .filter((value) => typeof value === 'string');
      for (const text of texts) expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
      expect(result.row.url ?? 'http://').toMatch(/^https?:\/\//iu);
    }),
    { numRuns: 1000 },
  );
});
