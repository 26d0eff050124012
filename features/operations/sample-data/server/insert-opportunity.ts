import { newId } from '#core/server/tables/columns.ts';
import { comments } from '#features/cases/comments/server/tables.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { readAnswer } from '#features/cases/submissions/domain/answer-values.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { defaultScorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { scores } from '#features/cases/submissions/server/score-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';
import { marked } from '#features/operations/sample-data/domain/mark.ts';
import type { SampleContext } from './sample-context.ts';
import type { SampleOpportunity, SampleSubmission } from './content/opportunities.ts';

/** A submission with the ids that a project of it needs. */
export interface InsertedSubmission {
  readonly id: string;
  readonly opportunityId: string;
  readonly company: string;
}

/** When a submission came, and until it was worked on. */
const workedOnAfterDays = 1.5;
const noFiles = new Map<string, string>();

/** Mail to it is never sent: the domain cannot exist (RFC 6761). */
const addressOf = (contact: string): string =>
  `${contact
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, '')
    .replaceAll(' ', '.')}@sample.invalid`;

const answersOf = (
  questions: readonly Question[],
  { answers }: SampleSubmission,
  now: string,
): Answer[] =>
  questions.flatMap((question, place) => {
    const entered = answers[place];
    const read = entered && readAnswer(question, entered, { files: noFiles, now });
    if (!read || 'problem' in read) return [];
    return { questionId: question.id, question: question.text, ...read };
  });

async function insertWork({ db, userId, at }: SampleContext, id: string, from: SampleSubmission) {
  const { vote, comment, scores: values, daysAgo } = from;
  const when = at(workedOnAfterDays - daysAgo);
  if (vote) await db.insert(votes).values({ submissionId: id, userId, value: vote, at: when });
  if (comment) {
    await db
      .insert(comments)
      .values({ id: newId(), submissionId: id, authorId: userId, body: comment, createdAt: when });
  }
  if (values) {
    const byCriterion = defaultScorecard.criteria.map(({ id: criterion }, place) => [
      criterion,
      values[place] ?? 1,
    ]);
    await db.insert(scores).values({
      submissionId: id,
      userId,
      values: Object.fromEntries(byCriterion),
      scale: defaultScorecard.scale,
      at: when,
    });
  }
}

/** An opportunity with its submissions. It is not published, and whoever asked is its case team. */
export async function insertOpportunity(
  context: SampleContext,
  opportunity: SampleOpportunity,
): Promise<InsertedSubmission[]> {
  const { db, userId, publicUrl, corporationId, cycleId, companyIds, at } = context;
  const { introduction, need, questions, endsInDays } = opportunity;
  const opportunityId = newId();
  const postedAt = at(-50);
  await db.insert(opportunities).values({
    id: opportunityId,
    corporationId,
    cycleId,
    name: marked(opportunity.name),
    introduction,
    businessNeed: need,
    focusAreas: opportunity.focus.map((line) => `- ${line}`).join('\n'),
    callToAction: opportunity.call,
    summary: summarise(introduction, need),
    categories: [...opportunity.categories],
    url: `${publicUrl}${linkToOpportunity(opportunityId)}`,
    endDate: endsInDays === null ? null : at(endsInDays),
    questions,
    createdAt: postedAt,
    updatedAt: postedAt,
  });
  await db.insert(opportunityTeam).values({ opportunityId, userId, role: 'Case Owner' });
  const inserted: InsertedSubmission[] = [];
  for (const [place, submission] of opportunity.submissions.entries()) {
    const { company, contact, title, pitch, stage, reason = null, daysAgo } = submission;
    const id = newId();
    const createdAt = at(-daysAgo);
    const workedOnAt = at(workedOnAfterDays - daysAgo);
    const isNew = stage === 'New';
    await db.insert(submissions).values({
      id,
      opportunityId,
      companyId: companyIds.get(company) ?? null,
      companyName: marked(company),
      contactName: contact,
      contactEmail: addressOf(contact),
      title,
      pitch,
      answers: answersOf(questions, submission, createdAt),
      stage,
      reason,
      position: place + 1,
      source: 'public',
      stageSince: isNew ? createdAt : workedOnAt,
      openedAt: isNew ? null : workedOnAt,
      createdAt,
      updatedAt: isNew ? createdAt : workedOnAt,
    });
    await insertWork(context, id, submission);
    inserted.push({ id, opportunityId, company });
  }
  return inserted;
}
