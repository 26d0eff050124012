/** The value of a cell in an exported table. */
export type CellValue = string | number | boolean | Date | null;

/** Headings and rows, all with the same number of cells. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}
