import type { EventCatalogue } from '#core/domain/events/events.ts';
import type * as endpoints from '#features/activity/domain/endpoints.ts';
import {
  loadOpportunityCase,
  loadSubmissionCase,
} from '#features/opportunities/server/public/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { activityOf } from './store.ts';

export const activityHandlers = (catalogue: EventCatalogue): Handlers<typeof endpoints> => ({
  ofOpportunity: async ({ viewer, params, query, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    return activityOf(catalogue, db, grant(viewer, 'viewTeam', subject), query);
  },
  ofSubmission: async ({ viewer, params, query, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'viewTeam', subject);
    return activityOf(catalogue, db, granted, { ...query, submissionId: params.id });
  },
});
