import { defaultScorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { conflictsOfInterest, scores } from '#features/cases/submissions/server/score-tables.ts';
import type { DemoOpportunity } from '#features/cases/opportunities/demo/demo-opportunity.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import type { DemoSubmission } from '#features/cases/submissions/demo/fill-submissions.ts';
import { insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { generalNotes } from '#features/cases/comments/demo/comment-texts.ts';

/** A separate seed, so that other generated data does not shift. */
const seed = 4_201_019;

/** Probability that a judge has scored; none for new submissions. */
const judged = (stage: string) => (stage === 'New' ? 0 : 0.55);
const isDisputed = 0.2;
const isSaid = 0.35;
const hasConflict = 0.02;

/** Mean score by what has become of the submission, and how far single ones lie apart. */
const qualities: Readonly<Record<string, number>> = { Declined: 2.4, Pitch: 3.9, Selected: 4.3 };
const spread = 1.4;

/** A note that agrees with the mean of the values. */
function noteOf(random: Random, { notes: [praise, doubt] }: DemoOpportunity, values: number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean >= (defaultScorecard.scale + 1) / 2
    ? random.pick([praise, ...generalNotes.high])
    : random.pick([doubt, ...generalNotes.low]);
}

const onScale = (value: number) => Math.min(defaultScorecard.scale, Math.max(1, Math.round(value)));

/** Scores by the case teams on the default card; each team leaves some submissions unscored. */
export async function fillScores(
  fillContext: FillContext,
  submitted: readonly DemoSubmission[],
  /** Users who may score, by opportunity. */
  voices: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { db, now } = fillContext;
  const random = seededRandom(seed);
  const scoreRows: (typeof scores.$inferInsert)[] = [];
  const steppedBack: (typeof conflictsOfInterest.$inferInsert)[] = [];
  for (const { id: submissionId, opportunityId, opportunity, stage, createdAt } of submitted) {
    const start = new Date(createdAt).getTime();
    const quality = (qualities[stage] ?? 3) + (random.next() - 0.5) * spread;
    const apart = random.next() < isDisputed ? 1.6 : 0.2;
    for (const [index, userId] of (voices.get(opportunityId) ?? []).entries()) {
      if (random.next() > judged(stage)) continue;
      const at = new Date(start + random.next() * (now.getTime() - start)).toISOString();
      if (random.next() < hasConflict) {
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
        ({ id }) => [id, onScale(leaning + (random.next() - 0.5) * 2)] as const,
      );
      scoreRows.push({
        submissionId,
        userId,
        at,
        scale: defaultScorecard.scale,
        values: Object.fromEntries(values),
        note:
          random.next() < isSaid
            ? noteOf(
                random,
                opportunity,
                values.map(([, value]) => value),
              )
            : null,
      });
    }
  }
  await insertInBatches(scoreRows, (batch) => db.insert(scores).values(batch));
  await insertInBatches(steppedBack, (batch) => db.insert(conflictsOfInterest).values(batch));
}
