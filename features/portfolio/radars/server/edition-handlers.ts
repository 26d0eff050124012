import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/portfolio/radars/domain/endpoints.ts';
import { editionPage, loadEditionPage } from './edition-page.ts';
import { loadEdition } from './shared/edition-rows.ts';
import { beginEdition, changeEdition, publishEdition, removeDraft } from './shared/editions.ts';
import { takeRadar } from './shared/load-radar.ts';
import { assertNoRound } from './rounds/load-round.ts';

type EditionHandlers = Pick<
  Handlers<typeof endpoints>,
  'edition' | 'beginEdition' | 'changeEdition' | 'publishEdition' | 'removeEdition'
>;

const editor = { isOwn: true, mayEdit: true };

export const editionHandlers: EditionHandlers = {
  edition: ({ viewer, params, db }) => loadEditionPage(db, viewer, params.id, params.editionId),

  beginEdition: async ({ viewer, params, body, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    return editionPage(db, viewer, await beginEdition(db, granted, body.name), editor);
  },

  changeEdition: async ({ viewer, params, body, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    const edition = await loadEdition(db, params.id, params.editionId);
    // Votes are for rings as they are.
    if (body.rings !== undefined) await assertNoRound(db, edition.id);
    await changeEdition(db, granted, edition, body);
    return loadEditionPage(db, viewer, params.id, params.editionId);
  },

  publishEdition: async ({ viewer, params, body, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    const edition = await loadEdition(db, params.id, params.editionId);
    await assertNoRound(db, edition.id);
    await publishEdition(db, granted, edition, body);
    return loadEditionPage(db, viewer, params.id, params.editionId);
  },

  removeEdition: async ({ viewer, params, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    const edition = await loadEdition(db, params.id, params.editionId);
    await assertNoRound(db, edition.id);
    await removeDraft(db, granted, edition);
    return null;
  },
};
