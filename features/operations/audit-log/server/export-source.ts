import { sheetOf, type CellValue } from '#core/domain/exporting/sheet.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Database } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import { isWhole, type AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { auditSheet } from '#features/operations/audit-log/domain/audit-sheet.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { linesOf } from '#features/operations/audit-log/server/shared/lines.ts';
import { conditionOf } from '#features/operations/audit-log/server/conditions.ts';
import type { AuditNames } from '#features/operations/audit-log/server/names.ts';
import { shownEntries } from '#features/operations/audit-log/server/shown-entries.ts';
import { auditStore } from '#features/operations/audit-log/server/store.ts';

interface AuditRequest {
  readonly format: 'csv' | 'jsonl';
  readonly filter: AuditFilter;
}

type Page = readonly (readonly CellValue[])[];

async function* sheetPages(
  catalogue: EventCatalogue,
  names: AuditNames,
  db: Database,
  filter: AuditFilter,
) {
  let cursor: string | undefined;
  do {
    const page = await auditStore.page(db, filter, { limit: auditLimits.readAtOnce, cursor });
    yield sheetOf(auditSheet, await shownEntries(catalogue, names, db, page.data)).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

async function* linePages(db: Database, filter: AuditFilter): AsyncGenerator<Page> {
  const part = { condition: conditionOf(filter), isWhole: isWhole(filter) };
  for await (const lines of linesOf(db, part)) yield lines.map((line) => [line]);
}

/**
 * Exactly what the filter asks for: as a table for people, or as JSON lines that can be verified.
 * @throws Refused `forbidden`
 */
export const auditLogExport =
  (catalogue: EventCatalogue, names: AuditNames): ExportSource<AuditRequest> =>
  async (db, viewer, { format, filter }) => {
    grant(viewer, 'operateSystem');
    return {
      name: 'Audit log',
      columns: auditSheet,
      total: await auditStore.count(db, filter),
      pages: format === 'csv' ? sheetPages(catalogue, names, db, filter) : linePages(db, filter),
      rowsMost: auditLimits.exportRowsMost,
    };
  };
