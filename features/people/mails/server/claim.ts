import { and, eq, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import type { MailState } from '#features/people/mails/domain/mail.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { OutgoingMail } from '#core/platform/mail/open-smtp.ts';
import { mails, type MailKind } from './tables.ts';

const { mailAttemptsMost, mailUnknownMost, mailUnknownBackoffMs, mailAgeMs } = mailLimits;
const { first, most } = mailLimits.mailBackoffMs;
const later = (ms: number | SQL): SQL => sql`now() + make_interval(secs => (${ms})::float8 / 1000)`;

/** Longer than an attempt may take: nobody else claims the mail meanwhile, even when the process ends. */
const lease = later(mailLimits.mailSendMs + mailLimits.mailAnswerMs + mailLimits.mailPollMs);
/** Exponential backoff. The exponent is bounded, so that the result stays a number. */
const backoff = later(sql`least(${first} * power(2, least(${mails.attempts} - 1, 20)), ${most})`);
const unknownBackoff = later(sql`case when ${mails.unknown} >= ${mailUnknownMost} then 0
  when ${mails.unknown} = 1 then ${mailUnknownBackoffMs.first} else ${mailUnknownBackoffMs.second} end`);

const open = and(isNull(mails.sentAt), isNull(mails.cancelledAt));
const hasFailed = gte(mails.attempts, mailAttemptsMost);
/** Not while the last attempt is under way. */
const isUnknown = and(gte(mails.unknown, mailUnknownMost), lte(mails.nextAttemptAt, sql`now()`));
const isOld = lte(mails.waitingSince, later(-mailAgeMs));

/** The first that holds is the state of a mail. */
const states: readonly (readonly [MailState, SQL | undefined])[] = [
  ['sent', isNotNull(mails.sentAt)],
  ['cancelled', isNotNull(mails.cancelledAt)],
  ['failed', hasFailed],
  ['unknown', isUnknown],
  ['old', and(isOld, lte(mails.nextAttemptAt, sql`now()`))],
];

export const stateOfMail = sql<MailState>`case ${sql.join(
  states.map(([state, holds]) => sql`when ${holds} then ${sql.raw(`'${state}'`)}`),
  sql` `,
)} else 'waiting' end`;

/** Mails that wait for a person to decide: their text may be needed. */
export const hasEnded = or(
  isNotNull(mails.sentAt),
  isNotNull(mails.cancelledAt),
  hasFailed,
  isUnknown,
  isOld,
);

/** Whether it was claimed and its result is not stored: it may be on its way. */
export const isUnderWay = sql<boolean>`(${mails.unknown} > 0 and ${mails.problem} is null
  and ${mails.sentAt} is null and ${mails.nextAttemptAt} > now())`;

/** Claims and results of outgoing mails. */
export const outbox = {
  /**
   * Claims the mail that is due first. Its attempt is counted in advance, and as one that may have
   * arrived: so it stays when this process ends before the result is stored.
   */
  async take(db: Queryable): Promise<OutgoingMail | null> {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          open,
          lte(mails.nextAttemptAt, sql`now()`),
          lt(mails.attempts, mailAttemptsMost),
          lt(mails.unknown, mailUnknownMost),
          sql`not ${isOld}`,
        ),
      )
      .orderBy(mails.nextAttemptAt, mails.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        unknown: sql`${mails.unknown} + 1`,
        problem: null,
        nextAttemptAt: lease,
      })
      .where(eq(mails.id, sql`(${due})`))
      .returning({
        id: mails.id,
        recipient: mails.recipient,
        subject: mails.subject,
        body: mails.body,
        html: mails.html,
        calendar: mails.calendar,
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

  /** It was refused for now. */
  async failed(db: Queryable, id: string, problem: string): Promise<void> {
    await db
      .update(mails)
      .set({ problem, unknown: sql`${mails.unknown} - 1`, nextAttemptAt: backoff })
      .where(eq(mails.id, id));
  },

  async markUndeliverable(db: Queryable, id: string, problem: string): Promise<void> {
    await db
      .update(mails)
      .set({ problem, unknown: sql`${mails.unknown} - 1`, attempts: mailAttemptsMost })
      .where(eq(mails.id, id));
  },

  /** The mail server fell silent after it had the mail: it may have arrived. */
  async markUnknown(db: Queryable, id: string, problem: string): Promise<void> {
    await db.update(mails).set({ problem, nextAttemptAt: unknownBackoff }).where(eq(mails.id, id));
  },

  /** The mail server was down: the attempt does not count. */
  async requeue(db: Queryable, id: string, problem: string): Promise<void> {
    await db
      .update(mails)
      .set({
        problem,
        attempts: sql`${mails.attempts} - 1`,
        unknown: sql`${mails.unknown} - 1`,
        nextAttemptAt: later(first),
      })
      .where(eq(mails.id, id));
  },
};
