import { serverFeature, servedApart } from '#core/server/feature.ts';
import { identity as domain } from './feature.domain.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { deleteOldFailures, openAccountGuard } from '#features/identity/server/account-guard.ts';
import { openKnownDevices } from '#features/identity/server/known-device.ts';
import { serveProviders } from '#features/identity/server/provider-routes.ts';
import { serveIdentity } from '#features/identity/server/routes.ts';

export const identity = serverFeature(domain, {
  handlers: () => ({ identity: { token: servedApart } }),
  start: (app, { settings, database, services }) => {
    const { authSecret, publicUrl, providers } = settings;
    const identity = services.get(identityService);
    const devices = openKnownDevices(authSecret, publicUrl);
    const guard = openAccountGuard(database.db, authSecret);
    serveProviders(app, { identity, devices, publicUrl, providers });
    serveIdentity(app, { identity, guard, devices, publicUrl });
  },
  sweep: ({ database }) => deleteOldFailures(database.db),
});
