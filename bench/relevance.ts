import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import {
  drawCompanies,
  rowOf,
  type DemoCompany,
} from '#features/directory/companies/demo/companies.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { compare, knownItemFigures, topicFigures } from '#bench/relevance/compare.ts';
import type { JudgedSet } from '#bench/relevance/judged-set.ts';
import { buildJudgements } from '#bench/relevance/judgements.ts';
import { knownItemsOf } from '#bench/relevance/known-items.ts';
import { computeMetrics } from '#bench/relevance/metrics.ts';
import { readOwnSets } from '#bench/relevance/own-sets.ts';
import { openSearchVariants } from '#bench/relevance/search-variants.ts';
import { similarShare } from '#bench/relevance/similar-share.ts';
import { beyond } from '#bench/relevance/topics.ts';
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
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'outrider-relevance-'));

function show(title: string, rows: Record<string, Record<string, number | string>>) {
  console.log(`\n  ${title}`);
  console.table(rows);
}

async function judge(set: JudgedSet, synonyms: Awaited<ReturnType<typeof loadSynonyms>>) {
  const { name, companies, topics } = set;
  const variants = await openSearchVariants(join(folder, name), companies, log);
  const size = `${name}, ${companies.length} records`;
  if (topics.length > 0) {
    show(`${size}: ${topics.length} topics`, await compare(topics, variants.search, topicFigures));
    show(`${size}: similar companies`, {
      product: { 'of ten with a topic in common': await similarShare(set, variants.similar) },
    });
  }
  for (const [kind, queries] of Object.entries(
    knownItemsOf(companies, seededRandom(19), synonyms),
  )) {
    if (queries.length === 0) continue;
    show(
      `${size}: ${kind} (${queries.length} queries)`,
      await compare(queries, variants.search, knownItemFigures),
    );
  }
  await variants.close();
}

const indexed = (company: DemoCompany, place: number): IndexedCompany => ({
  ...rowOf(company),
  createdAtMs: place,
});

/** The demonstration's own text, which the ranking was built beside: a check, not a judge. */
async function demonstration(): Promise<void> {
  const all = drawCompanies(seededRandom(20_261_121), 5000, new Date('2026-05-01'));
  const texts = all.map(({ oneLiner, description, tags }) => `${oneLiner} ${description} ${tags}`);
  for (const { query } of beyond) {
    const word = new RegExp(`\\b(?:${query.replaceAll(' ', '|')})`, 'iu');
    if (texts.some((text) => word.test(text))) throw new Error(`"${query}" stands in a record.`);
  }
  const variants = await openSearchVariants(join(folder, 'demo'), all.map(indexed), log);
  for (const [name, queries] of Object.entries(buildJudgements(all))) {
    const rows: Record<string, Record<string, number>> = {};
    for (const [variant, find] of Object.entries(variants.search))
      rows[variant] = await computeMetrics(queries, find);
    show(`Demonstration: ${name} (${queries.length} queries)`, rows);
  }
  await variants.close();
}

try {
  const synonyms = await loadSynonyms();
  for (const set of values.data === undefined ? [] : await readOwnSets(values.data)) {
    await judge(set, synonyms);
  }
  if (values.only !== 'own') {
    await judge(await wordNetSet(), synonyms);
    await demonstration();
  }
} finally {
  await rm(folder, { recursive: true });
}
