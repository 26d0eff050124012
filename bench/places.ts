import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companies } from '#features/directory/companies/server/tables.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { openReadSearch } from '#features/directory/search/server/shared/read-search.ts';
import { openSearch } from '#features/directory/search/server/shared/services.ts';
import { prepareReaders } from '#features/directory/search/domain/readers/read-query.ts';
import { generateCompanies, generateSearches } from '#bench/support/generated-companies.ts';
import { percentilesOf } from '#bench/support/latency.ts';
import { log, openOwnDatabase } from '#bench/support/own-database.ts';

/**
 * Places in the words of a search, in a directory whose texts are of no language: of the first ten
 * companies those in the place, where ten exist; whether the words find what the filter finds; and how
 * long a search takes with them. Every tenth company names a country that it is not in.
 *
 *   npm run bench -- places [--size 20000]
 */

const { values } = parseArgs({ options: { size: { type: 'string', default: '20000' } } });
const goal = 0.9;

const spellings: Readonly<Record<string, readonly string[]>> = {
  US: ['in the US', 'USA', 'American', 'United States'],
  GB: ['UK', 'in Britain', 'British', 'Untied Kingdom'],
  DE: ['Germany', 'from Deutschland', 'Germny', 'Allemagne'],
  FR: ['French', 'in Frankreich', 'Francia'],
  IN: ['Indian', 'based in India'],
  CN: ['Chinese', 'in China'],
  SE: ['Sverige', 'Swedish companies'],
  NL: ['Dutch', 'in the Netherlands', 'Holland'],
  CH: ['Schweiz', 'Swiss'],
  ES: ['España', 'Spanish'],
  IT: ['Italia'],
  FI: ['Suomi'],
};
const wordsOfEach = 4;
const rowsShown = 10;
const pageSize = 1000;
const mentions = ['Germany', 'France', 'the United States', 'Sweden', 'the Netherlands'];

function withMention(company: IndexedCompany, nth: number): IndexedCompany {
  if (nth % 10 !== 0) return company;
  const place = mentions[(nth / 10) % mentions.length] ?? '';
  return { ...company, description: `${company.description ?? ''} Customers in ${place}.` };
}

const folder = await mkdtemp(join(tmpdir(), 'outrider-places-'));
const database = await openOwnDatabase();
const { db } = database;
const all = [...generateCompanies(Number(values.size))].flat().map(withMention);
for (let from = 0; from < all.length; from += pageSize) {
  await db.insert(companies).values(
    all.slice(from, from + pageSize).map(({ createdAtMs: _, ...company }) => ({
      ...company,
      externalId: company.id,
    })),
  );
}
const index = openSearchIndex({ uri: folder, log });
await index.rebuild(
  (async function* () {
    yield all;
  })(),
);
const byFilters = openSearch({ index, suspect: () => {}, log });
prepareReaders();
const search = openReadSearch(byFilters, index);
const page = { sort: 'relevance', withSome: true, offset: 0, limit: rowsShown } as const;
const countryOf = new Map(all.map(({ id, country }) => [id, country]));

const missed: string[] = [];
const took: number[] = [];
const tookWithFilter: number[] = [];
let [count, equal] = [0, 0];
const words = generateSearches('broad', 400).filter((text) => !text.trim().includes(' '));
for (const [country, said] of Object.entries(spellings)) {
  for (const [nth, place] of said.entries()) {
    for (const word of words.slice(nth * wordsOfEach, (nth + 1) * wordsOfEach)) {
      const filters = { country: [country] };
      let began = performance.now();
      const asFilter = await byFilters(db, { ...page, text: word.trim(), filters });
      tookWithFilter.push(performance.now() - began);
      if (asFilter.total < rowsShown) continue;
      began = performance.now();
      const { hits } = await search(
        db,
        { ...page, text: `${word}${place}`, filters: {} },
        { withCounts: true },
      );
      took.push(performance.now() - began);
      count += 1;
      const inCountry = hits.filter(({ id }) => countryOf.get(id) === country).length;
      if (inCountry < goal * rowsShown) missed.push(`${word}${place}: ${inCountry}`);
      if (hits.every(({ id }, at) => id === asFilter.hits[at]?.id)) equal += 1;
    }
  }
}
console.table({
  'places asked': { figure: count },
  'nine of ten in the place': { figure: count - missed.length },
  'the same as the filter': { figure: equal },
  'ms p50, in words with counts': { figure: percentilesOf(took).p50Ms },
  'ms p50, as a filter': { figure: percentilesOf(tookWithFilter).p50Ms },
});
if (missed.length > 0) console.log('Missed:', missed.join(', '));
await index.close();
await database.close();
await rm(folder, { recursive: true, force: true });
process.exitCode = missed.length === 0 && equal === count ? 0 : 1;
