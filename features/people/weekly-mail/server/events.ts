import type { EmissionOf } from '#core/domain/events/events.ts';
import type { MailLine } from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { workEvents as events } from '#features/people/weekly-mail/domain/events.ts';

type Weekly = EmissionOf<(typeof events)['work.weekly']> & {
  readonly count: number;
  readonly items: MailLine[];
  readonly more: number;
};

/** Tells the reader in the weekly mail. */
export const workWeekly = withEffects(events['work.weekly'], {
  notifies: async (_: Queryable, [weekly]: readonly [Weekly, ...Weekly[]]) => {
    const { userId, count, items, more } = weekly;
    return { 'my work': { userIds: [userId], values: { count, items, more } } };
  },
});
