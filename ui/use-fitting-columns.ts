import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from './table-column.ts';

/** Pixels that the first column, which names the row, keeps. */
const leastOfFirst = 240;

/**
 * The columns that can be left out, in the order in which they are: from the back, and those that
 * somebody asked for at last. The first two, and the last, always have room.
 */
function dispensable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const between = columns.slice(2, -1).toReversed();
  return [
    ...between.filter(({ isExtra }) => isExtra !== true),
    ...between.filter(({ isExtra }) => isExtra === true),
  ];
}

/** How many have to be left out of a table that shows all of its columns. */
function lackingIn<Row>(table: HTMLTableElement, columns: readonly Column<Row>[]): number {
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  // Before the columns there may be the boxes to choose rows with.
  const widths = new Map(
    columns.map((column, place) => [
      column,
      cells.at(place - columns.length)?.getBoundingClientRect().width ?? 0,
    ]),
  );
  const all = cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
  const [first] = columns;
  // Where they are too wide together the table is wider than the box around it, and the first has nothing.
  const whole = table.parentElement?.clientWidth ?? 0;
  let availableWidth = whole - all + ((first && widths.get(first)) ?? 0);
  let out = 0;
  for (const column of dispensable(columns)) {
    if (availableWidth >= leastOfFirst) break;
    availableWidth += widths.get(column) ?? 0;
    out += 1;
  }
  return out;
}

/**
 * The columns that there is room for: the others are left out until the first has the room that a name
 * needs. Measured once for each width and each choice of columns, for it draws all rows again.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  table: RefObject<HTMLTableElement | null>,
): readonly Column<Row>[] {
  const ids = columns.map(({ id }) => id).join(' ');
  const [found, setFound] = useState<{ ids: string; width: number; out: number | null }>({
    ...{ ids, width: 0, out: null },
  });
  const out = found.ids === ids ? found.out : null;

  useLayoutEffect(() => {
    const element = table.current;
    if (out !== null || element === null) return;
    setFound((before) => ({ ...before, ids, out: lackingIn(element, columns) }));
  }, [table, columns, ids, out]);

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.round(element.getBoundingClientRect().width);
      setFound((before) => {
        if (before.width === width) return before;
        // The first time it is what was measured just now.
        return { ...before, width, out: before.width === 0 ? before.out : null };
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);

  return useMemo(() => {
    if (out === null || out === 0) return columns;
    const without = new Set(dispensable(columns).slice(0, out));
    return columns.filter((column) => !without.has(column));
  }, [columns, out]);
}
