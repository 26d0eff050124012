import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { newId } from '#core/server/tables/columns.ts';
import { comments } from '#features/cases/comments/server/tables.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';
import { fillScores } from '#features/cases/submissions/demo/fill-scores.ts';
import type { DemoSubmission } from './fill-submissions.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import { generalThreads } from '#features/cases/comments/demo/comment-texts.ts';
import { submissionsDemo } from './fill-submissions.ts';
import { projectsDemo } from '#features/portfolio/projects/demo/fill-projects.ts';

/** Probability that a member has voted or commented; low for new submissions. */
const looked = (stage: string) => (stage === 'New' ? 0.25 : 0.75);
/** Probability that a vote is in favour, by what has become of the submission. */
const isFor = (stage: string) => ({ Declined: 0.3, Pitch: 0.85, Selected: 0.95 })[stage] ?? 0.65;
const isAnswered = 0.5;

type Thread = readonly [question: string, reply: string];

/** User ids per opportunity that may vote and comment: the team without its Observers, the Case Owner first. */
async function voicesOf({ db }: FillContext): Promise<Map<string, string[]>> {
  const rows = await db.select().from(opportunityTeam).where(ne(opportunityTeam.role, 'Observer'));
  const byOwner = rows.toSorted(
    (one, other) => Number(other.role === 'Case Owner') - Number(one.role === 'Case Owner'),
  );
  const groups = Map.groupBy(byOwner, ({ opportunityId }) => opportunityId);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ userId }) => userId)]));
}

/** Votes, comments and scores of the case teams. */
async function fillCaseWork(
  fillContext: FillContext,
  submitted: readonly DemoSubmission[],
): Promise<void> {
  const { db, random, now } = fillContext;
  const voices = await voicesOf(fillContext);
  const cast: (typeof votes.$inferInsert)[] = [];
  const said: (typeof comments.$inferInsert)[] = [];
  /** A random time between submission and now. */
  const since = (from: string) => {
    const start = new Date(from).getTime();
    return new Date(start + random.next() * (now.getTime() - start)).toISOString();
  };
  /** Threads of each opportunity that were not used yet. */
  const unused = new Map<string, Thread[]>();
  for (const { id: submissionId, opportunityId, opportunity, stage, createdAt } of submitted) {
    const team = voices.get(opportunityId) ?? [];
    for (const userId of team) {
      if (random.next() > looked(stage)) continue;
      const value = random.next() < isFor(stage) ? 'up' : 'down';
      cast.push({ submissionId, userId, value, at: since(createdAt) });
    }
    if (team.length === 0 || random.next() > looked(stage)) continue;
    const left = unused.get(opportunityId) ?? [...opportunity.threads, ...generalThreads];
    const [[question, reply] = ['', '']] = left.splice(random.whole(0, left.length - 1), 1);
    unused.set(opportunityId, left.length === 0 ? [...generalThreads] : left);
    const asking = random.pick(team);
    const first = {
      id: newId(),
      submissionId,
      // The Case Owner asks more often than the others.
      authorId: said.length % 3 === 0 ? (team[0] ?? asking) : asking,
      body: question,
      createdAt: since(createdAt),
    };
    said.push(first);
    if (random.next() < isAnswered) {
      const later = new Date(first.createdAt).getTime() + random.next() * day;
      said.push({
        id: newId(),
        submissionId,
        parentId: first.id,
        authorId: random.pick(team),
        body: reply,
        createdAt: new Date(Math.min(later, now.getTime())).toISOString(),
      });
    }
  }
  await insertInBatches(cast, (batch) => db.insert(votes).values(batch));
  await insertInBatches(said, (batch) => db.insert(comments).values(batch));
  await fillScores(fillContext, submitted, voices);
  const workedOn = [...cast, ...said].map(({ submissionId }) => submissionId);
  await db
    .update(submissions)
    .set({ openedAt: sql`now()` })
    .where(and(isNull(submissions.openedAt), inArray(submissions.id, workedOn)));
}

export const caseWorkDemo = demoStep([submissionsDemo, projectsDemo], (fillContext) =>
  fillCaseWork(fillContext, fillContext.of(submissionsDemo)),
);
