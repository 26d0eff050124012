import { refused } from '#core/platform/http/refused.ts';
import type { OpenExport } from '#core/server/exporting/export-source.ts';
import { exportRefusals } from '#features/people/exports/domain/refusals.ts';

/**
 * The columns with these keys, in the order of the file. A known key that this export has no column
 * for, such as of questions that nobody answered, adds none.
 * @throws Refused `export.columnsMissing`
 */
export function withColumns(opened: OpenExport, keys: readonly string[]): OpenExport {
  const columns = opened.columns.flatMap(({ key, header }, index) =>
    keys.includes(key) ? [{ key, header, index }] : [],
  );
  if (columns.length === 0) throw refused(exportRefusals['export.columnsMissing']);
  async function* pages() {
    for await (const page of opened.pages) {
      yield page.map((row) => columns.map(({ index }) => row[index] ?? null));
    }
  }
  return { ...opened, columns, pages: pages() };
}
