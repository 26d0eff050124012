import type * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { loadActivity } from './activity-figures.ts';
import { loadEmptySearches } from './empty-searches.ts';
import { loadPeopleCohorts } from './people-cohorts.ts';
import { loadSearches } from './search-figures.ts';
import { loadUse } from './use-figures.ts';
import { loadUsed } from './used-things.ts';

/** How the product is used, and what people look for in it. */
export const handlersOfUse = (search: Search) =>
  ({
    activity: ({ viewer, query, db }) => loadActivity(db, viewer, query),
    searches: ({ viewer, query, db }) => loadSearches(db, viewer, query),
    emptySearches: ({ viewer, query, db }) => loadEmptySearches(db, viewer, query, search),
    use: ({ viewer, query, db }) => loadUse(db, viewer, query),
    used: ({ viewer, query, db }) => loadUsed(db, viewer, query),
    peopleCohorts: ({ viewer, query, db }) => loadPeopleCohorts(db, viewer, query),
  }) satisfies Partial<Handlers<typeof endpoints>>;
