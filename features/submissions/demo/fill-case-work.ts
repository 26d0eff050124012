import { ne } from 'drizzle-orm';
import { newId } from '#core/server/tables/columns.ts';
import { comments } from '#features/comments/server/tables.ts';
import { opportunityTeam } from '#features/opportunities/server/tables.ts';
import { votes } from '#features/votes/server/tables.ts';
import { fillScores } from '#features/scores/demo/fill-scores.ts';
import type { DemoSubmission } from './fill-submissions.ts';
import { day, demoStep, inBatches, type Filling } from '#core/server/demo/filling.ts';
import { answers, remarks } from '#features/comments/demo/remarks.ts';
import { submissionsDemo } from './fill-submissions.ts';
import { projectsDemo } from '#features/projects/demo/fill-projects.ts';

/** How often somebody has looked already: hardly at what just came in. */
const looked = (stage: string) => (stage === 'New' ? 0.25 : 0.75);
const isFor = 0.7;
const isAnswered = 0.4;

/** Whoever may vote and comment: the team without its Observers. */
async function voicesOf({ db }: Filling): Promise<Map<string, string[]>> {
  const rows = await db.select().from(opportunityTeam).where(ne(opportunityTeam.role, 'Observer'));
  const groups = Map.groupBy(rows, ({ opportunityId }) => opportunityId);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ userId }) => userId)]));
}

/** Votes, comments and scores of the case teams. */
async function fillCaseWork(filling: Filling, submitted: readonly DemoSubmission[]): Promise<void> {
  const { db, chance, now } = filling;
  const voices = await voicesOf(filling);
  const cast: (typeof votes.$inferInsert)[] = [];
  const said: (typeof comments.$inferInsert)[] = [];
  /** A moment between when it was handed in and now. */
  const since = (from: string) => {
    const start = new Date(from).getTime();
    return new Date(start + chance.next() * (now.getTime() - start)).toISOString();
  };
  for (const { id: submissionId, opportunityId, stage, createdAt } of submitted) {
    const team = voices.get(opportunityId) ?? [];
    for (const userId of team) {
      if (chance.next() > looked(stage)) continue;
      const value = chance.next() < isFor ? 'up' : 'down';
      cast.push({ submissionId, userId, value, at: since(createdAt) });
    }
    if (team.length === 0 || chance.next() > looked(stage)) continue;
    const first = {
      id: newId(),
      submissionId,
      authorId: chance.pick(team),
      body: chance.pick(remarks),
      createdAt: since(createdAt),
    };
    said.push(first);
    if (chance.next() < isAnswered) {
      const later = new Date(first.createdAt).getTime() + chance.next() * day;
      said.push({
        id: newId(),
        submissionId,
        parentId: first.id,
        authorId: chance.pick(team),
        body: chance.pick(answers),
        createdAt: new Date(Math.min(later, now.getTime())).toISOString(),
      });
    }
  }
  await inBatches(cast, (batch) => db.insert(votes).values(batch));
  await inBatches(said, (batch) => db.insert(comments).values(batch));
  await fillScores(filling, submitted, voices);
}

export const caseWorkDemo = demoStep([submissionsDemo, projectsDemo], (filling) =>
  fillCaseWork(filling, filling.of(submissionsDemo)),
);
