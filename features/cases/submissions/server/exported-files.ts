import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ExportedFile } from '#core/server/exporting/export-source.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { submissionFiles } from './file-tables.ts';
import { submissions } from './tables.ts';

const filesAtOnce = 500;

/** Senders name files; a name must not leave the folder that the archive is unpacked in. */
const safe = (name: string): string =>
  name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/u, '_');

/** The name, numbered where another file of the folder has it. */
function unique(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]+)?$/u.exec(name) ?? [];
  let candidate = name;
  for (let nth = 2; taken.has(candidate.toLowerCase()); nth += 1)
    candidate = `${stem} (${nth})${ending}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}

/** The files of the submissions that fit, in a folder for each submission by its id. */
export async function* exportedFiles(
  db: Queryable,
  fitting: SQL | undefined,
): AsyncGenerator<ExportedFile> {
  let last: { id: string; submissionId: string } | undefined;
  let taken = new Set<string>();
  for (;;) {
    const page = await db
      .select({ id: files.id, name: files.name, submissionId: submissions.id })
      .from(files)
      .innerJoin(submissionFiles, eq(submissionFiles.fileId, files.id))
      .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
      .where(
        and(
          fitting,
          isNull(files.deletedAt),
          last &&
            sql`(${submissions.id}, ${files.id}) > (${last.submissionId}::uuid, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(submissions.id), asc(files.id))
      .limit(filesAtOnce);
    for (const file of page) {
      if (file.submissionId !== last?.submissionId) taken = new Set();
      last = file;
      yield { id: file.id, path: `files/${file.submissionId}/${unique(safe(file.name), taken)}` };
    }
    if (page.length < filesAtOnce) return;
  }
}
