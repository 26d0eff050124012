import { submissions } from '#features/submissions/server/tables.ts';
import type { DemoCompany } from '#features/companies/demo/companies.ts';
import { cycleDays } from '#features/corporations/demo/fill-corporations.ts';
import type { Posted } from '#features/opportunities/demo/fill-opportunities.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { drawSubmission } from './submissions.ts';
import { opportunitiesDemo } from '#features/opportunities/demo/fill-opportunities.ts';
import { directoryDemo } from '#features/companies/demo/fill-directory.ts';

const submissionCount = 180;
const fewestPerOpportunity = 2;

export type DemoSubmission = ReturnType<typeof drawSubmission>;

/** Spread unevenly over the opportunities. */
async function fillSubmissions(
  { db, random, now, at }: FillContext,
  posted: readonly Posted[],
  directory: readonly DemoCompany[],
): Promise<DemoSubmission[]> {
  const weights = posted.map(() => 3 + random.next() * 12);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rows = posted.flatMap(({ challenge, id }, index) => {
    const share = ((weights[index] ?? 0) / total) * submissionCount;
    const wanted = Math.max(fewestPerOpportunity, Math.round(share));
    const field = directory.filter(({ area }) => area === challenge.area);
    const openedAt = new Date(at(cycleDays[challenge.cyclesAgo].from));
    return random
      .some(field, wanted)
      .map((company, place) =>
        drawSubmission(random, challenge, id, company, place + 1, openedAt, now),
      );
  });
  await insertInBatches(rows, (batch) => db.insert(submissions).values(batch));
  return rows;
}

export const submissionsDemo = demoStep([opportunitiesDemo, directoryDemo], (fillContext) =>
  fillSubmissions(fillContext, fillContext.of(opportunitiesDemo), fillContext.of(directoryDemo)),
);
