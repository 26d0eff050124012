import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import { cycleDays } from '#features/cases/corporations/demo/fill-corporations.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { drawSubmission } from './submissions.ts';
import {
  casesOfDemoAccounts,
  opportunitiesDemo,
  type Posted,
} from '#features/cases/opportunities/demo/fill-opportunities.ts';
import { directoryDemo } from '#features/directory/companies/demo/fill-directory.ts';

const submissionCount = 180;
const fewestPerOpportunity = 2;
/** More for those whose team are the demonstration accounts, which are looked at most. */
const moreWeight = 6;

export type DemoSubmission = ReturnType<typeof drawSubmission>;

/** What founders answered in the form: two of three may be listed. */
const consentOf = ({
  source,
  position,
  createdAt,
}: Pick<DemoSubmission, 'source' | 'position' | 'createdAt'>) =>
  source === 'public'
    ? {
        listingConsent: position % 3 !== 0,
        listingConsentAt: createdAt,
        listingConsentFrom: 'founder' as const,
      }
    : {};

/** Companies that were acquired apply to nothing: others come in their place. */
function stillOperating(drawn: readonly DemoCompany[], able: readonly DemoCompany[]) {
  const isThere = ({ status }: DemoCompany) => status === 'operating';
  const spare = able.filter((company) => isThere(company) && !drawn.includes(company));
  return drawn.flatMap((company) => (isThere(company) ? company : spare.splice(0, 1)));
}

/** Spread unevenly over the opportunities. */
async function fillSubmissions(
  { db, random, now, at }: FillContext,
  posted: readonly Posted[],
  directory: readonly DemoCompany[],
): Promise<DemoSubmission[]> {
  const weights = posted.map(
    (_, index) => 3 + random.next() * 12 + (index < casesOfDemoAccounts ? moreWeight : 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const names = new Set<string>();
  const rows = posted.flatMap(({ opportunity, id, questions, writtenAt }, index) => {
    const share = ((weights[index] ?? 0) / total) * submissionCount;
    const goal = Math.max(fewestPerOpportunity, Math.round(share));
    const able = directory.filter(({ makes }) => opportunity.topics.includes(makes));
    const { from, to } = cycleDays[opportunity.cyclesAgo];
    const { postedDaysAgo } = opportunity;
    const openedAt = new Date(at(postedDaysAgo === undefined ? from : -postedDaysAgo));
    const closedAt = new Date(at(Math.min(to, 0)));
    const titles = new Set<string>();
    return stillOperating(random.some(able, goal), able).map((company, place) =>
      drawSubmission(random, {
        opportunity,
        opportunityId: id,
        company,
        position: place + 1,
        openedAt,
        writtenAt: new Date(writtenAt),
        closedAt,
        now,
        titles,
        names,
        questions,
      }),
    );
  });
  await insertInBatches(rows, (batch) =>
    db.insert(submissions).values(
      batch.map(({ opportunity: _, makes: __, called: ___, ...row }) => ({
        ...row,
        ...consentOf(row),
      })),
    ),
  );
  return rows;
}

export const submissionsDemo = demoStep([opportunitiesDemo, directoryDemo], (fillContext) =>
  fillSubmissions(fillContext, fillContext.of(opportunitiesDemo), fillContext.of(directoryDemo)),
);
