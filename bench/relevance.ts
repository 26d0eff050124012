import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceFrom } from '#core/server/demo/chance.ts';
import { drawCompanies, type DemoCompany } from '#features/companies/demo/companies.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';
import { judgedSet } from '#bench/relevance/judged.ts';
import { realText } from '#bench/relevance/real-text.ts';
import { beyond } from '#bench/relevance/topics.ts';
import { openWays, type Way } from '#bench/relevance/ways.ts';
import { fitting, measured } from '#bench/relevance/measures.ts';

/**
 * How well searches find what is wanted: by words alone, by vectors alone, and by both as the
 * product answers. `--file companies.jsonl` tries companies of one's own instead.
 */

const { values } = parseArgs({ options: { file: { type: 'string' } } });
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'outrider-relevance-'));

const indexed = (
  { area: _, makes: __, ...company }: DemoCompany,
  place: number,
): IndexedCompany => ({
  ...company,
  createdAtMs: place,
});

function show(title: string, ways: Record<string, Record<string, number>>) {
  console.log(`\n  ${title}`);
  console.table(ways);
}

async function demonstration(): Promise<void> {
  const all = drawCompanies(chanceFrom(20_261_121), 5000, new Date('2026-05-01'));
  const texts = all.map(({ oneLiner, description, tags }) => `${oneLiner} ${description} ${tags}`);
  for (const { query } of beyond) {
    const word = new RegExp(`\\b(?:${query.replaceAll(' ', '|')})`, 'iu');
    if (texts.some((text) => word.test(text))) throw new Error(`"${query}" stands in a record.`);
  }
  const ways = await openWays(folder, all.map(indexed), log);
  for (const [name, queries] of Object.entries(judgedSet(all))) {
    const rows: Record<string, Record<string, number>> = {};
    for (const [way, find] of Object.entries(ways.search))
      rows[way] = await measured(queries, find);
    show(`${name} (${queries.length} queries)`, rows);
  }
  await ways.close();
}

/** Each company in turn: by a few of its words, and by all of its text. */
async function ownFile(path: string): Promise<void> {
  const { companies, judged } = await realText(path);
  const ways = await openWays(folder, companies, log);
  const idOf = new Map(judged.map(({ id, query }) => [query, id]));
  const others =
    (find: Way): Way =>
    async (query) =>
      (await find(query)).filter((id) => id !== idOf.get(query));
  const rows: Record<string, Record<string, number>> = {};
  for (const [way, find] of Object.entries(ways.search)) {
    rows[way] = await fitting(judged, others(find));
  }
  rows['similar'] = await fitting(judged, (query) => ways.similar(idOf.get(query) ?? ''));
  const chance = chanceFrom(1);
  const ids = companies.map(({ id }) => id);
  rows['by chance'] = await fitting(judged, async () => chance.some(ids, ids.length));
  show(`${judged.length} companies looked for by others with their tags`, rows);
  await ways.close();
}

try {
  if (values.file === undefined) await demonstration();
  else await ownFile(values.file);
} finally {
  await rm(folder, { recursive: true });
}
