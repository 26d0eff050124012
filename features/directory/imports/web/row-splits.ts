import { sidesOf } from '#features/directory/imports/domain/companies-in-row.ts';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { RowSplit } from '#features/directory/imports/domain/row-split.ts';

/** The splits that fit the columns, and the chosen one. */
export function splitsOf(
  records: ImportTarget,
  { columns, format }: ImportReading,
  mapping: ImportMapping,
): RowSplit[] {
  const names = columns.map(({ name }) => name);
  const named = names.find((name) => mapping[name] === 'name');
  const { split } = format;
  return [
    ...(split?.by === 'columns' || sidesOf(records, names) !== null
      ? [{ by: 'columns' } as const]
      : []),
    ...(named === undefined ? [] : [{ by: 'cell', column: named } as const]),
  ];
}
