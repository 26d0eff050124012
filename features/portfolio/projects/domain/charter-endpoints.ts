import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { CharterDraft, CharterOutcome } from './charter.ts';
import { projectLimits } from './limits.ts';
import { EnteredDay } from './project-parts.ts';
import { ProjectPage } from './project-page.ts';

const params = z.object({ id: Uuid });
const reason = requiredText(limits.reasonCharacters);
const ofCharter = { may: 'editProject', params, answer: ProjectPage } as const;

export const write = endpoint({
  ...ofCharter,
  method: 'PUT',
  path: '/projects/{id}/charter',
  summary:
    'Writes the pilot charter. Based on another version than the stored one: 409, with that.',
  body: CharterDraft,
});

export const recordResult = endpoint({
  ...ofCharter,
  method: 'PUT',
  path: '/projects/{id}/charter/criteria/{criterionId}',
  summary: 'Records what was measured for a criterion, and whether it is met.',
  params: z.object({ id: Uuid, criterionId: Uuid }),
  body: z.object({
    result: z.nullable(text(projectLimits.criterionCharacters)),
    isMet: z.nullable(z.boolean()),
  }),
});

export const decide = endpoint({
  ...ofCharter,
  method: 'POST',
  path: '/projects/{id}/charter/decision',
  summary: 'Decides on the pilot: scale goes on to Rollout, stop to Closed.',
  body: z.object({ outcome: CharterOutcome, reason }),
});

export const extend = endpoint({
  ...ofCharter,
  method: 'POST',
  path: '/projects/{id}/charter/extension',
  summary: 'Extends the pilot until another decision date, once.',
  body: z.object({ decisionDate: EnteredDay, reason }),
});
