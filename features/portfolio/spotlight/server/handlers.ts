import { sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import { editionHandlers } from './edition-handlers.ts';
import { loadSpotlight, type SpotlightParts } from './load-spotlight.ts';
import { loadPublicSpotlight } from './public-spotlight.ts';
import { publicationHandlers } from './publication-handlers.ts';
import { loadReader } from './reader.ts';
import { spotlightReaders as readers } from './tables.ts';

const isSameVisit = sql`${readers.visitedAt} > now() - make_interval(mins => ${spotlightLimits.visitMinutes})`;

export const spotlightHandlers = (parts: SpotlightParts): Handlers<typeof endpoints> => ({
  get: async ({ viewer, query, db }) =>
    loadSpotlight(db, await loadReader(db, viewer, query.corporationId), parts),

  visit: async ({ viewer, db }) => {
    const { userId } = viewer;
    if (userId === null) throw refused(refusals.notFound);
    const [stored] = await db
      .insert(readers)
      .values({ userId, visitedAt: sql`now()` })
      .onConflictDoUpdate({
        target: readers.userId,
        set: {
          visitedAt: sql`now()`,
          previousVisitAt: sql`case when ${isSameVisit} then ${readers.previousVisitAt}
            else ${readers.visitedAt} end`,
        },
      })
      .returning({ previousAt: readers.previousVisitAt });
    return { previousAt: stored?.previousAt ?? null };
  },

  ...editionHandlers(parts),
  ...publicationHandlers,
  onTheWeb: ({ params, db }) => loadPublicSpotlight(db, params.slug),
});
