import { and, eq, exists, not, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { hostedProviderId } from '#core/platform/identity/hosted-sign-in.ts';
import {
  emailIn,
  type Arrival,
  type Claims,
  type ProviderRefusal,
  type ProviderRules,
} from '#core/platform/identity/providers.ts';
import type { ProviderSettings } from '#core/server/provider-settings.ts';
import { corporationDomains, corporationTenants } from '#core/server/tables/corporations.ts';
import { authAccounts, authSessions, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Providers send booleans as `true`, `"true"`, `1` or `"1"`. */
const isTrue = (claim: unknown): boolean => [true, 'true', 1, '1'].includes(claim as never);

/** Whether this tenant is bound to the corporation that has listed this domain. */
async function isBoundTenant(db: Queryable, tenant: unknown, domain: string): Promise<boolean> {
  if (typeof tenant !== 'string' || tenant.includes('\0')) return false;
  const bound = await db
    .select({ domain: corporationDomains.domain })
    .from(corporationTenants)
    .innerJoin(
      corporationDomains,
      eq(corporationDomains.corporationId, corporationTenants.corporationId),
    )
    .where(and(eq(corporationTenants.tenantId, tenant), eq(corporationDomains.domain, domain)));
  return bound.length > 0;
}

async function isListedDomain(db: Queryable, domain: string): Promise<boolean> {
  const listed = await db
    .select({ domain: corporationDomains.domain })
    .from(corporationDomains)
    .where(eq(corporationDomains.domain, domain));
  return listed.length > 0;
}

/** A new person: invited by their address, or of a corporation that has listed its domain. */
async function refusalOfNewcomer(
  db: Queryable,
  { email, isEmailVerified }: Arrival,
): Promise<ProviderRefusal | null> {
  if (!isEmailVerified) return 'signIn.unverified';
  const [record] = await db
    .select({ authId: users.authId, isActive: users.isActive })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (record?.isActive === false) return 'signIn.disabled';
  // The address was another person's, who has changed it since.
  if (record !== undefined && record.authId !== null) return 'signIn.successor';
  if (record !== undefined || (await isListedDomain(db, domainOf(email)))) return null;
  return 'signIn.noAccount';
}

/** An unknown identity with a known address: the same person's second provider, or a successor. */
async function refusalOfLink(
  db: Queryable,
  { authId, providerId }: Arrival,
): Promise<ProviderRefusal | null> {
  const [record] = await db
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.authId, authId ?? ''));
  if (record?.isActive === false) return 'signIn.disabled';
  const others = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, authId ?? ''), eq(authAccounts.providerId, providerId)));
  return others.length > 0 ? 'signIn.successor' : null;
}

/**
 * The account of an invited person who has not used it yet: no password, no provider, no session. Its
 * address is verified now, so that a provider can be linked; nobody else has a way into it.
 */
async function verifyUnused(db: Queryable, email: string): Promise<void> {
  const uses = (table: typeof authAccounts | typeof authSessions) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.userId, authUsers.id)));
  await db
    .update(authUsers)
    .set({ emailVerified: true })
    .where(
      and(
        eq(authUsers.email, email),
        eq(authUsers.emailVerified, false),
        not(uses(authAccounts)),
        not(uses(authSessions)),
      ),
    );
}

/** Keeps the address that their provider has for them now, where it is verified. */
async function keepProviderEmail(
  db: Queryable,
  { authId, providerId, email, isEmailVerified }: Arrival,
): Promise<void> {
  if (authId === null || !isEmailVerified) return;
  await db
    .update(authAccounts)
    .set({ providerEmail: email })
    .where(
      and(
        eq(authAccounts.userId, authId),
        eq(authAccounts.providerId, providerId),
        sql`${authAccounts.providerEmail} is distinct from ${email}`,
      ),
    );
}

/** Somebody was refused, whose verified address belongs to another account: an administrator decides. */
export type SuccessorRefused = (arrival: Pick<Arrival, 'email' | 'providerId'>) => Promise<void>;

/**
 * Who may come by a provider. A person is (issuer, subject); an address counts only when it is
 * verified, and then it lets somebody in who was invited or whose corporation lists the domain. `current`
 * is the transaction that asks, if any.
 */
export const providerRulesOf = (
  current: () => Queryable,
  providers: readonly ProviderSettings[],
  successorRefused: SuccessorRefused = async () => {},
): ProviderRules => ({
  async isEmailVerified(providerId: string, claims: Claims) {
    const email = emailIn(claims);
    if (email === null) return false;
    if (providerId === hostedProviderId) return isTrue(claims['email_verified']);
    const provider = providers.find(({ id }) => id === providerId);
    if (provider === undefined) return false;
    const domain = domainOf(email);
    if (provider.domains !== null && !provider.domains.includes(domain)) return false;
    if (provider.kind !== 'microsoft') return isTrue(claims['email_verified']);
    return isTrue(claims['xms_edov']) || isBoundTenant(current(), claims['tid'], domain);
  },

  emailProven: (email) => verifyUnused(current(), email),

  async refusalOf(arrival) {
    if (arrival.action === 'sign-in') return null;
    const refusalOf = arrival.action === 'create-user' ? refusalOfNewcomer : refusalOfLink;
    const refusal = await refusalOf(current(), arrival);
    if (refusal === 'signIn.successor') await successorRefused(arrival);
    return refusal;
  },

  arrived: (arrival) => keepProviderEmail(current(), arrival),
});
