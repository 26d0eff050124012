import { useColumnChoice, type ColumnChoosing } from '#core/web/views/use-column-choice.ts';
import type { Export } from '#features/people/exports/domain/export.ts';
import type { AskedOf, TableKind } from '#features/people/exports/domain/export-kind.ts';
import { useStartExport } from './use-start-export.ts';

interface TableExport {
  readonly start: (format: Export['format']) => void;
  readonly choosing: ColumnChoosing;
}

/** The export of a table in the background, with the columns that one has chosen for it. */
export function useTableExport<Kind extends TableKind>(
  kind: Kind,
  request: AskedOf<Kind>,
): TableExport {
  const begin = useStartExport(kind, request);
  const choosing = useColumnChoice(kind.what, kind.columns);
  return {
    choosing,
    // JSON lines are the log itself, which can be verified.
    start: (format) => begin(format, format === 'jsonl' ? undefined : choosing.keys),
  };
}
