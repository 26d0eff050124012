import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Column, Density } from './table-column.ts';

const Look = z.object({
  density: z._default(z.enum(['comfortable', 'compact']), 'comfortable'),
  /** Ids of columns that are shown or hidden against what they are by themselves. */
  shown: z._default(z.array(z.string()), []),
  hidden: z._default(z.array(z.string()), []),
});
type Look = z.infer<typeof Look>;

function read(key: string): Look {
  try {
    return z.parse(Look, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return { density: 'comfortable', shown: [], hidden: [] };
  }
}

function write(key: string, look: Look): void {
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // Storage may be forbidden: then it lasts as long as the page.
  }
}

export interface TableLook<Row> {
  readonly all: readonly Column<Row>[];
  /** The columns that are shown. The first one, which names the row, always is. */
  readonly columns: readonly Column<Row>[];
  readonly density: Density;
  readonly setColumns: (ids: ReadonlySet<string>) => void;
  readonly setDensity: (density: Density) => void;
}

/** Which columns a person wants to see of a table and how dense, remembered on this device. */
export function useTableLook<Row>(
  table: string,
  person: string,
  all: readonly Column<Row>[],
): TableLook<Row> {
  const key = `outrider.table.${table}.${person}`;
  const [look, setLook] = useState(() => read(key));
  const change = (next: Look) => {
    setLook(next);
    write(key, next);
  };
  const columns = useMemo(
    () =>
      all.filter(({ id, isExtra }, index) =>
        index === 0 || isExtra ? index === 0 || look.shown.includes(id) : !look.hidden.includes(id),
      ),
    [all, look],
  );
  return {
    all,
    columns,
    density: look.density,
    setColumns: (ids) =>
      change({
        ...look,
        shown: all.filter(({ id, isExtra }) => isExtra && ids.has(id)).map(({ id }) => id),
        hidden: all.filter(({ id, isExtra }) => !isExtra && !ids.has(id)).map(({ id }) => id),
      }),
    setDensity: (density) => change({ ...look, density }),
  };
}
