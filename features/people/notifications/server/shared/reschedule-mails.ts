import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { findSettings, rescheduleMails } from '#features/people/notifications/server/settings.ts';

/** Choices that decide when a mail is due. */
const deciding = ['timeZone', 'notificationChoices', 'mailFrequency', 'weeklyMail'] as const;

/** Moves mails that are still to come, after somebody changed such a choice elsewhere. */
export const rescheduleMailsAfter =
  (catalogue: EventCatalogue) =>
  async (db: Queryable, userId: string, change: object): Promise<void> => {
    if (!deciding.some((name) => name in change)) return;
    await rescheduleMails(db, catalogue, userId, await findSettings(db, userId));
  };
