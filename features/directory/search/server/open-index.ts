import { mkdirSync } from 'node:fs';
import type { ServerParts } from '#core/server/feature.ts';
import { embeddingProviderOf } from '#features/directory/search/server/engine/embedding/embedding-provider.ts';
import { openSearchIndex } from '#features/directory/search/server/engine/open-search-index.ts';
import { nameSource } from '#features/directory/search/server/index-sync/name-index.ts';
import { indexPlaceOf } from '#features/directory/search/server/index-place.ts';
import { textsOfDirectory } from '#features/directory/search/server/engine/training-texts.ts';

/** Opens the configured search index; term vectors are trained from this database. */
export function openIndex({
  settings,
  database,
  log,
}: Pick<ServerParts, 'settings' | 'database' | 'log'>) {
  // The engine would make a folder that everybody on the machine may enter.
  if (!settings.searchUri.startsWith('s3://')) {
    mkdirSync(settings.searchUri, { recursive: true, mode: 0o700 });
  }
  return openSearchIndex({
    ...indexPlaceOf(settings),
    log,
    nameSource: nameSource(database.pool),
    embeddingProvider: embeddingProviderOf(
      settings.embeddings,
      () => textsOfDirectory(database.db),
      log,
    ),
  });
}
