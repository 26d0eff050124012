import { and, count, desc, eq, sql } from 'drizzle-orm';
import { externalProjectLimits } from '#features/portfolio/projects/domain/external-project-limits.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import {
  externalFields,
  type ExternalField,
  type ProjectSource,
  type SyncError,
} from '#features/portfolio/projects/domain/external-project.ts';
import { managedBy } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { refusals } from '#core/domain/refusals.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { externalProjects, projectSources, projectSyncErrors } from './external-tables.ts';

export interface SourcePlace {
  readonly corporationId: string;
  readonly source: string;
}

const isPlace = ({ corporationId, source }: SourcePlace) =>
  and(eq(projectSources.corporationId, corporationId), eq(projectSources.source, source));

/**
 * The source of this name, made on first use; locked, so that its calls take effect one after the
 * other.
 */
export async function lockSource(db: Queryable, place: SourcePlace) {
  const find = () => db.select().from(projectSources).where(isPlace(place)).for('update');
  const [row] = await find();
  if (row) return row;
  const [others] = await db
    .select({ sources: count() })
    .from(projectSources)
    .where(eq(projectSources.corporationId, place.corporationId));
  const { sourcesMost: most } = externalProjectLimits;
  if ((others?.sources ?? 0) >= most) {
    throw refused(projectRefusals['project.sourcesFull'], { most });
  }
  await db
    .insert(projectSources)
    .values({ ...place, masters: [...externalFields] })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('A source that was just made is not there.');
  return made;
}

export type LockedSource = Awaited<ReturnType<typeof lockSource>>;

const corporation = sql`json_build_object('id', ${corporations.id}, 'name', ${corporations.name})`;
const numberOf = (table: typeof externalProjects | typeof projectSyncErrors) =>
  sql`(select count(*) from ${table} where ${table.sourceId} = ${projectSources.id})`;

const row = sql<ProjectSource>`${jsonObject({
  id: projectSources.id,
  source: projectSources.source,
  corporation,
  masters: projectSources.masters,
  projects: numberOf(externalProjects),
  errors: numberOf(projectSyncErrors),
  lastSyncAt: projectSources.lastSyncAt,
})}`;

const rows = (db: Queryable) =>
  db
    .select({ row })
    .from(projectSources)
    .innerJoin(corporations, eq(corporations.id, projectSources.corporationId));

export async function listSources(db: Queryable, viewer: Viewer): Promise<ProjectSource[]> {
  const list = await rows(db)
    .where(managedBy(viewer, projectSources.corporationId))
    .orderBy(projectSources.source, projectSources.id);
  return list.map(({ row: source }) => source);
}

/** @throws Refused `notFound` */
export async function getSource(db: Queryable, id: string): Promise<ProjectSource> {
  const [entry] = await rows(db).where(eq(projectSources.id, id));
  if (!entry) throw refused(refusals.notFound);
  return entry.row;
}

export async function updateMasters(
  db: Queryable,
  id: string,
  masters: readonly ExternalField[],
): Promise<ProjectSource> {
  const fields = externalFields.filter((field) => masters.includes(field));
  await db.update(projectSources).set({ masters: fields }).where(eq(projectSources.id, id));
  return getSource(db, id);
}

export async function listErrors(db: Queryable, viewer: Viewer): Promise<SyncError[]> {
  const errors = await db
    .select({
      row: sql<SyncError>`${jsonObject({
        id: projectSyncErrors.id,
        source: projectSources.source,
        corporation,
        externalId: projectSyncErrors.externalId,
        problem: projectSyncErrors.problem,
        at: projectSyncErrors.at,
      })}`,
    })
    .from(projectSyncErrors)
    .innerJoin(projectSources, eq(projectSources.id, projectSyncErrors.sourceId))
    .innerJoin(corporations, eq(corporations.id, projectSources.corporationId))
    .where(managedBy(viewer, projectSources.corporationId))
    .orderBy(desc(projectSyncErrors.at), desc(projectSyncErrors.id));
  return errors.map(({ row: error }) => error);
}

/** What a source sent of one project and could not be taken over, newest first. */
export const listErrorsOf = (db: Queryable, sourceId: string, externalId: string) =>
  db
    .select({
      id: projectSyncErrors.id,
      problem: projectSyncErrors.problem,
      at: projectSyncErrors.at,
    })
    .from(projectSyncErrors)
    .where(
      and(eq(projectSyncErrors.sourceId, sourceId), eq(projectSyncErrors.externalId, externalId)),
    )
    .orderBy(desc(projectSyncErrors.at), desc(projectSyncErrors.id));

/** Keeps what could not be synchronised: the last ones of each source. */
export async function insertErrors(
  db: Queryable,
  sourceId: string,
  errors: readonly { readonly externalId: string | null; readonly problem: string }[],
): Promise<void> {
  const { syncErrorsKept } = externalProjectLimits;
  const newest = errors.slice(-syncErrorsKept);
  if (newest.length === 0) return;
  await db
    .insert(projectSyncErrors)
    .values(newest.map(({ externalId, problem }) => ({ sourceId, externalId, problem })));
  await db.execute(sql`
    delete from ${projectSyncErrors} where ${projectSyncErrors.id} in (
      select ${projectSyncErrors.id} from ${projectSyncErrors}
      where ${projectSyncErrors.sourceId} = ${sourceId}
      order by ${projectSyncErrors.at} desc, ${projectSyncErrors.id} desc
      offset ${syncErrorsKept})`);
}
