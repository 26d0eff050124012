/** The value of a cell in an exported table. */
export type CellValue = string | number | boolean | Date | null;

/** Headings and rows, all with the same number of cells. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A column of an exported table. */
export interface Exported<Row> {
  readonly header: string;
  readonly value: (row: Row) => CellValue;
}

/** Rows as a table with these columns. */
export const sheetOf = <Row>(columns: readonly Exported<Row>[], rows: readonly Row[]): Sheet => ({
  headings: columns.map(({ header }) => header),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});
