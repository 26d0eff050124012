import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { companySheetDefinition } from '#features/directory/collections/domain/company-sheet.ts';
import { TableFormat } from '#features/people/exports/domain/export.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { TableKind } from '#features/people/exports/domain/export-kind.ts';

const columns = choicesOf(companySheetDefinition);

export const exportOfCollection = {
  what: 'collection',
  place: 2,
  columns,
  request: z.object({
    what: z.literal('collection'),
    id: Uuid,
    format: TableFormat,
    columns: columnsOfTable(columns),
  }),
} as const satisfies TableKind;
