import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { isPublicSuffix } from '#core/platform/public-suffixes.ts';
import {
  corporationDomains,
  corporations,
  corporationTenants,
} from '#core/server/tables/corporations.ts';
import { isOpenToAll } from '#features/cases/corporations/domain/domains.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';

function assertOwnDomain(domain: string): void {
  if (isOpenToAll(domain) || isPublicSuffix(domain)) {
    throw refused(corporationRefusals['corporation.domainOpen'], { domain });
  }
}

/**
 * Lists these domains and no others. Of two corporations that claim one at once, the second waits for
 * the first, and is refused.
 */
export async function setDomains(
  db: Queryable,
  corporationId: string,
  domains: readonly string[],
): Promise<void> {
  // Sorted, so that two that claim the same ones do not wait for each other.
  const all = [...new Set(domains)].toSorted();
  all.forEach(assertOwnDomain);
  const own = eq(corporationDomains.corporationId, corporationId);
  await db
    .delete(corporationDomains)
    .where(all.length === 0 ? own : and(own, notInArray(corporationDomains.domain, all)));
  if (all.length === 0) return;
  await db
    .insert(corporationDomains)
    .values(all.map((domain) => ({ domain, corporationId })))
    .onConflictDoNothing();
  const holders = await db
    .select({ domain: corporationDomains.domain, id: corporations.id, name: corporations.name })
    .from(corporationDomains)
    .innerJoin(corporations, eq(corporations.id, corporationDomains.corporationId))
    .where(inArray(corporationDomains.domain, all));
  const taken = holders.find(({ id }) => id !== corporationId);
  if (taken) throw refused(corporationRefusals['corporation.domainTaken'], taken);
}

/**
 * New people no longer join by their address or tenant, and others may list the domains. What is given up
 * is remembered.
 */
export async function releaseDomains(db: Queryable, corporationId: string): Promise<void> {
  const domains = await db
    .delete(corporationDomains)
    .where(eq(corporationDomains.corporationId, corporationId))
    .returning({ domain: corporationDomains.domain });
  const tenants = await db
    .delete(corporationTenants)
    .where(eq(corporationTenants.corporationId, corporationId))
    .returning({ tenantId: corporationTenants.tenantId });
  const released = {
    domains: domains.map(({ domain }) => domain),
    tenants: tenants.map(({ tenantId }) => tenantId),
  };
  await db.update(corporations).set({ released }).where(eq(corporations.id, corporationId));
}

/** Lists again what was released, where no other corporation has it by now. Returns the domains. */
export async function claimReleased(db: Queryable, corporationId: string): Promise<string[]> {
  const its = eq(corporations.id, corporationId);
  const [corporation] = await db
    .select({ released: corporations.released })
    .from(corporations)
    .where(its);
  const { domains = [], tenants = [] } = corporation?.released ?? {};
  await db.update(corporations).set({ released: null }).where(its);
  if (tenants.length > 0) {
    await db
      .insert(corporationTenants)
      .values(tenants.map((tenantId) => ({ tenantId, corporationId })))
      .onConflictDoNothing();
  }
  if (domains.length === 0) return [];
  const listed = await db
    .insert(corporationDomains)
    .values(domains.toSorted().map((domain) => ({ domain, corporationId })))
    .onConflictDoNothing()
    .returning({ domain: corporationDomains.domain });
  return listed.map(({ domain }) => domain);
}
