import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { cancelUnsentMails } from '#features/people/mails/server/shared/mail-outbox.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { decisionEvents } from '#features/cases/submissions/domain/decisions/events.ts';
import type { ScheduledMail } from '#features/cases/submissions/domain/submission.ts';
import { decisionMails, submissionMails } from '#features/cases/submissions/server/mail-tables.ts';

/** The stage that a submitter sees. */
export interface ShownStage {
  readonly stage: string;
  readonly stageSince: string;
}

/** What a move that is taken back leaves behind. */
export interface StoppedMail {
  readonly fromStage: string;
  readonly fromReason: string | null;
  readonly shown: ShownStage;
}

const isWaiting = and(
  isNull(mails.sentAt),
  isNull(mails.cancelledAt),
  gt(decisionMails.goesAt, sql`now()`),
);

/** The mails about moves that have not gone yet, one for each submission. */
const scheduledMails = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({
      mailId: mails.id,
      submissionId: submissionMails.submissionId,
      recipient: mails.recipient,
      goesAt: decisionMails.goesAt,
      fromStage: decisionMails.fromStage,
      fromReason: decisionMails.fromReason,
      shown: { stage: decisionMails.shownStage, stageSince: decisionMails.shownSince },
      sender: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(decisionMails)
    .innerJoin(submissionMails, eq(submissionMails.mailId, decisionMails.mailId))
    .innerJoin(mails, eq(mails.id, decisionMails.mailId))
    .innerJoin(users, eq(users.id, decisionMails.senderId))
    .where(and(inArray(submissionMails.submissionId, [...submissionIds]), isWaiting));

/** The mail that can still be taken back, for those who may. */
export async function scheduledMailFor(
  db: Queryable,
  viewer: Viewer,
  opportunity: Pick<OpportunityCaseContext, 'roles'>,
  submissionId: string,
): Promise<{ scheduledMail?: ScheduledMail | null }> {
  if (!may(viewer, 'decide', opportunity)) return {};
  const [mail] = await scheduledMails(db, [submissionId]);
  if (!mail) return { scheduledMail: null };
  const { recipient, goesAt, sender } = mail;
  return { scheduledMail: { recipient, goesAt, sender: personName(sender) } };
}

/** What the submitter sees while the mail about a move waits; null: where the submission stands. */
export async function stageShown(db: Queryable, submissionId: string): Promise<ShownStage | null> {
  const [mail] = await scheduledMails(db, [submissionId]);
  return mail?.shown ?? null;
}

/**
 * Stops the mails about these submissions that have not gone. The caller holds their lock. Returns
 * what was stopped, by submission.
 */
export async function cancelScheduledMails(
  db: Queryable,
  { opportunityId, actorId }: { readonly opportunityId: string; readonly actorId: string | null },
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, StoppedMail>> {
  if (submissionIds.length === 0) return new Map();
  const waiting = await scheduledMails(db, submissionIds);
  const ids = await cancelUnsentMails(
    db,
    waiting.map(({ mailId }) => mailId),
  );
  const stopped = waiting.filter(({ mailId }) => ids.has(mailId));
  await emit(
    db,
    decisionEvents['decision.mailStopped'],
    stopped.map(({ submissionId }) => ({ submissionId, opportunityId, actorId })),
  );
  return new Map(stopped.map((mail) => [mail.submissionId, mail]));
}
