import { inArray } from 'drizzle-orm';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { files } from '#features/cases/files/server/tables.ts';
import type { PublicSubmission } from '#features/cases/public-pages/domain/public-submission.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';

/** Of those that answers can name: whether they are the submitter's is asked when they are attached. */
export async function namesOfSentFiles(
  db: Queryable,
  { attachments }: PublicSubmission,
): Promise<ReadonlyMap<string, string>> {
  const ids = attachments.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(inArray(files.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Files that answer a question are counted by the form. */
export function assertFileCount(
  { attachments }: PublicSubmission,
  answers: readonly Answer[],
): void {
  const answered = answers.filter(({ typed }) => typed?.kind === 'file').length;
  if (attachments.length - answered > submissionLimits.filesMost)
    throw refused(storageRefusals['storage.tooMany'], { most: submissionLimits.filesMost });
}
