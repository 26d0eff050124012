import { eq } from 'drizzle-orm';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import type {
  PublicSubmission,
  Receipt,
} from '#features/cases/public-pages/domain/public-submission.ts';
import { receiptMail } from '#features/cases/public-pages/domain/receipt-mail.ts';
import { dueAt } from '#features/cases/corporations/domain/response-deadline.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { countRecent } from '#features/people/mails/server/shared/mail-outbox.ts';
import { queueSubmissionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { AnswerInvitation } from '#features/cases/public-pages/server/shared/answer-invitation.ts';
import type { Correspondence } from './follow-up-handlers.ts';
import { submissionReceived } from './events.ts';
import { assertHuman, insertPublicSubmission } from './public-submission.ts';
import type { PublishedOpportunity } from './pages.ts';
import type { Proofs } from './proofs.ts';
import { attachPendingFiles } from './pending-uploads.ts';

/** Ends the invitation that was answered, and names the company that it was for. */
async function noteInvitation(
  db: Queryable,
  answerInvitation: AnswerInvitation,
  { opportunity }: PublishedOpportunity,
  submissionId: string,
  { invitation, companyName }: PublicSubmission,
): Promise<void> {
  if (invitation === undefined) return;
  const about = { opportunityId: opportunity.id, submissionId, companyName };
  const companyId = await answerInvitation(db, { key: invitation, ...about });
  if (companyId !== null)
    await db.update(submissions).set({ companyId }).where(eq(submissions.id, submissionId));
}

/** Stores a submission, notifies the case team, and returns and mails the receipt. */
export async function receiveSubmission(
  db: Queryable,
  published: PublishedOpportunity,
  handed: PublicSubmission,
  proofs: Proofs,
  { links, sendsMail, answerInvitation }: Correspondence,
): Promise<Receipt> {
  const { opportunity, corporation, corporationId } = published;
  assertHuman(proofs, opportunity.id, handed);
  const stages = await lockStages(db, corporationId);
  const stage = stages[0]?.name ?? '';
  const { id, createdAt } = await insertPublicSubmission(db, published, stage, handed);
  const destination = { sentFor: opportunity.id, submissionId: id, messageId: null };
  await attachPendingFiles(db, proofs, destination, handed.attachments);
  await emit(db, submissionReceived, {
    submissionId: id,
    opportunityId: opportunity.id,
    actorId: null,
    companyName: handed.companyName,
    title: handed.title,
    opportunity: opportunity.name,
  });
  await noteInvitation(db, answerInvitation, published, id, handed);
  const followUp = links.addressOf(id);
  const answerBy = dueAt({ stage, createdAt, withdrawnAt: null }, stages, {
    isFinished: false,
  });
  const details = {
    title: handed.title,
    opportunityName: opportunity.name,
    answerBy,
    timeZone: opportunity.timeZone,
    followUp,
  };
  const mail = receiptMail({
    ...details,
    contactName: handed.contactName,
    corporationName: corporation.name,
  });
  const letter = { kind: 'receipt', recipient: handed.contactEmail } as const;
  // The address is not verified: limits the mails that anybody can trigger to it.
  const isMailed = (await countRecent(db, letter)) < publicPageLimits.receiptsPerHour;
  if (isMailed) await queueSubmissionMail(db, id, { ...letter, ...mail });
  return {
    ...details,
    companyName: handed.companyName,
    receivedAt: createdAt,
    mailed: sendsMail && isMailed,
  };
}
