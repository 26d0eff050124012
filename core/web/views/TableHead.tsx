import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import type { Selection } from './list.ts';
import type { Column, Sorting, TableProps } from './table-column.ts';

const look =
  'sticky top-(--sticky-top) z-10 border-b border-line bg-(--table-ground,var(--color-raised)) px-[var(--cell-x,0.75rem)] py-1.5 text-small font-medium whitespace-nowrap text-ink-3';

function opposite(sorting: Sorting | undefined, by: string): Sorting {
  const isAscending = sorting?.by === by && sorting.direction === 'ascending';
  return { by, direction: isAscending ? 'descending' : 'ascending' };
}

function HeaderCell<Row>({
  column,
  sorting,
  onSort,
  isFirst,
}: Pick<TableProps<Row>, 'sorting' | 'onSort'> & {
  readonly column: Column<Row>;
  readonly isFirst: boolean;
}) {
  const isSorted = sorting?.by === column.id;
  const Arrow = sorting?.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sorting?.direction : undefined}
      className={clsx(
        look,
        'first:pl-4 last:pr-4',
        isFirst && 'left-0 z-11',
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

interface Props<Row> extends Pick<TableProps<Row>, 'columns' | 'sorting' | 'onSort'> {
  readonly selection: Selection | undefined;
  readonly count: number;
}

/** The sticky column headings, with the checkbox that selects all rows shown. */
export function TableHead<Row>({ columns, sorting, onSort, selection, count }: Props<Row>) {
  const size = selection?.keys.size ?? 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={clsx(look, 'w-11 pr-0 pl-2')}>
            <span className="sr-only">Selected</span>
            <RowCheckbox
              label="Select all rows shown"
              isOn={count > 0 && size >= count}
              isPartly={size > 0 && size < count}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            sorting={sorting}
            onSort={onSort}
            isFirst={index === 0}
          />
        ))}
      </tr>
    </thead>
  );
}
