import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';

/** Whose keys or webhooks somebody manages: the own corporation's; as foundry, all. */
export function managedBy({ seesAll, corporationId }: Viewer, column: PgColumn): SQL {
  if (seesAll) return sql`true`;
  return corporationId === null ? sql`false` : eq(column, corporationId);
}

/**
 * Asserts that somebody manages the integrations of a corporation; null: those of the foundry.
 * Returns the id of the person.
 *
 * @throws Refused `notFound` for a corporation out of sight, otherwise `forbidden`.
 */
export async function assertManages(
  db: Queryable,
  viewer: Viewer,
  corporationId: string | null,
): Promise<string> {
  if (corporationId === null) {
    if (!viewer.seesAll) throw refused(refusals.notFound);
    return grant(viewer, 'operateSystem').userId;
  }
  await assertCorporationVisible(db, viewer, corporationId);
  return grant(viewer, 'manageIntegrations', { id: corporationId }).userId;
}
