import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { refusals } from '#core/domain/refusals.ts';
import { linkToUnsubscribe } from '#features/people/notifications/domain/links.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import { serveOneClick } from '#core/platform/http/one-click.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { endSubscription } from './unsubscribe.ts';
import type { UnsubscribeKeys } from './unsubscribe-key.ts';

/** Ends mails from within a mail program. */
export function serveUnsubscribe(
  app: FastifyInstance,
  { db, catalogue, keys }: { db: Database; catalogue: EventCatalogue; keys: UnsubscribeKeys },
): void {
  serveOneClick(app, {
    path: linkToUnsubscribe(':key'),
    perHour: notificationLimits.unsubscribePerHour,
    unsubscribe: async (key) => {
      const subscription = keys.read(key);
      if (subscription === null) throw refused(refusals.notFound);
      await db.transaction(async (tx) => {
        const [user] = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, subscription.userId));
        if (!user) throw refused(refusals.notFound);
        await endSubscription(tx, catalogue, subscription);
      });
    },
  });
}
