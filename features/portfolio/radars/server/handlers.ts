import { and, eq, sql } from 'drizzle-orm';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { afterCursor, orderByKeys, pageOf } from '#core/platform/database/cursor.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type * as endpoints from '#features/portfolio/radars/domain/endpoints.ts';
import { changeHandlers } from './change-handlers.ts';
import { createRadar } from './shared/create-radar.ts';
import { editionHandlers } from './edition-handlers.ts';
import { addDraft } from './shared/editions.ts';
import { loadRadar } from './shared/load-radar.ts';
import { listPublicRadars, loadPublicRadar } from './public-radar.ts';
import { loadRadarPage, radarOrder, radarsOf, selectRadars } from './radar-page.ts';
import { radars } from './tables.ts';

export const radarHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, query, db }) => {
    const { corporationId, q, limit, cursor } = query;
    const rows = await selectRadars(
      db,
      viewer,
      and(
        corporationId === undefined ? undefined : eq(radars.corporationId, corporationId),
        q === undefined ? undefined : sql`${radars.name} ilike ${likeContaining(q)}`,
        afterCursor(cursor, radarOrder, 'descending'),
      ),
    )
      .orderBy(...orderByKeys(radarOrder, 'descending'))
      .limit(limit + 1);
    const page = pageOf(rows, limit);
    return { ...page, data: await radarsOf(db, viewer, page.data) };
  },

  get: ({ viewer, params, db }) => loadRadarPage(db, viewer, params.id),

  create: async ({ viewer, body, db }) => {
    const { quadrants, rings, editionName: name } = body;
    const id = await createRadar(db, viewer, body);
    await addDraft(db, { subject: await loadRadar(db, viewer, id) }, { name, quadrants, rings });
    return loadRadarPage(db, viewer, id);
  },

  ...changeHandlers,
  listOnTheWeb: ({ db }) => listPublicRadars(db),
  onTheWeb: ({ params, db }) => loadPublicRadar(db, params.slug, params.id),
  ...editionHandlers,
};
