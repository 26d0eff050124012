import type { Cell } from '#features/imports/domain/cells.ts';
import { importFieldsOf } from '#features/imports/domain/fields.ts';
import type { ImportMapping } from '#features/imports/domain/import.ts';
import { proposeMapping } from '#features/imports/domain/mapping.ts';
import { federalChallenges } from './federal-challenges.ts';
import type { OpportunityRow } from './opportunity-row.ts';
import { plainOpportunities } from './plain-opportunities.ts';
import type { SourceFormat } from './source-format.ts';

/** Shapes that know their source better than any mapping of its columns. */
const knownFormats: readonly SourceFormat<OpportunityRow>[] = [federalChallenges];

type SourceRecord = Readonly<Record<string, unknown>>;

/**
 * How rows of these columns are read as opportunities: as their source is known to write, unless
 * somebody said otherwise; else by the mapping, and what it does not name becomes a fact.
 */
export function sourceFormatOf(
  columns: readonly string[],
  mapping: ImportMapping,
): { shape: SourceFormat<OpportunityRow>; recordOf: (cells: readonly Cell[]) => SourceRecord } {
  const named = (names: readonly string[]) => (cells: readonly Cell[]) =>
    Object.fromEntries(names.map((name, at): [string, Cell] => [name, cells[at]]));
  const outline = Object.fromEntries(columns.map((column) => [column, null]));
  const proposed = proposeMapping('opportunities', columns);
  const isAsProposed = columns.every((column) => mapping[column] === proposed[column]);
  const known = knownFormats.find((shape) => shape.recognises(outline));
  if (known !== undefined && isAsProposed) return { shape: known, recordOf: named(columns) };
  const isField = (name: string) =>
    importFieldsOf.opportunities.some(({ field }) => field === name);
  // A column that is called as a field and is not meant to be it is a fact like any other.
  const fields = columns.map(
    (column) => mapping[column] ?? (isField(column) ? `${column} in the file` : column),
  );
  return { shape: plainOpportunities, recordOf: named(fields) };
}
