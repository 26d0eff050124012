import { and, eq, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporationSubject } from '#features/corporations/server/public/corporation-subject.ts';
import { visibleCorporation } from '#features/corporations/server/public/visibility.ts';
import type * as endpoints from '#features/spotlight/domain/endpoints.ts';
import { spotlightEvents as events } from '#features/spotlight/domain/events.ts';
import { linkToPublicSpotlight } from '#features/spotlight/domain/links.ts';
import type { Publication } from '#features/spotlight/domain/public-spotlight.ts';
import { spotlightRefusals } from '#features/spotlight/domain/refusals.ts';
import { isOnTheWeb } from './public-spotlight.ts';
import { spotlightPublications as publications } from './tables.ts';

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
async function loadPublication(db: Queryable, viewer: Viewer, id: string): Promise<Publication> {
  const [found] = await db
    .select({
      ...{ slug: corporations.slug, hasPage: corporations.igniteEnabled },
      isPublic: isOnTheWeb,
    })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  if (!found) throw refused(refusals.notFound);
  const { slug, hasPage, isPublic } = found;
  const mayPublish = may(viewer, 'publishSpotlight', await corporationSubject(db, viewer, id));
  return { isPublic, hasPage, mayPublish, path: linkToPublicSpotlight(slug) };
}

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
