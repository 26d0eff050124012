import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { drawCompanies, rowOf } from '#features/directory/companies/demo/companies.ts';
import { openLog } from '#core/platform/log/log.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import { embeddingProviderOf } from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import type {
  IndexedCompany,
  SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';
import { fuseRankings } from '#features/portfolio/matches/domain/rank-fusion.ts';
import { demonstrationCases, realCases, type Case } from '#bench/suggestions/cases.ts';
import { realCompanies } from '#bench/relevance/real-text.ts';

/**
 * Quality of suggestions: how many hidden companies of a collection are suggested, compared with
 * simpler methods; `--file companies.jsonl` uses other companies.
 */

const depth = 20;
const { values } = parseArgs({ options: { file: { type: 'string' } } });
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'outrider-suggestions-'));

type SuggestionVariant = (sample: Case) => Promise<readonly string[]>;

async function indexOf(companies: readonly IndexedCompany[]): Promise<SearchIndex> {
  const batches = async function* () {
    for (let from = 0; from < companies.length; from += 500)
      yield companies.slice(from, from + 500);
  };
  const texts = async function* () {
    yield companies.map(embeddingTextOf);
  };
  const index = openSearchIndex({
    uri: join(folder, String(companies.length)),
    log,
    embeddingProvider: embeddingProviderOf('corpus', texts, log),
  });
  await index.rebuild(batches());
  return index;
}

/** The methods, the last one as built. */
function suggestionVariantsOf(
  companies: readonly IndexedCompany[],
  index: SearchIndex,
): Record<string, SuggestionVariant> {
  const chance = seededRandom(1);
  const ids = companies.map(({ id }) => id);
  const tagsOf = new Map(companies.map(({ id, tags }) => [id, tags]));
  const takenOf = ({ listed, unwanted }: Case) => new Set([...listed, ...unwanted]);
  return {
    'by chance': async (sample) => {
      const exclude = takenOf(sample);
      return chance.some(ids, 500).filter((id) => !exclude.has(id));
    },
    'most shared tags': async (sample) => {
      const exclude = takenOf(sample);
      const held = new Map<string, number>();
      for (const id of sample.listed)
        for (const tag of tagsOf.get(id) ?? []) held.set(tag, (held.get(tag) ?? 0) + 1);
      return companies
        .filter(({ id }) => !exclude.has(id))
        .map(({ id, tags }) => ({
          id,
          sum: tags.reduce((sum, tag) => sum + (held.get(tag) ?? 0), 0),
        }))
        .toSorted((one, other) => other.sum - one.sum)
        .map(({ id }) => id);
    },
    'similar to each, merged': async (sample) => {
      const exclude = takenOf(sample);
      const near = await Promise.all(sample.listed.slice(0, 50).map((id) => index.similar(id, 50)));
      const lists = near.map((hits) => ({
        ids: hits.map(({ id }) => id).filter((id) => !exclude.has(id)),
      }));
      return fuseRankings(lists).map(({ id }) => id);
    },
    suggestions: async (sample) => {
      const { listed: positive, unwanted: negative } = sample;
      return (await index.recommend({ positive, negative, exclude: takenOf(sample) })).map(
        ({ id }) => id,
      );
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

async function measured(cases: readonly Case[], find: SuggestionVariant) {
  let [total, topics, unwanted] = [0, 0, 0];
  for (const one of cases) {
    const first = (await find(one)).slice(0, depth);
    const hits = first.filter((id) => one.wanted.has(id)).length;
    total += hits / Math.min(depth, one.wanted.size);
    const some = one.topics.filter(({ size }) => size > 0);
    topics += some.filter((topic) => first.some((id) => topic.has(id))).length / some.length;
    unwanted += first.length - hits;
  }
  return {
    'recall@20': rounded(total / cases.length),
    'topics met': rounded(topics / cases.length),
    'others shown': rounded(unwanted / cases.length),
  };
}

async function compare(
  title: string,
  cases: readonly Case[],
  variants: Record<string, SuggestionVariant>,
) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, variant] of Object.entries(variants))
    rows[name] = await measured(cases, variant);
  console.log(`\n  ${title} (${cases.length} collections)`);
  console.table(rows);
}

try {
  if (values.file === undefined) {
    const drawn = drawCompanies(seededRandom(20_261_121), 5000, new Date('2026-05-01'));
    const companies = drawn.map((one, nth) => ({ ...rowOf(one), createdAtMs: nth }));
    const index = await indexOf(companies);
    for (const [title, cases] of Object.entries(demonstrationCases(drawn)))
      await compare(title, cases, suggestionVariantsOf(companies, index));
    await index.close();
  } else {
    const { companies, cases } = realCases(await realCompanies(values.file));
    const index = await indexOf(companies);
    await compare(
      'companies that share a tag, which is hidden',
      cases,
      suggestionVariantsOf(companies, index),
    );
    await index.close();
  }
} finally {
  await rm(folder, { recursive: true });
}
