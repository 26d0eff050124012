import { projectHealths, projectPhases } from '#features/projects/domain/project.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { CorporationIds } from '#features/corporations/demo/fill-corporations.ts';
import type { Posted } from '#features/opportunities/demo/fill-opportunities.ts';
import type { People } from '#features/users/demo/fill-people.ts';
import type { DemoSubmission } from '#features/submissions/demo/fill-submissions.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { corporationsDemo } from '#features/corporations/demo/fill-corporations.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';
import { opportunitiesDemo } from '#features/opportunities/demo/fill-opportunities.ts';
import { submissionsDemo } from '#features/submissions/demo/fill-submissions.ts';

const projectCount = 30;
const promising: readonly string[] = ['Selected', 'Pitch', 'Shortlist'];
const [onTrack, atRisk, offTrack] = projectHealths;
const drawnHealths = [onTrack, onTrack, onTrack, atRisk, offTrack] as const;

function drawProject(
  { random, now, at }: FillContext,
  submission: DemoSubmission,
  { challenge, id }: Posted,
  people: People,
) {
  const phase = random.pick(projectPhases);
  const start = -random.whole(30, 300);
  const end = phase === 'Closed' ? -random.whole(1, 100) : random.whole(15, 260);
  const owner = random.pick(people.teams[challenge.corporation]);
  return {
    source: 'outrider',
    name: `${submission.companyName.split(' ')[0] ?? ''}: ${submission.title}`,
    description: `A trial that came out of “${challenge.name}”.`,
    opportunityId: id,
    submissionId: submission.id,
    companyId: submission.companyId,
    ownerId: owner.userId,
    phase,
    health: random.pick(drawnHealths),
    startDate: at(start),
    endDate: at(end),
    createdAt: at(start),
    updatedAt: new Date(now.getTime() - random.next() * 40 * day).toISOString(),
  };
}

/** Projects that started from successful submissions. */
async function fillProjects(
  fillContext: FillContext,
  posted: readonly Posted[],
  submitted: readonly DemoSubmission[],
  corporationIds: CorporationIds,
  people: People,
): Promise<void> {
  const candidates = submitted.filter(({ stage }) => promising.includes(stage));
  const chosen = fillContext.random.some(candidates, projectCount);
  await fillContext.db.insert(projects).values(
    chosen.flatMap((submission, index) => {
      const origin = posted.find(({ id }) => id === submission.opportunityId);
      if (!origin) return [];
      return [
        {
          ...drawProject(fillContext, submission, origin, people),
          externalId: `demo-${index + 1}`,
          corporationId: corporationIds[origin.challenge.corporation],
        },
      ];
    }),
  );
}

export const projectsDemo = demoStep(
  [corporationsDemo, peopleDemo, opportunitiesDemo, submissionsDemo],
  (fillContext) =>
    fillProjects(
      fillContext,
      fillContext.of(opportunitiesDemo),
      fillContext.of(submissionsDemo),
      fillContext.of(corporationsDemo).corporationIds,
      fillContext.of(peopleDemo),
    ),
);
