import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid, pageQuery, paginated } from '#core/domain/schemas.ts';
import {
  DecisionChange,
  DecisionDraft,
  MemberRole,
  MilestoneChange,
  MilestoneDraft,
  ProjectUpdate,
  RiskChange,
  RiskDraft,
  UpdateChange,
  UpdateDraft,
} from './project-parts.ts';
import { ProjectPage } from './project-page.ts';

/** Every change answers the whole page; one based on an old version of the part: 409, with that. */

const params = z.object({ id: Uuid });
const part = z.object({ id: Uuid, partId: Uuid });
const member = z.object({ id: Uuid, userId: Uuid });

const adding = { method: 'POST', may: 'editProject', params, answer: ProjectPage } as const;
const changing = { method: 'PUT', may: 'editProject', params: part, answer: ProjectPage } as const;
const removing = { ...changing, method: 'DELETE' } as const;

export const addMilestone = endpoint({
  ...adding,
  path: '/projects/{id}/milestones',
  summary: 'Adds a milestone.',
  body: MilestoneDraft,
});
export const changeMilestone = endpoint({
  ...changing,
  path: '/projects/{id}/milestones/{partId}',
  summary: 'Changes, reaches, moves or restores a milestone. Every move of its date is kept.',
  body: MilestoneChange,
});
export const removeMilestone = endpoint({
  ...removing,
  path: '/projects/{id}/milestones/{partId}',
  summary: 'Deletes a milestone.',
});

export const updates = endpoint({
  method: 'GET',
  path: '/projects/{id}/updates',
  summary: 'The updates of a project, newest first.',
  may: 'signedIn',
  params,
  query: z.object(pageQuery),
  answer: paginated(ProjectUpdate),
  paginated: true,
});
export const addUpdate = endpoint({
  ...adding,
  path: '/projects/{id}/updates',
  summary: 'Posts an update, with the phase and health that the project has.',
  body: UpdateDraft,
});
export const changeUpdate = endpoint({
  ...changing,
  path: '/projects/{id}/updates/{partId}',
  summary: 'Changes the text of an update, or restores it.',
  body: UpdateChange,
});
export const removeUpdate = endpoint({
  ...removing,
  path: '/projects/{id}/updates/{partId}',
  summary: 'Deletes an update.',
});

export const addRisk = endpoint({
  ...adding,
  path: '/projects/{id}/risks',
  summary: 'Adds a risk.',
  body: RiskDraft,
});
export const changeRisk = endpoint({
  ...changing,
  path: '/projects/{id}/risks/{partId}',
  summary: 'Changes, closes, reopens or restores a risk.',
  body: RiskChange,
});
export const removeRisk = endpoint({
  ...removing,
  path: '/projects/{id}/risks/{partId}',
  summary: 'Deletes a risk.',
});

export const addDecision = endpoint({
  ...adding,
  path: '/projects/{id}/decisions',
  summary: 'Records a decision.',
  body: DecisionDraft,
});
export const changeDecision = endpoint({
  ...changing,
  path: '/projects/{id}/decisions/{partId}',
  summary: 'Changes or restores a decision.',
  body: DecisionChange,
});
export const removeDecision = endpoint({
  ...removing,
  path: '/projects/{id}/decisions/{partId}',
  summary: 'Deletes a decision.',
});

export const putMember = endpoint({
  method: 'PUT',
  path: '/projects/{id}/members/{userId}',
  summary: 'Adds a person to the project’s team, or changes what they do there.',
  may: 'editProject',
  params: member,
  body: MemberRole,
  answer: ProjectPage,
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/projects/{id}/members/{userId}',
  summary: 'Removes a person from the project’s team.',
  may: 'editProject',
  params: member,
  answer: ProjectPage,
});
