import { eq } from 'drizzle-orm';
import { splitDisplayName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { isPublicSuffix } from '#core/platform/public-suffixes.ts';
import type { Settings } from '#core/server/settings.ts';
import { corporationDomains } from '#core/server/tables/corporations.ts';
import { domainPattern, isOpenToAll } from '#features/cases/corporations/domain/domains.ts';
import { setupRefusals } from '#features/operations/setup/domain/refusals.ts';
import type { FirstAccount } from '#features/operations/setup/domain/setup.ts';

/** The account with its password; null: a hosted identity service takes the place of passwords. */
export function withPassword(settings: Settings, { name, email, password }: FirstAccount) {
  if (settings.hostedIdentity !== null) return null;
  if (password === null || password === '') throw refused(setupRefusals['setup.noPassword']);
  return { email, ...splitDisplayName(name), password };
}

/** A domain that others can have addresses at as well is no corporation's, and one has a single corporation. */
export async function freeDomainOf(db: Queryable, email: string): Promise<string | null> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!domainPattern.test(domain) || isOpenToAll(domain) || isPublicSuffix(domain)) return null;
  const taken = await db
    .select({ domain: corporationDomains.domain })
    .from(corporationDomains)
    .where(eq(corporationDomains.domain, domain));
  return taken.length > 0 ? null : domain;
}
