import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { places } from '#features/directory/companies/demo/company-places.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import { startProduct } from '#bench/support/product.ts';
import { readStory } from './demonstration/read-story.ts';
import { rulesOf } from './demonstration/rules.ts';
import { shownSearches } from './demonstration/rules/texts.ts';

/**
 * Contradictions in the demonstration, by rule: in what the product fills its database with, and in what
 * its search shows first. None is the goal; with any, this fails.
 *
 *   npm run bench -- demonstration [--show 5]      --show: of each rule at most so many are printed
 */

const { values } = parseArgs({ options: { show: { type: 'string', default: '5' } } });
const port = Number(process.env.PORT ?? 4391);
const reader = 'owner@skf.example';
const shownOfSearch = 10;
const pauseMs = 200;

const cities = new Map<string, ReadonlySet<string>>();
for (const [country, ...some] of places)
  cities.set(country, new Set([...(cities.get(country) ?? []), ...some]));

const product = await startProduct(port, { DEMO: 'on' });
try {
  const headers = { authorization: `Bearer ${await product.signIn(reader)}` };
  const search = async (query: string): Promise<string[]> => {
    const parameters = new URLSearchParams({ q: query, limit: String(shownOfSearch) });
    const answer = await fetch(`${product.address}/api/weaviate/search?${parameters}`, { headers });
    const { data, state } = companies.answer.parse(await answer.json());
    if (state === 'ready') return data.map(({ ref }) => ref.id);
    // Until the index is built, the database answers in another order.
    await wait(pauseMs);
    return search(query);
  };
  const { dataFolder } = product;
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  const story = await readStory(database.pool, search, Object.keys(shownSearches));
  await database.close();
  let total = 0;
  for (const [name, rule] of Object.entries(rulesOf(cities))) {
    const contradictions = rule(story);
    total += contradictions.length;
    console.log(`${String(contradictions.length).padStart(6)}  ${name}`);
    for (const one of contradictions.slice(0, Number(values.show))) console.log(`          ${one}`);
  }
  console.log(`\n${String(total).padStart(6)}  contradictions; goal: 0\n`);
  process.exitCode = total === 0 ? 0 : 1;
} finally {
  await product.stop();
}
