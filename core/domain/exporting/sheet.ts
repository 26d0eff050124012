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

/** A column of moments. A workbook cannot say which zone its times are in, so the heading does. */
export const momentColumn = <Row>(
  header: string,
  at: (row: Row) => string | null,
): Exported<Row> => ({
  header: `${header} (UTC)`,
  value: (row) => {
    const moment = at(row);
    return moment === null ? null : new Date(moment);
  },
});

/** Rows as a table with these columns. */
export const sheetOf = <Row>(columns: readonly Exported<Row>[], rows: readonly Row[]): Sheet => ({
  headings: columns.map(({ header }) => header),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});
