import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { DeclineReason } from '#features/cases/company-invitations/domain/invitation.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** Companies that were invited to submit, each by a mail with a link of its own. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    opportunityId: partOf('opportunity_id', () => opportunities.id),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** As it was named in the mail. */
    companyName: text('company_name').notNull(),
    recipient: text('recipient').notNull(),
    message: text('message').notNull(),
    sentBy: uuid('sent_by').references(() => users.id),
    /** As named in the mail. */
    senderName: text('sender_name').notNull(),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    openedAt: instant('opened_at'),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    declineNote: text('decline_note'),
    /** No more invitations by the corporation to this address. */
    isUnsubscribed: boolean('is_unsubscribed').notNull().default(false),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('company_invitations_opportunity').on(table.opportunityId, table.createdAt),
    index('company_invitations_company').on(table.companyId),
    index('company_invitations_sender').on(table.sentBy, table.createdAt),
    index('company_invitations_submission').on(table.submissionId),
    index('company_invitations_mail').on(table.mailId),
    /** One that is neither answered nor withdrawn, for an opportunity and an address. */
    uniqueIndex('company_invitations_pending')
      .on(table.opportunityId, sql`lower(${table.recipient})`)
      .where(
        sql`${table.withdrawnAt} is null and ${table.declinedAt} is null and ${table.submittedAt} is null`,
      ),
  ],
);
