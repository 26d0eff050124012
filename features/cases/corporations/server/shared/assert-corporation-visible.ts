import { refusals } from '#core/domain/refusals.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleCorporation } from './visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** @throws Refused `notFound` when the corporation does not exist or the viewer may not see it. */
export async function assertCorporationVisible(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const rows = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  if (rows.length === 0) throw refused(refusals.notFound);
}
