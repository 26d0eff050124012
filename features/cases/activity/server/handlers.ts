import { may } from '#core/domain/authorization/permissions.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type * as endpoints from '#features/cases/activity/domain/endpoints.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import {
  findSubmissionCase,
  loadSubmissionCase,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { loadPerson } from '#features/people/users/server/shared/load-person.ts';
import { activityOfPerson } from './activity-of-person.ts';
import type { SubmissionOfProject } from './shared/submission-of-project.ts';
import { activityOf, projectActivityOf } from './store.ts';

export const activityHandlers = (
  catalogue: EventCatalogue,
  submissionOfProject: SubmissionOfProject,
): Handlers<typeof endpoints> => ({
  ofOpportunity: async ({ viewer, params, query, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    return activityOf(catalogue, db, grant(viewer, 'viewTeam', subject), query);
  },
  ofProject: async ({ viewer, params, query, db }) => {
    const submissionId = await submissionOfProject(db, viewer, params.id);
    const subject = submissionId && (await findSubmissionCase(db, viewer, submissionId));
    const submission =
      subject && may(viewer, 'viewTeam', subject)
        ? { id: subject.submissionId, granted: grant(viewer, 'viewTeam', subject) }
        : null;
    return projectActivityOf(catalogue, db, { projectId: params.id, submission }, query);
  },
  ofPerson: async ({ viewer, params, query, db }) => {
    const { id: personId } = await loadPerson(db, viewer, params.id);
    return activityOfPerson(catalogue, db, { viewer, personId }, query);
  },
  ofSubmission: async ({ viewer, params, query, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'viewTeam', subject);
    return activityOf(catalogue, db, granted, { ...query, submissionId: params.id });
  },
});
