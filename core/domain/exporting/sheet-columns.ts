import type { CellValue, Exported } from './sheet.ts';

interface Described {
  /** Names the column for callers and in saved choices: it stays when the heading changes. */
  readonly key: string;
  /** Whether our own imports recognise rows by it. */
  readonly isRecordId?: true;
}

interface SingleColumn<Row, Parts> extends Described {
  readonly header: string;
  readonly value: (row: Row, parts: Parts) => CellValue;
}

/** Columns that depend on what is exported, such as one for each question: chosen together. */
interface ColumnGroup<Row, Parts> extends Described {
  readonly label: string;
  readonly columns: (parts: Parts) => readonly Exported<Row>[];
}

type SheetEntry<Row, Parts> = SingleColumn<Row, Parts> | ColumnGroup<Row, Parts>;

/**
 * The columns of an exported file in their order, in sections for who chooses among them. `Parts` is
 * what cells need beside their row.
 */
export type SheetDefinition<Row, Parts = undefined> = readonly {
  readonly section: string;
  readonly entries: readonly SheetEntry<Row, Parts>[];
}[];

/** A heading of a file, and the key that it is chosen by. */
export interface ColumnHeading {
  readonly key: string;
  readonly header: string;
}

export type SheetColumn<Row> = ColumnHeading & Exported<Row>;

/** What can be chosen of an export: a column, or several at once. */
export interface ColumnChoice {
  readonly key: string;
  readonly label: string;
  readonly isRecordId: boolean;
}

export interface ColumnSection {
  readonly section: string;
  readonly choices: readonly ColumnChoice[];
}

/** The columns that a file has. */
export const columnsOf = <Row, Parts>(
  sheet: SheetDefinition<Row, Parts>,
  parts: Parts,
): readonly SheetColumn<Row>[] =>
  sheet.flatMap(({ entries }) =>
    entries.flatMap((entry): readonly SheetColumn<Row>[] => {
      const { key } = entry;
      if ('columns' in entry) return entry.columns(parts).map((column) => ({ ...column, key }));
      const { header, value } = entry;
      return [{ key, header, value: (row) => value(row, parts) }];
    }),
  );

/** What people choose from. */
export const choicesOf = <Row, Parts>(
  sheet: SheetDefinition<Row, Parts>,
): readonly ColumnSection[] =>
  sheet.map(({ section, entries }) => ({
    section,
    choices: entries.map((entry) => ({
      key: entry.key,
      label: 'columns' in entry ? entry.label : entry.header,
      isRecordId: entry.isRecordId === true,
    })),
  }));

/** All that can be chosen, in the order of the file. */
export const choicesIn = (sections: readonly ColumnSection[]): readonly ColumnChoice[] =>
  sections.flatMap(({ choices }) => choices);

/** The columns with these keys, in their own order; all without keys. */
export const chosenColumns = <Column extends { readonly key: string }>(
  columns: readonly Column[],
  keys: readonly string[] | undefined,
): readonly Column[] =>
  keys === undefined ? columns : columns.filter(({ key }) => keys.includes(key));
