import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { loadOwnRadar } from './shared/load-radar.ts';
import { proposalsOfCollection } from './collection-proposals.ts';
import { matchingCompanies } from './blip-companies.ts';
import { findBlips } from './find-blips.ts';
import { radarGaps } from './radar-gaps.ts';

type Scouting = Pick<Handlers<typeof endpoints>, 'companies' | 'gaps' | 'ofCollection' | 'search'>;

export const scoutingHandlers = (search: Search): Scouting => ({
  companies: ({ viewer, params, db }) => matchingCompanies(db, viewer, search, params),

  search: ({ viewer, query, db }) => findBlips(db, viewer, query.q),

  gaps: async ({ viewer, params, db }) => {
    const { subject } = await loadOwnRadar(db, viewer, params.id);
    return radarGaps(db, viewer, subject);
  },

  ofCollection: async ({ viewer, params, db }) => {
    const { subject } = await loadOwnRadar(db, viewer, params.id);
    return proposalsOfCollection(db, viewer, subject, params.collectionId);
  },
});
