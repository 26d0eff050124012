import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarContentType } from '#core/server/calendar/calendar.ts';
import { refusals } from '#core/domain/refusals.ts';
import { hour, second } from '#core/domain/units.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { findViewer, type Viewer } from '#core/server/authorization/viewer.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import { linkToFeed } from '#features/people/calendar/domain/links.ts';
import type { FeedTokens } from './feed-tokens.ts';
import { findFeed } from './store.ts';

interface FeedRoute {
  readonly db: Database;
  readonly tokens: FeedTokens;
  readonly load: (viewer: Viewer) => Promise<string>;
}

/** Null: the token is not, or no longer, of anybody who may sign in. */
async function findReader(
  db: Queryable,
  tokens: FeedTokens,
  token: string,
): Promise<Viewer | null> {
  const userId = tokens.claimedBy(token);
  const feed = userId === null ? null : await findFeed(db, userId);
  if (feed === null || !tokens.isOf(token, feed.userId, feed.seed)) return null;
  return findViewer(db, feed.userId);
}

/** What calendars read, without a session. Each time with the rights that its person then has. */
export function serveFeed(app: FastifyInstance, { db, tokens, load }: FeedRoute): void {
  const perAddress = { calls: calendarLimits.readsPerHour, seconds: hour / second };
  app.get<{ Params: { token: string } }>(
    linkToFeed(':token'),
    { config: { perAddress } },
    async (request, reply) => {
      const reader = await findReader(db, tokens, request.params.token);
      if (reader === null) throw refused(refusals.notFound);
      const text = await load(reader);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      void reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="deadlines.ics"',
        'x-robots-tag': 'noindex',
      });
      const etags = String(request.headers['if-none-match'] ?? '');
      if (etags.includes(etag)) return reply.status(304).send();
      return reply.type(calendarContentType).send(text);
    },
  );
}
