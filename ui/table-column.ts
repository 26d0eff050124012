import type { ReactNode } from 'react';
import type { CellValue } from '#core/domain/exporting/sheet.ts';

/**
 * The first column takes the room that the others leave, so each of those names its width. Where
 * there is not enough for it, columns before the last one are left out (`useRoom`).
 */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What an export says in its place: a column of its own for each thing that a cell shows. */
  readonly exported?: readonly Exported<Row>[];
  /** Set when the list can be ordered by it. */
  readonly isSortable?: boolean;
  /** Shown only to those who ask for it. */
  readonly isExtra?: boolean;
  /** Not for anybody to hide, nor a column in their eyes: what can be done with a row. */
  readonly isAlways?: boolean;
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

export interface Exported<Row> {
  readonly header: string;
  readonly value: (row: Row) => CellValue;
}

export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

export type Density = 'comfortable' | 'compact';

/** Which rows are chosen, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** With `toHere`, also all between the last one that was toggled and this one. */
  readonly toggle: (key: string, isRange?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The way into a row. It is called what its first cell says. */
  readonly onOpen: (row: Row) => void;
  readonly activeKey?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
  readonly density?: Density;
  /** Told which of the columns there is room for. */
  readonly onDrawn?: ((columns: readonly Column<Row>[]) => void) | undefined;
  /** Left out: rows cannot be chosen. `nameOf` says which row a box is for. */
  readonly selection?: Selection | undefined;
  readonly nameOf?: (row: Row) => string;
  /** The end of the rows is not far: it is time for more. */
  readonly onNearEnd?: (() => void) | undefined;
}
