import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { LogFormat } from '#features/people/exports/domain/export.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { TableKind } from '#features/people/exports/domain/export-kind.ts';
import { exportNotices } from '#features/people/exports/domain/notices.ts';
import { AuditFilter } from './audit-filter.ts';
import { auditSheetDefinition } from './audit-sheet.ts';

const columns = choicesOf(auditSheetDefinition);

/** What a filter asks for of the log. */
export const exportOfAuditLog = {
  what: 'audit log',
  place: 5,
  columns,
  request: z
    .object({
      what: z.literal('audit log'),
      format: LogFormat,
      filter: AuditFilter,
      columns: columnsOfTable(columns),
    })
    .check(
      z.refine((request) => request.columns === undefined || request.format === 'csv', {
        path: ['columns'],
        error: exportNotices['columns.noTable'],
      }),
    ),
} as const satisfies TableKind;
