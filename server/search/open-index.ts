import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Log } from '#server/platform/log/log.ts';
import { meaningOf } from '#server/platform/search/embedding/meaning.ts';
import { openSearchIndex } from '#server/platform/search/open-search-index.ts';
import type { SearchIndex } from '#server/platform/search/search-index.ts';
import type { Settings } from '#server/settings.ts';
import { textsOfDirectory } from './texts.ts';

/** The search index that settings ask for, learning from this database where it has to learn. */
export function openIndex(
  { searchUri: uri, embeddings }: Pick<Settings, 'searchUri' | 'embeddings'>,
  { db }: Pick<OpenDatabase, 'db'>,
  log: Log,
): SearchIndex {
  const meaning = meaningOf(embeddings, () => textsOfDirectory(db), log);
  return openSearchIndex({ uri, log, meaning });
}
