import { clsx } from 'clsx';
import { memo, type SyntheticEvent } from 'react';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import type { Column } from './table-column.ts';

interface Props<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly Column<Row>[];
  readonly isOpen: boolean;
  readonly isCompact: boolean;
  /** Its index among all rows when the table is virtualized. */
  readonly place: number | undefined;
  readonly onOpen: (key: string) => void;
  /** Undefined: it cannot be selected. */
  readonly onToggle: ((key: string, isRange: boolean) => void) | undefined;
  readonly isChosen: boolean;
  readonly name: string;
}

const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

function Row<Row>({
  row,
  rowKey,
  columns,
  isOpen,
  isCompact,
  place,
  onOpen,
  onToggle,
  isChosen,
  name,
}: Props<Row>) {
  const cellLook = clsx(
    'border-b border-line align-middle font-normal',
    isCompact ? 'h-10 py-1' : 'h-14 py-1',
  );
  return (
    <tr
      aria-rowindex={place}
      aria-selected={onToggle && isChosen}
      data-chosen={isChosen || undefined}
      onClick={() => onOpen(rowKey)}
      className={clsx(
        'group cursor-pointer transition-colors',
        isOpen || isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {onToggle && (
        <td
          className={clsx(cellLook, 'w-11 pr-0 pl-2')}
          onClick={(event) => event.stopPropagation()}
        >
          <RowCheckbox
            label={`Select ${name}`}
            isOn={isChosen}
            onToggle={(isRange) => onToggle(rowKey, isRange)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(index === 0 && { scope: 'row' })}
            {...(column.isInteractive && { onClick: keepFromRow })}
            className={clsx(
              cellLook,
              'px-[var(--cell-x,0.75rem)] first:pl-4 last:pr-4',
              index === 0 && 'relative text-left',
              column.align === 'end' ? 'text-right tabular' : 'text-left',
              index === 0 && isOpen && 'shadow-[inset_2px_0_var(--color-accent)]',
              column.className,
            )}
          >
            {index === 0 ? (
              <button
                type="button"
                data-walk={rowKey}
                aria-current={isOpen ? 'true' : undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(rowKey);
                }}
                className="block w-full scroll-mt-28 scroll-mb-20 cursor-pointer rounded text-left"
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
}

/** One row. Memoized, so that scrolling a long table renders few rows. */
export const TableRow = memo(Row) as typeof Row;
