import type { Contract } from '#domain/contract.ts';
import { messageMail } from '#domain/messages/mail.ts';
import { caseOfSubmission, demandOpen } from '#server/gate/case-of.ts';
import type { FollowUpLinks } from '#server/gate/follow-up.ts';
import { grant } from '#server/gate/grant.ts';
import { queueMail } from '#server/gate/outbox.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import { messageStore } from './store.ts';

export const messageHandlers = (links: FollowUpLinks): Handlers<Contract['messages']> => ({
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
