import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, StalePreparation } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { pitchDayEvents as events } from '#features/portfolio/pitch-days/domain/events.ts';
import type {
  PlanningResult,
  PlanningTask,
} from '#features/portfolio/pitch-days/domain/plan-day.ts';
import type { AssignmentOutcome } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import {
  conflictWords,
  scheduleLimitWords,
  type ProblemNames,
} from '#features/portfolio/pitch-days/domain/problem-words.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';
import { loadPage } from './day-page.ts';
import { corporationOf, loadDay, type DayRow, type MayPlan } from './load-day.ts';
import { loadPlan, type Plan } from './load-plan.ts';
import { planningTask, storeSessions, type Assigned } from './plan-sessions.ts';
import { runPlanning } from './run-planning.ts';

const isAssigned = (result: PlanningResult): result is Assigned =>
  result.assignment.kind === 'assigned';

/** Hidden opportunities have no names in what is answered. */
const namesOf = ({ opportunities, companies }: Plan): ProblemNames => ({
  opportunity: (row) => {
    const opportunity = opportunities[row];
    return opportunity?.isVisible === true
      ? opportunity.name
      : 'An opportunity that you do not see';
  },
  company: (column) => companies[column]?.company.name ?? 'A company',
});

/** What is computed of a day, and from what. */
interface Computed {
  readonly task: PlanningTask;
  readonly result: PlanningResult;
}

/** Assigns and schedules a day, without storing it. It takes long, so it comes before a transaction. */
export async function computeDay(db: Queryable, viewer: Viewer, id: string): Promise<Computed> {
  const day = await loadDay(db, viewer, id);
  grant(viewer, 'planPitchDay', corporationOf(day));
  const plan = await loadPlan(db, viewer, id);
  if (plan.opportunities.length === 0 || plan.companies.length === 0)
    throw refused(pitchDayRefusals['pitchDay.empty']);
  const task = await planningTask(db, day, plan);
  return { task, result: await runPlanning(task) };
}

/**
 * Stores what was computed, or says why that is impossible: then what was assigned stays.
 * @throws StalePreparation when the day is another one by now
 */
export async function assignDay(
  db: Queryable,
  { viewer, userId }: MayPlan,
  day: DayRow,
  { task, result }: Computed,
): Promise<AssignmentOutcome> {
  const plan = await loadPlan(db, viewer, day.id);
  if (!isDeepStrictEqual(await planningTask(db, day, plan), task)) throw new StalePreparation();
  const names = namesOf(plan);
  if (!isAssigned(result)) {
    const { assignment } = result;
    const conflicts = assignment.kind === 'impossible' ? assignment.conflicts : [];
    return {
      day: await loadPage(db, viewer, day.id),
      state: 'impossible',
      problems: conflicts.map((one) => conflictWords(one, names)),
    };
  }
  await storeSessions(db, day, plan, task, result);
  await emit(db, events['pitchDay.assigned'], {
    pitchDayId: day.id,
    actorId: userId,
    name: day.name,
  });
  const limits = result.schedule?.kind === 'tooShort' ? result.schedule.limits : [];
  return {
    day: await loadPage(db, viewer, day.id),
    state: limits.length === 0 ? 'scheduled' : 'unscheduled',
    problems: limits.map((limit) => scheduleLimitWords(limit, task.day, names)),
  };
}
