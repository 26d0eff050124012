import { and, asc, eq, inArray } from 'drizzle-orm';
import { templateFor } from '#features/decisions/domain/mail-templates.ts';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { preparedDecisions } from '#features/decisions/server/tables.ts';
import { messages } from '#features/messages/server/tables.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import type { Posted } from '#features/opportunities/demo/fill-opportunities.ts';
import type { People } from '#features/users/demo/fill-people.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { opportunitiesDemo } from '#features/opportunities/demo/fill-opportunities.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';
import { collectionsDemo } from '#features/collections/demo/fill-collections.ts';

/** The case whose decisions are about to be sent. */
const almostDecided = 'Grease that lasts ten years';
const waiting = ['New', 'Screening', 'Shortlist'];

const question =
  'We can send 500 g of the new batch next week. Shall it go to Schweinfurt, or to your laboratory?';
const answer =
  'To the laboratory, please, with the ageing curves you mentioned. We will have the first FE9 figures ten days after it arrives.';
const reason =
  'It is well thought out, but not tried above 40 °C yet, and we need 60 °C from the first day.';

/** A conversation with a submitter, and decisions waiting to be sent together. */
async function fillCorrespondence(
  { db, at }: FillContext,
  posted: readonly Posted[],
  { byEmail }: People,
): Promise<void> {
  const opportunity = posted.find(({ challenge }) => challenge.name === almostDecided);
  const ownerId = byEmail.get('owner@skf.example');
  if (!opportunity || !ownerId) return;
  const [talking, declined, going] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.opportunityId, opportunity.id), inArray(submissions.stage, waiting)))
    .orderBy(asc(submissions.createdAt), asc(submissions.id));
  if (talking) {
    await db.insert(messages).values([
      { submissionId: talking.id, body: question, createdAt: at(-3.2) },
      { submissionId: talking.id, authorId: ownerId, body: answer, createdAt: at(-2.9) },
    ]);
  }
  const prepared = [
    { submission: declined, stage: 'Declined', reason },
    { submission: going, stage: 'Pitch', reason: null },
  ];
  for (const { submission, stage: name, reason: why } of prepared) {
    const stage = defaultStages.find((one) => one.name === name);
    if (!submission || !stage) continue;
    await db.insert(preparedDecisions).values({
      submissionId: submission.id,
      stage: name,
      reason: why,
      mail: templateFor(stage, defaultStages, null),
      preparedBy: ownerId,
      at: at(-0.4),
    });
  }
}

export const correspondenceDemo = demoStep(
  [opportunitiesDemo, peopleDemo, collectionsDemo],
  (fillContext) =>
    fillCorrespondence(fillContext, fillContext.of(opportunitiesDemo), fillContext.of(peopleDemo)),
);
