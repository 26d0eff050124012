import { join } from 'node:path';
import type { Log } from '#core/platform/log/log.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import {
  drawCompanies,
  rowOf,
  type DemoCompany,
} from '#features/directory/companies/demo/companies.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { buildJudgements } from './judgements.ts';
import { computeMetrics } from './metrics.ts';
import { openSearchVariants } from './search-variants.ts';
import { showTable } from './show-table.ts';
import { beyond } from './topics.ts';

const indexed = (company: DemoCompany, place: number): IndexedCompany => ({
  ...rowOf(company),
  createdAtMs: place,
});

/** The demonstration's own text, which the ranking was built beside: a check, not a judge. */
export async function judgeDemonstration(folder: string, log: Log): Promise<void> {
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
    showTable(`Demonstration: ${name} (${queries.length} queries)`, rows);
  }
  await variants.close();
}
