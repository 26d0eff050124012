import { eq, sql } from 'drizzle-orm';
import { mailLimits } from '#features/mails/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { OutgoingMail } from '#core/platform/mail/open-smtp.ts';
import { mails, type MailKind } from './tables.ts';

const seconds = (ms: number) => ms / 1000;
const { first, most } = mailLimits.mailBackoffMs;

/** Exponential backoff. The exponent is bounded, so that the result stays a number. */
const backoff = sql`make_interval(secs =>
  least(${seconds(first)} * power(2, least(${mails.attempts}, 20)), ${seconds(most)}))`;

/** Claims and results of outgoing mails. */
export const outbox = {
  /**
   * Claims the mail that is due first and counts the attempt in advance: no other node claims it
   * before the next attempt is due, even when this process ends during sending.
   */
  async take(db: Queryable): Promise<OutgoingMail | null> {
    const due = sql`(select id from ${mails}
      where sent_at is null and cancelled_at is null and next_attempt_at <= now()
        and attempts < ${mailLimits.mailAttemptsMost}
      order by next_attempt_at, id limit 1 for update skip locked)`;
    const [taken] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: sql`now() + ${backoff}` })
      .where(eq(mails.id, due))
      .returning({
        id: mails.id,
        recipient: mails.recipient,
        subject: mails.subject,
        body: mails.body,
        html: mails.html,
        unsubscribe: mails.unsubscribe,
      });
    return taken ?? null;
  },

  /** Of mails about an account the text is removed: it may hold a link that opens the account. */
  async sent(db: Queryable, id: string): Promise<void> {
    const body = sql`case when ${mails.kind} = ${'account' satisfies MailKind} then '' else ${mails.body} end`;
    await db
      .update(mails)
      .set({ sentAt: sql`now()`, problem: null, body })
      .where(eq(mails.id, id));
  },

  async failed(db: Queryable, id: string, problem: string): Promise<void> {
    await db.update(mails).set({ problem }).where(eq(mails.id, id));
  },

  async markUndeliverable(db: Queryable, id: string, problem: string): Promise<void> {
    const attempts = mailLimits.mailAttemptsMost;
    await db.update(mails).set({ problem, attempts }).where(eq(mails.id, id));
  },

  /** The mail server was down: the attempt does not count. */
  async requeue(db: Queryable, id: string, problem: string): Promise<void> {
    await db
      .update(mails)
      .set({ problem, attempts: sql`${mails.attempts} - 1` })
      .where(eq(mails.id, id));
  },
};
