import { openIdentity, type Identity } from '#core/platform/identity/open-identity.ts';
import { serviceKey } from '#core/server/services.ts';
import type { ServerParts } from '#core/server/feature.ts';
import * as identityTables from '#core/server/tables/identity.ts';
import { isActivePerson } from './active-person.ts';

/** The part of the identity library that the routes use. */
export const identityService = serviceKey<Identity>('identity library');

/** Opens the identity library on our tables, for the server and the command line. */
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
