import { eq } from 'drizzle-orm';
import type { ImportSettings } from '#features/directory/imports/domain/settings.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusedField } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

/** @throws Refused with the field, where the destination does not exist. */
export async function assertDestinationExists(
  db: Queryable,
  { corporationId, opportunityId }: Pick<ImportSettings, 'corporationId' | 'opportunityId'>,
): Promise<void> {
  if (corporationId !== null) {
    const [corporation] = await db
      .select({ id: corporations.id })
      .from(corporations)
      .where(eq(corporations.id, corporationId));
    if (!corporation) {
      throw refusedField('body.corporationId', 'There is no such corporation.');
    }
  }
  if (opportunityId === null) return;
  const [opportunity] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (!opportunity) {
    throw refusedField('body.opportunityId', 'There is no such opportunity.');
  }
}
