import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { exportConsentEvents as events } from '#features/people/exports/domain/consents/events.ts';

type Asked = EmissionOf<(typeof events)['corporation.exportConsentsAsked']> & {
  readonly userIds: readonly string[];
  /** The name of who asks. */
  readonly actor: string;
};

export const exportConsentsAsked = withEffects(events['corporation.exportConsentsAsked'], {
  notifies: async (_db: Queryable, [emission]: readonly [Asked, ...Asked[]]) => {
    const { corporationId, name: corporation, actor, userIds } = emission;
    return { 'export consent asked': { userIds, values: { corporationId, corporation, actor } } };
  },
});
