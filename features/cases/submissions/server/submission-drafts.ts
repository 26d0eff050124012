import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { and, eq, sql } from 'drizzle-orm';
import { questionsOf, type Answer } from '#features/cases/submissions/domain/answers.ts';
import { answerToKnown, isRefused } from '#features/cases/submissions/domain/colleague-answers.ts';
import { isSameValue, type SubmissionDraft } from '#features/cases/submissions/domain/draft.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { lastPositionIn, lockBoard } from '#features/cases/submissions/server/shared/board.ts';
import { Refused, refused, refusedField } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { lockQuestions } from '#features/cases/opportunities/server/shared/questions.ts';
import { answeredQuestionsOf } from './answered-questions.ts';
import { submissions } from './tables.ts';

type MayAdd = Granted<'addSubmission', OpportunityCaseContext>;
type MayEdit = Granted<'editSubmission', SubmissionCaseContext>;

/** A draft as columns. A linked company's name comes from the directory. */
async function columnsOf(
  db: Queryable,
  { company, ...draft }: SubmissionDraft & { readonly answers: Answer[] },
) {
  if (company === null) return { ...draft, companyId: null };
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.kind, company.kind), eq(companies.id, company.id)));
  if (!row) {
    const problem = refusalText(submissionRefusals['submission.noSuchCompany']);
    throw new Refused(submissionRefusals['submission.noSuchCompany'], problem, [
      { field: 'body.company', problem },
    ]);
  }
  return { ...draft, companyId: row.id, companyName: row.name };
}

/**
 * Answers under the ids and the present wordings of their questions: of those that the submission has
 * answered, of those that are asked, and of those that others have answered.
 */
async function answersOf(
  db: Queryable,
  opportunityId: string,
  sent: SubmissionDraft['answers'],
  before: readonly Answer[],
): Promise<Answer[]> {
  const form = await lockQuestions(db, opportunityId);
  const questions = [...questionsOf(before), ...form];
  const others = sent.flatMap(({ questionId }) =>
    questionId && questions.every(({ id }) => id !== questionId) ? [questionId] : [],
  );
  const candidates = [...questions, ...(await answeredQuestionsOf(db, opportunityId, others))];
  return sent.map((answer, place) => {
    const read = answerToKnown({ candidates, form, before }, answer);
    if (isRefused(read)) throw refusedField(`body.answers.${place}`, read.problem);
    return read;
  });
}

/** Inserts a submission at the end of a stage and returns its id. */
export async function addSubmission(
  db: Queryable,
  { subject: { opportunityId } }: MayAdd,
  draft: SubmissionDraft,
  stage: string,
): Promise<string> {
  const id = newId();
  const answers = await answersOf(db, opportunityId, draft.answers, []);
  const columns = await columnsOf(db, { ...draft, answers });
  await lockBoard(db, opportunityId);
  const position = await lastPositionIn(db, opportunityId, stage);
  await db
    .insert(submissions)
    .values({ ...columns, id, opportunityId, stage, position, source: 'staff' });
  return id;
}

const compared = [
  'companyName',
  'companyUrl',
  'companyCountry',
  'companyOneLiner',
  'contactName',
  'contactEmail',
  'title',
  'pitch',
  'answers',
] as const;

/**
 * Updates a submission and returns the names of the changed fields.
 * @throws Refused `stale` if the version is not the current one.
 */
export async function editSubmission(
  db: Queryable,
  { subject: { submissionId, opportunityId } }: MayEdit,
  { version, ...draft }: SubmissionDraft & { version: number },
  current: () => Promise<unknown>,
): Promise<string[]> {
  await lockQuestions(db, opportunityId);
  const [before] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for('update');
  if (!before) throw refused(refusals.notFound);
  if (before.version !== version)
    throw new Refused(refusals.stale, refusalText(refusals.stale), await current());
  const answers = await answersOf(db, opportunityId, draft.answers, before.answers);
  const columns = await columnsOf(db, { ...draft, answers });
  const changed = [
    ...(before.companyId === columns.companyId ? [] : ['company']),
    ...compared.filter(
      (name) => columns[name] !== undefined && !isSameValue(before[name], columns[name]),
    ),
  ];
  if (changed.length === 0) return [];
  await db
    .update(submissions)
    .set({ ...columns, version: sql`${submissions.version} + 1`, updatedAt: sql`now()` })
    .where(eq(submissions.id, submissionId));
  return changed;
}
