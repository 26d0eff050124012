import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type * as endpoints from '#features/people/mails/domain/endpoints.ts';
import { mailEvents } from '#features/people/mails/domain/events.ts';
import type { MailEntry } from '#features/people/mails/domain/mail.ts';
import { mailRefusals } from '#features/people/mails/domain/refusals.ts';
import { mailsChannel, queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import type { MailCopied } from '#features/people/mails/server/shared/mail-copied.ts';
import { isUnderWay, stateOfMail } from './claim.ts';
import { mails } from './tables.ts';

const columns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: stateOfMail,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  problem: mails.problem,
};

const newestFirst: readonly SortKey[] = [
  { by: sql`${mails.createdAt}`, type: 'timestamptz' },
  { by: sql`${mails.id}`, type: 'uuid' },
];

async function getEntry(db: Queryable, id: string): Promise<MailEntry> {
  const [entry] = await db.select(columns).from(mails).where(eq(mails.id, id));
  if (!entry) throw refused(refusals.notFound);
  return entry;
}

/** Locks it. @throws Refused `notFound`, or `mail.underWay`: it would be sent twice, or in spite of all */
async function lockEntry(db: Queryable, id: string): Promise<MailEntry> {
  const [mail] = await db.select({ isUnderWay }).from(mails).where(eq(mails.id, id)).for('update');
  if (mail?.isUnderWay) throw refused(mailRefusals['mail.underWay']);
  return getEntry(db, id);
}

/** @throws Refused `mail.textRemoved` */
async function assertText(db: Queryable, id: string): Promise<void> {
  const [mail] = await db.select({ body: mails.body }).from(mails).where(eq(mails.id, id));
  if (mail?.body === '') throw refused(mailRefusals['mail.textRemoved']);
}

/** Puts a mail that was not sent at the front of the outbox again. */
async function requeue(db: Queryable, id: string): Promise<string> {
  await db
    .update(mails)
    .set({
      attempts: 0,
      unknown: 0,
      problem: null,
      nextAttemptAt: sql`now()`,
      waitingSince: sql`now()`,
    })
    .where(eq(mails.id, id));
  await notifyAfterCommit(db, { channel: mailsChannel, payload: '' });
  return id;
}

/** A mail that was sent stays as it is: a copy of it is sent. */
async function sendCopy(db: Queryable, id: string, copied: readonly MailCopied[]): Promise<string> {
  const { kind, recipient, subject, body, html, calendar, unsubscribe } = mails;
  const [sent] = await db
    .select({ kind, recipient, subject, body, html, calendar, unsubscribe })
    .from(mails)
    .where(eq(mails.id, id));
  if (!sent) throw refused(refusals.notFound);
  const { html: markup, calendar: event, unsubscribe: link, ...mail } = sent;
  const copy = await queueMail(db, {
    ...mail,
    ...(markup !== null && { html: markup }),
    ...(event !== null && { calendar: event }),
    ...(link !== null && { unsubscribe: link }),
  });
  for (const note of copied) await note(db, { from: id, to: copy });
  return copy;
}

export const mailHandlers = (copied: readonly MailCopied[]): Handlers<typeof endpoints> => ({
  list: async ({ query: { state, limit, cursor }, db }) => {
    const rows = await db
      .select({ row: jsonObject(columns), cursorKeys: keyColumn(newestFirst) })
      .from(mails)
      .where(
        and(
          state === undefined ? undefined : eq(stateOfMail, state),
          afterCursor(cursor, newestFirst, 'descending'),
        ),
      )
      .orderBy(...orderByKeys(newestFirst, 'descending'))
      .limit(limit + 1);
    return pageOf(rows, limit);
  },

  resend: async ({ viewer, params: { id }, db }) => {
    const { userId } = grant(viewer, 'operateSystem');
    const { state, kind, recipient } = await lockEntry(db, id);
    if (state === 'cancelled') throw refused(mailRefusals['mail.cancelled']);
    if (state === 'sent' && kind === 'account') throw refused(mailRefusals['mail.accountSent']);
    await assertText(db, id);
    const sent = await (state === 'sent' ? sendCopy(db, id, copied) : requeue(db, id));
    await emit(db, mailEvents['mail.resent'], { mailId: id, actorId: userId, kind, recipient });
    return getEntry(db, sent);
  },

  drop: async ({ viewer, params: { id }, db }) => {
    const { userId } = grant(viewer, 'operateSystem');
    const { state, kind, recipient } = await lockEntry(db, id);
    if (state === 'sent' || state === 'cancelled') throw refused(mailRefusals['mail.ended']);
    await db
      .update(mails)
      .set({ cancelledAt: sql`now()` })
      .where(eq(mails.id, id));
    await emit(db, mailEvents['mail.dropped'], { mailId: id, actorId: userId, kind, recipient });
    return getEntry(db, id);
  },
});
