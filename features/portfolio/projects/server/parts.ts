import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { countRows } from './count-rows.ts';
import type { MayEditProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { projects } from './tables.ts';

/** What the tables of milestones, updates, risks and decisions have in common. */
type PartTable = PgTable & {
  readonly id: PgColumn;
  readonly projectId: PgColumn;
  readonly version: PgColumn;
  readonly isActive: PgColumn;
};

type RowOf<Table extends PartTable> = Table['$inferSelect'] & {
  readonly version: number;
  readonly isActive: boolean;
};

const isPart = (table: PartTable, { subject }: MayEditProject, id: string) =>
  and(eq(table.id, id), eq(table.projectId, subject.id));

/** A change of a part shows in the order of projects, and leaves the version of its own fields. */
export const touchProject = (db: Queryable, { subject }: MayEditProject) =>
  db
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(eq(projects.id, subject.id));

/** @throws Refused `project.tooMany` */
export async function assertRoom(
  db: Queryable,
  { subject }: MayEditProject,
  table: PgTable & { readonly projectId: PgColumn },
): Promise<void> {
  const { partsMost: most } = projectLimits;
  if ((await countRows(db, table, eq(table.projectId, subject.id))) >= most) {
    throw refused(projectRefusals['project.tooMany'], { most });
  }
}

/** A part of this project, also a deleted one. @throws Refused `notFound` */
export async function loadPart<Table extends PartTable>(
  db: Queryable,
  granted: MayEditProject,
  table: Table,
  id: string,
): Promise<RowOf<Table>> {
  const [part] = await db
    .select()
    .from(table as PgTable)
    .where(isPart(table, granted, id));
  if (!part) throw refused(refusals.notFound);
  return part as RowOf<Table>;
}

interface Change<Row> {
  readonly version: number;
  readonly isRestored?: true | undefined;
  /** The columns that are sent; those that are undefined stay. */
  readonly columns: Partial<Row>;
  /** The part as clients read it, for a stale change. */
  readonly shown: (row: Row) => unknown;
}

/** What a change did; null: nothing, since all of it was stored already. */
interface Changed<Row> {
  readonly before: Row;
  readonly fields: readonly (keyof Row)[];
  readonly isRestored: boolean;
}

/**
 * Changes a part, or restores it. A change that is stored already is a no-op, whatever version it was
 * based on; one based on an old version is refused with the part as it is stored.
 */
export async function changePart<Table extends PartTable>(
  db: Queryable,
  granted: MayEditProject,
  [table, id]: readonly [Table, string],
  { version, isRestored, columns, shown }: Change<RowOf<Table>>,
): Promise<Changed<RowOf<Table>> | null> {
  const before = await loadPart(db, granted, table, id);
  if (!before.isActive && isRestored !== true) throw refused(refusals.notFound);
  const names = Object.keys(columns) as (keyof RowOf<Table>)[];
  const fields = names.filter(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  if (fields.length === 0 && before.isActive) return null;
  if (before.version !== version && fields.length > 0) {
    throw new Refused(refusals.stale, refusalText(refusals.stale), shown(before));
  }
  const values = Object.fromEntries(fields.map((name) => [name, columns[name]]));
  await db
    .update(table as PgTable)
    .set({ ...values, isActive: true, version: sql`${table.version} + 1` })
    .where(isPart(table, granted, id));
  await touchProject(db, granted);
  return { before, fields, isRestored: !before.isActive };
}

/** Deletes a part softly. Returns what was deleted; null: it is deleted already. */
export async function removePart<Table extends PartTable>(
  db: Queryable,
  granted: MayEditProject,
  table: Table,
  id: string,
): Promise<RowOf<Table> | null> {
  const part = await loadPart(db, granted, table, id);
  if (!part.isActive) return null;
  await db
    .update(table as PgTable)
    .set({ isActive: false, version: sql`${table.version} + 1` })
    .where(isPart(table, granted, id));
  await touchProject(db, granted);
  return part;
}
