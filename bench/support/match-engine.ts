import type { OpenDatabase } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Engine } from '#features/portfolio/matches/server/candidates.ts';
import { embeddingProviderOf } from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { openSearch } from '#features/directory/search/server/shared/services.ts';
import { log } from './own-database.ts';

const page = 1000;

/** Companies in a database and an index, for matches. */
export async function openEngine(
  database: OpenDatabase,
  uri: string,
  all: readonly IndexedCompany[],
) {
  for (let from = 0; from < all.length; from += page) {
    await database.db.insert(companies).values(
      all.slice(from, from + page).map(({ createdAtMs: _, ...company }) => ({
        ...company,
        externalId: company.id,
      })),
    );
  }
  const texts = async function* () {
    yield all.map(embeddingTextOf);
  };
  const embeddingProvider = embeddingProviderOf('corpus', texts, log);
  const index = openSearchIndex({ uri, log, embeddingProvider });
  await index.rebuild(
    (async function* () {
      for (let from = 0; from < all.length; from += page) yield all.slice(from, from + page);
    })(),
  );
  const engine: Engine = { index, search: openSearch({ index, suspect: () => {}, log }) };
  return { engine, close: () => index.close() };
}
