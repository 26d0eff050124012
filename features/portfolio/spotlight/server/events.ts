import type { EmissionOf } from '#core/domain/events/events.ts';
import { withEffects } from '#core/server/events/effects.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { spotlightEvents as events } from '#features/portfolio/spotlight/domain/events.ts';

type Weekly = EmissionOf<(typeof events)['spotlight.weekly']> & {
  /** How many things are new, and the first of them. */
  readonly count: number;
  readonly items: readonly {
    readonly name: string;
    readonly reason: string;
    readonly link: string;
  }[];
};

/** Notifies the reader. */
export const spotlightWeekly = withEffects(events['spotlight.weekly'], {
  notifies: async (_: Queryable, [weekly]: readonly [Weekly, ...Weekly[]]) => {
    const { userId, count, items } = weekly;
    return {
      'spotlight of the week': { userIds: [userId], values: { count, items: [...items] } },
    };
  },
});
