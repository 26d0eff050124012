import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from './table-column.ts';

/** Pixels that the first column, which names the row, keeps. */
const leastOfFirst = 240;
/** The columns that always have room: the first two, and the last. */
const kept = 3;

/**
 * The columns that there is room for. One after the other is left out, from the back, and those that
 * somebody asked for at last, until the first has the room that a name needs. When the table grows
 * they come again.
 */
export function useRoom<Row>(
  columns: readonly Column<Row>[],
  table: RefObject<HTMLTableElement | null>,
): readonly Column<Row>[] {
  const [left, setLeft] = useState({ columns, width: 0, out: 0 });
  const out = left.columns === columns ? left.out : 0;

  useLayoutEffect(() => {
    const first = table.current?.querySelector('thead th');
    const isShort = first && first.getBoundingClientRect().width < leastOfFirst;
    if (isShort && columns.length - out > kept) {
      setLeft((before) => ({ ...before, columns, out: out + 1 }));
    }
  }, [table, columns, out, left.width]);

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.round(element.getBoundingClientRect().width);
      setLeft((before) => (before.width === width ? before : { columns, width, out: 0 }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, columns]);

  return useMemo(() => {
    const last = columns.length - 1;
    const between = columns.slice(2, last).toReversed();
    const dispensable = [
      ...between.filter(({ isExtra }) => isExtra !== true),
      ...between.filter(({ isExtra }) => isExtra === true),
    ];
    const without = new Set(dispensable.slice(0, out));
    return out === 0 ? columns : columns.filter((column) => !without.has(column));
  }, [columns, out]);
}
