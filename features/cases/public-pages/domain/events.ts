import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { aboutSubmission } from '#features/cases/submissions/domain/events.ts';
import { linkToMessages, linkToSubmission } from '#features/cases/submissions/domain/links.ts';

const values = z.object({ ...aboutSubmission, companyName: z.string() });

const link = ({ opportunityId, submissionId }: z.infer<typeof values>) =>
  linkToSubmission(opportunityId, submissionId);

const body = ({ title }: z.infer<typeof values>) => title;
const subjectName = body;

const ofSubmission = { subject: 'submission', live: 'opportunity' } as const;

/** Actions of submitters, who have no account: the entries have no actor, only the submission. */
export const submitterEvents = declareEvents({
  'submission.received': {
    ...ofSubmission,
    audience: 'viewers',
    history: 'submitted {submission}',
    title: 'New submission',
    notifies: {
      'submission received': notification({
        values: z.object({ ...values.shape, opportunity: z.string() }),
        title: ({ companyName, title }) => `${companyName} submitted ${title}`,
        body: ({ opportunity }) => opportunity,
        link,
        subjectName,
        reason: ({ opportunity }) => `You are Case Owner of ${opportunity}.`,
      }),
    },
  },
  'submission.revised': {
    ...ofSubmission,
    audience: 'viewers',
    history: 'changed {submission}',
    title: 'Changed a submission on the public page',
    details: z.object({ changed: z.array(z.string()) }),
    tells: { fields: 'changed' },
  },
  'submission.withdrawn': {
    ...ofSubmission,
    audience: 'viewers',
    history: 'took {submission} back',
    details: z.object({ reason: z.optional(z.string()) }),
    notifies: {
      'submission withdrawn': notification({
        values,
        body,
        link,
        subjectName,
        title: ({ companyName }) => `${companyName} withdrew their submission`,
        reason: () => 'You are Case Owner of its opportunity.',
      }),
    },
  },
  'message.received': {
    ...ofSubmission,
    audience: 'viewComments',
    history: 'wrote to the case team about {submission}',
    details: z.object({ messageId: z.string() }),
    notifies: {
      message: notification({
        values,
        body,
        subjectName,
        link: ({ opportunityId, submissionId }) => linkToMessages(opportunityId, submissionId),
        title: ({ companyName }) => `${companyName} wrote to you`,
        reason: () => 'You follow the messages of this submission.',
        channel: 'mail',
      }),
    },
  },
});
