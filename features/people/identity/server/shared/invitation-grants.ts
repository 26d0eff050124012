import type { Queryable } from '#core/platform/database/open.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { serviceKey } from '#core/server/services.ts';

type GrantInviting = (
  db: Queryable,
  viewer: Viewer,
  corporationId: string,
) => Promise<Granted<'invitePeople'>>;

/** Who invites people to this corporation. Throws `notFound` or `forbidden`. */
export const invitingCorporationService = serviceKey<GrantInviting>('grants of invitations');
