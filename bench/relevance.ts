import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { openLog } from '#core/platform/log/log.ts';
import { judgeDemonstration } from '#bench/relevance/demonstration.ts';
import { compare, knownItemFigures, topicFigures } from '#bench/relevance/compare.ts';
import type { JudgedSet } from '#bench/relevance/judged-set.ts';
import { knownItemsOf } from '#bench/relevance/known-items.ts';
import { readOwnSets } from '#bench/relevance/own-sets.ts';
import { mixedSet } from '#bench/relevance/mixed-set.ts';
import { showTable } from '#bench/relevance/show-table.ts';
import { openSearchVariants } from '#bench/relevance/search-variants.ts';
import { similarShare } from '#bench/relevance/similar-share.ts';
import { loadSynonyms, wordNetSet } from '#bench/relevance/wordnet.ts';

/**
 * Search quality of the product beside its words only and a plain BM25, on judged sets whose text
 * the ranking does not share; described in docs/relevance.md.
 *
 *   npm run bench -- relevance [--data DIR] [--only own]
 */

const { values } = parseArgs({
  options: { data: { type: 'string' }, only: { type: 'string' } },
});
/** Every so many records of WordNet are described: 20,000 and 120,000 records in all. */
const mixedSteps = [6, 1];
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'outrider-relevance-'));

async function judge(set: JudgedSet, synonyms: Awaited<ReturnType<typeof loadSynonyms>>) {
  const { name, companies, topics } = set;
  const variants = await openSearchVariants(join(folder, String(companies.length)), companies, log);
  const size = `${name}, ${companies.length} records`;
  if (topics.length > 0) {
    showTable(
      `${size}: ${topics.length} topics`,
      await compare(topics, variants.search, topicFigures),
    );
    showTable(`${size}: similar companies`, {
      product: { 'of ten with a topic in common': await similarShare(set, variants.similar) },
    });
  }
  for (const [kind, queries] of Object.entries(
    knownItemsOf(companies, seededRandom(19), synonyms),
  )) {
    if (queries.length === 0) continue;
    showTable(
      `${size}: ${kind} (${queries.length} queries)`,
      await compare(queries, variants.search, knownItemFigures),
    );
  }
  await variants.close();
}

try {
  const synonyms = await loadSynonyms();
  for (const set of values.data === undefined ? [] : await readOwnSets(values.data)) {
    await judge(set, synonyms);
  }
  if (values.only !== 'own') {
    const set = await wordNetSet();
    await judge(set, synonyms);
    for (const step of mixedSteps) await judge(mixedSet(set, step, seededRandom(77)), synonyms);
    await judgeDemonstration(folder, log);
  }
} finally {
  await rm(folder, { recursive: true });
}
