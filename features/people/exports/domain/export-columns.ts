import * as z from 'zod/mini';
import { noticeText } from '#core/domain/notices.ts';
import { choicesIn, type ColumnSection } from '#core/domain/exporting/sheet-columns.ts';
import { exportNotices } from './notices.ts';

/** Keys of columns of this table. The order of the file stays; without them it has all columns. */
export function columnsOfTable(choices: readonly ColumnSection[]) {
  const keys = choicesIn(choices).map(({ key }) => key);
  const key = z.enum(keys as [string, ...string[]], {
    error: ({ input }) => noticeText(exportNotices['columns.unknown'], { key: String(input) }),
  });
  return z.optional(z.array(key).check(z.minLength(1, exportNotices['columns.none'])));
}
