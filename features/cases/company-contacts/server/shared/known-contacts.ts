import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Contact } from '#features/cases/company-contacts/domain/contact.ts';
import { contactLimits } from '#features/cases/company-contacts/domain/limits.ts';
import { companyContacts } from '#features/cases/company-contacts/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

const corporation = { id: corporations.id, name: corporations.name };

const contactsByHand = (
  db: Queryable,
  records: SQL,
  condition: SQL | undefined,
): Promise<Contact[]> =>
  db
    .select({
      id: companyContacts.id,
      name: companyContacts.name,
      email: companyContacts.email,
      role: companyContacts.role,
      corporation,
      submission: sql<null>`null`,
    })
    .from(companyContacts)
    .innerJoin(corporations, eq(corporations.id, companyContacts.corporationId))
    .where(and(sql`${companyContacts.companyId} = ${records}`, condition))
    .orderBy(companyContacts.createdAt, companyContacts.id)
    .limit(contactLimits.contactsMost);

/** Of submissions: a link to the company is all it takes, so unlinking takes them away. */
const submitters = (db: Queryable, records: SQL, condition: SQL | undefined): Promise<Contact[]> =>
  db
    .select({
      id: sql<null>`null`,
      name: submissions.contactName,
      email: submissions.contactEmail,
      role: sql<string>`''`,
      corporation,
      submission: {
        id: submissions.id,
        opportunityId: submissions.opportunityId,
        title: submissions.title,
      },
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        sql`${submissions.companyId} = ${records}`,
        submissions.isActive,
        sql`coalesce(${submissions.contactEmail}, ${submissions.contactName}) is not null`,
        condition,
      ),
    )
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(contactLimits.contactsMost);

const keyOf = ({ corporation: { id }, email, name }: Contact): string =>
  `${id} ${(email ?? name ?? '').toLowerCase()}`;

interface Conditions {
  /** On contacts that were written by hand. */
  readonly contacts: SQL | undefined;
  /** On opportunities, whose submitters are contacts, too. */
  readonly opportunities: SQL | undefined;
}

/**
 * Those that were written by hand, then the submitters, each address once for a corporation. Of all these
 * records of a company.
 */
export async function knownContacts(
  db: Queryable,
  recordIds: readonly string[],
  conditions: Conditions,
): Promise<Contact[]> {
  const records = sql`any(${uuidArray(recordIds)})`;
  const byHand = await contactsByHand(db, records, conditions.contacts);
  const bySubmission = await submitters(db, records, conditions.opportunities);
  const contacts = new Map<string, Contact>();
  for (const contact of [...byHand, ...bySubmission]) {
    const key = keyOf(contact);
    const there = contacts.get(key);
    if (there === undefined) contacts.set(key, contact);
    else if (there.submission === null)
      contacts.set(key, { ...there, submission: contact.submission });
  }
  return [...contacts.values()];
}
