import { inArray, sql } from 'drizzle-orm';
import {
  distinctQuestions,
  type KnownQuestion,
} from '#features/cases/submissions/domain/answers.ts';
import type { ExportedSubmission } from '#features/cases/submissions/domain/submission-sheet.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { criterionMeans } from '#features/cases/submissions/server/shared/score-figures.ts';
import { submissionsWhere } from './filters.ts';
import { filesOf } from './shared/submission-files.ts';
import { submissions } from './tables.ts';

/** The questions that submissions of an opportunity answer, also those that are no longer asked. */
export async function answeredQuestions(
  db: Queryable,
  opportunity: OpportunityCaseContext,
): Promise<KnownQuestion[]> {
  const rows = await db
    .select({
      id: sql<string | null>`answer.value ->> 'questionId'`,
      text: sql<string>`answer.value ->> 'question'`,
    })
    .from(submissions)
    .innerJoinLateral(
      sql`jsonb_array_elements(${submissions.answers}) with ordinality answer(value, nth)`,
      sql`true`,
    )
    .where(submissionsWhere(opportunity, {}))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`min(answer.nth), min(${submissions.createdAt}), 2, 1`);
  return distinctQuestions(rows);
}

/** Rows of one opportunity with their long texts, files and means. */
export async function exportedRows(
  db: Queryable,
  viewer: Viewer,
  { opportunityId: id, roles }: OpportunityCaseContext,
  rows: readonly SubmissionRow[],
): Promise<ExportedSubmission[]> {
  const ids = rows.map((row) => row.id);
  const texts = await db
    .select({
      id: submissions.id,
      companyUrl: submissions.companyUrl,
      companyCountry: submissions.companyCountry,
      companyOneLiner: submissions.companyOneLiner,
      listingConsent: submissions.listingConsent,
      pitch: submissions.pitch,
      answers: submissions.answers,
      reason: submissions.reason,
      externalId: submissions.externalId,
    })
    .from(submissions)
    .where(inArray(submissions.id, ids));
  const means = await criterionMeans(db, viewer, { id, roles }, ids);
  const files = Map.groupBy(await filesOf(db, ids), ({ submissionId }) => submissionId);
  const textsOf = new Map(texts.map((one) => [one.id, one]));
  return rows.flatMap((row): ExportedSubmission[] => {
    const texts = textsOf.get(row.id);
    if (texts === undefined) return [];
    return [
      {
        ...row,
        ...texts,
        means: means.get(row.id) ?? new Map(),
        fileNames: files.get(row.id)?.map(({ name }) => name) ?? [],
      },
    ];
  });
}
