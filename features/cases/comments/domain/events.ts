import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { aboutSubmission } from '#features/cases/submissions/domain/events.ts';
import { linkToDiscussion } from '#features/cases/submissions/domain/links.ts';

/** Without the comment's text, because notifications outlive rights, edits and deletions. */
const values = z.object({ ...aboutSubmission, opportunity: z.string(), actor: z.string() });
type Values = z.infer<typeof values>;

const shared = {
  values,
  body: ({ opportunity }: Values) => opportunity,
  link: ({ opportunityId, submissionId }: Values) => linkToDiscussion(opportunityId, submissionId),
  subjectName: ({ title }: Values) => title,
};

const mention = notification({
  ...shared,
  title: ({ actor, title }) => `${actor} mentioned you on ${title}`,
  reason: () => 'You were mentioned.',
  channel: 'mail',
  ignoresMute: true,
});

const comment = notification({
  ...shared,
  title: ({ actor, title }) => `${actor} replied on ${title}`,
  reason: () => 'You follow this discussion.',
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
    ...ofComment,
    history: 'commented on {submission}',
    notifies: { mention, comment },
  },
  'comment.edited': {
    ...ofComment,
    history: 'edited a comment on {submission}',
    notifies: { mention },
  },
  'comment.removed': { ...ofComment, history: 'deleted a comment on {submission}' },
  'comment.hidden': { ...ofComment, history: 'hid a comment on {submission}' },
  'comment.shown': { ...ofComment, history: 'showed a hidden comment on {submission} again' },
});
