import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { headcountOf } from '#features/directory/companies/domain/headcount.ts';
import { valueKey } from '#features/directory/companies/domain/listed-values.ts';
import { headcountIn } from '#features/directory/companies/server/shared/headcount.ts';
import { valueKeyOf } from '#features/directory/companies/server/shared/value-key.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { searchDatabase } from './database-search.ts';

const server = await openTestServer();
const { database, index } = server;

await indexCompanies(server, [
  {
    name: 'Bearing Wise',
    oneLiner: 'Wear sensing for bearings',
    country: 'SE',
    foundedYear: 2021,
    employees: '11–50',
  },
  { name: 'Sensing Wear', oneLiner: 'Sensing of smart wear', tags: ['Machine'], country: 'NO' },
  { name: 'Wearable', description: 'Sensing in the café of Łódź, by art', tags: ['AI', 'Optics'] },
  { name: 'Straße', oneLiner: 'Robots', fundingUsd: 2e6, kind: 'nucla', stage: 'Seed' },
  { name: '東京 Robotics', oneLiner: 'Robots, sensing, bearings', city: 'Kyoto' },
  { name: 'Isar Gears', oneLiner: 'Gears', city: 'Munich' },
  { name: 'Tulip Gears', oneLiner: 'Gears', city: 'The Hague' },
  { name: 'First Orchid', stage: 'Late bloomer', employees: '1,001-5,000', status: 'acquired' },
  { name: 'Second Orchid', stage: 'late-bloomer', employees: '37', status: 'Acquired' },
  { name: 'Third Orchid', stage: 'late-bloomer', employees: 'many', status: 'on hold' },
]);

const all = { filters: {}, sort: 'name', offset: 0, limit: 20 } as const;

async function idsOf(text: string, engine: 'index' | 'database'): Promise<string[]> {
  const query = { ...all, text };
  const { hits } = await (engine === 'index'
    ? index.search(query)
    : searchDatabase(database.db, query));
  return hits.filter(({ isRelated }) => !isRelated).map(({ id }) => id);
}

async function names(text: string, filters = {}): Promise<string[]> {
  const { hits } = await searchDatabase(database.db, { ...all, text, filters });
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    'select id, name from companies',
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return hits.map(({ id }) => nameOf.get(id) ?? '');
}

describe('without an index', () => {
  test('every word counts, not only the first', async () => {
    expect(await names('sensing bearings ')).toEqual(['Bearing Wise', '東京 Robotics']);
    expect(await names('sensing bearings kyoto ')).toEqual(['東京 Robotics']);
    const many = Array.from({ length: 11 }, () => 'sensing').join(' ');
    expect(await names(`${many} kyoto `)).toEqual(['東京 Robotics']);
  });

  test('quotes require adjacent words, within one field', async () => {
    expect(await names('"wear sensing"')).toEqual(['Bearing Wise']);
    expect(await names('"wear sensing for')).toEqual(['Bearing Wise']);
    expect(await names('"wise wear"')).toEqual([]);
  });

  test('a minus excludes whole words', async () => {
    expect(await names('sensing -bearings')).toEqual(['Sensing Wear', 'Wearable']);
    expect(await names('sensing -art')).toEqual(['Bearing Wise', 'Sensing Wear', '東京 Robotics']);
    expect(await names('sensing -"wear sensing" -café')).toEqual(['Sensing Wear', '東京 Robotics']);
  });

  test.each([
    'wear ',
    'wear sens',
    'sens',
    'bearing ',
    'robot ',
    'machines ',
    'cafe ',
    'CAFÉ lodz',
    'strasse',
    'STRASSE ',
    '東',
    'gears münchen ',
    'gears muench',
    'gears den haag ',
    'the robots ',
    '-robots',
    '-"of smart"',
    '"sensing" -wise',
    '"a b" % _ \\ .* (',
    Array.from({ length: 40 }, () => 'sensing').join(' '),
  ])('the same companies are found as by the index: %s', async (text) => {
    expect(await idsOf(text, 'database')).toEqual(await idsOf(text, 'index'));
  });

  test.each([
    ['', {}],
    ['sensing ', { country: ['SE', 'NO'] }],
    ['sensing ', { tags: ['AI', 'Machine'] }],
    ['sensing ', { foundedFrom: 2020 }],
    ['', { foundedTo: 2020 }],
    ['', { kinds: ['nucla'] }],
    ['', { stage: ['Seed'], fundingFrom: 1e6, fundingTo: 3e6 }],
    ['', { country: [] }],
    ['', { staffFrom: 11, staffTo: 50 }],
    ['"orchid"', { staffFrom: 1001 }],
    ['orchid ', { status: ['acquired', 'ON_HOLD'], staffTo: 50 }],
    ['', { stage: ['LATE_BLOOMER', 'seed'] }],
    ['first ', { stage: ['late-bloomer'] }],
    ['"first orchid"', { stage: ['late-bloomer'] }],
  ] as const)('filters and facets are those of the index: %s %j', async (text, filters) => {
    const query = { ...all, text, filters };
    const [plain, indexed] = await Promise.all([
      searchDatabase(database.db, query),
      index.search(query),
    ]);
    expect(plain.facets).toEqual(indexed.facets);
    expect(plain.total).toBe(indexed.total);
    expect(plain.hits).toEqual(indexed.hits);
  });

  test('spellings of a stage are one value, by the same rule', async () => {
    const { facets, total } = await searchDatabase(database.db, {
      ...all,
      text: '',
      filters: { stage: ['Late Bloomer'] },
    });
    expect(total).toBe(3);
    expect(facets.stage).toContainEqual({ value: 'late-bloomer', count: 3 });
    const byWord = { text: 'orchid', filters: { stage: ['LATE_BLOOMER'] }, limit: 9 };
    expect(await index.findByAnyWord(byWord)).toHaveLength(3);
    const withSome = { ...all, ...byWord, text: 'first orchid ', withSome: true };
    const { hits } = await index.search({ ...withSome, sort: 'relevance' });
    expect(hits.filter(({ isPartial }) => isPartial)).toHaveLength(2);
    const spellings = ['Pre–Seed', ' A_b / c ', '--', 'ÉTÉ\u2003x', 'Series A+', '1.5', 'a\tb'];
    for (const spelling of spellings) {
      const { rows } = await database.db.execute(
        sql`select ${valueKeyOf(sql`${spelling}::text`)} as key`,
      );
      expect(rows).toEqual([{ key: valueKey(spelling) }]);
    }
  });

  test('the number of people of a range is its middle, by the same rule', async () => {
    expect(await names('', { staffFrom: 11, staffTo: 50 })).toEqual([
      'Bearing Wise',
      'Second Orchid',
    ]);
    expect(await names('', { staffFrom: 1001 })).toEqual(['First Orchid']);
    const texts = [
      '10000+',
      '0–10',
      '0',
      '1,001 to 5,000',
      '51—200',
      'about 40 people',
      'many',
      '',
    ];
    for (const text of texts) {
      const { rows } = await database.db.execute(
        sql`select ${headcountIn(sql`${text}::text`)} as headcount`,
      );
      expect([text, rows]).toEqual([text, [{ headcount: headcountOf(text) }]]);
    }
  });

  test('matching words are marked', async () => {
    const { words } = await searchDatabase(database.db, {
      ...all,
      text: 'wear "a café" -smart sens',
    });
    expect(words).toEqual(['wear', 'sens', 'a', 'cafe']);
  });
});
