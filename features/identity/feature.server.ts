import { serverFeature, servedApart } from '#core/server/feature.ts';
import { identity as domain } from './feature.domain.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { deleteOldFailures, openAccountGuard } from '#features/identity/server/account-guard.ts';
import { openKnownDevices } from '#features/identity/server/known-device.ts';
import { serveIdentity } from '#features/identity/server/routes.ts';

export const identity = serverFeature(domain, {
  handlers: () => ({ identity: { token: servedApart } }),
  start: (app, { settings, database, services }) =>
    serveIdentity(app, {
      identity: services.get(identityService),
      guard: openAccountGuard(database.db, settings.authSecret),
      devices: openKnownDevices(settings.authSecret, settings.publicUrl),
      publicUrl: settings.publicUrl,
    }),
  sweep: ({ database }) => deleteOldFailures(database.db),
});
