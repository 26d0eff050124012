import { clsx } from 'clsx';
import { useEffect } from 'react';
import { TableCards } from './TableCards.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableProps } from './table-column.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useListKeys } from './use-list-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Row height in pixels with its border; must match `TableRow`. */
const rowHeights = { comfortable: 56, compact: 40 };

/**
 * A table with a sticky header, or cards on a small screen. `j` and `k` move through the rows, Enter
 * opens, `x` selects; a click anywhere in a row opens it too. Long tables are virtualized.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  return useMediaQuery(smallScreen) ? <TableCards {...props} /> : <Table {...props} />;
}

/** A spacer with the height of rows that are not rendered. */
const Room = ({ height }: { readonly height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;

function Table<Row>(props: TableProps<Row>) {
  const { label, rows, keyOf, nameOf, onOpen, openKey, sorting, onSort } = props;
  const { density = 'comfortable', isFlush = false, selection, onNearEnd, onDrawn } = props;
  const list = useListKeys<HTMLTableElement>({ openKey, selection });
  const columns = useFittingColumns(props.columns, list, props.firstColumnWidth);
  useEffect(() => onDrawn?.(columns), [onDrawn, columns]);
  const { first, end, isVirtual, before, behind } = useVirtualRows({
    count: rows.length,
    rowHeight: rowHeights[density],
    isMeasured: false,
    list,
    onNearEnd,
  });
  return (
    <div
      className={clsx(
        '@container overflow-clip',
        isFlush
          ? 'border-b border-line [--cell-x:0.5rem] [--table-ground:var(--color-surface)]'
          : 'rounded-card border border-line bg-raised',
      )}
    >
      <table
        ref={list}
        aria-label={label}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        data-density={density}
        className={clsx(
          'w-full table-fixed border-separate border-spacing-0 text-control',
          '[&>tbody>tr:last-child>*]:border-b-0',
          isFlush
            ? 'border-t border-line'
            : '[&_thead_th:first-child]:rounded-tl-card [&_thead_th:last-child]:rounded-tr-card',
        )}
      >
        <TableHead
          columns={columns}
          sorting={sorting}
          onSort={onSort}
          selection={selection}
          count={rows.length}
        />
        <tbody>
          <Room height={before} />
          {rows.slice(first, end).map((row, offset) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                rowKey={key}
                row={row}
                columns={columns}
                isOpen={key === openKey}
                isCompact={density === 'compact'}
                place={isVirtual ? first + offset + 2 : undefined}
                onOpen={onOpen}
                onToggle={selection?.toggle}
                isChosen={selection?.keys.has(key) ?? false}
                name={nameOf(row)}
              />
            );
          })}
          <Room height={behind} />
        </tbody>
      </table>
    </div>
  );
}
