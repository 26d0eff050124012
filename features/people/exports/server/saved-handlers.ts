import type * as endpoints from '#core/domain/exporting/endpoints.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { exportEvents } from '#features/people/exports/domain/events.ts';

/** What a browser wrote of what it shows. */
export const savedHandlers: Handlers<typeof endpoints> = {
  async saved({ viewer, body, db }) {
    const userId = userIdOf(viewer);
    await emit(db, exportEvents['table.saved'], { userId, actorId: userId, ...body });
    return null;
  },
};
