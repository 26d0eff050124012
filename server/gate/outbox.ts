import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/open.ts';
import { mails, type MailKind } from '#server/tables/mails.ts';

export interface Mail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly submissionId?: string | undefined;
}

/** The channel on which whoever sends mails hears that there are some. */
export const mailsChannel = 'mails_queued';

/** Puts a mail into the outbox, in the transaction that causes it: it is sent if that holds. */
export async function queueMail(db: Queryable, mail: Mail): Promise<void> {
  await db.insert(mails).values(mail);
  await db.execute(sql`select pg_notify(${mailsChannel}, '')`);
}
