import { serverFeature, servedApart, type ServerParts } from '#core/server/feature.ts';
import { identity as domain } from './feature.domain.ts';
import { identityService, successorService } from '#core/server/authorization/identity.ts';
import {
  deleteOldFailures,
  openAccountGuard,
} from '#features/people/identity/server/account-guard.ts';
import { accountHandlers } from '#features/people/identity/server/account-handlers.ts';
import { deleteOldLinks } from '#features/people/identity/server/account-links.ts';
import type { AccountParts } from '#features/people/identity/server/account-parts.ts';
import { allInvitationHandlers } from '#features/people/identity/server/all-invitation-handlers.ts';
import { openKnownDevices } from '#features/people/identity/server/known-device.ts';
import { linkHandlers } from '#features/people/identity/server/link-handlers.ts';
import { serveHostedIdentity } from '#features/people/identity/server/hosted-routes.ts';
import { serveProviders } from '#features/people/identity/server/provider-routes.ts';
import { openResetWorker } from '#features/people/identity/server/reset-requests.ts';
import { reportSuccessor, successorRefused } from '#features/people/identity/server/successors.ts';
import { accountEvents } from '#features/people/identity/server/shared/account-events.ts';
import { forgetSignInDetails } from '#features/people/identity/server/shared/note-sign-in.ts';
import { serveIdentity } from '#features/people/identity/server/routes.ts';

const partsOf = ({ settings, database }: ServerParts): AccountParts => ({
  settings,
  database: database.db,
  guard: openAccountGuard(database.db, settings.authSecret),
});

export const identity = serverFeature(domain, {
  events: [successorRefused, ...Object.values(accountEvents)],
  handlers: (parts) => ({
    identity: { token: servedApart },
    account: accountHandlers(partsOf(parts)),
    accountLinks: linkHandlers(partsOf(parts)),
    ...allInvitationHandlers(parts),
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
    await forgetSignInDetails(database.db);
  },
});
