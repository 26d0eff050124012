import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { TableFormat } from '#features/people/exports/domain/export.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { TableKind } from '#features/people/exports/domain/export-kind.ts';
import { projectFilters } from './project-filters.ts';
import { projectSheetDefinition } from './project-sheet.ts';

const columns = choicesOf(projectSheetDefinition);

/** The projects one sees, as far as they are filtered. */
export const exportOfProjects = {
  what: 'projects',
  place: 3,
  columns,
  request: z.object({
    what: z.literal('projects'),
    format: TableFormat,
    filter: z.optional(z.object(projectFilters)),
    columns: columnsOfTable(columns),
  }),
} as const satisfies TableKind;
