import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { openTransactionScope } from '#core/platform/database/transaction-scope.ts';
import { openIdentity, type Identity } from '#core/platform/identity/open-identity.ts';
import { serviceKey } from '#core/server/services.ts';
import type { ServerParts } from '#core/server/feature.ts';
import * as identityTables from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { providerRulesOf, type SuccessorRefused } from './provider-rules.ts';

/** The part of the identity library that the routes use. */
export const identityService = serviceKey<Identity>('identity library');

/** What happens when a successor in an address is refused; the identity feature sets it. */
export interface Successors {
  refused: SuccessorRefused;
}
export const successorService = serviceKey<Successors>('refused successors');

/** False for a deactivated person. True without a record of ours: the first sign-in creates one. */
async function isActivePerson(db: Queryable, authId: string): Promise<boolean> {
  const deactivated = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.authId, authId), eq(users.isActive, false)));
  return deactivated.length === 0;
}

/** Opens the identity library on our tables, for the server and the command line. */
export const identityOf = (
  { settings, database, log }: Pick<ServerParts, 'settings' | 'database' | 'log'>,
  sessionEnded: (authId: string) => void = () => {},
  successorRefused: SuccessorRefused = async () => {},
): Identity => {
  const { db, current, afterwards } = openTransactionScope(database.db);
  return openIdentity(
    db,
    {
      publicUrl: settings.publicUrl,
      secret: settings.authSecret,
      productName: settings.productName,
      passwordMinLength: settings.passwordMinLength,
      mayEnter: (authId) => isActivePerson(current(), authId),
      sessionEnded,
      providers: settings.providers,
      providerRules: providerRulesOf(current, settings.providers, (arrival) =>
        afterwards(() => successorRefused(arrival)),
      ),
      hosted: settings.hostedIdentity,
      tables: {
        user: identityTables.authUsers,
        session: identityTables.authSessions,
        account: identityTables.authAccounts,
        verification: identityTables.authVerifications,
        jwks: identityTables.authKeys,
        rateLimit: identityTables.authRateLimits,
        twoFactor: identityTables.authTwoFactors,
        passkey: identityTables.authPasskeys,
      },
    },
    log,
  );
};
