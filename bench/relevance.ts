import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { drawCompanies, rowOf, type DemoCompany } from '#features/companies/demo/companies.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';
import { buildJudgements } from '#bench/relevance/judgements.ts';
import { realText } from '#bench/relevance/real-text.ts';
import { beyond } from '#bench/relevance/topics.ts';
import { openSearchVariants, type SearchVariant } from '#bench/relevance/search-variants.ts';
import { computeMeanGrade, computeMetrics } from '#bench/relevance/metrics.ts';

/**
 * Search quality: full text, vectors, and both as in the product. `--file companies.jsonl` uses
 * other companies instead.
 */

const { values } = parseArgs({ options: { file: { type: 'string' } } });
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'outrider-relevance-'));

const indexed = (company: DemoCompany, place: number): IndexedCompany => ({
  ...rowOf(company),
  createdAtMs: place,
});

function show(title: string, variants: Record<string, Record<string, number>>) {
  console.log(`\n  ${title}`);
  console.table(variants);
}

async function demonstration(): Promise<void> {
  const all = drawCompanies(seededRandom(20_261_121), 5000, new Date('2026-05-01'));
  const texts = all.map(({ oneLiner, description, tags }) => `${oneLiner} ${description} ${tags}`);
  for (const { query } of beyond) {
    const word = new RegExp(`\\b(?:${query.replaceAll(' ', '|')})`, 'iu');
    if (texts.some((text) => word.test(text))) throw new Error(`"${query}" stands in a record.`);
  }
  const variants = await openSearchVariants(folder, all.map(indexed), log);
  for (const [name, queries] of Object.entries(buildJudgements(all))) {
    const rows: Record<string, Record<string, number>> = {};
    for (const [variant, find] of Object.entries(variants.search))
      rows[variant] = await computeMetrics(queries, find);
    show(`${name} (${queries.length} queries)`, rows);
  }
  await variants.close();
}

/** For each company, a query of a few of its words, and one of all of its text. */
async function ownFile(path: string): Promise<void> {
  const { companies, judged } = await realText(path);
  const variants = await openSearchVariants(folder, companies, log);
  const idOf = new Map(judged.map(({ id, query }) => [query, id]));
  const others =
    (find: SearchVariant): SearchVariant =>
    async (query) =>
      (await find(query)).filter((id) => id !== idOf.get(query));
  const rows: Record<string, Record<string, number>> = {};
  for (const [variant, find] of Object.entries(variants.search)) {
    rows[variant] = await computeMeanGrade(judged, others(find));
  }
  rows['similar'] = await computeMeanGrade(judged, (query) =>
    variants.similar(idOf.get(query) ?? ''),
  );
  const chance = seededRandom(1);
  const ids = companies.map(({ id }) => id);
  rows['by chance'] = await computeMeanGrade(judged, async () => chance.some(ids, ids.length));
  show(`${judged.length} companies looked for by others with their tags`, rows);
  await variants.close();
}

try {
  if (values.file === undefined) await demonstration();
  else await ownFile(values.file);
} finally {
  await rm(folder, { recursive: true });
}
