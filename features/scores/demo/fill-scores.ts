import { defaultScorecard } from '#features/scores/domain/scorecard.ts';
import { conflictsOfInterest, scores } from '#features/scores/server/tables.ts';
import { chanceFrom } from '#core/server/demo/chance.ts';
import type { DemoSubmission } from '#features/submissions/demo/fill-submissions.ts';
import { inBatches, type Filling } from '#core/server/demo/filling.ts';
import { judgements } from '#features/comments/demo/remarks.ts';

/** A chance of its own: what is drawn here shifts nothing that is drawn elsewhere. */
const seed = 4_201_016;

/** How often somebody has judged already: nobody what just came in. */
const judged = (stage: string) => (stage === 'New' ? 0 : 0.6);
const isDisputed = 0.2;
const isSaid = 0.35;
const hasConflict = 0.02;

const onScale = (value: number) => Math.min(defaultScorecard.scale, Math.max(1, Math.round(value)));

/** Scores of the case teams, by the card that everybody has; each team leaves some to be judged. */
export async function fillScores(
  filling: Filling,
  submitted: readonly DemoSubmission[],
  /** Who may judge, by opportunity. */
  voices: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { db, now } = filling;
  const chance = chanceFrom(seed);
  const given: (typeof scores.$inferInsert)[] = [];
  const steppedBack: (typeof conflictsOfInterest.$inferInsert)[] = [];
  for (const { id: submissionId, opportunityId, stage, createdAt } of submitted) {
    const start = new Date(createdAt).getTime();
    const quality = 2.2 + chance.next() * 2.3;
    const apart = chance.next() < isDisputed ? 1.6 : 0.2;
    for (const [index, userId] of (voices.get(opportunityId) ?? []).entries()) {
      if (chance.next() > judged(stage)) continue;
      const at = new Date(start + chance.next() * (now.getTime() - start)).toISOString();
      if (chance.next() < hasConflict) {
        steppedBack.push({
          submissionId,
          userId,
          reason: 'We were colleagues until last year.',
          at,
        });
        continue;
      }
      const leaning = quality + (index % 2 === 0 ? apart : -apart);
      const values = defaultScorecard.criteria.map(
        ({ id }) => [id, onScale(leaning + (chance.next() - 0.5) * 2)] as const,
      );
      given.push({
        ...{ submissionId, userId, at, scale: defaultScorecard.scale },
        values: Object.fromEntries(values),
        note: chance.next() < isSaid ? chance.pick(judgements) : null,
      });
    }
  }
  await inBatches(given, (batch) => db.insert(scores).values(batch));
  await inBatches(steppedBack, (batch) => db.insert(conflictsOfInterest).values(batch));
}
