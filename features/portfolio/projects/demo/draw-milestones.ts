import { projectPhases } from '#features/portfolio/projects/domain/project.ts';
import { newId } from '#core/server/tables/columns.ts';
import { day } from '#core/server/demo/fill-context.ts';
import type { projectDateMoves } from '#features/portfolio/projects/server/part-tables.ts';
import type { DrawnProject } from './drawn-project.ts';
import { milestoneNames } from './part-texts.ts';
import { stateIn } from './project-states.ts';

type Move = typeof projectDateMoves.$inferInsert;

/** The names of the milestones of a project, and how many of them are reached. */
function namesOf({ phase, health, description, random }: DrawnProject) {
  // A pilot that was stopped has no rollout.
  const isStopped = phase === 'Closed' && health === 'off track';
  const phases = projectPhases.filter((one) => !(isStopped && one === 'Rollout'));
  const current = phases.indexOf(phase);
  const names = phases.flatMap((one, index) =>
    milestoneNames[one].map((name) => ({ name, index })),
  );
  const before = names.filter(({ index }) => index < current).length;
  const ofPhase = names.filter(({ index }) => index === current).length;
  const drawn = random.whole(0, ofPhase - 1);
  const said = stateIn(description ?? '')?.reached ?? 0;
  const reached = phase === 'Closed' ? names.length : before + Math.max(said, drawn);
  // Those of the phases that lie far ahead are not planned yet.
  const planned = names.filter(({ index }) => index <= current + 1);
  return { names: planned.map(({ name }) => name), reached };
}

/** Milestones along the project's time: reached ones behind today, others ahead or overdue. */
export function milestonesOf(project: DrawnProject) {
  const { id: projectId, random, health, phase, start, end, now, ownerId, dayAt } = project;
  const { names, reached } = namesOf(project);
  const age = Math.max(
    2,
    Math.floor((Math.min(now.getTime(), end.getTime()) - start.getTime()) / day),
  );
  const ahead = Math.max(14, Math.floor((end.getTime() - now.getTime()) / day));
  const isLate = health !== 'on track' && phase !== 'Closed';
  const endedAgo = Math.max(0, Math.floor((now.getTime() - end.getTime()) / day));

  const behindOf = (share: number) => endedAgo + Math.max(1, Math.round(age * (1 - share)));
  const lastBehind = reached === 0 ? age : behindOf(reached / (reached + 1)) - 1;
  let lastMs = start.getTime();
  const milestones = names.map((name, index) => {
    const isReached = index < reached;
    const share = isReached ? (index + 1) / (reached + 1) : 0;
    const open = names.length - reached;
    const behind = behindOf(share);
    const inDays = isReached
      ? -behind
      : isLate && index === reached
        ? -Math.min(random.whole(3, 20), lastBehind)
        : Math.round((ahead * (index - reached + 1)) / (open + 1));
    // Somewhat before or after it was due, in the order of the milestones.
    const drawnMs = now.getTime() - Math.max(0, behind + random.whole(-4, 2)) * day;
    lastMs = Math.min(now.getTime(), Math.max(lastMs, drawnMs));
    const reachedAt = new Date(lastMs);
    return {
      id: newId(),
      projectId,
      name,
      dueDate: dayAt(inDays),
      reachedAt: isReached ? reachedAt.toISOString() : null,
      createdAt: start.toISOString(),
    };
  });

  const sinceStart = (ms: number) => new Date(Math.max(ms, start.getTime())).toISOString();
  const slipping = isLate ? milestones.slice(reached, reached + 2) : [];
  const moves = slipping.flatMap(({ id: milestoneId, dueDate }) => {
    const count = random.whole(1, 3);
    // Walked back from today's date, and told in order.
    let to = dueDate;
    return Array.from({ length: count }, (_, nth): Move => {
      const from = new Date(Date.parse(to) - random.whole(7, 28) * day).toISOString().slice(0, 10);
      const at = sinceStart(now.getTime() - Math.min(age, 5 + nth * 12) * day);
      const move: Move = {
        projectId,
        what: 'milestone',
        milestoneId,
        from,
        to,
        movedBy: ownerId,
        at,
      };
      to = from;
      return move;
    }).toReversed();
  });
  const endMove: Move = {
    projectId,
    what: 'end',
    movedBy: ownerId,
    at: sinceStart(now.getTime() - Math.min(age, 9) * day),
    from: new Date(end.getTime() - random.whole(10, 50) * day).toISOString().slice(0, 10),
    to: end.toISOString().slice(0, 10),
  };
  return { milestones, moves: isLate ? [...moves, endMove] : moves };
}
