import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { ContactDraft } from '#features/cases/company-contacts/domain/contact.ts';
import { contactLimits } from '#features/cases/company-contacts/domain/limits.ts';
import { contactRefusals } from '#features/cases/company-contacts/domain/refusals.ts';
import { companyContacts } from './tables.ts';

type MayKeep = Granted<'keepCompanyValues'>;

const isOwn = ({ subject }: MayKeep) => eq(companyContacts.corporationId, subject.id);

/** @throws Refused where another one of the company has this address */
async function assertNotKnown(
  db: Queryable,
  granted: MayKeep,
  { companyId, email, exceptId }: { companyId: string; email: string | null; exceptId?: string },
): Promise<void> {
  if (email === null) return;
  const [namesake] = await db
    .select({ id: companyContacts.id })
    .from(companyContacts)
    .where(
      and(
        eq(companyContacts.companyId, companyId),
        isOwn(granted),
        sql`lower(${companyContacts.email}) = lower(${email})`,
        exceptId === undefined ? undefined : sql`${companyContacts.id} <> ${exceptId}`,
      ),
    );
  if (namesake) throw refused(contactRefusals['contact.known']);
}

/** One at a time for a company, so that two do not pass the limit together. */
export async function addContact(
  db: Queryable,
  granted: MayKeep,
  companyId: string,
  draft: ContactDraft,
): Promise<void> {
  await lockUntilCommit(db, 'companyContacts', `${granted.subject.id} ${companyId}`);
  await assertNotKnown(db, granted, { companyId, email: draft.email });
  const { contactsMost: most } = contactLimits;
  const [there] = await db
    .select({ count: count() })
    .from(companyContacts)
    .where(and(eq(companyContacts.companyId, companyId), isOwn(granted)));
  if ((there?.count ?? 0) >= most) throw refused(contactRefusals['contact.tooMany'], { most });
  await db
    .insert(companyContacts)
    .values({ ...draft, companyId, corporationId: granted.subject.id });
}

/** Null: there is no such contact of the corporation. */
export async function editContact(
  db: Queryable,
  granted: MayKeep,
  id: string,
  draft: ContactDraft,
): Promise<string | null> {
  const [contact] = await db
    .select({ companyId: companyContacts.companyId })
    .from(companyContacts)
    .where(and(eq(companyContacts.id, id), isOwn(granted)))
    .for('update');
  if (!contact) return null;
  const { companyId } = contact;
  await lockUntilCommit(db, 'companyContacts', `${granted.subject.id} ${companyId}`);
  await assertNotKnown(db, granted, { companyId, email: draft.email, exceptId: id });
  await db
    .update(companyContacts)
    .set({ ...draft, updatedAt: sql`now()` })
    .where(eq(companyContacts.id, id));
  return id;
}

/** Null: there is no such contact of the corporation. */
export async function removeContact(
  db: Queryable,
  granted: MayKeep,
  id: string,
): Promise<string | null> {
  const [gone] = await db
    .delete(companyContacts)
    .where(and(eq(companyContacts.id, id), isOwn(granted)))
    .returning({ id: companyContacts.id });
  return gone?.id ?? null;
}
