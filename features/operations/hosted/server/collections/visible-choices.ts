import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { UserMetadataChange } from '#features/operations/hosted/domain/user-metadata.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';

/** @throws Refused `invalid` for what the person may not see, the same as for what is missing. */
export async function assertVisible(
  db: Queryable,
  viewer: Viewer,
  { activeCollectionId, activeCorporationId }: UserMetadataChange,
): Promise<void> {
  if (activeCollectionId) {
    const matches = await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.id, activeCollectionId), visibleCollection(viewer)));
    if (matches.length === 0)
      throw refused(refusals.invalid, { problem: 'there is no such collection.' });
  }
  if (!activeCorporationId || (activeCorporationId === 'all' && viewer.seesAll)) return;
  const rows =
    activeCorporationId === 'all'
      ? []
      : await db
          .select({ id: corporations.id })
          .from(corporations)
          .where(
            and(
              eq(corporations.id, activeCorporationId),
              visibleCorporation(visibilityScopeOf(viewer)),
            ),
          );
  if (rows.length === 0)
    throw refused(refusals.invalid, { problem: 'there is no such corporation.' });
}
