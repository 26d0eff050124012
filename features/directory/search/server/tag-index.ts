import type { TagIndex } from '#features/directory/tags/server/shared/tag-index.ts';
import { searchChanges } from './index-sync/outbox.ts';
import { allCompanies } from './shared/all-companies.ts';
import type { Search } from './shared/services.ts';

/** What tags ask of search. */
export const tagIndexOf = (search: Search): TagIndex => ({
  async counts(db) {
    const { facets } = await search(db, allCompanies);
    return new Map(facets.tags.map(({ value, count }) => [value, count]));
  },
  queueTagged: (db, spellings) => searchChanges.addTagged(db, spellings),
});
