import type { EmissionOf } from '#core/domain/events/events.ts';
import { exportEvents as events } from '#features/people/exports/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';

type Ended = EmissionOf<(typeof events)['export.ended']> & {
  readonly userId: string;
  readonly name: string;
  readonly rows: number;
  readonly problem: string | null;
};

/** Notifies whoever asked for it. */
export const exportEnded = withEffects(events['export.ended'], {
  notifies: async (_: Queryable, [ended]: readonly [Ended, ...Ended[]]) => {
    const { userId, exportId, name, rows, problem } = ended;
    return { 'export ready': { userIds: [userId], values: { exportId, name, rows, problem } } };
  },
});
