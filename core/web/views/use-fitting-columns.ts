import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Column } from './table-column.ts';

/** Minimum width of the first column in pixels, unless the table has its own. */
const leastOfFirst = 240;

/**
 * The columns that may be hidden, in order: from the back, user-enabled ones last. The first two, and
 * the last, are never hidden.
 */
function dispensable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const between = columns.slice(2, -1).toReversed();
  return [
    ...between.filter(({ isExtra }) => isExtra !== true),
    ...between.filter(({ isExtra }) => isExtra === true),
  ];
}

/** How many columns must be hidden in a table that shows all of them. */
function lackingIn<Row>(
  table: HTMLTableElement,
  columns: readonly Column<Row>[],
  least: number,
): number {
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  // There may be a checkbox column before them.
  const widths = new Map(
    columns.map((column, place) => [
      column,
      cells.at(place - columns.length)?.getBoundingClientRect().width ?? 0,
    ]),
  );
  const all = cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
  const [first] = columns;
  // If they are too wide, the table overflows its container, and the first column has no width.
  const whole = table.parentElement?.clientWidth ?? 0;
  let availableWidth = whole - all + ((first && widths.get(first)) ?? 0);
  let out = 0;
  for (const column of dispensable(columns)) {
    if (availableWidth >= least) break;
    availableWidth += widths.get(column) ?? 0;
    out += 1;
  }
  return out;
}

/**
 * The columns that fit: others are hidden until the first has its minimum width. Measured once per
 * width and set of columns, because it renders all rows again.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  table: RefObject<HTMLTableElement | null>,
  least: number = leastOfFirst,
): readonly Column<Row>[] {
  const ids = columns.map(({ id }) => id).join(' ');
  const [fit, setFit] = useState<{ ids: string; width: number; out: number | null }>({
    ids,
    width: 0,
    out: null,
  });
  const out = fit.ids === ids ? fit.out : null;

  useLayoutEffect(() => {
    const element = table.current;
    if (out !== null || element === null) return;
    setFit((before) => ({ ...before, ids, out: lackingIn(element, columns, least) }));
  }, [table, columns, ids, out, least]);

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.round(element.getBoundingClientRect().width);
      setFit((before) => {
        if (before.width === width) return before;
        // On the first measurement it is unchanged.
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
