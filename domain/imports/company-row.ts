import { limits } from '#domain/limits.ts';
import type { Cell } from './cells.ts';
import {
  isNothing,
  isSpreadsheetError,
  isWhole,
  onOneLine,
  quoted,
  rawText,
  storable,
} from './cells.ts';
import {
  leftOut,
  readCountry,
  readDollars,
  readEmployees,
  readMoment,
  readWebAddress,
  readYear,
} from './company-values.ts';
import { importFieldsOf } from './fields.ts';
import type { DateOrder, ImportMapping } from './import.ts';
import { readList } from './lists.ts';
import type { Reading } from './reading.ts';

/** A company as a row of a file tells of it. Null: the row does not say, and what is known stays. */
export interface CompanyRow {
  externalId: string;
  name: string;
  /** The name only stands in for a damaged one: it never replaces a name that is known. */
  isStandIn: boolean;
  oneLiner: string | null;
  description: string | null;
  url: string | null;
  logoUrl: string | null;
  tags: string[] | null;
  industries: string[] | null;
  country: string | null;
  city: string | null;
  foundedYear: number | null;
  stage: string | null;
  employees: string | null;
  fundingUsd: number | null;
  lastFundingAt: string | null;
  status: string | null;
  sourceUpdatedAt: string | null;
}

/** What became of reading a row. Remarks say what was left out or put in order. */
export type ReadRow<Row> =
  | { row: Row; remarks: string[]; rejected?: undefined }
  | { rejected: string[] };

const labels = new Map(importFieldsOf.companies.map(({ field, label }) => [field, label]));
const listMost = 50;
const listItemCharacters = 100;

/** The mapped cells of one row, read field by field, with what there is to remark. */
class RowOfCells {
  readonly remarks: string[] = [];
  readonly #cells: readonly Cell[];
  readonly #places: ReadonlyMap<string, readonly number[]>;
  readonly #columns: readonly string[];

  constructor(
    columns: readonly string[],
    places: ReadonlyMap<string, readonly number[]>,
    cells: readonly Cell[],
  ) {
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

  /** The text of a field as it stands; null when there is none, or only a spreadsheet's error. */
  raw(field: string): string | null {
    const place = this.#places.get(field)?.[0];
    if (place === undefined) return null;
    const came = rawText(this.#cells[place]);
    if (came === '') return null;
    if (!isWhole(came)) this.#remarkOnHarm(field, came);
    const text = storable(came).trim();
    if (isNothing(text)) return null;
    if (!isSpreadsheetError(text)) return text;
    if (field !== 'name')
      this.remarks.push(leftOut(this.#label(field), text, "is a spreadsheet's error"));
    return null;
  }

  text(field: string, most: number, lines: 'one' | 'many' = 'one'): string | null {
    const raw = this.raw(field);
    if (raw === null) return null;
    const text = lines === 'one' ? onOneLine(raw) : raw.replaceAll(/\r\n?/gu, '\n');
    if (text.length <= most) return text;
    this.remarks.push(
      `${this.#label(field)} has ${text.length.toLocaleString('en')} characters; ` +
        `only the first ${most.toLocaleString('en')} are kept.`,
    );
    return text.slice(0, most).toWellFormed().trim();
  }

  read<Value>(field: string, reader: (text: string) => Reading<Value>): Value | null {
    const text = this.raw(field);
    if (text === null) return null;
    const read = reader(text);
    if (read.problem === undefined) return read.value;
    this.remarks.push(leftOut(this.#label(field), text, read.problem));
    return null;
  }

  list(field: string): string[] | null {
    const cells = this.cells(field);
    if (cells.length === 0) return null;
    const texts = cells.flatMap((cell) => readList(Array.isArray(cell) ? cell : rawText(cell)));
    const entries = texts.filter((text) => !isNothing(text) && !isSpreadsheetError(text));
    if (entries.length === 0) return null;
    const kept = entries
      .map((text) => storable(text).slice(0, listItemCharacters).toWellFormed())
      .slice(0, listMost);
    if (entries.length > listMost)
      this.remarks.push(
        `Of ${entries.length} ${this.#label(field)}, the first ${listMost} are kept.`,
      );
    return kept;
  }

  #remarkOnHarm(field: string, came: string): void {
    this.remarks.push(
      came === storable(came)
        ? `${this.#label(field)} has characters that could not be read; they are shown as “\uFFFD”.`
        : `${this.#label(field)} had characters that cannot be stored; they were left out.`,
    );
  }

  #label(field: string): string {
    return labels.get(field) ?? field;
  }
}

/** What calls a company when its name is damaged: its website, else the end of its id. */
function standInFor(url: string | null, externalId: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/iu.exec(url ?? '')?.[1];
  return host ?? externalId.split('/').findLast((part) => part !== '') ?? externalId;
}

export interface CompanyReading {
  readonly columns: readonly string[];
  readonly mapping: ImportMapping;
  readonly dateOrders?: Readonly<Record<string, DateOrder>> | undefined;
  readonly timeZone: string;
  readonly now: Date;
}

/** Reads rows of a file as companies, for one mapping of its columns. */
export function companyReader(reading: CompanyReading) {
  const { columns, mapping, dateOrders = {}, timeZone, now } = reading;
  const places = new Map<string, number[]>();
  for (const [at, column] of columns.entries()) {
    const field = mapping[column];
    if (field === null || field === undefined) continue;
    places.set(field, [...(places.get(field) ?? []), at]);
  }
  const hasIds = places.has('externalId');

  return (cells: readonly Cell[]): ReadRow<CompanyRow> => {
    const row = new RowOfCells(columns, places, cells);
    const orderOf = (field: string) => dateOrders[row.column(field)];
    const url = row.read('url', readWebAddress);
    const given = row.text('name', limits.nameCharacters);
    const damaged = given === null ? row.cells('name').map(rawText).find(isSpreadsheetError) : null;
    const externalId = hasIds
      ? row.raw('externalId')
      : (standInIdOf(url) ?? given?.toLowerCase() ?? null);
    if (externalId === null)
      return { rejected: [hasIds ? 'It has no id.' : 'It has neither a name nor a website.'] };
    if (externalId.length > limits.externalIdCharacters)
      return { rejected: [`Its id is longer than ${limits.externalIdCharacters} characters.`] };
    if (given === null && typeof damaged !== 'string') return { rejected: ['It has no name.'] };
    const name = given ?? standInFor(url, externalId);
    if (given === null)
      row.remarks.push(
        `The name ${quoted(damaged ?? '')} is a spreadsheet's error; ` +
          `where no name is known yet, ${quoted(name)} stands in for it.`,
      );
    return {
      row: {
        externalId,
        name,
        isStandIn: given === null,
        oneLiner: row.text('oneLiner', limits.reasonCharacters),
        description: row.text('description', limits.textCharacters, 'many'),
        url,
        logoUrl: row.read('logoUrl', readWebAddress),
        tags: row.list('tags'),
        industries: row.list('industries'),
        country: row.read('country', readCountry),
        city: row.text('city', limits.nameCharacters),
        foundedYear: row.read('foundedYear', (text) => readYear(text, orderOf('foundedYear'), now)),
        stage: row.text('stage', limits.nameCharacters),
        employees: row.read('employees', readEmployees),
        fundingUsd: row.read('fundingUsd', readDollars),
        lastFundingAt: row.read('lastFundingAt', (text) =>
          readMoment(text, orderOf('lastFundingAt'), timeZone),
        ),
        status: row.text('status', limits.nameCharacters),
        sourceUpdatedAt: row.read('sourceUpdatedAt', (text) =>
          readMoment(text, orderOf('sourceUpdatedAt'), timeZone),
        ),
      },
      remarks: row.remarks,
    };
  };
}

/** The web address as an id, where a file has none: `example.com/about`. */
const standInIdOf = (url: string | null): string | null =>
  url === null
    ? null
    : url
        .replace(/^https?:\/\/(?:www\.)?/iu, '')
        .replace(/[/?#]+$/u, '')
        .toLowerCase()
        .slice(0, limits.externalIdCharacters);
