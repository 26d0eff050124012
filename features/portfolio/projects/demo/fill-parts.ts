import { asc, eq, sql } from 'drizzle-orm';
import {
  pilotCharters,
  pilotCriteria,
  projectDateMoves,
  projectDecisions,
  projectMembers,
  projectMilestones,
  projectRisks,
  projectUpdates,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import { projectPhases, type ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { refreshReport } from '#features/portfolio/projects/server/report.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { charterOf } from './draw-charter.ts';
import { milestonesOf } from './draw-milestones.ts';
import type { DrawnProject } from './drawn-project.ts';
import { projectsDemo } from './fill-projects.ts';
import { decisionTexts, memberRoles, riskTexts, updateTexts } from './part-texts.ts';

/** Its own generator: what it draws does not change the rest of the demonstration. */
const seed = 20_260_731;

const load = ({ db }: FillContext) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      phase: projects.phase,
      health: projects.health,
      startDate: projects.startDate,
      endDate: projects.endDate,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      ownerId: projects.ownerId,
      corporationId: projects.corporationId,
      company: companies.name,
      contact: submissions.contactName,
    })
    .from(projects)
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .leftJoin(submissions, eq(submissions.id, projects.submissionId))
    .orderBy(asc(sql`length(${projects.externalId})`), asc(projects.externalId));

const iso = (at: number) => new Date(at).toISOString();

/** The phases before the present one, and it. */
const phasesSoFar = (phase: ProjectPhase) =>
  projectPhases.slice(0, projectPhases.indexOf(phase) + 1);

function updatesOf(project: DrawnProject) {
  const { random, start, updatedAt, phase, health, ownerId, company, description } = project;
  const last = Date.parse(updatedAt);
  const first = start.getTime();
  const texts = phasesSoFar(phase).flatMap((one) =>
    updateTexts[one].map((text) => ({ one, text })),
  );
  const places = random.some([...texts.keys()], random.whole(3, 6));
  const lines = places.toSorted((one, other) => one - other).flatMap((place) => texts[place] ?? []);
  // What the description says last is also what was reported last.
  const says = description?.split('\n\n').at(-1) ?? '';
  const all = [...lines.slice(0, -1), { one: phase, text: says }];
  return all.map(({ one, text }, index) => ({
    projectId: project.id,
    authorId: ownerId,
    body: text.replaceAll('{company}', company),
    phase: one,
    health: index === all.length - 1 ? health : ('on track' as const),
    createdAt: iso(first + ((last - first) * (index + 1)) / all.length),
  }));
}

function risksOf({ random, id, phase, health, ownerId, createdAt, updatedAt }: DrawnProject) {
  const count = health === 'on track' ? random.whole(0, 2) : random.whole(2, 3);
  return random.some(riskTexts, count).map(([title, severity, mitigation]) => ({
    projectId: id,
    title,
    severity,
    mitigation,
    ownerId,
    createdAt,
    closedAt: phase === 'Closed' || random.next() < 0.25 ? updatedAt : null,
  }));
}

function decisionsOf({ random, id, ownerId, start, now, dayAt }: DrawnProject) {
  const age = Math.max(1, Math.floor((now.getTime() - start.getTime()) / day));
  return random.some(decisionTexts, random.whole(0, 2)).map(([title, reason]) => ({
    projectId: id,
    title,
    reason,
    decidedBy: ownerId,
    decidedOn: dayAt(-random.whole(0, age)),
  }));
}

const membersOf = (
  { random, id, ownerId, corporationId }: DrawnProject,
  people: readonly { id: string; corporationId: string | null }[],
) =>
  random
    .some(
      people.filter((one) => one.corporationId === corporationId && one.id !== ownerId),
      random.whole(1, 3),
    )
    .map(({ id: userId }) => ({ projectId: id, userId, role: random.pick(memberRoles) }));

/** That it was started, and moved from phase to phase. */
function historyOf({ id, name, phase, ownerId, start, updatedAt }: DrawnProject) {
  const passed = phasesSoFar(phase);
  const step = (Date.parse(updatedAt) - start.getTime()) / passed.length;
  const entry = { actorId: ownerId, subject: 'project', subjectId: id };
  return [
    { ...entry, kind: events['project.created'].kind, at: start.toISOString(), details: { name } },
    ...passed.slice(1).map((to, index) => ({
      ...entry,
      kind: events['project.phaseChanged'].kind,
      at: iso(start.getTime() + step * (index + 1)),
      details: { from: passed[index], to },
    })),
  ];
}

/** Milestones, updates, risks, decisions, teams and charters that fit each project's state. */
async function fillParts(fillContext: FillContext): Promise<void> {
  const { db, now, at } = fillContext;
  const random = seededRandom(seed);
  const people = await db
    .select({ id: users.id, corporationId: users.corporationId })
    .from(users)
    .orderBy(asc(users.email));
  for (const row of await load(fillContext)) {
    const project: DrawnProject = {
      ...row,
      random,
      now,
      company: row.company ?? 'The company',
      start: new Date(row.startDate ?? row.createdAt),
      end: new Date(row.endDate ?? at(60)),
      dayAt: (days) => at(days).slice(0, 10),
    };
    const { milestones, moves } = milestonesOf(project);
    await db.insert(projectMilestones).values(milestones);
    if (moves.length > 0) await db.insert(projectDateMoves).values(moves);
    await db.insert(projectUpdates).values(updatesOf(project));
    const [risks, decisions] = [risksOf(project), decisionsOf(project)];
    if (risks.length > 0) await db.insert(projectRisks).values(risks);
    if (decisions.length > 0) await db.insert(projectDecisions).values(decisions);
    const members = membersOf(project, people);
    if (members.length > 0) await db.insert(projectMembers).values(members);
    const drawn = charterOf(project);
    if (drawn) {
      await db.insert(pilotCharters).values(drawn.charter);
      await db.insert(pilotCriteria).values(drawn.criteria);
    }
    await db
      .insert(auditEntries)
      .values(historyOf(project).map((entry) => ({ id: newId(), ...entry })));
  }
  // Their owners were reminded already: nobody's bell rings on the first day.
  await db.update(projects).set({ remindedAt: now.toISOString() });
  await refreshReport(db);
}

export const projectPartsDemo = demoStep([projectsDemo], fillParts);
