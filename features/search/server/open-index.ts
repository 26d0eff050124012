import type { ServerParts } from '#core/server/feature.ts';
import { meaningOf } from './engine/embedding/meaning.ts';
import { openSearchIndex } from './engine/open-search-index.ts';
import { textsOfDirectory } from './engine/texts.ts';

/** The search index that settings ask for; where it has to learn, it learns from this database. */
export const openIndex = ({
  settings,
  database,
  log,
}: Pick<ServerParts, 'settings' | 'database' | 'log'>) =>
  openSearchIndex({
    uri: settings.searchUri,
    log,
    meaning: meaningOf(settings.embeddings, () => textsOfDirectory(database.db), log),
  });
