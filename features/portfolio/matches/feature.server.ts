import { serverFeature, type ServerParts } from '#core/server/feature.ts';
import { startNewMatches } from '#features/portfolio/matches/server/new-match-jobs.ts';
import type { Engine } from '#features/portfolio/matches/server/candidates.ts';
import { matchFound } from '#features/portfolio/matches/server/events.ts';
import { matchHandlers } from '#features/portfolio/matches/server/handlers.ts';
import {
  searchIndexService,
  searchService,
} from '#features/directory/search/server/shared/services.ts';
import { personTables } from '#features/portfolio/matches/server/person-tables.ts';
import { matches as domain } from './feature.domain.ts';

const engineOf = ({ services }: ServerParts): Engine => ({
  search: services.get(searchService),
  index: services.get(searchIndexService),
});

export const matches = serverFeature(domain, {
  events: [matchFound],
  handlers: (parts) => ({ matches: matchHandlers(engineOf(parts)) }),
  start: (app, parts) => startNewMatches(app, parts, engineOf(parts)),
  personTables,
});
