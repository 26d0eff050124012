import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { queueMails } from '#features/people/mails/server/shared/mail-outbox.ts';
import { decisionEvents } from '#features/cases/submissions/domain/decisions/events.ts';
import { decisionLimits } from '#features/cases/submissions/domain/limits.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { decisionMails, submissionMails } from '#features/cases/submissions/server/mail-tables.ts';
import type { Movable } from '#features/cases/submissions/server/move-submissions.ts';
import type { ShownStage } from '#features/cases/submissions/server/shared/scheduled-mails.ts';

interface Letter {
  /** As it was before. */
  readonly submission: Movable;
  readonly shown: ShownStage;
  readonly mail: {
    readonly recipient: string;
    readonly subject: string;
    readonly body: string;
  } | null;
}

const { mailDelayMs: delayMs } = decisionLimits;

/** Queues mails about moves, which wait until the moves can no longer be taken back. */
async function queueDecisionMails(
  db: Queryable,
  senderId: string,
  letters: readonly (Letter & { readonly mail: NonNullable<Letter['mail']> })[],
): Promise<void> {
  if (letters.length === 0) return;
  const ids = await queueMails(
    db,
    letters.map(({ mail }) => ({ kind: 'decision', ...mail, delayMs })),
  );
  const queued = letters.map((letter, place) => ({ ...letter, mailId: ids[place] ?? '' }));
  await db
    .insert(submissionMails)
    .values(queued.map(({ mailId, submission }) => ({ mailId, submissionId: submission.id })));
  await db.insert(decisionMails).values(
    queued.map(({ mailId, submission, shown }) => ({
      mailId,
      senderId,
      goesAt: sql`now() + make_interval(secs => ${delayMs}::float8 / 1000)`,
      fromStage: submission.stage,
      fromReason: submission.reason,
      shownStage: shown.stage,
      shownSince: shown.stageSince,
    })),
  );
}

/** Publishes decisions on submissions, and queues their mails. */
export async function recordDecisions(
  db: Queryable,
  { userId, subject: { opportunityId } }: Granted<'decide', OpportunityCaseContext>,
  stage: string,
  letters: readonly Letter[],
): Promise<void> {
  await queueDecisionMails(
    db,
    userId,
    letters.flatMap(({ mail, ...letter }) => (mail === null ? [] : { ...letter, mail })),
  );
  // A decision sent directly replaces the prepared one.
  const ids = letters.map(({ submission }) => submission.id);
  await db.delete(preparedDecisions).where(inArray(preparedDecisions.submissionId, ids));
  await emit(
    db,
    decisionEvents['decision.sent'],
    letters.map(({ submission, mail }) => ({
      submissionId: submission.id,
      opportunityId,
      actorId: userId,
      stage,
      mailed: mail !== null,
      ...(mail !== null && { subject: mail.subject }),
    })),
  );
}
