import type { Queryable } from '#core/platform/database/open.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { CalendarFeed } from '#features/people/calendar/domain/calendar-feed.ts';
import type * as endpoints from '#features/people/calendar/domain/endpoints.ts';
import { calendarEvents } from '#features/people/calendar/domain/events.ts';
import { linkToFeed } from '#features/people/calendar/domain/links.ts';
import type { FeedTokens } from './feed-tokens.ts';
import { deleteFeed, findFeed, renewFeed } from './store.ts';

interface Parts {
  readonly tokens: FeedTokens;
  readonly publicUrl: string;
}

export function calendarHandlers({ tokens, publicUrl }: Parts): Handlers<typeof endpoints> {
  async function get({ viewer, db }: { viewer: Viewer; db: Queryable }): Promise<CalendarFeed> {
    const userId = userIdOf(viewer);
    const feed = await findFeed(db, userId);
    if (feed === null) return { feed };
    const address = `${publicUrl}${linkToFeed(tokens.tokenOf(userId, feed.seed))}`;
    return { feed: { address, createdAt: feed.createdAt } };
  }

  return {
    get,
    create: {
      async act({ viewer, db }) {
        const userId = userIdOf(viewer);
        await renewFeed(db, userId);
        await emit(db, calendarEvents['user.calendarShared'], { userId, actorId: userId });
        return get({ viewer, db });
      },
      again: get,
    },
    async remove({ viewer, db }) {
      const userId = userIdOf(viewer);
      if (await deleteFeed(db, userId)) {
        await emit(db, calendarEvents['user.calendarEnded'], { userId, actorId: userId });
      }
      return null;
    },
  };
}
