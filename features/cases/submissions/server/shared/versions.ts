import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { isSameValue } from '#features/cases/submissions/domain/draft.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { submissionVersions } from '#features/cases/submissions/server/version-tables.ts';

const content = ['companyName', 'companyUrl', 'contactName', 'title', 'pitch', 'answers'] as const;

/** What a submitter may change. */
export interface SubmissionContent {
  readonly companyName: string;
  readonly companyUrl: string | null;
  readonly contactName: string | null;
  readonly title: string;
  readonly pitch: string | null;
  readonly answers: Answer[];
}

/** Names a content, as an ETag does: a move or a vote does not change it, of which the submitter learns nothing. */
export const contentTagOf = (of: SubmissionContent): string =>
  createHash('sha256')
    .update(JSON.stringify(content.map((name) => of[name])))
    .digest('base64url')
    .slice(0, 22);

/** The versions of a submission that the caller has authorized, the last one first. */
export const versionsOf = (db: Queryable, submissionId: string) =>
  db
    .select({
      number: submissionVersions.number,
      companyName: submissionVersions.companyName,
      companyUrl: submissionVersions.companyUrl,
      contactName: submissionVersions.contactName,
      title: submissionVersions.title,
      pitch: submissionVersions.pitch,
      answers: submissionVersions.answers,
      replacedAt: submissionVersions.replacedAt,
    })
    .from(submissionVersions)
    .where(eq(submissionVersions.submissionId, submissionId))
    .orderBy(desc(submissionVersions.number));

/**
 * Puts other content in place of a submission's, which is kept as a version; returns the names of the
 * fields that differ. The caller has locked the submission.
 * @throws Refused `submission.tooManyVersions`
 */
export async function reviseSubmission(
  db: Queryable,
  submissionId: string,
  before: SubmissionContent,
  after: SubmissionContent,
): Promise<string[]> {
  const changed = content.filter((name) => !isSameValue(before[name], after[name]));
  if (changed.length === 0) return [];
  const [last] = await versionsOf(db, submissionId).limit(1);
  const number = (last?.number ?? 0) + 1;
  const { versionsMost } = submissionLimits;
  if (number > versionsMost) {
    throw refused(submissionRefusals['submission.tooManyVersions'], { most: versionsMost });
  }
  const { companyName, companyUrl, contactName, title, pitch, answers } = before;
  await db
    .insert(submissionVersions)
    .values({ submissionId, number, companyName, companyUrl, contactName, title, pitch, answers });
  await db
    .update(submissions)
    .set({
      companyName: after.companyName,
      companyUrl: after.companyUrl,
      contactName: after.contactName,
      title: after.title,
      pitch: after.pitch,
      answers: after.answers,
      revisedAt: sql`now()`,
      version: sql`${submissions.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(submissions.id, submissionId));
  return changed;
}
