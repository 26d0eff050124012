import { and, eq, or, sql } from 'drizzle-orm';
import { quoted } from '#features/directory/imports/domain/cells.ts';
import {
  projectReader,
  type ProjectRow,
} from '#features/portfolio/projects/domain/import/project-row.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isUuid } from '#core/domain/schemas.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { externalFieldLabels } from '#features/portfolio/projects/domain/external-project-labels.ts';
import { loadMasteredFields } from '#features/portfolio/projects/server/shared/mastered-fields.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { formatList } from '#core/domain/format.ts';
import { users } from '#core/server/tables/users.ts';
import {
  saveBeforeImages,
  saveAfterImages,
  undoChanges,
  type ChangedTable,
} from '#features/directory/imports/server/shared/record-changes.ts';
import type {
  CellReadOptions,
  WriteOutcome,
  RecordTarget,
  WriteResult,
} from '#features/directory/imports/server/shared/record-target.ts';
import { withRollback } from '#features/directory/imports/server/shared/with-rollback.ts';

const rowsAtOnce = 200;

const changes: ChangedTable = {
  name: 'projects',
  goesAlong: { 'external_projects.project_id': sql`false` },
  columns: [
    'name',
    'description',
    'company_id',
    'opportunity_id',
    'owner_id',
    'phase',
    'health',
    'start_date',
    'end_date',
  ],
  // Whoever has the page open changes it on top of this.
  besides: sql`version = r.version + 1`,
};

interface Place {
  readonly importId: string;
  readonly corporationId: string;
  /** Name of the external system. */
  readonly source: string;
}

/** Resolves a name to one record; a remark where there is none, or more than one. */
function theOne(
  what: string,
  name: string | null,
  matches: readonly { id: string }[],
): { id: string | null; remarks: string[] } {
  const [first, second] = matches;
  if (name === null) return { id: null, remarks: [] };
  if (first !== undefined && second === undefined) return { id: first.id, remarks: [] };
  const problem = first === undefined ? 'is not known here' : 'means several records here';
  return { id: null, remarks: [`${what} ${quoted(name)} ${problem}; it was left out.`] };
}

/** Resolves the company, opportunity and owner of a project. */
async function relationsOf(db: Queryable, { corporationId }: Place, row: ProjectRow) {
  const { company, opportunity, owner } = row;
  const company_ = theOne(
    'Company',
    company,
    company === null
      ? []
      : await db
          .select({ id: companies.id })
          .from(companies)
          .where(
            or(
              sql`lower(${companies.name}) = lower(${company})`,
              eq(companies.domain, company.toLowerCase()),
            ),
          )
          .limit(2),
  );
  const opportunity_ = theOne(
    'Opportunity',
    opportunity,
    opportunity === null
      ? []
      : await db
          .select({ id: opportunities.id })
          .from(opportunities)
          .where(
            and(
              eq(opportunities.corporationId, corporationId),
              eq(opportunities.isActive, true),
              sql`(lower(${opportunities.name}) = lower(${opportunity})
                or ${opportunities.id}::text = lower(${opportunity})
                or ${opportunities.source} ->> 'externalId' = ${opportunity})`,
            ),
          )
          .limit(2),
  );
  const owner_ = theOne(
    'Owner',
    owner,
    owner === null
      ? []
      : await db
          .select({ id: users.id })
          .from(users)
          .where(sql`lower(${users.email}) = lower(${owner})`)
          .limit(2),
  );
  return {
    ids: { companyId: company_.id, opportunityId: opportunity_.id, ownerId: owner_.id },
    remarks: [...company_.remarks, ...opportunity_.remarks, ...owner_.remarks],
  };
}

/** By its id at the source, or, as our own exports name it, by the one that it has here. */
const isNamedBy = ({ corporationId, source }: Place, externalId: string) =>
  and(
    eq(projects.corporationId, corporationId),
    or(
      and(eq(projects.source, source), eq(projects.externalId, externalId)),
      isUuid(externalId) ? eq(projects.id, externalId) : undefined,
    ),
  );

const outcomeOf = (result: WriteResult, remarks: readonly string[]): WriteOutcome =>
  remarks.length === 0 ? result : { result, remarks };

/** Compares instants regardless of trailing zeros. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    /^\d{4}-\d{2}-\d{2}T/u.test(other) &&
    Date.parse(one) === Date.parse(other));

/** Inserts or updates a project. */
async function putOne(db: Queryable, place: Place, row: ProjectRow): Promise<WriteOutcome> {
  const { importId, corporationId, source } = place;
  const { externalId, company: _, opportunity: _o, owner: _w, ...values } = row;
  const { ids, remarks } = await relationsOf(db, place, row);
  const [project] = await db
    .select()
    .from(projects)
    .where(isNamedBy(place, externalId))
    .for('update');
  if (project && !project.isActive)
    return { rejected: 'It was taken away here, and an import does not bring it back.' };
  const data = Object.fromEntries(
    Object.entries({ ...values, ...ids }).filter(([, value]) => value !== null),
  );
  if (!project) {
    const id = newId();
    await db.insert(projects).values({
      id,
      corporationId,
      source,
      externalId,
      ...values,
      ...ids,
      phase: values.phase ?? 'Discovery',
      health: values.health ?? 'on track',
    });
    await saveAfterImages(db, importId, changes, [id]);
    return outcomeOf('created', remarks);
  }
  const changed = Object.entries(data).filter(
    ([field, value]) => !isSameValue(project[field as keyof typeof project], value),
  );
  const mastered = await loadMasteredFields(db, project.id);
  const leftOut = (mastered?.masters ?? []).filter((field) =>
    changed.some(([name]) => name === field),
  );
  if (mastered && leftOut.length > 0) {
    const fields = formatList(leftOut.map((field) => externalFieldLabels[field]));
    remarks.push(`${fields}: maintained in ${mastered.source}; left as it is.`);
  }
  const ours = changed.filter(([name]) => !leftOut.some((field) => field === name));
  if (ours.length === 0) return outcomeOf('unchanged', remarks);
  await saveBeforeImages(db, importId, changes, [project.id]);
  await db
    .update(projects)
    .set({
      ...Object.fromEntries(ours),
      version: sql`${projects.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(projects.id, project.id));
  await saveAfterImages(db, importId, changes, [project.id]);
  return outcomeOf('updated', remarks);
}

/** Writes projects of one corporation, identified by external system and id. */
export function projectsTarget(place: Place, reading: CellReadOptions): RecordTarget<ProjectRow> {
  const put = async (db: Queryable, rows: readonly ProjectRow[]): Promise<WriteOutcome[]> => {
    const outcomes: WriteOutcome[] = [];
    for (const row of rows) outcomes.push(await putOne(db, place, row));
    return outcomes;
  };
  return {
    rowsAtOnce,
    read: projectReader(reading),
    idOf: ({ externalId }) => externalId,
    joined: (earlier, later) => ({
      ...earlier,
      ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null)),
    }),
    shown: (row) => ({ ...row }),
    asIs: async (db, { externalId }) => {
      const [row] = await db.select().from(projects).where(isNamedBy(place, externalId));
      return row ?? null;
    },
    dryRun: (db, rows) => withRollback(db, (tx) => put(tx, rows)),
    put,
    undo: (db) => undoChanges(db, place.importId, changes),
  };
}
