import { defaultMailOf } from '#features/cases/corporations/domain/stage-mails.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import type { People } from '#features/people/users/demo/fill-people.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import {
  submissionsDemo,
  type DemoSubmission,
} from '#features/cases/submissions/demo/fill-submissions.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { collectionsDemo } from '#features/directory/collections/demo/fill-collections.ts';

/** The case whose decisions are about to be sent. */
const almostDecided = 'Grease that lasts ten years';
const waiting = ['New', 'Screening', 'Shortlist'];

const question =
  'We can send 500 g of the new batch next week. Shall it go to Schweinfurt, or to your laboratory?';
const answer =
  'To the laboratory, please, with the ageing curves you mentioned. We will have the first FE9 figures ten days after it arrives.';
const reason =
  'The data sheet is complete, but nothing was tested above 40 °C, and we need 60 °C from the first day.';

/** A conversation with a submitter, and decisions waiting to be sent together. */
async function fillCorrespondence(
  { db, at }: FillContext,
  submitted: readonly DemoSubmission[],
  { byEmail }: People,
): Promise<void> {
  const ownerId = byEmail.get('owner@skf.example');
  if (!ownerId) return;
  const [talking, declined, going] = submitted
    .filter(
      ({ opportunity, stage }) => opportunity.name === almostDecided && waiting.includes(stage),
    )
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
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
      mail: defaultMailOf(stage, defaultStages),
      preparedBy: ownerId,
      at: at(-0.4),
    });
  }
}

export const correspondenceDemo = demoStep(
  [submissionsDemo, peopleDemo, collectionsDemo],
  (fillContext) =>
    fillCorrespondence(fillContext, fillContext.of(submissionsDemo), fillContext.of(peopleDemo)),
);
