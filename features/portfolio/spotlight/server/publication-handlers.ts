import { sql } from 'drizzle-orm';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import type * as endpoints from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightEvents as events } from '#features/portfolio/spotlight/domain/events.ts';
import { spotlightRefusals } from '#features/portfolio/spotlight/domain/refusals.ts';
import { loadPublication } from './publications.ts';
import { spotlightPublications as publications } from './tables.ts';

export const publicationHandlers: Pick<Handlers<typeof endpoints>, 'publication' | 'publish'> = {
  publication: ({ viewer, params, db }) => loadPublication(db, viewer, params.id),

  publish: async ({ viewer, params: { id }, body: { isPublic }, db }) => {
    const before = await loadPublication(db, viewer, id);
    const subject = await corporationSubject(db, viewer, id);
    const { userId } = grant(viewer, 'publishSpotlight', subject);
    if (before.isPublic === isPublic) return before;
    if (isPublic && !before.hasPage) throw refused(spotlightRefusals['spotlight.noPage']);
    if (isPublic) await db.insert(publications).values({ corporationId: id }).onConflictDoNothing();
    else await db.delete(publications).where(sql`${publications.corporationId} = ${id}::uuid`);
    const event = events[isPublic ? 'spotlight.shown' : 'spotlight.hidden'];
    await emit(db, event, { corporationId: id, actorId: userId });
    return loadPublication(db, viewer, id);
  },
};
