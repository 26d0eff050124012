import { submitterEvents } from '#features/cases/public-pages/domain/events.ts';
import type * as endpoints from '#features/cases/public-pages/domain/endpoints.ts';
import type { AnswerInvitation } from '#features/cases/public-pages/server/shared/answer-invitation.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { assertPendingQuota, savePendingFile } from './pending-uploads.ts';
import type { Proofs } from './proofs.ts';
import { revise, setListing, withdrawSubmission } from './change-submission.ts';
import { messageReceived, submissionWithdrawn } from './events.ts';
import { loadFollowUp } from './follow-up.ts';
import type { FollowedSubmission } from './followed-submission.ts';
import { loadByKey, loadOpenByKey } from './load-by-key.ts';
import { teamFileHandlers } from './team-files.ts';
import { writeMessage } from './follow-up-messages.ts';

/** Settings for mails to submitters. */
export interface Correspondence {
  readonly links: FollowUpLinks;
  readonly answerInvitation: AnswerInvitation;
  /** Whether mails are sent; otherwise they are only stored. */
  readonly sendsMail: boolean;
}

type FollowUpEndpoints = Pick<
  typeof endpoints,
  'agree' | 'followUp' | 'messageFile' | 'sendMessageFile' | 'write' | 'revise' | 'withdraw'
>;

/** The submitter has no account: the entry has no actor, only the submission. */
const about = ({ submission, opportunity }: FollowedSubmission) => ({
  submissionId: submission.id,
  opportunityId: opportunity.id,
  actorId: null,
  companyName: submission.companyName,
  title: submission.title,
});

export const followUpHandlers = (
  links: FollowUpLinks,
  proofs: Proofs,
  quota: FileQuota,
): Handlers<FollowUpEndpoints> => ({
  followUp: async ({ params, db }) => loadFollowUp(db, await loadByKey(db, links, params.key)),
  sendMessageFile: {
    admit: async ({ params, db }) => {
      const { corporationId } = await loadOpenByKey(db, links, params.key);
      await assertPendingQuota(db, corporationId);
    },
    keep: async ({ params, db }, file) => {
      const { corporationId, submission } = await loadOpenByKey(db, links, params.key);
      await savePendingFile(db, corporationId, file, quota);
      const { id, name, size, contentType } = file;
      return { id, name, size, contentType, claim: proofs.claim(submission.id, id) };
    },
  },
  messageFile: teamFileHandlers(links),
  write: async ({ params, body, db }) => {
    const record = await loadOpenByKey(db, links, params.key);
    const { id } = record.submission;
    const message = await writeMessage(db, proofs, id, body);
    await emit(db, messageReceived, { ...about(record), messageId: message.id });
    return message;
  },
  revise: async ({ params, body, db }) => {
    const record = await loadByKey(db, links, params.key);
    const changed = await revise(db, record, body);
    const now = await loadByKey(db, links, params.key);
    if (changed.length > 0) {
      await emit(db, submitterEvents['submission.revised'], { ...about(now), changed });
    }
    return loadFollowUp(db, now);
  },
  agree: async ({ params, body: { agreed }, db }) => {
    await setListing(db, await loadByKey(db, links, params.key), agreed);
    return loadFollowUp(db, await loadByKey(db, links, params.key));
  },
  withdraw: async ({ params, body, db }) => {
    const record = await loadByKey(db, links, params.key);
    if (await withdrawSubmission(db, record)) {
      const reason = (body.reason ?? '').trim();
      await emit(db, submissionWithdrawn, { ...about(record), ...(reason !== '' && { reason }) });
    }
    return loadFollowUp(db, await loadByKey(db, links, params.key));
  },
});
