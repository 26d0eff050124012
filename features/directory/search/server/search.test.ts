import { describe, expect, test } from 'vitest';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import * as endpoints from '#features/directory/search/domain/endpoints.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openSearch } from './shared/services.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');

await indexCompanies(server, [
  {
    name: 'Volt',
    oneLiner: 'Batteries for boats',
    url: 'https://www.volt.example/about',
    country: 'SE',
    tags: ['Energy'],
    fundingUsd: 2e6,
    foundedYear: 2015,
    employees: '51–200',
    status: 'acquired',
    stage: 'Seed',
  },
  {
    name: 'Voltaic Marine',
    oneLiner: 'Electric volt meters for harbours, volt by volt',
    country: 'NO',
    tags: ['Energy', 'Marine'],
    fundingUsd: 5e7,
    stage: 'Series A',
  },
  {
    name: 'Café Noir',
    kind: 'nucla',
    country: 'FR',
    foundedYear: 1999,
    description: 'Coffee that predicts **wear** of bearings in machines. '.repeat(20),
  },
  {
    name: 'Bearing Wise',
    oneLiner: 'Wear sensing for bearings',
    tags: ['Sensing'],
    country: 'SE',
    stage: 'Seed',
    foundedYear: 2021,
  },
  { name: 'Łódź Robotyka', oneLiner: 'Sensing of wear', description: 'Grippers and volt sources' },
]);

const search = (q: string, query: Record<string, string> = {}) =>
  person.ask(endpoints.companies, { query: { q, ...query } });

async function names(q: string, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await search(q, query);
  expect(answer.state).toBe('ready');
  return answer.data.map(({ name }) => name);
}

/** Without those that have only some of the words. */
async function withAll(q: string): Promise<string[]> {
  const { data } = await search(q);
  return data.filter(({ isPartial }) => !isPartial).map(({ name }) => name);
}

test.each(['Series A', 'series_a', 'SERIES-A', 'A round'])(
  'a stage is filtered by in any spelling: %s',
  async (stage) => {
    expect(await names('', { stage })).toEqual(['Voltaic Marine']);
  },
);

test('a saved search may have an old spelling', async () => {
  const find = openSearch({ index: server.index, suspect: () => {}, log: openLog('silent') });
  const query = { text: '', sort: 'name', offset: 0, limit: 9 } as const;
  const { total } = await find(server.database.db, { ...query, filters: { stage: ['A round'] } });
  expect(total).toBe(1);
});

describe('words', () => {
  test('the last one is completed while typing, and complete after a space', async () => {
    expect(await names('batt')).toEqual(['Volt']);
    expect(await names('batt ')).toEqual([]);
    expect(await withAll('wear sens')).toEqual(['Bearing Wise', 'Łódź Robotyka']);
  });

  test('those with all come first and are counted, those with some follow', async () => {
    const { data, total, facets, endCursor } = await search('wear coffee ', { limit: '1' });
    expect(data.map(({ name, isPartial }) => [name, isPartial])).toEqual([['Café Noir', false]]);
    expect([total, facets.country]).toEqual([1, [{ value: 'FR', count: 1 }]]);
    const next = await search('wear coffee ', { limit: '9', cursor: endCursor ?? '' });
    expect(next.data.map(({ name }) => name).toSorted()).toEqual(['Bearing Wise', 'Łódź Robotyka']);
    expect(next.data.every(({ isPartial }) => isPartial)).toBe(true);
    expect([next.total, next.hasNextPage]).toEqual([1, false]);
    expect(await names('wear coffee ', { sort: 'name' })).toEqual(['Café Noir']);
    expect(await names('wear coffee ', { country: 'FR' })).toEqual(['Café Noir']);
  });

  test('when no company has all, any suffices, and is counted', async () => {
    const { data, total } = await search('batteries coffee ');
    expect(data.map(({ name }) => name).toSorted()).toEqual(['Café Noir', 'Volt']);
    expect(data.every(({ isPartial, parts }) => isPartial && parts !== undefined)).toBe(true);
    expect(total).toBe(2);
  });

  test('the best alternative of a word counts: a rare completion does not lead', async () => {
    expect((await names('volt'))[0]).toBe('Volt');
    expect((await withAll('sensing'))[0]).toBe('Bearing Wise');
  });

  test('accents and case do not matter', async () => {
    expect(await names('CAFE ')).toEqual(['Café Noir']);
    expect(await names('lodz')).toEqual(['Łódź Robotyka']);
  });

  test('typos are corrected: one in a word of four letters, two in one of eight', async () => {
    expect((await names('baering ')).toSorted()).toEqual(['Bearing Wise', 'Café Noir']);
    expect(await names('coffe ')).toEqual(['Café Noir']);
    expect(await names('bateriess ')).toEqual(['Volt']);
    expect(await names('xolt ')).toContain('Volt');
  });

  test('singular finds plural and vice versa', async () => {
    expect(await names('battery ')).toEqual(['Volt']);
    expect(await names('machine ')).toEqual(['Café Noir']);
  });

  test('a name counts more than a description', async () => {
    expect((await names('volt ')).at(-1)).toBe('Łódź Robotyka');
  });
});

describe('operators', () => {
  test('quotes require adjacent words, within one field', async () => {
    expect(await names('"wear sensing"')).toEqual(['Bearing Wise']);
    expect(await names('"sensing energy"')).toEqual([]);
  });

  test('a minus excludes, also alone', async () => {
    expect(await names('wear -coffee -grippers')).toEqual(['Bearing Wise']);
    expect(await names('wear -"wear sensing" -grippers')).toEqual(['Café Noir']);
    expect(await names('-volt -wear', { sort: 'name' })).toEqual([]);
    expect(await names('-wear', { sort: 'name' })).toEqual(['Volt', 'Voltaic Marine']);
  });

  test('stop words are ignored beside others, and searched alone', async () => {
    expect(await names('batteries for the ')).toEqual(['Volt']);
    expect((await names('for ')).toSorted()).toEqual(['Bearing Wise', 'Volt', 'Voltaic Marine']);
  });
});

describe('exact names and domains come first', () => {
  test('whatever the score of others', async () => {
    expect((await names('volt'))[0]).toBe('Volt');
    expect((await names('cafe noir'))[0]).toBe('Café Noir');
    expect((await names('LODZ robotyka'))[0]).toBe('Łódź Robotyka');
  });

  test.each(['volt.example', 'www.volt.example', 'https://volt.example/jobs', 'VOLT.example'])(
    '%s',
    async (typed) => {
      expect((await names(typed))[0]).toBe('Volt');
    },
  );

  test('but filters apply', async () => {
    expect(await names('volt', { country: 'NO' })).toEqual(['Voltaic Marine']);
  });
});

describe('names', () => {
  test.each([
    ['bearingwise', 'Bearing Wise'],
    ['vol taic marine', 'Voltaic Marine'],

    ['voltiac marnie', 'Voltaic Marine'],
    ['lodz robotika', 'Łódź Robotyka'],

    ['cafenoire', 'Café Noir'],
    ['baering wyse', 'Bearing Wise'],
  ] as const)('%s: blanks and two typos do not keep %s from being first', async (typed, name) => {
    expect((await names(typed))[0]).toBe(name);
  });

  test('filters apply to them', async () => {
    expect(await names('bearingwise', { country: 'NO' })).toEqual([]);
  });
});

describe('filters and facets', () => {
  test('filters combine, each with any of its values', async () => {
    expect((await names('', { country: 'SE,FR' })).toSorted()).toEqual([
      'Bearing Wise',
      'Café Noir',
      'Volt',
    ]);
    expect(await names('wear ', { country: 'SE', stage: 'Seed', tags: 'Sensing' })).toEqual([
      'Bearing Wise',
    ]);
    expect(await names('', { kinds: 'nucla' })).toEqual(['Café Noir']);
    expect(await names('', { foundedFrom: '2015', foundedTo: '2020' })).toEqual(['Volt']);
    expect(await names('', { fundingFrom: '2000001' })).toEqual(['Voltaic Marine']);
    expect(await names('', { staffFrom: '51', staffTo: '200' })).toEqual(['Volt']);
    expect(await names('volt ', { status: 'Acquired' })).toEqual(['Volt']);
    expect(await names('wear ', { tags: `O'Neill "x"` })).toEqual([]);
  });

  test('facets are counted over the matches, each without its own filter', async () => {
    const { facets, total, isTotalExact } = await search('volt ', { country: 'SE', stage: 'Seed' });
    expect([total, isTotalExact, facets.isExact]).toEqual([1, true, true]);
    expect(facets.country).toEqual([{ value: 'SE', count: 1 }]);
    expect(facets.stage).toEqual([{ value: 'Seed', count: 1 }]);
    expect(facets.tags).toEqual([{ value: 'Energy', count: 1 }]);
    const { facets: byCountry } = await search('volt ', { country: 'SE' });
    expect(byCountry.country).toEqual([
      { value: 'NO', count: 1 },
      { value: 'SE', count: 1 },
    ]);
    expect(byCountry.stage).toEqual([{ value: 'Seed', count: 1 }]);
  });

  test('founding years and funding are histograms', async () => {
    const { facets } = await search('');
    expect(facets.founded.filter(({ count }) => count > 0)).toEqual([
      { from: 1995, to: 2000, count: 1 },
      { from: 2014, to: 2016, count: 1 },
      { from: 2020, to: 2022, count: 1 },
    ]);
    expect(facets.funding.filter(({ count }) => count > 0)).toEqual([
      { from: 1e6, to: 3e6, count: 1 },
      { from: 3e7, to: 1e8, count: 1 },
    ]);
  });
});

describe('where nothing is found', () => {
  test('the answer says what to leave out, and how many that brings', async () => {
    const both = await search('volt ', { country: 'FR', stage: 'Series B' });
    // No filter is the only one that stands in the way.
    expect([both.total, both.loosened]).toEqual([0, [{ part: 'filters', total: 3 }]]);
    const { loosened } = await search('volt ', { country: 'SE', stage: 'Series A' });
    expect(loosened).toEqual([
      { part: 'filter', filter: 'country', total: 1 },
      { part: 'filter', filter: 'stage', total: 1 },
    ]);
    expect((await search('volt ', { country: 'SE' })).loosened).toBeUndefined();
  });

  test('quotes and exclusions are parts, too', async () => {
    expect((await search('"sensing wear for"')).loosened).toEqual([
      { part: 'quotes', q: 'sensing wear for', total: 2 },
    ]);
    expect((await search('coffee -wear')).loosened).toEqual([
      { part: 'exclusions', q: 'coffee', total: 1 },
    ]);
  });

  test('other spellings are offered: in quotes, and with many typos', async () => {
    expect((await search('"wear sensng"')).loosened).toEqual([
      { part: 'quotes', q: 'wear sensng', total: 2 },
      { part: 'spelling', q: '"wear sensing"', total: 1 },
    ]);
    expect((await search('gripxyzrs ')).loosened).toEqual([
      { part: 'spelling', q: 'grippers', total: 1 },
    ]);
    expect((await search('xqzzt ')).loosened).toBeUndefined();
  });
});

describe('order and pages', () => {
  test('by funding, name, and newest first, which is the default without a query', async () => {
    expect((await names('', { sort: 'funding' })).slice(0, 2)).toEqual(['Voltaic Marine', 'Volt']);
    expect(await names('', { sort: 'name' })).toEqual([
      'Bearing Wise',
      'Café Noir',
      'Łódź Robotyka',
      'Volt',
      'Voltaic Marine',
    ]);
    expect((await names(''))[0]).toBe('Łódź Robotyka');
    expect(await names('volt ', { sort: 'recency' })).toEqual([
      'Łódź Robotyka',
      'Voltaic Marine',
      'Volt',
    ]);
  });

  test('pages neither repeat nor skip companies', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search('', { limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.endCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(await names(''));
    expect(new Set(seen).size).toBe(5);
  });
});

describe('highlights', () => {
  test('cover completed and corrected words, too', async () => {
    const [hit] = (await search('baering sens')).data;
    expect(hit?.highlights.oneLiner?.marks).toEqual([
      [5, 12],
      [17, 25],
    ]);
    expect(hit?.highlights.tags).toEqual(['Sensing']);
  });

  test('a long description is shown as a passage', async () => {
    const [hit] = (await search('cafe')).data;
    expect(hit?.highlights.name?.marks).toEqual([[0, 4]]);
    const [about] = (await search('coffee predicts ')).data;
    expect(about?.highlights.description?.text.length).toBeLessThanOrEqual(
      searchLimits.passageCharacters + 2,
    );
    expect(about?.highlights.description?.marks.length).toBeGreaterThan(1);
  });
});

test('an empty filter has no effect', async () => {
  expect((await search('', { tags: '', kinds: ',' })).total).toBe((await search('')).total);
});
