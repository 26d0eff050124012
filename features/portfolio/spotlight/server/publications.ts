import { and, eq, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { linkToPublicSpotlight } from '#features/portfolio/spotlight/domain/links.ts';
import type { Publication } from '#features/portfolio/spotlight/domain/public-spotlight.ts';
import { spotlightPublications } from './tables.ts';

/** Of a row of `corporations`. */
export const isOnTheWeb = sql<boolean>`(${corporations.igniteEnabled} and exists (
  select from ${spotlightPublications} where corporation_id = ${corporations.id}))`;

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadPublication(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Publication> {
  const [row] = await db
    .select({
      slug: corporations.slug,
      hasPage: corporations.igniteEnabled,
      isPublic: isOnTheWeb,
    })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  if (!row) throw refused(refusals.notFound);
  const { slug, hasPage, isPublic } = row;
  const mayPublish = may(viewer, 'publishSpotlight', await corporationSubject(db, viewer, id));
  return { isPublic, hasPage, mayPublish, path: linkToPublicSpotlight(slug) };
}
