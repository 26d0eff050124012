import { and, eq, sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { newId } from '#core/server/tables/columns.ts';
import { authUsers, passwordResetRequests } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import { resetMail } from '#features/people/identity/domain/account-mails.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { linkToResetWith } from '#features/people/identity/domain/links.ts';
import { createLink } from './account-links.ts';
import { mailAbout, mayMail, type AccountParts } from './account-parts.ts';

type Mailing = Pick<AccountParts, 'settings'>;

/**
 * Notes that somebody asked to reset the password of an address. The same is done whether or not it
 * has an account: who it belongs to is looked up by a worker, when the answer is long gone.
 */
export async function requestReset(db: Queryable, email: string): Promise<void> {
  await db.insert(passwordResetRequests).values({ id: newId(), email });
}

/** Sends the link to the account of an address, if it has an active one. */
export async function sendResetLink(
  db: Queryable,
  { settings }: Mailing,
  email: string,
): Promise<void> {
  const [account] = await db
    .select({ authId: authUsers.id, email: authUsers.email, firstName: users.firstName })
    .from(authUsers)
    .innerJoin(users, eq(users.authId, authUsers.id))
    .where(and(sql`lower(${authUsers.email}) = ${email.toLowerCase()}`, users.isActive));
  if (!account || !(await mayMail(db, account.email))) return;
  const { authId, firstName } = account;
  const link = { kind: 'reset', authId, email: account.email.toLowerCase() } as const;
  const key = await createLink(db, link, identityLimits.resetLinkMs);
  const { productName, publicUrl } = settings;
  const about = { productName, firstName, link: `${publicUrl}${linkToResetWith(key)}` };
  await mailAbout(db, account.email, resetMail(about));
}

/** Takes one request; true when there may be more. Safe on several nodes. */
async function answerOne(database: OpenDatabase, parts: Mailing): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const next = sql`(select id from ${passwordResetRequests}
      order by created_at limit 1 for update skip locked)`;
    const [taken] = await tx
      .delete(passwordResetRequests)
      .where(eq(passwordResetRequests.id, next))
      .returning({ email: passwordResetRequests.email });
    if (!taken) return false;
    await sendResetLink(tx, parts, taken.email);
    return true;
  });
}

/**
 * Answers requests at intervals, and is not woken by them: what it does for one address could be
 * measured by the next request.
 */
export const openResetWorker = (database: OpenDatabase, parts: Mailing, log: Log): Worker =>
  openWorker(database, {
    name: 'password resets',
    everyMs: identityLimits.resetPollMs,
    step: () => answerOne(database, parts),
    log,
  });
