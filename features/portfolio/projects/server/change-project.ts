import { eq, sql } from 'drizzle-orm';
import { refusalOfPhase, beginsPilot } from '#features/portfolio/projects/domain/phases.ts';
import {
  ProjectPage,
  type ProjectChange,
} from '#features/portfolio/projects/domain/project-page.ts';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import type { ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { countRows } from './count-rows.ts';
import { assertNotMastered, isPhaseMastered } from './external-masters.ts';
import { keepDateMove } from './date-moves.ts';
import type {
  MayEditProject,
  ProjectSubject,
} from '#features/portfolio/projects/server/shared/load-project.ts';
import { pilotCharters } from './part-tables.ts';
import { assertSeesProject } from './people.ts';
import { loadProjectPage } from './project-page.ts';
import { projects } from './tables.ts';

/** The day of an instant in UTC, as dates of projects are stored. */
const dayOf = (instant: string | null): string | null => instant?.slice(0, 10) ?? null;
/** A day as it is stored: its beginning in UTC. */
export const startOfDay = (day: string | null): string | null =>
  day === null ? null : `${day}T00:00:00.000Z`;

export const touched = { version: sql`${projects.version} + 1`, updatedAt: sql`now()` };

/** What of the request differs from the stored project, in the shape of the request. */
function differencesOf(
  project: ProjectSubject,
  { version: _, reason: __, ...sent }: ProjectChange,
) {
  const current = {
    ...project,
    startDate: dayOf(project.startDate),
    endDate: dayOf(project.endDate),
  };
  const differing = Object.entries(sent).filter(
    ([field, value]) => value !== undefined && current[field as keyof typeof sent] !== value,
  );
  return Object.fromEntries(differing) as Partial<typeof sent>;
}

const hasCharter = async (db: Queryable, projectId: string): Promise<boolean> =>
  (await countRows(db, pilotCharters, eq(pilotCharters.projectId, projectId))) > 0;

const emitPhase = (db: Queryable, { subject, userId }: MayEditProject, to: ProjectPhase) =>
  emit(db, events['project.phaseChanged'], {
    projectId: subject.id,
    actorId: userId,
    from: subject.phase,
    to,
  });

/** Moves a project to the phase that a decision leads to. */
export async function setPhase(
  db: Queryable,
  granted: MayEditProject,
  phase: ProjectPhase,
): Promise<void> {
  const { id } = granted.subject;
  // Its system moves it to the phase that it finds right.
  if (await isPhaseMastered(db, id)) return;
  await db
    .update(projects)
    .set({ phase, ...touched })
    .where(eq(projects.id, id));
  await emitPhase(db, granted, phase);
}

async function emitChanges(
  db: Queryable,
  granted: MayEditProject,
  changed: ReturnType<typeof differencesOf>,
): Promise<void> {
  const { subject, userId } = granted;
  const about = { projectId: subject.id, actorId: userId };
  const { phase, health, ownerId, startDate, endDate, ...texts } = changed;
  if (phase !== undefined) await emitPhase(db, granted, phase);
  if (health !== undefined) {
    const step = { from: subject.health, to: health };
    await emit(db, events['project.healthChanged'], { ...about, ...step });
  }
  if (typeof ownerId === 'string') {
    await emit(db, events['project.ownerChanged'], { ...about, userId: ownerId });
  }
  for (const [what, to] of [
    ['start', startDate],
    ['end', endDate],
  ] as const) {
    if (to === undefined) continue;
    const from = dayOf(what === 'start' ? subject.startDate : subject.endDate);
    await keepDateMove(db, { projectId: subject.id, what, from, to, movedBy: userId });
    if (from !== null && to !== null) {
      await emit(db, events['project.dateMoved'], { ...about, name: what, from, to });
    }
  }
  const fields = Object.keys(texts);
  if (ownerId === null) fields.push('owner');
  if (startDate !== undefined && (startDate === null || subject.startDate === null)) {
    fields.push('startDate');
  }
  if (endDate !== undefined && (endDate === null || subject.endDate === null)) {
    fields.push('endDate');
  }
  if (fields.length > 0) await emit(db, events['project.updated'], { ...about, fields });
}

/** @throws Refused `project.endsBeforeStart` */
export function assertInOrder(startDate: string | null, endDate: string | null): void {
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw refused(projectRefusals['project.endsBeforeStart']);
  }
}

/** A stale change is answered with the page as it is stored. */
async function stale(db: Queryable, { viewer, subject }: MayEditProject): Promise<Refused> {
  const page = ProjectPage.parse(await loadProjectPage(db, viewer, subject.id));
  return new Refused(refusals.stale, refusalText(refusals.stale), page);
}

/**
 * Changes a project's own fields. A change that is stored already is a no-op, whatever version it was
 * based on.
 */
export async function changeProject(
  db: Queryable,
  granted: MayEditProject,
  sent: ProjectChange,
): Promise<void> {
  const { subject, userId } = granted;
  const changed = differencesOf(subject, sent);
  if (Object.keys(changed).length === 0) return;
  await assertNotMastered(db, subject.id, Object.keys(changed));
  if (subject.version !== sent.version) throw await stale(db, granted);
  const { phase, startDate, endDate, ...others } = changed;
  if (startDate !== undefined || endDate !== undefined) {
    assertInOrder(
      startDate === undefined ? dayOf(subject.startDate) : startDate,
      endDate === undefined ? dayOf(subject.endDate) : endDate,
    );
  }
  await assertSeesProject(db, subject.id, changed.ownerId);
  if (phase !== undefined && beginsPilot(subject.phase, phase)) {
    const isAgreed = await hasCharter(db, subject.id);
    const { reason } = sent;
    throwIfRefused(
      refusalOfPhase({ from: subject.phase, to: phase }, { hasCharter: isAgreed, reason }),
    );
    if (!isAgreed) {
      await emit(db, events['project.pilotWithoutCharter'], {
        projectId: subject.id,
        actorId: userId,
        reason: (reason ?? '').trim(),
      });
    }
  }
  await db
    .update(projects)
    .set({
      ...others,
      ...(phase !== undefined && { phase }),
      ...(startDate !== undefined && { startDate: startOfDay(startDate) }),
      ...(endDate !== undefined && { endDate: startOfDay(endDate) }),
      ...touched,
    })
    .where(eq(projects.id, subject.id));
  await emitChanges(db, granted, changed);
}
