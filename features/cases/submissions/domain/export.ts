import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { TableKind } from '#features/people/exports/domain/export-kind.ts';
import { listFilters } from './list-filters.ts';
import { submissionSheetDefinition } from './submission-sheet.ts';

const columns = choicesOf(submissionSheetDefinition);

/** The submissions of an opportunity as a table, or with their files. */
export const exportOfSubmissions = {
  what: 'submissions',
  place: 1,
  columns,
  request: z.object({
    what: z.literal('submissions'),
    id: Uuid,
    format: z.enum(['csv', 'xlsx', 'zip']),
    /** As the list takes them; absent: all that were not withdrawn. */
    filter: z.optional(z.object(listFilters)),
    columns: columnsOfTable(columns),
  }),
} as const satisfies TableKind;
