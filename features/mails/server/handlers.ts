import type { SQL } from 'drizzle-orm';
import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
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
import type * as endpoints from '#features/mails/domain/endpoints.ts';
import { mailEvents } from '#features/mails/domain/events.ts';
import { mailLimits } from '#features/mails/domain/limits.ts';
import type { MailEntry, MailState } from '#features/mails/domain/mail.ts';
import { mailRefusals } from '#features/mails/domain/refusals.ts';
import { mailsChannel, queueMail } from '#features/mails/server/public/mail-outbox.ts';
import { mails } from './tables.ts';

const { mailAttemptsMost: most } = mailLimits;

const columns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: sql<MailState>`case when ${mails.sentAt} is not null then 'sent'
    when ${mails.cancelledAt} is not null then 'cancelled'
    when ${mails.attempts} >= ${sql.raw(String(most))} then 'failed' else 'waiting' end`,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  problem: mails.problem,
};

const open = and(isNull(mails.sentAt), isNull(mails.cancelledAt));
const inState: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(open, lt(mails.attempts, most)),
  failed: and(open, gte(mails.attempts, most)),
  sent: isNotNull(mails.sentAt),
  cancelled: isNotNull(mails.cancelledAt),
};

const newestFirst: readonly SortKey[] = [
  { by: sql`${mails.createdAt}`, type: 'timestamptz' },
  { by: sql`${mails.id}`, type: 'uuid' },
];

async function getEntry(db: Queryable, id: string): Promise<MailEntry> {
  const [found] = await db.select(columns).from(mails).where(eq(mails.id, id));
  if (!found) throw refused(refusals.notFound);
  return found;
}

/** Puts a mail that was not sent at the front of the outbox again. */
async function requeue(db: Queryable, id: string): Promise<string> {
  await db
    .update(mails)
    .set({ attempts: 0, problem: null, nextAttemptAt: sql`now()` })
    .where(eq(mails.id, id));
  await notifyAfterCommit(db, { channel: mailsChannel, payload: '' });
  return id;
}

/** A mail that was sent stays as it is: a copy of it is sent. */
async function sendCopy(db: Queryable, id: string): Promise<string> {
  const { kind, recipient, subject, body, html, unsubscribe, submissionId } = mails;
  const [sent] = await db
    .select({ kind, recipient, subject, body, html, unsubscribe, submissionId })
    .from(mails)
    .where(eq(mails.id, id));
  if (!sent) throw refused(refusals.notFound);
  const { html: shown, unsubscribe: link, submissionId: about, ...mail } = sent;
  return queueMail(db, {
    ...mail,
    ...(shown !== null && { html: shown }),
    ...(link !== null && { unsubscribe: link }),
    submissionId: about ?? undefined,
  });
}

export const mailHandlers: Handlers<typeof endpoints> = {
  list: async ({ query: { state, limit, cursor }, db }) => {
    const found = await db
      .select({ row: jsonObject(columns), cursorKeys: keyColumn(newestFirst) })
      .from(mails)
      .where(
        and(
          state === undefined ? undefined : inState[state],
          afterCursor(cursor, newestFirst, 'descending'),
        ),
      )
      .orderBy(...orderByKeys(newestFirst, 'descending'))
      .limit(limit + 1);
    return pageOf(found, limit);
  },

  resend: async ({ viewer, params: { id }, db }) => {
    const { userId } = grant(viewer, 'operateSystem');
    await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id)).for('update');
    const { state, kind, recipient } = await getEntry(db, id);
    if (state === 'cancelled') throw refused(mailRefusals['mail.cancelled']);
    if (state === 'sent' && kind === 'account') throw refused(mailRefusals['mail.accountSent']);
    const sent = await (state === 'sent' ? sendCopy(db, id) : requeue(db, id));
    await emit(db, mailEvents['mail.resent'], { mailId: id, actorId: userId, kind, recipient });
    return getEntry(db, sent);
  },
};
