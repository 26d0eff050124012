import { mendedText } from '#core/domain/text/mended-text.ts';
import {
  isBlankCell,
  isSpreadsheetError,
  isIntactText,
  onOneLine,
  rawText,
  quoted,
  storable,
  withoutInvisible,
  type Cell,
} from './cells.ts';
import { omissionRemark } from './company-values.ts';
import type { ImportMapping } from './import.ts';
import type { ImportField } from './import-target.ts';
import { readList } from './lists.ts';
import type { ParseResult } from './parse-result.ts';

/** The result of parsing a row. Remarks say what was left out or corrected. */
export type RowReadResult<Row> =
  | { row: Row; remarks: string[]; rejected?: undefined }
  | { rejected: string[] };

const asIs = (text: string) => text;
const mendedCell = (cell: Cell): Cell => (typeof cell === 'string' ? mendedText(cell) : cell);

const listMost = 50;
const listItemCharacters = 100;

/** The mapped cells of one row, read field by field, collecting remarks. */
export class CellRowReader {
  readonly remarks: string[] = [];
  readonly #fields: readonly ImportField[];
  readonly #cells: readonly Cell[];
  readonly #places: ReadonlyMap<string, readonly number[]>;
  readonly #columns: readonly string[];

  constructor(
    fields: readonly ImportField[],
    columns: readonly string[],
    places: ReadonlyMap<string, readonly number[]>,
    cells: readonly Cell[],
  ) {
    this.#fields = fields;
    this.#columns = columns;
    this.#places = places;
    this.#cells = cells;
  }

  cells(field: string): Cell[] {
    return (this.#places.get(field) ?? []).map((place) => this.#cells[place]);
  }

  column(field: string): string {
    return this.#columns[this.#places.get(field)?.[0] ?? -1] ?? '';
  }

  /** The text of a field as it is written; null when it is empty or a spreadsheet error. */
  raw(field: string, mend: (text: string) => string = asIs): string | null {
    const place = this.#places.get(field)?.[0];
    if (place === undefined) return null;
    const came = rawText(this.#cells[place]);
    if (came === '') return null;
    if (!isIntactText(came)) this.#remarkOnHarm(field, came);
    const text = mend(storable(came)).trim();
    if (isBlankCell(text)) return null;
    if (!isSpreadsheetError(text)) return text;
    if (field !== 'name')
      this.remarks.push(omissionRemark(this.#label(field), text, "is a spreadsheet's error"));
    return null;
  }

  /** Whether the cell of a field has anything in it. */
  isWritten(field: string): boolean {
    return this.#written(field) !== '';
  }

  /** Why a row without a value in this field cannot be used. */
  whyMissing(field: string): string {
    const [label, text] = [this.#label(field).toLowerCase(), this.#written(field)];
    if (text === '') return `The ${label} is missing.`;
    const its = `Its ${label}, ${quoted(text)}, is`;
    if (isSpreadsheetError(text)) return `${its} a spreadsheet's error. Mend it in the sheet.`;
    const sentence = `${its} what programs write where there is none.`;
    return field === 'name' ? `${sentence} If it is the name, add a word to it.` : sentence;
  }

  #written(field: string): string {
    return withoutInvisible(storable(rawText(this.cells(field)[0]))).trim();
  }

  text(field: string, most: number, lines: 'one' | 'many' = 'one'): string | null {
    const raw = this.raw(field, mendedText);
    if (raw === null) return null;
    const text =
      lines === 'one' ? onOneLine(withoutInvisible(raw)) : raw.replaceAll(/\r\n?/gu, '\n');
    if (isBlankCell(text)) return null;
    if (text.length <= most) return text;
    this.remarks.push(
      `${this.#label(field)} has ${text.length.toLocaleString('en')} characters; ` +
        `only the first ${most.toLocaleString('en')} are kept.`,
    );
    return text.slice(0, most).toWellFormed().trim();
  }

  read<Value>(field: string, reader: (text: string) => ParseResult<Value>): Value | null {
    const raw = this.raw(field, mendedText);
    if (raw === null) return null;
    const text = withoutInvisible(raw);
    if (isBlankCell(text)) return null;
    const read = reader(text);
    if (read.problem === undefined) return read.value;
    this.remarks.push(omissionRemark(this.#label(field), text, read.problem));
    return null;
  }

  list(field: string): string[] | null {
    const cells = this.cells(field);
    if (cells.length === 0) return null;
    const texts = cells.flatMap((cell) =>
      readList(Array.isArray(cell) ? cell.map(mendedCell) : mendedText(rawText(cell))),
    );
    const entries = texts.filter((text) => !isBlankCell(text) && !isSpreadsheetError(text));
    if (entries.length === 0) return null;
    const items = entries
      .map((text) =>
        withoutInvisible(mendedText(storable(text)))
          .slice(0, listItemCharacters)
          .toWellFormed(),
      )
      .slice(0, listMost);
    if (entries.length > listMost)
      this.remarks.push(
        `Of ${entries.length} ${this.#label(field)}, the first ${listMost} are kept.`,
      );
    return items;
  }

  #remarkOnHarm(field: string, came: string): void {
    this.remarks.push(
      came === storable(came)
        ? `${this.#label(field)} has characters that could not be read; they are shown as “\uFFFD”.`
        : `${this.#label(field)} had characters that cannot be stored; they were left out.`,
    );
  }

  #label(field: string): string {
    return this.#fields.find((one) => one.field === field)?.label ?? field;
  }
}

/** Column indexes of each field. */
export function columnIndexesOf(
  columns: readonly string[],
  mapping: ImportMapping,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, column] of columns.entries()) {
    const field = mapping[column];
    if (field === null || field === undefined) continue;
    places.set(field, [...(places.get(field) ?? []), at]);
  }
  return places;
}
