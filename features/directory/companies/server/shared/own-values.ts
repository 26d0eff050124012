import { and, eq, sql } from 'drizzle-orm';
import { withValues } from '#features/directory/companies/domain/company-values.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyValues } from '#features/directory/companies/server/tables.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** The corporation whose own values somebody sees and writes. The foundry has none. */
export const ownCorporation = ({ seesAll, corporationId }: Viewer): string | null =>
  seesAll ? null : corporationId;

/**
 * Puts the values of the viewer's corporation above those of the shared records. Only what is answered to
 * the viewer alone may go through it: no index, no comparison, no export.
 */
export async function withOwnValues<Card extends { readonly id: string }>(
  db: Queryable,
  viewer: Viewer,
  cards: readonly Card[],
): Promise<Card[]> {
  const corporationId = ownCorporation(viewer);
  if (corporationId === null || cards.length === 0) return [...cards];
  const values = await db
    .select({
      companyId: companyValues.companyId,
      field: companyValues.field,
      value: companyValues.value,
    })
    .from(companyValues)
    .where(
      and(
        eq(companyValues.corporationId, corporationId),
        sql`${companyValues.companyId} = any(${uuidArray(cards.map(({ id }) => id))})`,
      ),
    );
  const byCompany = Map.groupBy(values, ({ companyId }) => companyId);
  return cards.map((card) => withValues(card, byCompany.get(card.id) ?? []));
}
