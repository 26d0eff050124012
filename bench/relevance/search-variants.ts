import { join } from 'node:path';
import type { Log } from '#core/platform/log/log.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import {
  embeddingProviderOf,
  noEmbeddings,
} from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import type { EmbeddingProvider } from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import type { SearchVariant } from './judged-set.ts';
import { plainBm25 } from './plain-bm25.ts';
import type {
  IndexedCompany,
  SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';

const depth = 100;
const similarShown = 10;

const by =
  (index: SearchIndex): SearchVariant =>
  async (text) => {
    const request = {
      text,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: depth,
      withSome: true,
    } as const;
    return (await index.search(request)).hits.map(({ id }) => id);
  };

/** The endpoint or encoder of the product's settings, if set. */
function embeddingSettings(
  environment: NodeJS.ProcessEnv,
): Parameters<typeof embeddingProviderOf>[0] {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_DIMENSIONS } = environment;
  const { EMBEDDINGS_ENCODER: encoder } = environment;
  if (encoder) return { encoder };
  if (!url || !model) return 'corpus';
  const dimensions = Number(EMBEDDINGS_DIMENSIONS);
  return { url, model, dimensions, key: environment.EMBEDDINGS_KEY ?? null };
}

/** The search variants, each with an index of its own. */
export async function openSearchVariants(
  folder: string,
  companies: readonly IndexedCompany[],
  log: Log,
) {
  const batches = async function* () {
    for (let from = 0; from < companies.length; from += 500)
      yield companies.slice(from, from + 500);
  };
  const texts = async function* () {
    yield companies.map(embeddingTextOf);
  };
  const embeddingProvider = embeddingProviderOf(embeddingSettings(process.env), texts, log);
  const model = await embeddingProvider.forNew();
  if (model === null) throw new Error('There is nothing to learn from.');
  const once: EmbeddingProvider = { ...embeddingProvider, forNew: async () => model };
  const made = async (name: string, embeddingProvider: EmbeddingProvider) => {
    const index = openSearchIndex({ uri: join(folder, name), log, embeddingProvider });
    await index.rebuild(batches());
    return index;
  };
  const [words, both] = [await made('words', noEmbeddings), await made('both', once)];
  const search: Record<string, SearchVariant> = {
    product: by(both),
    'words only': by(words),
    'plain BM25': plainBm25(companies),
  };
  return {
    search,
    similar: async (id: string) => (await both.similar(id, similarShown)).map((hit) => hit.id),
    close: async () => {
      await words.close();
      await both.close();
      await embeddingProvider.close();
    },
  };
}
