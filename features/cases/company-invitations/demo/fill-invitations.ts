import { and, asc, eq, sql } from 'drizzle-orm';
import { day, demoStep } from '#core/server/demo/fill-context.ts';
import { users } from '#core/server/tables/users.ts';
import { newId } from '#core/server/tables/columns.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { DeclineReason } from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { userName } from '#core/server/tables/user-name.ts';

const opportunityName = 'Predictive maintenance for slewing bearings in the field';
const sender = 'owner@skf.example';
const message = 'We read about your work and would like to see it on our test rig in Gothenburg.';

interface Story {
  readonly sentAgo: number;
  readonly openedAgo?: number;
  readonly startedAgo?: number;
  readonly declined?: {
    readonly ago: number;
    readonly reason: DeclineReason;
    readonly note: string;
  };
}

/** How far each has come, the latest first; in days. */
const stories: readonly Story[] = [
  { sentAgo: 1 },
  { sentAgo: 3, openedAgo: 2 },
  { sentAgo: 5, openedAgo: 4, startedAgo: 4 },
  {
    sentAgo: 8,
    openedAgo: 7,
    declined: {
      ago: 7,
      reason: 'noCapacity',
      note: 'Our team is booked until March. Please ask us again then.',
    },
  },
];

/** Companies that were invited to one opportunity and have not submitted. */
export const invitationsDemo = demoStep([historyDemo], async ({ db, at, now }) => {
  const [opportunity] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.name, opportunityName));
  const [person] = await db
    .select({ id: users.id, name: userName })
    .from(users)
    .where(eq(users.email, sender));
  if (!opportunity || !person) return;
  const invited = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.status, 'operating'),
        sql`'predictive maintenance' = any(${companies.tags})`,
        sql`not exists (select from ${submissions} where ${submissions.companyId} = ${companies.id})`,
      ),
    )
    .orderBy(asc(companies.name))
    .limit(stories.length);
  const rows = invited.flatMap(({ id, name }, nth) => {
    const { sentAgo, openedAgo, startedAgo, declined } = stories[nth] ?? { sentAgo: 1 };
    const sentAt = now.getTime() - sentAgo * day;
    const address = name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
    return [
      {
        id: newId(),
        opportunityId: opportunity.id,
        companyId: id,
        companyName: name,
        recipient: `hello@${address}.example`,
        message,
        sentBy: person.id,
        senderName: person.name ?? '',
        createdAt: at(-sentAgo),
        expiresAt: new Date(sentAt + invitationLimits.validMs).toISOString(),
        ...(openedAgo !== undefined && { openedAt: at(-openedAgo) }),
        ...(startedAgo !== undefined && { startedAt: at(-startedAgo) }),
        ...(declined && {
          declinedAt: at(-declined.ago),
          declineReason: declined.reason,
          declineNote: declined.note,
        }),
      },
    ];
  });
  if (rows.length > 0) await db.insert(companyInvitations).values(rows);
});
