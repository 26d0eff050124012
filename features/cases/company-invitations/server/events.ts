import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { and, eq } from 'drizzle-orm';
import { withEffects } from '#core/server/events/effects.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { invitationEvents as events } from '#features/cases/company-invitations/domain/events.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';

type Declined = EmissionOf<(typeof events)['companyInvitation.declined']> & {
  readonly sentBy: string | null;
  readonly opportunity: string;
  readonly reason: string;
};

/** Notifies who sent it, while they may see the invitations of the opportunity. */
export const invitationDeclined = withEffects(events['companyInvitation.declined'], {
  notifies: async (db: Queryable, [declined]: readonly [Declined, ...Declined[]]) => {
    const { opportunityId, opportunity, sentBy, name, reason } = declined;
    if (sentBy === null) return { 'invitation declined': null };
    const readers = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, sentBy), holdersOf('viewTeam', caseFacts(opportunityId))));
    if (readers.length === 0) return { 'invitation declined': null };
    return {
      'invitation declined': {
        userIds: readers.map(({ id }) => id),
        values: { opportunityId, opportunity, companyName: name, reason },
      },
    };
  },
});
