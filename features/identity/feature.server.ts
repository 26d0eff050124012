import { serverFeature, servedApart } from '#core/server/feature.ts';
import { identity as domain } from './feature.domain.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { openAccountGuard } from '#features/identity/server/account-guard.ts';
import { serveIdentity } from '#features/identity/server/routes.ts';

export const identity = serverFeature(domain, {
  handlers: () => ({ identity: { token: servedApart } }),
  start: (app, { settings, database, services }) =>
    serveIdentity(
      app,
      services.get(identityService),
      openAccountGuard(database.db, settings.authSecret),
      settings.publicUrl,
    ),
});
