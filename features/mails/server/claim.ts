import { eq, sql } from 'drizzle-orm';
import { mailLimits } from '#features/mails/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { OutgoingMail } from '#core/platform/mail/open-smtp.ts';
import { mails } from './tables.ts';

const seconds = (ms: number) => ms / 1000;
const { first, most } = mailLimits.mailBackoffMs;

/** Twice as long after each attempt. The exponent is bounded, so that it stays a number. */
const backoff = sql`make_interval(secs =>
  least(${seconds(first)} * power(2, least(${mails.attempts}, 20)), ${seconds(most)}))`;

/** The mails that wait to be sent. */
export const outbox = {
  /**
   * Takes the one that is due first, and counts the attempt before it is made: nobody else takes it
   * until the time for the next one has come, also when this process ends meanwhile.
   */
  async take(db: Queryable): Promise<OutgoingMail | null> {
    const due = sql`(select id from ${mails}
      where sent_at is null and next_attempt_at <= now()
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
      });
    return taken ?? null;
  },

  async sent(db: Queryable, id: string): Promise<void> {
    await db
      .update(mails)
      .set({ sentAt: sql`now()`, problem: null })
      .where(eq(mails.id, id));
  },

  async failed(db: Queryable, id: string, problem: string): Promise<void> {
    await db.update(mails).set({ problem }).where(eq(mails.id, id));
  },

  async markUndeliverable(db: Queryable, id: string, problem: string): Promise<void> {
    const attempts = mailLimits.mailAttemptsMost;
    await db.update(mails).set({ problem, attempts }).where(eq(mails.id, id));
  },

  /** It was not its fault: the attempt does not count, however long the server stays away. */
  async requeue(db: Queryable, id: string, problem: string): Promise<void> {
    await db
      .update(mails)
      .set({ problem, attempts: sql`${mails.attempts} - 1` })
      .where(eq(mails.id, id));
  },
};
