import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { relatedTo } from '#core/server/authorization/relations-sql.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { users } from '#core/server/tables/users.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { matchEvents as events } from '#features/portfolio/matches/domain/events.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';

interface FoundCompany {
  readonly ref: CompanyRef;
  readonly name: string;
  readonly oneLiner: string | null;
}

type Found = EmissionOf<(typeof events)['match.found']> & {
  readonly opportunity: string;
  readonly companies: readonly FoundCompany[];
};

/** Notifies the case team. */
export const matchFound = withEffects(events['match.found'], {
  notifies: async (db: Queryable, [match]: readonly [Found, ...Found[]]) => {
    const { opportunityId, opportunity, companies } = match;
    const team = await db
      .select({ id: users.id })
      .from(users)
      .where(relatedTo('opportunity', ['anyCaseRole'], caseFacts(opportunityId)));
    if (team.length === 0) return { 'new companies match': null };
    return {
      'new companies match': {
        userIds: team.map(({ id }) => id),
        values: { opportunityId, opportunity, count: companies.length, companies: [...companies] },
      },
    };
  },
});
