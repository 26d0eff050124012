import type * as endpoints from '#features/messages/domain/endpoints.ts';
import { messageMail } from '#features/messages/domain/mail.ts';
import { caseOfSubmission, demandOpen } from '#features/opportunities/server/public/case-of.ts';
import type { FollowUpLinks } from '#features/public/server/public/follow-up.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { queueMail } from '#features/mails/server/public/outbox.ts';
import { record } from '#core/server/events/record.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { messageStore } from './store.ts';

export const messageHandlers = (links: FollowUpLinks): Handlers<typeof endpoints> => ({
  list: async ({ viewer, params, db }) => {
    const subject = await caseOfSubmission(db, viewer, params.id);
    return messageStore.list(db, grant(viewer, 'viewComments', subject));
  },
  send: async ({ viewer, params, body, db }) => {
    const subject = await caseOfSubmission(db, viewer, params.id);
    const granted = grant(viewer, 'messageSubmitter', subject);
    demandOpen(subject);
    const about = await messageStore.correspondent(db, params.id);
    if (!about?.contactEmail) throw refused('submission.noContact');
    const sent = await messageStore.send(db, granted, body.body);
    if (sent === null) throw refused('notFound');
    await record(db, {
      kind: 'message.sent',
      actorId: granted.userId,
      subject: 'submission',
      subjectId: params.id,
      opportunityId: subject.opportunityId,
      details: { messageId: sent.id },
    });
    await queueMail(db, {
      kind: 'message',
      recipient: about.contactEmail,
      submissionId: params.id,
      ...messageMail({ ...about, followUp: links.addressOf(params.id) }),
    });
    return sent;
  },
});
