import { eq } from 'drizzle-orm';
import { submissionsDemo, type DemoSubmission } from './fill-submissions.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { submissionVersions } from '#features/cases/submissions/server/version-tables.ts';

/** The open case where some submitters have written more since. */
const openCase = 'Grease that lasts ten years';
const revised = 2;

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/u)[0] ?? text;

/** Submitters who began with a sentence and wrote more later. */
async function fillVersions(
  { db, at }: FillContext,
  submitted: readonly DemoSubmission[],
): Promise<void> {
  const records = submitted
    .filter(({ opportunity, stage }) => opportunity.name === openCase && stage === 'Screening')
    .slice(0, revised);
  for (const [place, { id }] of records.entries()) {
    const replacedAt = at(-1.5 - place);
    const [now] = await db.select().from(submissions).where(eq(submissions.id, id));
    if (!now?.pitch) continue;
    await db.insert(submissionVersions).values({
      submissionId: id,
      number: 1,
      companyName: now.companyName,
      companyUrl: now.companyUrl,
      contactName: now.contactName,
      title: now.title,
      pitch: firstSentence(now.pitch),
      answers: now.answers,
      replacedAt,
    });
    await db.update(submissions).set({ revisedAt: replacedAt }).where(eq(submissions.id, id));
  }
}

export const versionsDemo = demoStep([submissionsDemo], (fillContext) =>
  fillVersions(fillContext, fillContext.of(submissionsDemo)),
);
