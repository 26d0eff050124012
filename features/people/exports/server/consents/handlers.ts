import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Services } from '#core/server/services.ts';
import { emit } from '#core/server/events/emit.ts';
import type * as endpoints from '#features/people/exports/domain/consents/endpoints.ts';
import { exportConsentEvents as events } from '#features/people/exports/domain/consents/events.ts';
import { exportConsentRefusals } from '#features/people/exports/domain/refusals.ts';
import { exportConsentsAsked } from './events.ts';
import {
  askingCorporationService,
  ownAccountService,
} from '#features/people/exports/server/shared/consent-rights.ts';
import { exportConsentStore as store } from './store.ts';

/** An unverified address belongs to no corporation. */
const own = async (db: Queryable, viewer: Viewer, userId: string) =>
  viewer.verifiedEmail === null ? { corporation: null, agreedAt: null } : store.find(db, userId);

async function agree(db: Queryable, viewer: Viewer, userId: string, corporationId: string) {
  const belongsTo = await store.lockCorporation(db, userId);
  if (belongsTo !== corporationId || viewer.verifiedEmail === null) {
    throw refused(exportConsentRefusals['exportConsent.elsewhere']);
  }
  if (await store.agree(db, userId, corporationId)) {
    const consent = { userId, actorId: userId, corporationId };
    await emit(db, events['user.exportConsentGiven'], consent);
  }
}

async function withdraw(db: Queryable, userId: string) {
  if (await store.withdraw(db, userId)) {
    await emit(db, events['user.exportConsentWithdrawn'], { userId, actorId: userId });
  }
}

export function exportConsentHandlers(services: Services): Handlers<typeof endpoints> {
  const grantOwn = services.get(ownAccountService);
  const grantAsking = services.get(askingCorporationService);
  return {
    async get({ viewer, params, db }) {
      const { userId } = await grantOwn(db, viewer, params.id);
      return own(db, viewer, userId);
    },

    async set({ viewer, params, body: { agreesTo }, db }) {
      const { userId } = await grantOwn(db, viewer, params.id);
      if (agreesTo === null) await withdraw(db, userId);
      else await agree(db, viewer, userId, agreesTo);
      return own(db, viewer, userId);
    },

    async ofCorporation({ viewer, params: { id }, db }) {
      await grantAsking(db, viewer, id);
      return store.count(db, id);
    },

    async ask({ viewer, params: { id }, db }) {
      const { userId: actorId, name } = await grantAsking(db, viewer, id);
      const userIds = await store.noteAsked(db, id);
      if (userIds.length > 0) {
        const about = { corporationId: id, actorId, name, people: userIds.length };
        const emission = { ...about, userIds, actor: viewerName(viewer) };
        await emit(db, exportConsentsAsked, emission);
      }
      return { asked: userIds.length };
    },
  };
}
