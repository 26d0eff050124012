import type { ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { CorporationIds } from '#features/cases/corporations/demo/fill-corporations.ts';
import type { People } from '#features/people/users/demo/fill-people.ts';
import { lowered } from '#features/directory/companies/demo/company-texts.ts';
import type { DemoSubmission } from '#features/cases/submissions/demo/fill-submissions.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { submissionsDemo } from '#features/cases/submissions/demo/fill-submissions.ts';
import { projectStates } from './project-states.ts';

const projectCount = 30;
const longestSinceUpdate = 40;
/** Days from the selection to the start, where that is not today yet. */
const [soonestStart, latestStart] = [2, 16];

/** How many projects of a corporation are in each phase so far. */
type PhaseCounts = Map<ProjectPhase, number>;

/**
 * A phase and health that a project begun soon after its selection can have reached: of the phases, the
 * one that the corporation has least of, so that its projects stand in all of them.
 */
function drawState({ random, now }: FillContext, { stageSince }: DemoSubmission, has: PhaseCounts) {
  const selectedDaysAgo = (now.getTime() - new Date(stageSince).getTime()) / day;
  const until = Math.min(random.whole(soonestStart, latestStart), selectedDaysAgo / 2);
  const days = selectedDaysAgo - until;
  const states = projectStates.flatMap(([[least, most], some]) =>
    least <= days && days <= most ? some : [],
  );
  const fewest = Math.min(...states.map(({ phase }) => has.get(phase) ?? 0));
  const furthest = states.findLast(({ phase }) => (has.get(phase) ?? 0) === fewest)?.phase;
  const state = random.pick(states.filter(({ phase }) => phase === furthest));
  has.set(state.phase, fewest + 1);
  return { ...state, startedDaysAgo: days };
}

function drawProject(
  fillContext: FillContext,
  submission: DemoSubmission,
  people: People,
  has: PhaseCounts,
) {
  const { random, now, at } = fillContext;
  const { opportunity, title, called, companyName } = submission;
  const { phase, health, says, ends, startedDaysAgo } = drawState(fillContext, submission, has);
  const start = at(-startedDaysAgo);
  const end = random.whole(...ends);
  const updated = Math.min(random.next() * longestSinceUpdate, startedDaysAgo);
  return {
    source: 'outrider',
    name: title,
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

/** Of a selection of last week there is nothing to tell yet. */
const soonestTold = 12 * day;

/**
 * Selected submissions, none of the same product in an opportunity: one of each running opportunity, so that each has something to
 * show, and of the earlier ones, whose projects are further.
 */
function choose(
  { random, now }: FillContext,
  submitted: readonly DemoSubmission[],
): DemoSubmission[] {
  const drawn = random.some(submitted, submitted.length);
  const selected = drawn.filter(
    ({ stage, stageSince }) =>
      stage === 'Selected' && now.getTime() - Date.parse(stageSince) >= soonestTold,
  );
  const isRunning = ({ opportunity }: DemoSubmission) => opportunity.cyclesAgo === 0;
  const running = new Map(selected.filter(isRunning).map((one) => [one.opportunityId, one]));
  const all = [...running.values(), ...selected.filter((one) => !isRunning(one))];
  const ofOneKind = Map.groupBy(all, ({ called, opportunityId }) => `${called} ${opportunityId}`);
  return [...ofOneKind.values()].flatMap(([first]) => first ?? []).slice(0, projectCount);
}

/** Projects that started from successful submissions. */
async function fillProjects(
  fillContext: FillContext,
  submitted: readonly DemoSubmission[],
  corporationIds: CorporationIds,
  people: People,
): Promise<void> {
  const counts = new Map<string, PhaseCounts>();
  const drawn = choose(fillContext, submitted).map((submission, index) => {
    const { corporation } = submission.opportunity;
    const has: PhaseCounts = counts.get(corporation) ?? new Map();
    counts.set(corporation, has);
    return {
      ...drawProject(fillContext, submission, people, has),
      externalId: `demo-${index + 1}`,
      corporationId: corporationIds[corporation],
    };
  });
  await fillContext.db.insert(projects).values(drawn);
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
