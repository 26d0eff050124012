import type { EmissionOf } from '#core/domain/events/events.ts';
import { searchEvents as events } from '#features/directory/search/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';

type Rebuilt = EmissionOf<(typeof events)['search.rebuilt']> & {
  readonly askedBy: string | null;
  /** Number of companies in the index. */
  readonly companies: number;
};

/** Notifies whoever requested the rebuild. */
export const searchRebuilt = withEffects(events['search.rebuilt'], {
  notifies: async (_: Queryable, [{ askedBy, companies }]: readonly [Rebuilt, ...Rebuilt[]]) => ({
    'search index built': askedBy === null ? null : { userIds: [askedBy], values: { companies } },
  }),
});
