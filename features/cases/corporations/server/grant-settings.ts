import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { lockSettings } from './settings-store.ts';

/** What the settings of a corporation ask for: its administrators have the first, the foundry all. */
type SettingsPermission = 'configureCorporation' | 'editCorporation' | 'manageAdministrators';

/** The foundry changes deleted corporations too, to restore them; nobody else sees them. */
export async function grantSettings(
  db: Queryable,
  viewer: Viewer,
  id: string,
  permission: SettingsPermission = 'configureCorporation',
) {
  if (!viewer.seesAll) await assertCorporationVisible(db, viewer, id);
  return grant(viewer, permission, { id });
}

/** @throws Refused when the settings have changed, or the corporation is deleted. */
export async function lockForChange(
  db: Queryable,
  viewer: Viewer,
  id: string,
  version: number,
  permission?: SettingsPermission,
) {
  const { userId } = await grantSettings(db, viewer, id, permission);
  const before = await lockSettings(db, id, version);
  const { isActive, name } = before;
  if (!isActive) throw refused(corporationRefusals['corporation.deleted'], { name });
  return { before, userId };
}
