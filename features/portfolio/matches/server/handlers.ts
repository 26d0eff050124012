import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import type * as endpoints from '#features/portfolio/matches/domain/endpoints.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { usualWeights } from '#features/portfolio/matches/domain/weights.ts';
import { pastSelections } from './back-test/past-selections.ts';
import { rankSelection } from './back-test/rank-selection.ts';
import { findCandidates, type Engine } from './candidates.ts';
import { colleaguesOf } from './colleagues.ts';
import { fittedOpportunities } from './fitted-opportunities.ts';
import { matchCompanies, candidateQueryOf } from './match-companies.ts';
import { assertCompany, saveSettings, saveThumb } from './store.ts';
import { subjectOfCollection } from './collection-subject.ts';
import { subjectOfOpportunity, subjectOfText } from './subject.ts';

/** An API key has no thumbs and weights of its own. */
function ownIdOf({ userId }: Viewer): string {
  if (userId === null) throw refused(refusals.notFound);
  return userId;
}

export const matchHandlers = (engine: Engine): Handlers<typeof endpoints> => ({
  ofOpportunity: async ({ viewer, params, query, db }) => {
    const subject = await subjectOfOpportunity(db, viewer, params.id);
    return matchCompanies(db, engine, viewer, subject, query);
  },
  ofCollection: async ({ viewer, params, query: { criteria = [], ...filters }, db }) => {
    const subject = await subjectOfCollection(db, viewer, params.id, criteria);
    return matchCompanies(db, engine, viewer, subject, filters);
  },
  ofText: ({ viewer, body, db }) => {
    const subject = subjectOfText(body.text, body.criteria ?? []);
    return matchCompanies(db, engine, viewer, subject, body.filters ?? {});
  },
  opportunitiesOf: ({ viewer, params, db }) => fittedOpportunities(db, viewer, params),
  colleagues: async ({ viewer, params, db }) => {
    const subject = await subjectOfOpportunity(db, viewer, params.id);
    const matches = await findCandidates(db, engine, candidateQueryOf(subject, {}));
    return colleaguesOf(db, viewer, subject, matches.ids.slice(0, matchLimits.matchesMost));
  },
  set: async ({ viewer, params, body, db }) => {
    await loadOpportunityCase(db, viewer, params.id);
    await saveSettings(db, ownIdOf(viewer), params.id, body);
    return null;
  },
  setThumb: async ({ viewer, params, body, db }) => {
    await loadOpportunityCase(db, viewer, params.id);
    await assertCompany(db, params.companyId);
    const place = { userId: ownIdOf(viewer), opportunityId: params.id };
    await saveThumb(db, { ...place, companyId: params.companyId }, body.thumb);
    return null;
  },
  selections: ({ viewer, db }) => pastSelections(db, viewer),
  rankSelection: ({ viewer, params, query, db }) =>
    rankSelection(db, engine, viewer, {
      id: params.id,
      weights: query.weights ?? usualWeights,
    }),
});
