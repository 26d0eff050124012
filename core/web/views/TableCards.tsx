import { clsx } from 'clsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import type { Column, TableProps } from './table-column.ts';
import { useListKeys } from './use-list-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Estimated height of a card with its gap in pixels, until it is measured. */
const cardHeight = 180;

/** The columns behind the first with their headings. */
function CardFields<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}) {
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
      {columns
        .filter((column) => column.isEmpty?.(row) !== true)
        .map((column) => (
          <div
            key={column.id}
            className={clsx(
              'min-w-0',
              column.isInteractive && 'pointer-events-none relative z-1',
              column.isInteractive && column.align !== 'end' && 'col-span-2',
            )}
          >
            <dt className={column.isAlways === true ? 'sr-only' : 'text-small text-ink-3'}>
              {column.header}
            </dt>
            <dd
              className={clsx(
                'text-control',
                column.isInteractive ? '[&_button]:pointer-events-auto' : 'truncate',
              )}
            >
              {column.cell(row)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A table's rows as cards, for a small screen. */
export function TableCards<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, onOpen, openKey, selection, nameOf, onNearEnd } = props;
  const { card } = props;
  const list = useListKeys<HTMLUListElement>({ openKey, selection });
  const { first, end, before, behind, measure } = useVirtualRows({
    count: rows.length,
    rowHeight: cardHeight,
    isMeasured: true,
    list,
    onNearEnd,
  });
  const [head, ...others] = columns;
  return (
    <ul ref={list} aria-label={label} style={{ paddingTop: before, paddingBottom: behind }}>
      {rows.slice(first, end).map((row, offset) => {
        const key = keyOf(row);
        const isChosen = selection?.keys.has(key) ?? false;
        return (
          <li
            key={key}
            ref={measure}
            data-index={first + offset}
            className={card ? undefined : 'pb-2'}
          >
            <div
              className={clsx(
                'relative',
                card ? 'border-b px-4 py-2.5' : 'rounded-card border p-4',
                isChosen && 'bg-accent-soft',
                !isChosen && !card && 'bg-raised',
                key === openKey || isChosen ? 'border-accent' : 'border-line',
              )}
            >
              <button
                type="button"
                data-walk={key}
                onClick={() => onOpen(key)}
                className={clsx(
                  'w-full cursor-pointer text-left after:absolute after:inset-0 after:rounded-card',
                  selection && 'pr-8',
                )}
              >
                {card ? card(row) : head?.cell(row)}
              </button>
              {selection && (
                <span
                  className={clsx(
                    'absolute z-1',
                    card ? 'top-1/2 right-2 -translate-y-1/2' : 'top-3 right-3',
                  )}
                >
                  <RowCheckbox
                    label={`Select ${nameOf(row)}`}
                    isOn={isChosen}
                    onToggle={(isRange) => selection.toggle(key, isRange)}
                  />
                </span>
              )}
              {!card && <CardFields row={row} columns={others} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
