import { isPilotBegun } from '#features/portfolio/projects/domain/phases.ts';
import { newId } from '#core/server/tables/columns.ts';
import { day } from '#core/server/demo/fill-context.ts';
import type { pilotCharters } from '#features/portfolio/projects/server/part-tables.ts';
import type { DrawnProject } from './drawn-project.ts';
import { criteriaTexts, outcomeReasons } from './part-texts.ts';

/** The charter of a project in its pilot or beyond: decided where the pilot is over. */
export function charterOf(project: DrawnProject) {
  const { id: projectId, random, phase, health, ownerId, contact } = project;
  const { start, end, now, dayAt } = project;
  if (!isPilotBegun(phase)) return null;
  const isOver = phase !== 'Pilot';
  const outcome = phase === 'Closed' && health === 'off track' ? 'stop' : 'scale';
  const until = Math.min(now.getTime(), end.getTime());
  const decidedAgo = Math.floor((now.getTime() - until) / day) + random.whole(2, 30);
  const decidedAt = new Date(
    Math.max(start.getTime() + day, now.getTime() - decidedAgo * day),
  ).toISOString();
  // A pilot that is off track has its decision behind it; the page asks for it.
  const openDate =
    health === 'off track' ? dayAt(-random.whole(1, 6)) : dayAt(random.whole(12, 60));
  const decisionDate = isOver ? decidedAt.slice(0, 10) : openDate;
  const isExtended = !isOver && health === 'at risk';
  const charter: typeof pilotCharters.$inferInsert = {
    projectId,
    decisionDate,
    ownerId,
    companyOwner: contact,
    ...(isExtended && {
      extendedFrom: new Date(Date.parse(decisionDate) - 28 * day).toISOString().slice(0, 10),
      extensionReason: 'The approval was four weeks late, so that too little was measured.',
    }),
    ...(isOver && {
      outcome,
      outcomeReason: outcomeReasons[outcome],
      decidedAt,
      decidedBy: ownerId,
    }),
    notifiedFor: decisionDate,
    createdAt: start.toISOString(),
  };
  const criteria = random.some(criteriaTexts, 3).map(({ met, missed, ...texts }, position) => {
    const isMet = isOver
      ? outcome === 'scale' || position > 0
      : position === 0
        ? health !== 'off track'
        : null;
    return {
      id: newId(),
      projectId,
      position,
      ...texts,
      isMet,
      result: isMet === null ? null : isMet ? met : missed,
    };
  });
  return { charter, criteria };
}
