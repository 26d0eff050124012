import { desc } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ChainHead } from '#features/operations/audit-log/server/chain/record.ts';
import { auditChain } from '#features/operations/audit-log/server/tables.ts';

/**
 * The last entry of the audit log's chain, to be kept elsewhere: whoever has it can prove that
 * nothing before it was taken away or written anew. Null: the chain is empty.
 */
export async function chainHead(db: Queryable): Promise<ChainHead | null> {
  const [last] = await db
    .select({ sequence: auditChain.sequence, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.sequence))
    .limit(1);
  return last ?? null;
}
