import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { smallScreen, useMedia } from './use-media.ts';
import { useWalk } from './use-walk.ts';

/**
 * The first column takes the room that the others leave, so each of those names its width, and the
 * width of the table from which on there is room for it (`@max-3xl:hidden`).
 */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Set when the list can be ordered by it. */
  readonly isSortable?: boolean;
  readonly align?: 'start' | 'end';
  readonly className?: string;
}

export interface Sorting {
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The way into a row. It is called what its first cell says. */
  readonly onOpen: (row: Row) => void;
  readonly activeKey?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: (sorting: Sorting) => void;
}

/**
 * Rows of one kind: a table with a standing header and first column, or cards on a small screen.
 * `j` and `k` walk it, Enter opens; a click anywhere in a row does too.
 */
export function DataTable<Row>(props: Props<Row>) {
  return useMedia(smallScreen) ? <Cards {...props} /> : <Table {...props} />;
}

function opposite(sorting: Sorting | undefined, by: string): Sorting {
  const isAscending = sorting?.by === by && sorting.direction === 'ascending';
  return { by, direction: isAscending ? 'descending' : 'ascending' };
}

function HeaderCell<Row>({
  column,
  sorting,
  onSort,
}: Pick<Props<Row>, 'sorting' | 'onSort'> & { readonly column: Column<Row> }) {
  const isSorted = sorting?.by === column.id;
  const Arrow = sorting?.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sorting?.direction : undefined}
      className={clsx(
        'sticky top-13 z-10 border-b border-line bg-surface px-3 py-1.5 text-meta font-medium whitespace-nowrap text-ink-3 first:left-0 first:z-11 first:pl-4 last:pr-4',
        column.align === 'end' ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(opposite(sorting, column.id))}
          className={clsx(
            '-mx-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded px-1 hover:text-ink',
            isSorted && 'text-ink',
          )}
        >
          {column.header}
          {isSorted && <Arrow aria-hidden className="size-3" />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** When the panel beside the list closes, the focus goes to the row that was open last. */
function useReturn(list: RefObject<HTMLElement | null>, activeKey: string | undefined): void {
  const last = useRef(activeKey);
  useEffect(() => {
    const before = last.current;
    last.current = activeKey;
    if (before === undefined || activeKey !== undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-walk="${CSS.escape(before)}"]`);
    row?.focus();
  }, [list, activeKey]);
}

function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  onOpen,
  activeKey,
  sorting,
  onSort,
}: Props<Row>) {
  const list = useWalk<HTMLTableElement>(activeKey !== undefined);
  useReturn(list, activeKey);
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-surface">
      <table
        ref={list}
        aria-label={label}
        className="w-full table-fixed border-separate border-spacing-0 text-control"
      >
        <thead>
          <tr className="[&>th:first-child]:rounded-tl-card [&>th:last-child]:rounded-tr-card">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            const isActive = key === activeKey;
            return (
              <tr
                key={key}
                onClick={() => onOpen(row)}
                className={clsx(
                  'group cursor-pointer transition-colors [&:last-child>*]:border-b-0',
                  isActive ? 'bg-accent-soft' : 'hover:bg-sunken',
                )}
              >
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      {...(index === 0 && { scope: 'row' })}
                      className={clsx(
                        'border-b border-line px-3 py-2.5 align-middle font-normal first:pl-4 last:pr-4',
                        index === 0 && 'relative text-left',
                        column.align === 'end' ? 'text-right tabular' : 'text-left',
                        index === 0 && isActive && 'shadow-[inset_2px_0_var(--color-accent)]',
                        column.className,
                      )}
                    >
                      {index === 0 ? (
                        <button
                          type="button"
                          data-walk={key}
                          aria-current={isActive ? 'true' : undefined}
                          onClick={(event) => {
                            event.stopPropagation();
                            onOpen(row);
                          }}
                          className="block w-full cursor-pointer rounded text-left"
                        >
                          {column.cell(row)}
                        </button>
                      ) : (
                        column.cell(row)
                      )}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ label, columns, rows, keyOf, onOpen, activeKey }: Props<Row>) {
  const list = useWalk<HTMLUListElement>(activeKey !== undefined);
  useReturn(list, activeKey);
  const [first, ...others] = columns;
  return (
    <ul ref={list} aria-label={label} className="space-y-2">
      {rows.map((row) => {
        const key = keyOf(row);
        return (
          <li
            key={key}
            className={clsx(
              'relative rounded-card border bg-surface p-4',
              key === activeKey ? 'border-accent' : 'border-line',
            )}
          >
            <button
              type="button"
              data-walk={key}
              onClick={() => onOpen(row)}
              className="w-full cursor-pointer text-left after:absolute after:inset-0 after:rounded-card"
            >
              {first?.cell(row)}
            </button>
            <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
              {others.map((column) => (
                <div key={column.id} className="min-w-0">
                  <dt className="text-meta text-ink-3">{column.header}</dt>
                  <dd className="truncate text-control">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** The table's outlines until its rows are there. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="h-9 border-b border-line" />
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className="flex h-13 items-center gap-4 border-b border-line px-4 last:border-b-0"
        >
          <div className="skeleton h-4 w-1/3" />
          <div className="skeleton h-4 w-1/5" />
          <div className="skeleton ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
