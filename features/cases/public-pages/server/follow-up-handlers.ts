import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/public-pages/domain/endpoints.ts';
import type { AnswerInvitation } from '#features/cases/public-pages/server/shared/answer-invitation.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { messageReceived, submissionWithdrawn } from './events.ts';
import {
  findFollowedSubmission,
  loadFollowUp,
  withdrawSubmission,
  writeMessage,
  type FollowedSubmission,
} from './follow-up.ts';

/** Settings for mails to submitters. */
export interface Correspondence {
  readonly links: FollowUpLinks;
  readonly answerInvitation: AnswerInvitation;
  /** Whether mails are sent; otherwise they are only stored. */
  readonly sendsMail: boolean;
}

type FollowUpEndpoints = Pick<typeof endpoints, 'followUp' | 'write' | 'withdraw'>;

/** An invalid key, or one of a removed submission, is answered with 404. */
async function loadByKey(
  db: Queryable,
  links: FollowUpLinks,
  key: string,
): Promise<FollowedSubmission> {
  const id = links.submissionIdOf(key);
  const record = id === null ? null : await findFollowedSubmission(db, id);
  if (record === null) throw refused(refusals.notFound);
  return record;
}

/** The submitter has no account: the entry has no actor, only the submission. */
const about = ({ submission, opportunity }: FollowedSubmission) => ({
  submissionId: submission.id,
  opportunityId: opportunity.id,
  actorId: null,
  companyName: submission.companyName,
  title: submission.title,
});

export const followUpHandlers = (links: FollowUpLinks): Handlers<FollowUpEndpoints> => ({
  followUp: async ({ params, db }) => loadFollowUp(db, await loadByKey(db, links, params.key)),
  write: async ({ params, body, db }) => {
    const record = await loadByKey(db, links, params.key);
    const { id, withdrawnAt } = record.submission;
    if (withdrawnAt !== null || record.opportunity.status === 'FINISHED') {
      throw refused(publicPageRefusals['followUp.resting']);
    }
    const message = await writeMessage(db, id, body.body);
    if (message === null) throw refused(refusals.unavailable);
    await emit(db, messageReceived, { ...about(record), messageId: message.id });
    return message;
  },
  withdraw: async ({ params, body, db }) => {
    const record = await loadByKey(db, links, params.key);
    const { id } = record.submission;
    if (await withdrawSubmission(db, id)) {
      const reason = (body.reason ?? '').trim();
      await emit(db, submissionWithdrawn, { ...about(record), ...(reason !== '' && { reason }) });
    }
    return loadFollowUp(db, await loadByKey(db, links, params.key));
  },
});
