import { isBlankCell, rawText, type Cell } from '#features/directory/imports/domain/cells.ts';
import { sidesOf, splitByCell } from '#features/directory/imports/domain/companies-in-row.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { RowSplit } from '#features/directory/imports/domain/row-split.ts';
import type { Table } from './table.ts';
import type { TableRow } from './table-rows.ts';

const note = 'Rows with several companies are split, and numbered by company.';

/** The columns of one company, and how a row becomes one for each. */
function splitting(table: Table, split: RowSplit, target: ImportTarget | undefined) {
  if (split.by === 'columns') {
    const sides = target === undefined ? null : sidesOf(target, table.columns);
    if (sides === null) return null;
    const { columns, first, second, ofSecond } = sides;
    const at = (cells: readonly Cell[], places: readonly number[]) =>
      places.map((place) => cells[place]);
    const isBlank = (cells: readonly Cell[]) =>
      at(cells, ofSecond).every((cell) => isBlankCell(rawText(cell).trim()));
    return {
      columns,
      rowsOf: (cells: readonly Cell[]): Cell[][] =>
        isBlank(cells) ? [at(cells, first)] : [at(cells, first), at(cells, second)],
    };
  }
  const place = table.columns.indexOf(split.column);
  if (place === -1) return null;
  return {
    columns: table.columns,
    rowsOf: (cells: readonly Cell[]): Cell[][] => splitByCell(cells, place),
  };
}

/** The table with a row for each company. A split that does not fit its columns is left out. */
export function splitTable(table: Table, split: RowSplit, target?: ImportTarget): Table {
  const layout = splitting(table, split, target);
  if (layout === null) return table;
  return {
    ...table,
    format: { ...table.format, split },
    columns: layout.columns,
    notes: [...table.notes, note],
    async *rows() {
      let count = 0;
      for await (const { rows, bytes } of table.rows()) {
        const split = rows.flatMap((row): TableRow[] => {
          const all = row.problem === undefined ? layout.rowsOf(row.cells) : [[]];
          return all.map((cells) => ({ ...row, row: (count += 1), cells }));
        });
        yield { rows: split, bytes };
      }
    },
  };
}
