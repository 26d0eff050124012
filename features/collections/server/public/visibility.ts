import { sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { collections } from '#features/collections/server/tables.ts';

/**
 * The owner and those it is shared with, foundry no more than others. What is shared reaches only those
 * who belong somewhere, and an unverified address gives nobody a corporation.
 */
export const visibleCollection = ({ authId, corporationId, seesAll }: Viewer): SQL => sql`(
  ${collections.userId} = ${authId}
  or (${corporationId !== null || seesAll}::boolean
    and ${collections.sharedToUsers} @> array[${authId}]::text[]))`;
