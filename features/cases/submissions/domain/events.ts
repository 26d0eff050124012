import * as z from 'zod/mini';
import { plural } from '#core/domain/format.ts';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToSubmission, linkToSubmissions } from './links.ts';

/** The subject of a notification about a submission, and its link. */
export const aboutSubmission = {
  opportunityId: z.string(),
  submissionId: z.string(),
  title: z.string(),
};

const submissionMoved = notification({
  values: z.object({
    ...aboutSubmission,
    opportunity: z.string(),
    actor: z.string(),
    stage: z.string(),
    /** How many were moved together. */
    count: z.int(),
  }),
  title: ({ actor, count, title, stage }) =>
    `${actor} moved ${plural(count, title, `${count} submissions`)} to ${stage}`,
  body: ({ opportunity }) => opportunity,
  subject: ({ count, opportunityId }) =>
    count === 1 ? null : { subject: 'opportunity', subjectId: opportunityId },
  subjectName: ({ count, title, opportunity }) => (count === 1 ? title : opportunity),
  reason: ({ opportunity }) => `You are Case Owner of ${opportunity}.`,
  link: ({ count, opportunityId, submissionId }) =>
    count === 1 ? linkToSubmission(opportunityId, submissionId) : linkToSubmissions(opportunityId),
  replaces: ({ count, submissionId }) => (count === 1 ? submissionId : null),
});

const ofSubmission = {
  subject: 'submission',
  live: 'opportunity',
  audience: 'viewers',
} as const;

export const submissionEvents = declareEvents({
  'submission.created': {
    ...ofSubmission,
    history: 'added {submission}',
    details: z.object({ title: z.string(), stage: z.string() }),
    tells: { to: 'stage' },
  },
  'submission.imported': {
    ...ofSubmission,
    history: 'imported {submission}',
    details: z.object({ changed: z.optional(z.array(z.string())) }),
  },
  'submission.updated': {
    ...ofSubmission,
    history: 'changed {submission}',
    details: z.object({ changed: z.array(z.string()) }),
    tells: { fields: 'changed' },
  },
  /** Who was the first to look is nobody's business: nothing is recorded. */
  'submission.opened': ofSubmission,
  'submission.moved': {
    ...ofSubmission,
    history: 'moved {submission}',
    details: z.object({ from: z.string(), to: z.string(), reason: z.optional(z.string()) }),
    tells: { from: 'from', to: 'to', reason: 'reason' },
    notifies: { 'submission moved': submissionMoved },
  },
});
