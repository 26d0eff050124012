import { describe, expect, test } from 'vitest';
import * as endpoints from '#features/directory/search/domain/endpoints.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import {
  companyMadeOf,
  type GivenCompany,
} from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { listen, searchClient } from '#features/directory/search/tests/search-client.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');
await listen(server);
await searchClient(person).untilReady();

async function indexed(made: readonly GivenCompany[]): Promise<string[]> {
  const list = made.map(companyMadeOf);
  await server.database.db
    .insert(companies)
    .values(list.map(({ createdAtMs: _, ...company }) => ({ ...company, externalId: company.id })));
  await server.index.put(list);
  return list.map(({ id }) => id);
}

const search = (q: string, query: Record<string, string> = {}) =>
  person.ask(endpoints.companies, { query: { q, limit: '10', ...query } });

async function idsOf(q: string, query: Record<string, string> = {}): Promise<string[]> {
  const { data } = await search(q, query);
  return data.map(({ ref }) => ref.id);
}

const spellings = {
  DE: ['in Germany', 'German', 'Deutschland', 'Germny'],
  SE: ['from Sweden', 'Swedish', 'Sverige'],
  GB: ['UK', 'in Britain', 'british', 'United Kingdom'],
  US: ['in the US', 'USA', 'american', 'U.S.'],
  FR: ['France', 'in Frankreich'],
  NL: ['Dutch', 'in the Netherlands', 'Holland', 'netherland'],
  FI: ['Suomi', 'finnish'],
  NO: ['based in Norway', 'Norge'],
  DK: ['danish', 'Danmark'],
  CH: ['Switzerland', 'Schweiz', 'swiss'],
  AT: ['Österreich'],
  IT: ['Italia', 'Italian'],
};

describe('places', () => {
  for (const [country, said] of Object.entries(spellings)) {
    test.each(said)(`%s is ${country}`, async (place) => {
      for (const q of [`sensing ${place}`, `sensing startups ${place}`]) {
        const { data, read } = await search(q);
        expect(read).toMatchObject([
          { reader: 'country', isApplied: true, filters: { country: [country] } },
        ]);
        expect(data.filter((one) => one.country !== country)).toEqual([]);
        expect(data.length).toBeGreaterThan(0);
      }
    });
  }
});

test('a fact in words finds the same as the filter', async () => {
  expect(await idsOf('wear in Germany')).toEqual(await idsOf('wear', { country: 'DE' }));
  expect(await idsOf('companies in the Nordics')).toEqual(
    await idsOf('', { country: 'SE,NO,DK,FI,IS' }),
  );
});

test.each([
  ['wear at the seed stage', 'wear', { stage: 'Seed' }],
  ['Series A sensing', 'sensing', { stage: 'Series A' }],
  ['sensing from Crunchbase', 'sensing', { kinds: 'crunchbase' }],
  ['wear acquired companies', 'wear', { status: 'acquired' }],
  ['sensing with over 50 employees', 'sensing', { staffFrom: '51' }],
  ['sensing team of 10', 'sensing', { staffTo: '10' }],
  ['sensing founded after 2018', 'sensing', { foundedFrom: '2019' }],
  ['sensing raised more than 5m', 'sensing', { fundingFrom: '5000000' }],
  [
    'wear in Germany founded since 2015 with more than $1M in funding',
    'wear',
    { country: 'DE', foundedFrom: '2015', fundingFrom: '1000000' },
  ],
])('%s is a filter as well', async (text, words, filters) => {
  const ids = await idsOf(words, filters);
  expect(ids.length).toBeGreaterThan(0);
  expect(await idsOf(text)).toEqual(ids);
});

test('a place in which nothing is found can be left out', async () => {
  const { data, read } = await search('"condition monitoring" in Iceland');
  expect(data).toEqual([]);
  const { total } = await search('"condition monitoring"');
  expect(read).toMatchObject([
    { said: 'in Iceland', isApplied: false, totalAlone: 0, totalWithout: total },
  ]);
});

test('words that are left out are excluded, unless a company says so itself', async () => {
  await indexed([{ name: 'Sealwright', oneLiner: 'Gaskets for pumps but not for quokkas' }]);
  expect((await search('gaskets but not for quokkas')).read).toBeUndefined();
  expect(await idsOf('wear not for bearings')).toEqual(await idsOf('wear -bearings'));
});

describe('names', () => {
  test('like a company: those that resemble it, without it', async () => {
    const { data } = await search('wear sensing');
    const one = data.at(0);
    const { data: similar, read, total } = await search(`companies like ${one?.name}`);
    expect(read).toMatchObject([{ reader: 'like', isApplied: true }]);
    expect(total).toBeGreaterThan(10);
    expect(similar.map(({ name }) => name)).not.toContain(one?.name);
    const { data: swedish } = await search(`alternatives to ${one?.name} in Sweden`);
    expect(swedish.length).toBeGreaterThan(0);
    expect(swedish.every(({ country }) => country === 'SE')).toBe(true);
  });

  test('like what is no company: words', async () => {
    expect((await search('machines like living cells')).read).toBeUndefined();
  });

  test('by mailbox, subdomain and another legal form', async () => {
    const { data } = await search('', { sort: 'name' });
    const sited = data.filter(({ url }) => url !== null).slice(0, 5);
    expect(sited).not.toEqual([]);
    for (const { url, name, ref } of sited) {
      const site = new URL(url ?? '').hostname.replace(/^www\./u, '');
      for (const q of [`ada@${site}`, `app.${site}`, `https://${site}/about`, `${name} GmbH`]) {
        expect([q, (await idsOf(q))[0]]).toEqual([q, ref.id]);
      }
    }
  });

  test('what a company says of itself in so many words is no condition', async () => {
    const oneLiner = 'Wicker baskets that weavers in Germany plait for harbour pilots';
    const [id] = await indexed([{ name: 'Korbwerk', country: 'BE', oneLiner }]);
    const { data, read } = await search('wicker baskets weavers in Germany plait for pilots');
    expect(data[0]?.ref.id).toBe(id);
    expect(read).toMatchObject([{ isApplied: false }]);
  });

  test('a word of the directory is a place in another language, too', async () => {
    await indexed([{ name: 'Kugellager Nord', country: 'DE', oneLiner: 'En toda Alemania' }]);
    const { read } = await search('Kugellager Alemania');
    expect(read).toMatchObject([{ isApplied: true, filters: { country: ['DE'] } }]);
  });

  test('a name that has a place in it is no place', async () => {
    const [id] = await indexed([{ name: 'Dutch Wear Sensing', country: 'BE' }]);
    for (const q of ['Dutch Wear Sensing', 'Dutch Wear Sennsing']) {
      const { data, read } = await search(q);
      expect(data[0]?.ref.id).toBe(id);
      expect(read).toMatchObject([{ isApplied: false, said: 'Dutch' }]);
    }
  });
});

test('taken off, the words alone search; a filter of one’s own goes before', async () => {
  const taken = await search('wear in Germany', { asWords: 'country' });
  expect(taken.read).toBeUndefined();
  const { read, data } = await search('wear in Germany', { country: 'SE' });
  expect(read).toBeUndefined();
  expect(data.every(({ country }) => country === 'SE')).toBe(true);
});

test('it is told how many there are without it, on the first page', async () => {
  const { total } = await search('wear');
  const { read, endCursor } = await search('wear in Germany');
  expect(read).toEqual([
    {
      reader: 'country',
      said: 'in Germany',
      filters: { country: ['DE'] },
      isApplied: true,
      rest: 'wear',
      totalWithout: total,
    },
  ]);
  const next = await search('wear in Germany', { cursor: endCursor ?? '' });
  expect(next.read?.[0]?.totalWithout).toBeUndefined();
  expect(next.data.every(({ country }) => country === 'DE')).toBe(true);
});

test('what would leave nothing is offered, and so is the search without it', async () => {
  await indexed([{ name: 'Geysir Nine', oneLiner: 'Turbines for steam', country: 'IS' }]);
  const { total } = await search('', { country: 'IS' });
  const { total: withWords } = await search('vibration');
  const { read, data } = await search('vibration in Iceland');
  expect(data.some(({ country }) => country !== 'IS')).toBe(true);
  expect(read).toMatchObject([
    {
      isApplied: false,
      said: 'in Iceland',
      rest: 'vibration',
      totalAlone: total,
      totalWithout: withWords,
    },
  ]);
  // Nobody is there.
  expect((await search('vibration in Nauru')).read).toBeUndefined();
});
