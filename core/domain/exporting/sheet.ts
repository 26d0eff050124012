/** What a cell of an exported table can hold. */
export type CellValue = string | number | boolean | Date | null;

/** Headings and rows, all of one width. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}
