import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { refusals } from '#core/domain/refusals.ts';
import { hour } from '#core/domain/units.ts';
import { linkToUnsubscribe } from '#features/notifications/domain/links.ts';
import { notificationLimits } from '#features/notifications/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { endSubscription } from './unsubscribe.ts';
import type { UnsubscribeKeys } from './unsubscribe-key.ts';

/** RFC 8058, section 3.2: the body of the POST, in either encoding of a form. */
const oneClick = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\s+One-Click/u;

const bodyBytes = 10_000;

/**
 * The POST of a mail program to the address of `List-Unsubscribe`: without a session, a token or a
 * page. A GET of the same address is the page that asks first.
 */
export function serveOneClick(
  app: FastifyInstance,
  { db, catalogue, keys }: { db: Database; catalogue: EventCatalogue; keys: UnsubscribeKeys },
): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, done) => done(null, body),
    );
    const rateLimit = { max: notificationLimits.unsubscribePerHour, timeWindow: hour };
    forms.post<{ Params: { key: string } }>(
      linkToUnsubscribe(':key'),
      { config: { rateLimit } },
      async ({ params, body }, reply) => {
        if (typeof body !== 'string' || !oneClick.test(body)) {
          throw refused(refusals.invalid, {
            problem: 'body: List-Unsubscribe=One-Click is missing.',
          });
        }
        const subscription = keys.read(params.key);
        if (subscription === null) throw refused(refusals.notFound);
        await db.transaction(async (tx) => {
          const found = await tx
            .select({ id: users.id })
            .from(users)
            .where(eq(users.id, subscription.userId));
          if (found.length === 0) throw refused(refusals.notFound);
          await endSubscription(tx, catalogue, subscription);
        });
        return reply.status(204).send();
      },
    );
  });
}
