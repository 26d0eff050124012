import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { openSearchIndex } from './open-search-index.ts';

const lines = {
  british: 'Foil of aluminium',
  american: 'Cans of aluminum for drinks',
  introduces: 'A battery management system (BMS) for ferries',
  spelt: 'The battery management system of trams',
  system: 'A management system for battery makers',
  short: 'BMS boards for bicycles',
  lorry: 'Tyres for lorries',
};
const keys = Object.keys(lines) as (keyof typeof lines)[];
const companies = keys.map((key, nth) =>
  companyMadeOf({ name: `Firm${nth}`, oneLiner: lines[key] }, nth),
);
const keyOf = new Map(companies.map(({ id }, nth) => [id, keys[nth]]));

const uri = await mkdtemp(join(tmpdir(), 'outrider-other-words-'));
const index = openSearchIndex({ uri, log: openLog('silent') });
beforeAll(() => index.rebuild(pagesOf(companies)));
afterAll(async () => {
  await index.close();
  await rm(uri, { recursive: true });
});

async function matchesOf(text: string) {
  const request = { text, filters: {}, sort: 'relevance', offset: 0, limit: 20 } as const;
  const { hits, total } = await index.search(request);
  return hits.slice(0, total).map(({ id }) => keyOf.get(id));
}

test('another word for the same matches, behind the one that was typed', async () => {
  expect(await matchesOf('aluminium ')).toEqual(['british', 'american']);
  expect(await matchesOf('aluminum ')).toEqual(['american', 'british']);
  expect(await matchesOf('aluminum foil ')).toEqual(['british']);
});

test.each([
  ['domes Munich ', 'Munich'],
  ['domes in Muenchen', 'Munich'],
  ['domes "ciudad de mexico"', 'Mexico City'],
  ['domes Den Haag ', 'The Hague'],
  ["domes 's-Gravenhage ", 'The Hague'],
])('a company is found by the other names of its city: %s', async (text, place) => {
  const cities = [
    ['Munich', companyMadeOf({ name: 'Kuppel', oneLiner: 'Domes', city: 'München' }, 30)],
    [
      'Mexico City',
      companyMadeOf({ name: 'Cupula', oneLiner: 'Domes', city: 'CDMX, Mexico City' }, 29),
    ],
    ['The Hague', companyMadeOf({ name: 'Dune', oneLiner: 'Domes', city: 'The Hague' }, 31)],
  ] as const;
  await index.put(cities.map(([, company]) => company));
  const request = { text, filters: {}, sort: 'relevance', offset: 0, limit: 20 } as const;
  const { hits, total } = await index.search(request);
  expect(total).toBe(1);
  expect(cities.find(([, { id }]) => id === hits[0]?.id)?.[0]).toBe(place);
  await index.remove(cities.map(([, { id }]) => id));
});

test('a word that nobody wrote is no typo where others wrote another for it', async () => {
  expect(await matchesOf('truck ')).toEqual(['lorry']);
});

test('an acronym that a text introduces matches its long form, side by side', async () => {
  expect((await matchesOf('BMS ')).toSorted()).toEqual(['introduces', 'short', 'spelt']);
  expect(await matchesOf('BMS trams ')).toEqual(['spelt']);
});

test('a text is written otherwise: acronyms in full, and unknown words as the nearest', () => {
  expect(index.reworded('"BMS" of ferris -lorris')).toEqual([
    { part: 'longForm', text: '"battery management system" of ferris -lorris' },
    { part: 'spelling', text: '"BMS" of ferries -lorris' },
  ]);
  expect(index.reworded('managamunt')).toEqual([{ part: 'spelling', text: 'management' }]);
  expect(index.reworded('alluminiumms')).toEqual([{ part: 'spelling', text: 'aluminium' }]);
  for (const text of ['battery', 'xq', 'qqqqqqqqqqqq', ''])
    expect(index.reworded(text)).toEqual([]);
});

test('an acronym is learnt with a company that comes later, too', async () => {
  expect(await matchesOf('FRP ')).toEqual([]);
  const late = [
    companyMadeOf({ name: 'Late', oneLiner: 'Blades of fibre reinforced plastic (FRP)' }, 20),
    companyMadeOf({ name: 'Later', oneLiner: 'Hulls of fibre reinforced plastic' }, 21),
  ];
  await index.put(late);
  expect(await matchesOf('FRP ')).toHaveLength(2);
});
