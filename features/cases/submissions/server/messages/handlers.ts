import { refusals } from '#core/domain/refusals.ts';
import { decisionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type * as endpoints from '#features/cases/submissions/domain/messages/endpoints.ts';
import { messageMail } from '#features/cases/submissions/domain/messages/message-mail.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { queueSubmissionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { emit } from '#core/server/events/emit.ts';
import { messageEvents } from '#features/cases/submissions/domain/messages/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { findCorrespondent } from './correspondent.ts';
import { mayWrite } from './may-write.ts';
import { messageStore } from './store.ts';

export const messageHandlers = (links: FollowUpLinks): Handlers<typeof endpoints> => ({
  list: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return messageStore.list(db, grant(viewer, 'viewComments', subject));
  },
  send: async ({ viewer, params, body, db }) => {
    const granted = await mayWrite(db, viewer, params.id);
    const about = await findCorrespondent(db, params.id);
    if (!about?.contactEmail) throw refused(decisionRefusals['submission.noContact']);
    const sent = await messageStore.send(db, granted, body);
    if (sent === null) throw refused(refusals.notFound);
    await markOpened(db, granted, [params.id]);
    await emit(db, messageEvents['message.sent'], {
      submissionId: params.id,
      opportunityId: granted.subject.opportunityId,
      actorId: granted.userId,
      messageId: sent.id,
    });
    await queueSubmissionMail(db, params.id, {
      kind: 'message',
      recipient: about.contactEmail,
      ...messageMail({
        ...about,
        senderName: sent.author?.name ?? about.corporationName,
        fileNames: sent.attachments.map(({ name }) => name),
        followUp: links.addressOf(params.id),
      }),
    });
    return sent;
  },
});
