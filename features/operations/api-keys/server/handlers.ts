import type * as endpoints from '#features/operations/api-keys/domain/endpoints.ts';
import { apiKeyEvents } from '#features/operations/api-keys/domain/events.ts';
import { apiKeyLimits } from '#features/operations/api-keys/domain/limits.ts';
import { apiKeyRefusals } from '#features/operations/api-keys/domain/refusals.ts';
import { assertManages } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { countKeys, insertKey, listKeys, loadKey, revokeKey } from './store.ts';

export const apiKeyHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, db }) => listKeys(db, viewer),
  create: {
    act: async ({ viewer, body, db }) => {
      const { name, corporationId, scopes, expiresAt } = body;
      if (corporationId === null) grant(viewer, 'operateSystem');
      const actorId = await assertManages(db, viewer, corporationId);
      if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) {
        throw refused(apiKeyRefusals['apiKey.past']);
      }
      const { apiKeysMost: most } = apiKeyLimits;
      if ((await countKeys(db, corporationId)) >= most) {
        throw refused(apiKeyRefusals['apiKey.tooMany'], { most });
      }
      const made = await insertKey(db, actorId, body);
      await emit(db, apiKeyEvents['apiKey.created'], {
        apiKeyId: made.key.id,
        actorId,
        name,
        corporationId,
        scopes,
      });
      return made;
    },
    again: async ({ viewer, body, db }) => {
      await assertManages(db, viewer, body.corporationId);
      throw refused(apiKeyRefusals['apiKey.shownOnce'], { name: body.name });
    },
  },
  revoke: async ({ viewer, params, db }) => {
    const { name, corporationId } = await loadKey(db, params.id);
    const actorId = await assertManages(db, viewer, corporationId);
    if (await revokeKey(db, params.id)) {
      await emit(db, apiKeyEvents['apiKey.revoked'], {
        apiKeyId: params.id,
        actorId,
        name,
        corporationId,
      });
    }
    return null;
  },
};
