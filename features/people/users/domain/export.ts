import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { RecordFormat, TableFormat } from '#features/people/exports/domain/export.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { ExportKind, TableKind } from '#features/people/exports/domain/export-kind.ts';
import { UserFilter } from './user-filters.ts';
import { userSheetDefinition } from './user-sheet.ts';

const columns = choicesOf(userSheetDefinition);

/** What a filter asks for of the list of users. */
export const exportOfUsers = {
  what: 'users',
  place: 6,
  columns,
  request: z.object({
    what: z.literal('users'),
    format: TableFormat,
    filter: UserFilter,
    columns: columnsOfTable(columns),
  }),
} as const satisfies TableKind;

/** All that is stored of oneself. */
export const exportOfOwnData = {
  what: 'own data',
  place: 4,
  request: z.object({ what: z.literal('own data'), format: RecordFormat }),
} as const satisfies ExportKind;
