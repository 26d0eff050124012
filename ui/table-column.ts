import type { ReactNode } from 'react';
import type { CellValue } from '#core/domain/exporting/sheet.ts';

/**
 * The first column takes the remaining width, so each other column sets its own. Where that is too
 * little, columns before the last one are hidden (`useFittingColumns`).
 */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The exported columns in its place, one for each value that a cell shows. */
  readonly exported?: readonly Exported<Row>[];
  /** Whether the list can be sorted by it. */
  readonly isSortable?: boolean;
  /** Hidden unless the user turns it on. */
  readonly isExtra?: boolean;
  /** Cannot be hidden, and is not in the column menu: the row's actions. */
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

/** The keys of selected rows. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** With `isRange`, also all between the last toggled one and this one. */
  readonly toggle: (key: string, isRange?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Opens a row. The link has the text of its first cell. */
  readonly onOpen: (row: Row) => void;
  readonly activeKey?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
  readonly density?: Density;
  /** Receives the columns that fit. */
  readonly onDrawn?: ((columns: readonly Column<Row>[]) => void) | undefined;
  /** Undefined: rows cannot be selected. `nameOf` labels a row's checkbox. */
  readonly selection?: Selection | undefined;
  readonly nameOf?: (row: Row) => string;
  /** Called when the end of the rows is near, to load more. */
  readonly onNearEnd?: (() => void) | undefined;
}
