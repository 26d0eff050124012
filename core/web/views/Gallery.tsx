import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { List } from './list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Pixels. */
const card = { leastWidth: 248, height: 172, gap: 12 };
/** Overscan in rows; each has several cards. */
const overscan = 5;

interface Props<Row> extends Omit<List<Row>, 'nameOf' | 'onOpen'> {
  readonly label: string;
  readonly children: (row: Row) => ReactNode;
}

/** Number of cards per row in the available width. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width } = element;
      setColumns(Math.max(1, Math.floor((width + card.gap) / (card.leastWidth + card.gap))));
    };
    // Before the first paint, then whenever it changes.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}

/** Records as cards of one size in responsive rows, virtualized for thousands. */
export function Gallery<Row>(props: Props<Row>) {
  const { label, rows, keyOf, openKey, selection, children } = props;
  const list = useListKeys<HTMLUListElement>({ openKey, selection });
  const columns = useColumns(list);
  const { first, end, before, behind } = useVirtualRows({
    count: Math.ceil(rows.length / columns),
    rowHeight: card.height + card.gap,
    perRow: columns,
    isMeasured: false,
    overscan,
    list,
    onNearEnd: undefined,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: card.height,
        gap: card.gap,
        paddingTop: before,
        paddingBottom: behind,
      }}
    >
      {rows.slice(first * columns, end * columns).map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}
