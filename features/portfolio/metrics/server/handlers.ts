import type * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { loadAnswerTimes, loadOpportunities } from './answer-figures.ts';
import { loadOutcomes } from './outcomes.ts';
import { loadPilots } from './pilot-figures.ts';
import { handlersOfUse } from './handlers-of-use.ts';
import { loadRows } from './counted-rows.ts';
import { loadCohorts, loadCompanies } from './company-figures.ts';
import { loadFunnelParts } from './funnel-parts.ts';
import { loadMarks } from './marks.ts';
import { loadFigures } from './figures.ts';
import { loadFunnel } from './stage-figures.ts';
import { loadStageCurve, loadStageTimes } from './stage-times.ts';

export const metricsHandlers = (search: Search): Handlers<typeof endpoints> => ({
  ...handlersOfUse(search),
  figures: ({ viewer, query, db }) => loadFigures(db, viewer, query),
  funnel: ({ viewer, query, db }) => loadFunnel(db, viewer, query),
  stageTimes: ({ viewer, query, db }) => loadStageTimes(db, viewer, query),
  stageCurve: ({ viewer, query, db }) => loadStageCurve(db, viewer, query),
  answerTimes: ({ viewer, query, db }) => loadAnswerTimes(db, viewer, query),
  opportunities: ({ viewer, query, db }) => loadOpportunities(db, viewer, query),
  outcomes: ({ viewer, query, db }) => loadOutcomes(db, viewer, query),
  pilots: ({ viewer, query, db }) => loadPilots(db, viewer, query),
  funnelParts: ({ viewer, query, db }) => loadFunnelParts(db, viewer, query),
  companies: ({ viewer, query, db }) => loadCompanies(db, viewer, query),
  cohorts: ({ viewer, query, db }) => loadCohorts(db, viewer, query),
  marks: ({ viewer, query, db }) => loadMarks(db, viewer, query),
  rows: ({ viewer, query, db }) => loadRows(db, viewer, query),
});
