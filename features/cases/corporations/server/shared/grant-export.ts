import { refusals } from '#core/domain/refusals.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { assertCorporationVisible } from './assert-corporation-visible.ts';

/**
 * Who exports a corporation is also who asks its people.
 * @throws Refused `notFound`, `forbidden`
 */
export async function grantExport(db: Queryable, viewer: Viewer, corporationId: string) {
  await assertCorporationVisible(db, viewer, corporationId);
  const { userId } = grant(viewer, 'editCorporation', { id: corporationId });
  const [corporation] = await db
    .select()
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  if (!corporation) throw refused(refusals.notFound);
  return { userId, name: corporation.name };
}
