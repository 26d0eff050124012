import * as z from 'zod/mini';
import { noticeText } from '#core/domain/notices.ts';
import { choicesIn, choicesOf, type ColumnSection } from '#core/domain/exporting/sheet-columns.ts';
import { auditSheetDefinition } from '#features/operations/audit-log/domain/audit-sheet.ts';
import { companySheetDefinition } from '#features/directory/collections/domain/company-sheet.ts';
import { projectSheetDefinition } from '#features/portfolio/projects/domain/project-sheet.ts';
import { submissionSheetDefinition } from '#features/cases/submissions/domain/submission-sheet.ts';
import { userSheetDefinition } from '#features/people/users/domain/user-sheet.ts';
import { exportNotices } from './notices.ts';

/** What can be chosen of each table. */
export const exportColumns = {
  submissions: choicesOf(submissionSheetDefinition),
  collection: choicesOf(companySheetDefinition),
  projects: choicesOf(projectSheetDefinition),
  'audit log': choicesOf(auditSheetDefinition),
  users: choicesOf(userSheetDefinition),
} as const satisfies Readonly<Record<string, readonly ColumnSection[]>>;
export type ExportedTable = keyof typeof exportColumns;

/** Keys of columns of this table. The order of the file stays; without them it has all columns. */
export function columnsOfTable(what: ExportedTable) {
  const keys = choicesIn(exportColumns[what]).map(({ key }) => key);
  const key = z.enum(keys as [string, ...string[]], {
    error: ({ input }) => noticeText(exportNotices['columns.unknown'], { key: String(input) }),
  });
  return z.optional(z.array(key).check(z.minLength(1, exportNotices['columns.none'])));
}
