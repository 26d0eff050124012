import { useColumnChoice, type ColumnChoosing } from '#core/web/views/use-column-choice.ts';
import type { Export } from '#features/people/exports/domain/export.ts';
import { exportColumns } from '#features/people/exports/domain/export-columns.ts';
import { useStartExport, type WhatTable } from './use-start-export.ts';

interface TableExport {
  readonly start: (format: Export['format']) => void;
  readonly choosing: ColumnChoosing;
}

/** The export of a table in the background, with the columns that one has chosen for it. */
export function useTableExport(what: WhatTable): TableExport {
  const begin = useStartExport(what);
  const choosing = useColumnChoice(what.what, exportColumns[what.what]);
  return {
    choosing,
    // JSON lines are the log itself, which can be verified.
    start: (format) => begin(format, format === 'jsonl' ? undefined : choosing.keys),
  };
}
