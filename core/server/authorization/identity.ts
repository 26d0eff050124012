import { openIdentity, type Identity } from '#core/platform/identity/open-identity.ts';
import { serviceKey } from '#core/server/services.ts';
import type { ServerParts } from '#core/server/feature.ts';
import * as identityTables from '#core/server/tables/identity.ts';
import { isActivePerson } from './active-person.ts';

/** The identity library, as the routes of sign-in use it. */
export const identityService = serviceKey<Identity>('identity library');

/** The identity library over our tables, as the server and the command line both open it. */
export const identityOf = (
  { settings, database, log }: Pick<ServerParts, 'settings' | 'database' | 'log'>,
  sessionEnded: (authId: string) => void = () => {},
): Identity =>
  openIdentity(
    database.db,
    {
      publicUrl: settings.publicUrl,
      secret: settings.authSecret,
      passwordMinLength: settings.passwordMinLength,
      mayEnter: (authId) => isActivePerson(database.db, authId),
      sessionEnded,
      tables: {
        user: identityTables.authUsers,
        session: identityTables.authSessions,
        account: identityTables.authAccounts,
        verification: identityTables.authVerifications,
        jwks: identityTables.authKeys,
        rateLimit: identityTables.authRateLimits,
      },
    },
    log,
  );
