import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import type {
  Relocated,
  Relocation,
} from '#features/cases/corporations/server/shared/submission-changes.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { positionStep } from '#features/cases/submissions/domain/positions.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { decisionMails, submissionMails } from '#features/cases/submissions/server/mail-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

interface RelocatedRow extends Relocated {
  readonly [column: string]: unknown;
  readonly submissionId: string;
  readonly opportunityId: string;
  readonly to: string;
  readonly isMerge: boolean;
  readonly isActive: boolean;
}

/** What a move that is taken back restores, and what a submitter sees until its mail goes. */
async function relocateWaiting(
  db: Queryable,
  corporationId: string,
  relocation: SQL,
): Promise<void> {
  const renamed = (name: SQL) =>
    sql`coalesce((select to_name from ${relocation} where from_name = ${name}), ${name})`;
  await db.execute(sql`
    update ${decisionMails} its set
      from_stage = ${renamed(sql`its.from_stage`)},
      shown_stage = ${renamed(sql`its.shown_stage`)}
    from ${submissionMails} sent, ${submissions} each, ${opportunities} o
    where sent.mail_id = its.mail_id and each.id = sent.submission_id
      and o.id = each.opportunity_id and o.corporation_id = ${corporationId}::uuid
      and its.goes_at > now()`);
}

/**
 * Gives submissions and prepared decisions of renamed and removed stages their new stage, all at
 * once, so that two stages can swap their names. The caller holds the lock (`lockStagesForChange`).
 */
export async function relocateStages(
  db: Queryable,
  corporationId: string,
  relocations: readonly Relocation[],
  actor: { readonly actorId: string; readonly actor: string },
): Promise<readonly Relocated[]> {
  if (relocations.length === 0) return [];
  const names = sql.param(relocations.map(({ from }) => from));
  const targets = sql.param(relocations.map(({ to }) => to));
  const merges = sql.param(relocations.map(({ isMerge }) => isMerge));
  const relocation = sql`unnest(${names}::text[], ${targets}::text[], ${merges}::bool[])
    as relocation(from_name, to_name, is_merge)`;
  const { rows } = await db.execute<RelocatedRow>(sql`
    with spread as (
      select each.opportunity_id,
        max(each.position) - min(each.position) + ${positionStep}::float8 as shift
      from ${submissions} each join ${opportunities} o on o.id = each.opportunity_id
      where o.corporation_id = ${corporationId}::uuid group by 1)
    update ${submissions} its set
      stage = relocation.to_name,
      position = its.position + case when relocation.is_merge then spread.shift else 0 end,
      stage_since = case when relocation.is_merge then now() else its.stage_since end,
      version = its.version + 1,
      updated_at = now()
    from ${relocation}, ${opportunities} o, spread
    where o.id = its.opportunity_id and spread.opportunity_id = o.id
      and o.corporation_id = ${corporationId}::uuid and its.stage = relocation.from_name
    returning its.id as "submissionId", its.opportunity_id as "opportunityId",
      relocation.from_name as "from", relocation.to_name as "to",
      relocation.is_merge as "isMerge", its.is_active as "isActive"`);
  await db
    .update(preparedDecisions)
    .set({ stage: sql`relocation.to_name` })
    .from(relocation)
    .where(
      and(
        sql`${preparedDecisions.stage} = relocation.from_name`,
        inArray(
          preparedDecisions.submissionId,
          db
            .select({ id: submissions.id })
            .from(submissions)
            .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
            .where(eq(opportunities.corporationId, corporationId)),
        ),
      ),
    );
  await relocateWaiting(db, corporationId, relocation);
  const moved = Map.groupBy(
    rows.filter(({ isMerge, isActive }) => isMerge && isActive),
    ({ opportunityId }) => opportunityId,
  );
  for (const ofOpportunity of moved.values()) {
    await emit(
      db,
      submissionMoved,
      ofOpportunity.map(({ submissionId, opportunityId, from, to }) => ({
        submissionId,
        opportunityId,
        from,
        to,
        ...actor,
      })),
    );
  }
  return rows;
}
