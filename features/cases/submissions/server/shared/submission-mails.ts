import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { queueMail, type Mail } from '#features/people/mails/server/shared/mail-outbox.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import { decisionMails, submissionMails } from '#features/cases/submissions/server/mail-tables.ts';

/** Queues a mail about a submission, which its submitter finds by their link, too. */
export async function queueSubmissionMail(
  db: Queryable,
  submissionId: string,
  mail: Mail,
): Promise<void> {
  const mailId = await queueMail(db, mail);
  await db.insert(submissionMails).values({ mailId, submissionId });
}

/** The mail of the last decision, as its submitter read it. The internal reason is for the team only. */
export async function lastDecisionMail(
  db: Queryable,
  submissionId: string,
): Promise<{ body: string; at: string } | null> {
  const [mail] = await db
    .select({
      body: mails.body,
      at: sql<string>`coalesce(${decisionMails.goesAt}, ${mails.createdAt})`.mapWith(
        mails.createdAt,
      ),
    })
    .from(submissionMails)
    .innerJoin(mails, eq(mails.id, submissionMails.mailId))
    .leftJoin(decisionMails, eq(decisionMails.mailId, submissionMails.mailId))
    .where(
      and(
        eq(submissionMails.submissionId, submissionId),
        eq(mails.kind, 'decision'),
        isNull(mails.cancelledAt),
        // Not before it goes.
        or(isNull(decisionMails.goesAt), lte(decisionMails.goesAt, sql`now()`)),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return mail ?? null;
}
