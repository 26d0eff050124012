import * as z from 'zod/mini';
import { choicesOf } from '#core/domain/exporting/sheet-columns.ts';
import { TableFormat } from '#features/people/exports/domain/export.ts';
import { columnsOfTable } from '#features/people/exports/domain/export-columns.ts';
import type { TableKind } from '#features/people/exports/domain/export-kind.ts';
import { projectSheetDefinition } from './project-sheet.ts';

const columns = choicesOf(projectSheetDefinition);

/** All projects one sees. */
export const exportOfProjects = {
  what: 'projects',
  place: 3,
  columns,
  request: z.object({
    what: z.literal('projects'),
    format: TableFormat,
    columns: columnsOfTable(columns),
  }),
} as const satisfies TableKind;
