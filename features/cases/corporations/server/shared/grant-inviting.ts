import type { Queryable } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { assertCorporationVisible } from './assert-corporation-visible.ts';

/** Who invites people to a corporation. @throws Refused `notFound`, `forbidden` */
export async function grantInviting(db: Queryable, viewer: Viewer, corporationId: string) {
  await assertCorporationVisible(db, viewer, corporationId);
  return grant(viewer, 'invitePeople', { id: corporationId });
}
