import { eq, sql } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { linkToRadar } from '#features/portfolio/radars/domain/links.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';

export const radar: AccessThing = {
  table: radars,
  id: radars.id,
  name: radars.name,
  link: { of: radars.id, path: linkToRadar },
  visible: (viewer) => visibleRadar(visibilityScopeOf(viewer)),
  facts: (db, id) =>
    db
      .select({
        corporationId: radars.corporationId,
        isPublic: radars.isPublic,
        editorAuthIds: sql<(string | null)[]>`array(
          select users.auth_id from radar_editors join users on users.id = radar_editors.user_id
          where radar_editors.radar_id = ${radars}.id)`,
      })
      .from(radars)
      .where(eq(radars.id, id)),
};
