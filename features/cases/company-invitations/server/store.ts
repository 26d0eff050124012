import { and, count, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Invitation } from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { userName } from '#core/server/tables/user-name.ts';
import { isOpen, stateAt, stateOf } from './state.ts';
import { companyInvitations as invitations } from './tables.ts';

const select = (db: Queryable) =>
  db
    .select({
      id: invitations.id,
      companyId: companies.id,
      companyKind: companies.kind,
      companyName: invitations.companyName,
      recipient: invitations.recipient,
      state: stateOf,
      stateAt,
      sentBy: userName,
      sentAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      declineReason: invitations.declineReason,
      declineNote: invitations.declineNote,
      submissionId: invitations.submissionId,
      isUndelivered: sql<boolean>`coalesce(${mails.sentAt} is null
        and ${mails.attempts} >= ${sql.raw(String(mailLimits.mailAttemptsMost))}, false)`,
    })
    .from(invitations)
    .leftJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.sentBy))
    .leftJoin(mails, eq(mails.id, invitations.mailId));

const invitationOf = ({
  companyId,
  companyKind,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): Invitation => ({
  ...row,
  company: companyId === null || companyKind === null ? null : { kind: companyKind, id: companyId },
});

/** The latest first. */
export async function listInvitations(
  db: Queryable,
  { subject }: Granted<'viewTeam', OpportunityCaseContext>,
): Promise<Invitation[]> {
  const rows = await select(db)
    .where(eq(invitations.opportunityId, subject.opportunityId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(invitationLimits.listedMost);
  return rows.map(invitationOf);
}

export async function findInvitation(db: Queryable, id: string): Promise<Invitation | null> {
  const [row] = await select(db).where(eq(invitations.id, id));
  return row ? invitationOf(row) : null;
}

const isTo = (recipient: string) => sql`lower(${invitations.recipient}) = lower(${recipient})`;

/** Whether an address said that it wants no more invitations by this corporation. */
export async function isUnsubscribed(
  db: Queryable,
  corporationId: string,
  recipient: string,
): Promise<boolean> {
  const [invitation] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(opportunities, eq(opportunities.id, invitations.opportunityId))
    .where(
      and(
        eq(opportunities.corporationId, corporationId),
        isTo(recipient),
        invitations.isUnsubscribed,
      ),
    )
    .limit(1);
  return invitation !== undefined;
}

export async function countSentToday(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(invitations)
    .where(
      and(eq(invitations.sentBy, userId), gt(invitations.createdAt, sql`now() - interval '1 day'`)),
    );
  return row?.sent ?? 0;
}

/** An expired one makes place for another one to the same address. */
const closeExpired = (db: Queryable, opportunityId: string, recipient: string) =>
  db
    .update(invitations)
    .set({ withdrawnAt: sql`${invitations.expiresAt}` })
    .where(
      and(
        eq(invitations.opportunityId, opportunityId),
        isTo(recipient),
        isNull(invitations.withdrawnAt),
        lte(invitations.expiresAt, sql`now()`),
      ),
    );

/** Null: there is an open one to this address already. */
export async function insertInvitation(
  db: Queryable,
  { subject, userId }: Granted<'inviteCompany', OpportunityCaseContext>,
  values: Omit<typeof invitations.$inferInsert, 'opportunityId' | 'sentBy'>,
): Promise<string | null> {
  const { opportunityId } = subject;
  await closeExpired(db, opportunityId, values.recipient);
  const [added] = await db
    .insert(invitations)
    .values({ ...values, opportunityId, sentBy: userId })
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  return added?.id ?? null;
}

export async function setMail(db: Queryable, id: string, mailId: string): Promise<void> {
  await db.update(invitations).set({ mailId }).where(eq(invitations.id, id));
}

/** Ends an open invitation. Null: there is none. */
export async function withdrawInvitation(
  db: Queryable,
  { subject }: Granted<'inviteCompany', OpportunityCaseContext>,
  id: string,
): Promise<{ companyName: string; mailId: string | null } | null> {
  const [ended] = await db
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(eq(invitations.id, id), eq(invitations.opportunityId, subject.opportunityId), isOpen),
    )
    .returning({ companyName: invitations.companyName, mailId: invitations.mailId });
  return ended ?? null;
}

/** Deletes what ended long ago, with the addresses in it; those who want no more mail stay known. */
export async function deleteOldInvitations(db: Queryable): Promise<void> {
  const before = new Date(Date.now() - invitationLimits.keptMs).toISOString();
  await db
    .delete(invitations)
    .where(and(lt(invitations.expiresAt, before), sql`not ${invitations.isUnsubscribed}`));
}
