import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { aboutSubmission } from '#features/submissions/domain/events.ts';
import { linkToSubmission } from '#features/submissions/domain/links.ts';

/** Without the comment's text, because notifications outlive rights, edits and deletions. */
const values = z.object({ ...aboutSubmission, opportunity: z.string(), actor: z.string() });
type Values = z.infer<typeof values>;

const shared = {
  values,
  body: ({ opportunity }: Values) => opportunity,
  link: ({ opportunityId, submissionId }: Values) => linkToSubmission(opportunityId, submissionId),
};

const mention = notification({
  ...shared,
  title: ({ actor, title }) => `${actor} mentioned you on ${title}`,
});

const comment = notification({
  ...shared,
  title: ({ actor, title }) => `${actor} answered on ${title}`,
  replaces: ({ submissionId }) => submissionId,
});

const ofComment = {
  subject: 'submission',
  live: 'opportunity',
  audience: 'viewComments',
  details: z.object({ commentId: z.string() }),
} as const;

export const commentEvents = declareEvents({
  'comment.added': {
    ...{ ...ofComment, history: 'commented on {submission}' },
    notifies: { mention, comment },
  },
  'comment.edited': {
    ...{ ...ofComment, history: 'changed a comment on {submission}' },
    notifies: { mention },
  },
  'comment.removed': { ...ofComment, history: 'took a comment on {submission} away' },
});
