import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type {
  CharterDraft,
  CharterOutcome,
  Criterion,
  PilotCharter,
} from '#features/portfolio/projects/domain/charter.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import type { dateMovesOf } from './date-moves.ts';
import { pilotCharters, pilotCriteria } from './part-tables.ts';

const named = (id: ReturnType<typeof sql>) => sql<{ id: string; name: string } | null>`(
  select json_build_object('id', who.id, 'name', concat_ws(' ', who.first_name, who.last_name))
  from ${users} who where who.id = ${id})`;

const columns = {
  decisionDate: pilotCharters.decisionDate,
  owner: named(sql`${pilotCharters}.owner_id`),
  companyOwner: pilotCharters.companyOwner,
  extendedFrom: pilotCharters.extendedFrom,
  extensionReason: pilotCharters.extensionReason,
  outcome: pilotCharters.outcome,
  outcomeReason: pilotCharters.outcomeReason,
  decidedAt: pilotCharters.decidedAt,
  decidedBy: named(sql`${pilotCharters}.decided_by`),
  version: pilotCharters.version,
};

const criterionColumns = {
  id: pilotCriteria.id,
  name: pilotCriteria.name,
  target: pilotCriteria.target,
  unit: pilotCriteria.unit,
  source: pilotCriteria.source,
  result: pilotCriteria.result,
  isMet: pilotCriteria.isMet,
};

const criteriaOf = (db: Queryable, projectId: string): Promise<Criterion[]> =>
  db
    .select(criterionColumns)
    .from(pilotCriteria)
    .where(eq(pilotCriteria.projectId, projectId))
    .orderBy(asc(pilotCriteria.position), asc(pilotCriteria.id));

/** The charter of a project; null when none was written. */
export async function charterOf(
  db: Queryable,
  projectId: string,
  moves: Awaited<ReturnType<typeof dateMovesOf>>,
): Promise<PilotCharter | null> {
  const [row] = await db
    .select(columns)
    .from(pilotCharters)
    .where(eq(pilotCharters.projectId, projectId));
  if (!row) return null;
  return {
    ...row,
    criteria: await criteriaOf(db, projectId),
    dateMoves: moves.of('decision'),
  };
}

const changed = {
  version: sql`${pilotCharters.version} + 1`,
  updatedAt: sql`now()`,
};

/** Writes the charter and its criteria. Criteria that are left out are deleted. */
export async function writeCharter(
  db: Queryable,
  projectId: string,
  { criteria, decisionDate, ownerId, companyOwner }: CharterDraft,
): Promise<void> {
  const fields = { decisionDate, ownerId, companyOwner };
  await db
    .insert(pilotCharters)
    .values({ projectId, ...fields })
    .onConflictDoUpdate({ target: pilotCharters.projectId, set: { ...fields, ...changed } });
  const ids = new Set((await criteriaOf(db, projectId)).map(({ id }) => id));
  const rows = criteria.map(({ id, ...texts }, position) => ({
    ...texts,
    position,
    projectId,
    // An id of another project's criterion is not taken over.
    id: id !== undefined && ids.delete(id) ? id : newId(),
  }));
  if (ids.size > 0) await db.delete(pilotCriteria).where(inArray(pilotCriteria.id, [...ids]));
  for (const { id, ...row } of rows) {
    await db
      .insert(pilotCriteria)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: pilotCriteria.id, set: row });
  }
}

/** Records a result; null when there is no such criterion. */
export async function recordResult(
  db: Queryable,
  ids: { readonly projectId: string; readonly criterionId: string },
  measured: Pick<Criterion, 'result' | 'isMet'>,
): Promise<string | null> {
  const [row] = await db
    .update(pilotCriteria)
    .set(measured)
    .where(and(eq(pilotCriteria.id, ids.criterionId), eq(pilotCriteria.projectId, ids.projectId)))
    .returning({ name: pilotCriteria.name });
  if (!row) return null;
  await db.update(pilotCharters).set(changed).where(eq(pilotCharters.projectId, ids.projectId));
  return row.name;
}

export async function decideCharter(
  db: Queryable,
  projectId: string,
  decision: { outcome: CharterOutcome; outcomeReason: string; decidedBy: string },
): Promise<void> {
  await db
    .update(pilotCharters)
    .set({ ...decision, ...changed, decidedAt: sql`now()` })
    .where(eq(pilotCharters.projectId, projectId));
}

export async function extendCharter(
  db: Queryable,
  projectId: string,
  extension: { decisionDate: string; extendedFrom: string; extensionReason: string },
): Promise<void> {
  await db
    .update(pilotCharters)
    .set({ ...extension, ...changed })
    .where(eq(pilotCharters.projectId, projectId));
}
