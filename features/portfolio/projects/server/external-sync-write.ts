import { sql } from 'drizzle-orm';
import { externalProjectEvents as events } from '#features/portfolio/projects/domain/external-project-events.ts';
import type { ExternalValues } from '#features/portfolio/projects/domain/external-project.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import type { LockedSource } from './external-sources.ts';
import type { KnownProject, SyncStep } from './external-sync-plan.ts';
import { externalProjects } from './external-tables.ts';
import { projectDateMoves } from './part-tables.ts';
import { projects } from './tables.ts';

export interface WrittenStep extends SyncStep {
  readonly externalId: string;
}

/** Who synchronises: a person, or a program with an API key. */
export interface SyncedBy {
  readonly actorId: string | null;
  readonly apiKey: string | null;
}

/** Each project once, as the last of its steps leaves it, with all fields that changed. */
function lastOf(steps: readonly WrittenStep[]) {
  const last = new Map<string, WrittenStep & { readonly after: KnownProject }>();
  for (const step of steps) {
    const { after } = step;
    if (after === null) continue;
    const earlier = last.get(after.id);
    last.set(after.id, {
      ...step,
      after,
      before: earlier ? earlier.before : step.before,
      fields: [...new Set([...(earlier?.fields ?? []), ...step.fields])],
    });
  }
  return [...last.values()];
}

type Written = ReturnType<typeof lastOf>[number];

async function insertProjects(
  db: Queryable,
  { corporationId, source }: LockedSource,
  created: readonly Written[],
): Promise<void> {
  if (created.length === 0) return;
  await db.insert(projects).values(
    created.map(({ after: { id, ours }, externalId }) => {
      const { name = '', phase = 'Discovery', health = 'on track' } = ours;
      return { ...ours, name, phase, health, id, corporationId, source, externalId };
    }),
  );
}

async function updateProjects(db: Queryable, changed: readonly Written[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed.map(({ after: { id, ours } }) => ({ id, ...ours })));
  await db.execute(sql`
    update ${projects} set name = sent.name, description = sent.description, phase = sent.phase,
      health = sent.health, start_date = sent."startDate", end_date = sent."endDate",
      version = ${projects.version} + 1, updated_at = now()
    from jsonb_to_recordset(${rows}::jsonb) as sent(id uuid, name text, description text,
      phase text, health text, "startDate" timestamptz, "endDate" timestamptz)
    where ${projects.id} = sent.id`);
}

/** What the system said, whether it is taken over here or not. */
async function storeTheirs(
  db: Queryable,
  { id: sourceId }: LockedSource,
  writes: readonly Written[],
): Promise<void> {
  await db
    .insert(externalProjects)
    .values(
      writes.map(({ after: { id: projectId, theirs, unknown, theirsAt } }) => ({
        projectId,
        sourceId,
        theirs: theirs ?? {},
        unknown,
        theirsAt: theirsAt ?? '',
      })),
    )
    .onConflictDoUpdate({
      target: externalProjects.projectId,
      set: {
        sourceId,
        theirs: sql`excluded.theirs`,
        unknown: sql`excluded.unknown`,
        theirsAt: sql`excluded.theirs_at`,
        receivedAt: sql`now()`,
      },
    });
}

const dayOf = (instant: ExternalValues['endDate']) => instant?.slice(0, 10) ?? null;

/** Every move of a date is kept, whoever moved it. */
async function noteMoves(db: Queryable, by: SyncedBy, changed: readonly Written[]): Promise<void> {
  const moves = changed.flatMap(({ before, after }) =>
    (['start', 'end'] as const).flatMap((what) => {
      const [from, to] = [before, after].map((one) => dayOf(one?.ours[`${what}Date`]));
      const isMoved = from !== null && from !== undefined && from !== to;
      return isMoved
        ? [{ projectId: after.id, what, from, to: to ?? null, movedBy: by.actorId }]
        : [];
    }),
  );
  if (moves.length > 0) await db.insert(projectDateMoves).values(moves);
}

/** Writes what was planned: a statement for each table, however many projects there are. */
export async function writeSteps(
  db: Queryable,
  source: LockedSource,
  by: SyncedBy,
  steps: readonly WrittenStep[],
): Promise<void> {
  const writes = lastOf(steps);
  if (writes.length === 0) return;
  const created = writes.filter(({ before }) => before === null);
  const changed = writes.filter(({ before, fields }) => before !== null && fields.length > 0);
  await insertProjects(db, source, created);
  await updateProjects(db, changed);
  await storeTheirs(db, source, writes);
  await noteMoves(db, by, changed);
  const about = {
    actorId: by.actorId,
    source: source.source,
    ...(by.apiKey !== null && { apiKey: by.apiKey }),
  };
  await emit(
    db,
    events['project.added'],
    created.map(({ after, externalId }) => ({ ...about, projectId: after.id, externalId })),
  );
  await emit(
    db,
    events['project.synchronised'],
    changed.map(({ after, fields }) => ({ ...about, projectId: after.id, fields: [...fields] })),
  );
}
