import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporationDomains } from '#core/server/tables/corporations.ts';

/** The corporation that has listed this full domain. Subdomains and similar domains do not count. */
export async function corporationByDomain(
  db: Queryable,
  verifiedEmail: string | null,
): Promise<string | null> {
  if (verifiedEmail === null) return null;
  const domain = verifiedEmail.slice(verifiedEmail.lastIndexOf('@') + 1);
  const [row] = await db
    .select({ corporationId: corporationDomains.corporationId })
    .from(corporationDomains)
    .where(eq(corporationDomains.domain, domain));
  return row?.corporationId ?? null;
}
