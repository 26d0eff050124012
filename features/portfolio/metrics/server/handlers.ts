import type * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { loadAnswerTimes, loadOpportunities } from './answer-figures.ts';
import { loadActivity } from './activity-figures.ts';
import { loadEmptySearches } from './empty-searches.ts';
import { loadOutcomes } from './outcomes.ts';
import { loadSearches } from './search-figures.ts';
import { loadPeopleCohorts } from './people-cohorts.ts';
import { loadUse } from './use-figures.ts';
import { loadUsed } from './used-things.ts';
import { loadRows } from './counted-rows.ts';
import { loadCohorts, loadCompanies } from './company-figures.ts';
import { loadFunnelParts } from './funnel-parts.ts';
import { loadMarks } from './marks.ts';
import { loadFigures } from './figures.ts';
import { loadFunnel } from './stage-figures.ts';
import { loadStageCurve, loadStageTimes } from './stage-times.ts';

export const metricsHandlers = (search: Search): Handlers<typeof endpoints> => ({
  figures: ({ viewer, query, db }) => loadFigures(db, viewer, query),
  funnel: ({ viewer, query, db }) => loadFunnel(db, viewer, query),
  stageTimes: ({ viewer, query, db }) => loadStageTimes(db, viewer, query),
  stageCurve: ({ viewer, query, db }) => loadStageCurve(db, viewer, query),
  answerTimes: ({ viewer, query, db }) => loadAnswerTimes(db, viewer, query),
  opportunities: ({ viewer, query, db }) => loadOpportunities(db, viewer, query),
  activity: ({ viewer, query, db }) => loadActivity(db, viewer, query),
  searches: ({ viewer, query, db }) => loadSearches(db, viewer, query),
  emptySearches: ({ viewer, query, db }) => loadEmptySearches(db, viewer, query, search),
  outcomes: ({ viewer, query, db }) => loadOutcomes(db, viewer, query),
  use: ({ viewer, query, db }) => loadUse(db, viewer, query),
  used: ({ viewer, query, db }) => loadUsed(db, viewer, query),
  peopleCohorts: ({ viewer, query, db }) => loadPeopleCohorts(db, viewer, query),
  funnelParts: ({ viewer, query, db }) => loadFunnelParts(db, viewer, query),
  companies: ({ viewer, query, db }) => loadCompanies(db, viewer, query),
  cohorts: ({ viewer, query, db }) => loadCohorts(db, viewer, query),
  marks: ({ viewer, query, db }) => loadMarks(db, viewer, query),
  rows: ({ viewer, query, db }) => loadRows(db, viewer, query),
});
