import { formatBytes, formatNumber, pluralize } from '#core/domain/format.ts';
import type { Manifest } from '#features/operations/backups/server/contents.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const bytesIn = (bytes: number) => formatBytes(bytes, 'en');

/** What a backup holds, in words. */
export function summaryOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const ofFiles = `${pluralize(files.count, 'file', 'files', 'en')} (${bytesIn(files.bytes)})`;
  return `${formatNumber(rows, 'en')} rows of ${formatNumber(tables.length, 'en')} tables and ${ofFiles}`;
}

/** Files that are not as their rows say, which is worth knowing and no reason to have no backup. */
export function printFileProblems({ files: { missing, changed } }: Manifest): void {
  const shownMost = 5;
  const list = (ids: readonly string[]) =>
    [...ids.slice(0, shownMost), ...(ids.length > shownMost ? ['…'] : [])].join(', ');
  if (missing.length > 0) {
    print(`  The file store does not have ${missing.length} of them: ${list(missing)}`);
  }
  if (changed.length > 0) {
    print(`  Not as they once arrived are ${changed.length} of them: ${list(changed)}`);
  }
}
