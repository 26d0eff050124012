import { projects } from '#features/projects/server/tables.ts';
import type { CorporationIds } from '#features/corporations/demo/fill-corporations.ts';
import type { People } from '#features/users/demo/fill-people.ts';
import { lowered } from '#features/companies/demo/company-texts.ts';
import type { DemoSubmission } from '#features/submissions/demo/fill-submissions.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { corporationsDemo } from '#features/corporations/demo/fill-corporations.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';
import { submissionsDemo } from '#features/submissions/demo/fill-submissions.ts';
import { projectStates } from './project-states.ts';

const projectCount = 30;
/** The stages from which projects come, the furthest first. */
const promising: readonly string[] = ['Selected', 'Pitch', 'Shortlist'];
const longestSinceUpdate = 40;

/** A phase and health that a submission of this age can have reached. */
function drawState({ random, now }: FillContext, { createdAt }: DemoSubmission) {
  const days = (now.getTime() - new Date(createdAt).getTime()) / day;
  const reached = projectStates.filter(([least]) => least <= days);
  // The oldest are mostly far, and few still stand at the beginning.
  const possible = reached.length === 0 ? projectStates.slice(0, 1) : reached.slice(-2);
  const [age, states] = random.pick(possible);
  return { ...random.pick(states), startedDaysAgo: Math.min(days, age + random.whole(0, 40)) };
}

function drawProject(fillContext: FillContext, submission: DemoSubmission, people: People) {
  const { random, now, at } = fillContext;
  const { opportunity, called, companyName } = submission;
  const { phase, health, says, ends, startedDaysAgo } = drawState(fillContext, submission);
  const start = at(-startedDaysAgo);
  const end = random.whole(...ends);
  const updated = Math.min(random.next() * longestSinceUpdate, startedDaysAgo);
  return {
    source: 'outrider',
    name: `${called} for ${opportunity.subject}`,
    description: [
      `${companyName} provides ${lowered(called)}. The project came out of “${opportunity.name}”.`,
      says.replaceAll('{company}', companyName),
    ].join('\n\n'),
    opportunityId: submission.opportunityId,
    submissionId: submission.id,
    companyId: submission.companyId,
    ownerId: random.pick(people.teams[opportunity.corporation]).userId,
    phase,
    health,
    startDate: start,
    endDate: at(Math.max(end, 1 - startedDaysAgo)),
    createdAt: start,
    updatedAt: new Date(now.getTime() - updated * day).toISOString(),
  };
}

/** The most promising submissions, of which no two would have the same project name. */
function choose({ random }: FillContext, submitted: readonly DemoSubmission[]): DemoSubmission[] {
  const drawn = random.some(submitted, submitted.length);
  const ranked = promising.flatMap((stage) => drawn.filter((one) => one.stage === stage));
  const names = new Set<string>();
  const named = ranked.filter(({ called, opportunityId }) => {
    const isNew = !names.has(`${called} ${opportunityId}`);
    names.add(`${called} ${opportunityId}`);
    return isNew;
  });
  return named.slice(0, projectCount);
}

/** Projects that started from successful submissions. */
async function fillProjects(
  fillContext: FillContext,
  submitted: readonly DemoSubmission[],
  corporationIds: CorporationIds,
  people: People,
): Promise<void> {
  await fillContext.db.insert(projects).values(
    choose(fillContext, submitted).map((submission, index) => ({
      ...drawProject(fillContext, submission, people),
      externalId: `demo-${index + 1}`,
      corporationId: corporationIds[submission.opportunity.corporation],
    })),
  );
}

export const projectsDemo = demoStep(
  [corporationsDemo, peopleDemo, submissionsDemo],
  (fillContext) =>
    fillProjects(
      fillContext,
      fillContext.of(submissionsDemo),
      fillContext.of(corporationsDemo).corporationIds,
      fillContext.of(peopleDemo),
    ),
);
