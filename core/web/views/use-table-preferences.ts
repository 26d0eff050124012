import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Density } from '#core/domain/preferences.ts';
import { preferences as personal } from '#core/web/preferences/preference-store.ts';
import { usePreferences } from '#core/web/preferences/use-preferences.ts';
import type { Column } from './table-column.ts';

const StoredPreferences = z.object({
  /** Ids of columns whose visibility differs from the default. */
  shown: z._default(z.array(z.string()), []),
  hidden: z._default(z.array(z.string()), []),
});
type StoredPreferences = z.infer<typeof StoredPreferences>;

const none: ReadonlySet<string> = new Set();

function read(key: string): StoredPreferences {
  try {
    return z.parse(StoredPreferences, JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return { shown: [], hidden: [] };
  }
}

function write(key: string, preferences: StoredPreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Storage may be blocked: then it lasts as long as the page.
  }
}

export interface TablePreferences<Row> {
  readonly all: readonly Column<Row>[];
  /** The visible columns. The first one, which names the row, always is. */
  readonly columns: readonly Column<Row>[];
  readonly density: Density;
  /** Those of them that do not fit at present. */
  readonly left: ReadonlySet<string>;
  /** For the table to report which ones fit. */
  readonly onDrawn: (columns: readonly Column<Row>[]) => void;
  readonly setColumns: (ids: ReadonlySet<string>) => void;
  readonly setDensity: (density: Density) => void;
}

/** A table's visible columns, saved on this device, and the person's density of all tables. */
export function useTablePreferences<Row>(
  table: string,
  person: string,
  all: readonly Column<Row>[],
): TablePreferences<Row> {
  const key = `outrider.table.${table}.${person}`;
  const { density } = usePreferences();
  const [preferences, setPreferences] = useState(() => read(key));
  const [drawn, setDrawn] = useState<string>();
  const onDrawn = useCallback(
    (columns: readonly Column<Row>[]) => setDrawn(columns.map(({ id }) => id).join(' ')),
    [],
  );
  const change = (next: StoredPreferences) => {
    setPreferences(next);
    write(key, next);
  };
  const columns = useMemo(
    () =>
      all.filter(
        ({ id, isExtra, isAlways }, index) =>
          index === 0 ||
          isAlways ||
          (isExtra ? preferences.shown.includes(id) : !preferences.hidden.includes(id)),
      ),
    [all, preferences],
  );
  const left = useMemo(() => {
    if (drawn === undefined) return none;
    const ids = new Set(drawn.split(' '));
    return new Set(columns.map(({ id }) => id).filter((id) => !ids.has(id)));
  }, [columns, drawn]);
  return {
    all,
    columns,
    left,
    onDrawn,
    density: density ?? 'comfortable',
    setColumns: (ids) =>
      change({
        ...preferences,
        shown: all.filter(({ id, isExtra }) => isExtra && ids.has(id)).map(({ id }) => id),
        hidden: all
          .filter(({ id, isExtra, isAlways }) => !isExtra && !isAlways && !ids.has(id))
          .map(({ id }) => id),
      }),
    setDensity: (density) => personal.choose({ density }),
  };
}
