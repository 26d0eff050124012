import type { ReactNode } from 'react';
import type { Density } from '#core/domain/preferences.ts';
import type { Exported } from '#core/domain/exporting/sheet.ts';
import type { List } from './list.ts';

/**
 * The first column takes the remaining width, so each other column sets its own. Where that is too
 * little, columns before the last one are hidden (`useFittingColumns`).
 */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether its cell says nothing of this row: cards leave it out. */
  readonly isEmpty?: (row: Row) => boolean;
  /** The exported columns in its place, one for each value that a cell shows. */
  readonly exported?: readonly Exported<Row>[];
  /** Whether the list can be sorted by it. */
  readonly isSortable?: boolean;
  /** Hidden unless the user turns it on. */
  readonly isExtra?: boolean;
  /** Cannot be hidden, and is not in the column menu: the row's actions. */
  readonly isAlways?: boolean;
  /** Its cells hold buttons: a press beside them does not open the row. */
  readonly isInteractive?: boolean;
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> extends List<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
  readonly density?: Density;
  /** Whether it reaches the edges of its place, without a frame. */
  readonly isFlush?: boolean;
  /** Minimum width of the first column in pixels. */
  readonly firstColumnWidth?: number;
  /** A row as a card on a small screen; default: each column with its heading. */
  readonly card?: (row: Row) => ReactNode;
  /** Receives the columns that fit. */
  readonly onDrawn?: ((columns: readonly Column<Row>[]) => void) | undefined;
  /** Called when the end of the rows is near, to load more. */
  readonly onNearEnd?: (() => void) | undefined;
}
