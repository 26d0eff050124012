import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/people/users/domain/role-requests/endpoints.ts';
import { createRoleRequest } from './create-request.ts';
import { decideRoleRequest } from './decide-request.ts';
import { countPending, findRoleRequest, listRoleRequests } from './store.ts';

export const roleRequestHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, query, db }) => listRoleRequests(db, viewer, query),

  figures: async ({ db }) => ({ pending: await countPending(db) }),

  async create({ viewer, body, db }) {
    const message = body.message?.trim() || null;
    const id = await createRoleRequest(db, viewer, { role: body.requestedRole, message });
    const made = await findRoleRequest(db, viewer, id);
    if (made === null) throw refused(refusals.notFound);
    return made;
  },

  decide: ({ viewer, params, body, db }) => decideRoleRequest(db, viewer, params.id, body),
};
