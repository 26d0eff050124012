import { sql } from 'drizzle-orm';
import type { OpportunitySubmissions } from '#features/cases/opportunities/server/shared/opportunity-submissions.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { needsYou } from './needs-you.ts';
import { updateWordings } from './answered-questions.ts';
import { ownScorecard } from './scores/own-scorecard.ts';
import { submissions } from './tables.ts';

export const opportunitySubmissions: OpportunitySubmissions = {
  countsByStage: sql<Record<string, number>>`(
    select coalesce(json_object_agg(stage, count), '{}'::json) from (
      select ${submissions.stage} as stage, count(*) as count from ${submissions}
      where ${submissions.opportunityId} = ${opportunities.id} and ${submissions.isActive}
        and ${submissions.withdrawnAt} is null
      group by ${submissions.stage}) as counted)`,
  ids: sql<string[]>`(
    select coalesce(json_agg(${submissions.id}
      order by ${submissions.createdAt} desc, ${submissions.id} desc), '[]'::json)
    from ${submissions}
    where ${submissions.opportunityId} = ${opportunities.id} and ${submissions.isActive})`,
  hasNone: sql<boolean>`not exists (select from ${submissions}
    where ${submissions.opportunityId} = ${opportunities.id} and ${submissions.isActive})`,
  waitingFor: async (db, viewer) => {
    const { userId, ...scope } = visibilityScopeOf(viewer);
    if (userId === null) return [];
    const { opportunities: waiting = [] } = await needsYou.load(db, {
      viewer,
      scope: { ...scope, userId },
    });
    return waiting.map(({ id }) => id);
  },
  updateWordings,
  ownScorecard,
};
