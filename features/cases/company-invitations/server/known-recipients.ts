import { and, desc, eq, sql } from 'drizzle-orm';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { knownContacts } from '#features/cases/company-contacts/server/shared/known-contacts.ts';
import { companyContacts } from '#features/cases/company-contacts/server/tables.ts';
import type * as endpoints from '#features/cases/company-invitations/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Recipient } from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import {
  loadOpportunityCase,
  type OpportunityCaseContext,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { recordsOf } from '#features/directory/companies/server/shared/groups.ts';
import { companyInvitations as invitations } from './tables.ts';

/** Those who were invited before by the corporation, the latest first. */
async function invitedBefore(
  db: Queryable,
  corporationId: string,
  records: readonly string[],
): Promise<Recipient[]> {
  const rows = await db
    .select({ email: invitations.recipient })
    .from(invitations)
    .innerJoin(opportunities, eq(opportunities.id, invitations.opportunityId))
    .where(
      and(
        eq(opportunities.corporationId, corporationId),
        sql`${invitations.companyId} = any(${uuidArray(records)})`,
        // Who asked for no more of them is not offered.
        sql`not ${invitations.isUnsubscribed}`,
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(invitationLimits.recipientsShown);
  return rows.map(({ email }) => ({ email, name: null, role: '', from: 'invitation' }));
}

/**
 * The addresses that the corporation of the opportunity knows, each once: whoever invites, those of another
 * one are not among them.
 */
async function knownRecipients(
  db: Queryable,
  { subject: { corporationId } }: Granted<'inviteCompany', OpportunityCaseContext>,
  companyId: string,
): Promise<Recipient[]> {
  const records = await recordsOf(db, companyId);
  const contacts = await knownContacts(db, records, {
    contacts: eq(companyContacts.corporationId, corporationId),
    opportunities: and(opportunities.isActive, eq(opportunities.corporationId, corporationId)),
  });
  const recipients = [
    ...contacts.flatMap(({ id, email, name, role }): Recipient[] =>
      email === null ? [] : [{ email, name, role, from: id === null ? 'submission' : 'contact' }],
    ),
    ...(await invitedBefore(db, corporationId, records)),
  ];
  const byEmail = new Map(recipients.toReversed().map((one) => [one.email.toLowerCase(), one]));
  return recipients
    .filter((one) => byEmail.get(one.email.toLowerCase()) === one)
    .slice(0, invitationLimits.recipientsShown);
}

export const recipientHandlers: Pick<Handlers<typeof endpoints>, 'recipients'> = {
  recipients: async ({ viewer, params, query, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    return knownRecipients(db, grant(viewer, 'inviteCompany', subject), query.companyId);
  },
};
