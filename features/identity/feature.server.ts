import { serverFeature, servedApart, type ServerParts } from '#core/server/feature.ts';
import { identity as domain } from './feature.domain.ts';
import { identityService, successorService } from '#core/server/authorization/identity.ts';
import { deleteOldFailures, openAccountGuard } from '#features/identity/server/account-guard.ts';
import { accountHandlers } from '#features/identity/server/account-handlers.ts';
import { deleteOldLinks } from '#features/identity/server/account-links.ts';
import type { AccountParts } from '#features/identity/server/account-parts.ts';
import { invitationHandlers } from '#features/identity/server/invitation-handlers.ts';
import { openKnownDevices } from '#features/identity/server/known-device.ts';
import { linkHandlers } from '#features/identity/server/link-handlers.ts';
import { serveHostedIdentity } from '#features/identity/server/hosted-routes.ts';
import { serveProviders } from '#features/identity/server/provider-routes.ts';
import { openResetWorker } from '#features/identity/server/reset-requests.ts';
import { reportSuccessor, successorRefused } from '#features/identity/server/successors.ts';
import { serveIdentity } from '#features/identity/server/routes.ts';

const partsOf = ({ settings, database }: ServerParts): AccountParts => ({
  settings,
  database: database.db,
  guard: openAccountGuard(database.db, settings.authSecret),
});

export const identity = serverFeature(domain, {
  events: [successorRefused],
  handlers: (parts) => ({
    identity: { token: servedApart },
    account: accountHandlers(partsOf(parts)),
    accountLinks: linkHandlers(partsOf(parts)),
    invitations: invitationHandlers(parts),
  }),
  start: (app, parts) => {
    const { settings, services, database, log } = parts;
    const { authSecret, publicUrl, providers, hostedIdentity } = settings;
    const identity = services.get(identityService);
    const devices = openKnownDevices(authSecret, publicUrl);
    if (hostedIdentity !== null) {
      serveHostedIdentity(app, { database: database.db, identity, devices, publicUrl });
    }
    services.get(successorService).refused = reportSuccessor(database.db);
    serveProviders(app, { database: database.db, identity, devices, publicUrl, providers });
    serveIdentity(app, { ...partsOf(parts), identity, devices });
    const resets = openResetWorker(database, { settings }, log);
    app.addHook('onClose', () => resets.close());
  },
  sweep: async ({ database }) => {
    await deleteOldFailures(database.db);
    await deleteOldLinks(database.db);
  },
});
