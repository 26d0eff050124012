import { eq, sql } from 'drizzle-orm';
import type { MailCopied } from '#features/people/mails/server/shared/mail-copied.ts';
import { submissionMails } from './mail-tables.ts';

/** A copy is about the same submission. */
export const mailCopied: MailCopied = async (db, { from, to }) => {
  await db.insert(submissionMails).select((query) =>
    query
      .select({
        mailId: sql`${to}::uuid`.as('mail_id'),
        submissionId: submissionMails.submissionId,
      })
      .from(submissionMails)
      .where(eq(submissionMails.mailId, from)),
  );
};
