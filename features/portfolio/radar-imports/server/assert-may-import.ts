import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusedField } from '#core/platform/http/refused.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import type { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { loadRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';

/** For whom files are read. */
export const personOf = ({ userId, authId }: Viewer): string => userId ?? authId;

/** Who may import: who may edit the radar, or create one in the corporation. */
export async function assertMayImport(
  db: Queryable,
  viewer: Viewer,
  options: ImportOptions,
): Promise<void> {
  const { radarId, corporationId } = options;
  if (radarId !== undefined) {
    grant(viewer, 'editRadar', await loadRadar(db, viewer, radarId));
    return;
  }
  if (corporationId === undefined)
    throw refusedField('query.options', 'it needs a radar or a corporation.');
  await assertCorporationVisible(db, viewer, corporationId);
  grant(viewer, 'createRadar', { id: corporationId });
}
