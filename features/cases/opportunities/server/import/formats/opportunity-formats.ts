import type { Cell } from '#features/directory/imports/domain/cells.ts';
import { inOrder, isDateField } from '#features/directory/imports/domain/date-orders.ts';
import { opportunityImport } from '#features/cases/opportunities/domain/import/import-target.ts';
import type { FileFormat, ImportMapping } from '#features/directory/imports/domain/import.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import { federalChallenges } from './federal-challenges.ts';
import type { OpportunityRow } from './opportunity-row.ts';
import { plainOpportunities } from './plain-opportunities.ts';
import type { SourceFormat } from './source-format.ts';

/** Formats of known sources, used instead of a column mapping. */
const knownFormats: readonly SourceFormat<OpportunityRow>[] = [federalChallenges];

type SourceRecord = Readonly<Record<string, unknown>>;

/**
 * Selects how rows with these columns are read as opportunities: by the known format, unless the
 * user chose otherwise; else by the mapping, with unmapped columns as facts.
 */
export function sourceFormatOf(
  columns: readonly string[],
  mapping: ImportMapping,
  dateOrders: FileFormat['dateOrders'] = {},
): { shape: SourceFormat<OpportunityRow>; recordOf: (cells: readonly Cell[]) => SourceRecord } {
  const ordered = (name: string, at: number, cell: Cell): Cell => {
    const order = dateOrders[columns[at] ?? ''];
    return typeof cell === 'string' && isDateField(name) ? inOrder(cell.trim(), order) : cell;
  };
  const named = (names: readonly string[]) => (cells: readonly Cell[]) =>
    Object.fromEntries(
      names.map((name, at): [string, Cell] => [name, ordered(name, at, cells[at])]),
    );
  const outline = Object.fromEntries(columns.map((column) => [column, null]));
  const proposed = proposeMapping(opportunityImport, columns);
  const isAsProposed = columns.every((column) => mapping[column] === proposed[column]);
  const format = knownFormats.find((shape) => shape.recognises(outline));
  if (format !== undefined && isAsProposed) return { shape: format, recordOf: named(columns) };
  const isField = (name: string) => opportunityImport.fields.some(({ field }) => field === name);
  // A column named like a field but not mapped to it becomes a fact.
  const fields = columns.map(
    (column) => mapping[column] ?? (isField(column) ? `${column} in the file` : column),
  );
  return { shape: plainOpportunities, recordOf: named(fields) };
}
