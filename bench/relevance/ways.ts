import { join } from 'node:path';
import type { Log } from '#core/platform/log/log.ts';
import { textOf } from '#features/search/server/engine/embedding/company-text.ts';
import {
  meaningOf,
  wordsAlone,
  type Meaning,
  type Model,
} from '#features/search/server/engine/embedding/meaning.ts';
import { openSearchIndex } from '#features/search/server/engine/open-search-index.ts';
import type { IndexedCompany, SearchIndex } from '#features/search/server/public/search-index.ts';

/** Ids, best first. */
export type Way = (query: string) => Promise<readonly string[]>;

const wanted = 50;

const by =
  (index: SearchIndex): Way =>
  async (text) => {
    const asked = { text, filters: {}, sort: 'relevance', offset: 0, limit: wanted } as const;
    return (await index.search(asked)).hits.map(({ id }) => id);
  };

const product = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

async function nearest(model: Model, companies: readonly IndexedCompany[]): Promise<Way> {
  const points = await model.embedder.ofRecords(companies.map(textOf));
  return async (query) => {
    const point = await model.embedder.ofQuery(query);
    if (point === null) return [];
    return companies
      .map(({ id }, at) => ({ id, likeness: product(point, points[at] ?? new Float32Array()) }))
      .filter(({ likeness }) => likeness >= model.embedder.leastLikeness)
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, wanted)
      .map(({ id }) => id);
  };
}

/** The endpoint of EMBEDDINGS_URL where one is set, as the product would ask it. */
function asked(environment: NodeJS.ProcessEnv): Parameters<typeof meaningOf>[0] {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_DIMENSIONS } = environment;
  if (!url || !model) return 'corpus';
  const dimensions = Number(EMBEDDINGS_DIMENSIONS);
  return { url, model, dimensions, key: environment.EMBEDDINGS_KEY ?? null };
}

/** The ways to search some companies, each over an index of its own. */
export async function openWays(folder: string, companies: readonly IndexedCompany[], log: Log) {
  const batches = async function* () {
    for (let from = 0; from < companies.length; from += 500)
      yield companies.slice(from, from + 500);
  };
  const texts = async function* () {
    yield companies.map(textOf);
  };
  const meaning = meaningOf(asked(process.env), texts, log);
  const model = await meaning.forNew();
  if (model === null) throw new Error('There is nothing to learn from.');
  const once: Meaning = { ...meaning, forNew: async () => model };
  const made = async (name: string, meaning: Meaning) => {
    const index = openSearchIndex({ uri: join(folder, name), log, meaning });
    await index.rebuild(batches());
    return index;
  };
  const [words, both] = [await made('words', wordsAlone), await made('both', once)];
  const search: Record<string, Way> = {
    'words alone': by(words),
    'vectors alone': await nearest(model, companies),
    both: by(both),
  };
  return {
    search,
    similar: async (id: string) => (await both.similar(id, wanted)).map((hit) => hit.id),
    close: async () => {
      await words.close();
      await both.close();
    },
  };
}
