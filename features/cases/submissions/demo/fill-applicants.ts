import { eq } from 'drizzle-orm';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import {
  casesOfDemoAccounts,
  opportunitiesDemo,
} from '#features/cases/opportunities/demo/fill-opportunities.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { submissionsDemo, type DemoSubmission } from './fill-submissions.ts';

/** A company that no directory has. */
const newcomer = {
  companyName: 'Hjulkraft Works',
  companyUrl: 'https://hjulkraft.example',
  companyCountry: 'SE',
};

const isNew = ({ stage, source }: DemoSubmission) => stage === 'New' && source === 'public';

/** Two applicants that nobody has linked to the directory yet: one that it knows, and one that it does not. */
async function fillApplicants(
  { db }: FillContext,
  rows: readonly DemoSubmission[],
  opportunityId: string,
): Promise<void> {
  const [first, second] = rows.filter((row) => row.opportunityId === opportunityId && isNew(row));
  if (first)
    await db.update(submissions).set({ companyId: null }).where(eq(submissions.id, first.id));
  if (!second) return;
  const { companyName, called, title, pitch } = second;
  const renamed = (text: string) => text.replaceAll(companyName, newcomer.companyName);
  await db
    .update(submissions)
    .set({
      ...newcomer,
      companyId: null,
      companyOneLiner: called,
      title: renamed(title),
      pitch: renamed(pitch),
      contactName: 'Elsa Lindahl',
      contactEmail: 'elsa@hjulkraft.example',
      listingConsent: true,
    })
    .where(eq(submissions.id, second.id));
}

export const applicantsDemo = demoStep([opportunitiesDemo, submissionsDemo], (fillContext) =>
  fillApplicants(
    fillContext,
    fillContext.of(submissionsDemo),
    fillContext.of(opportunitiesDemo)[casesOfDemoAccounts - 1]?.id ?? '',
  ),
);
