import { useEffect, useLayoutEffect, useRef } from 'react';
import type { List } from './list.ts';
import { findStop } from './use-list-keys.ts';

/** The key of the row around an element. */
const rowAround = (target: Element) =>
  target.closest('li, tr')?.querySelector<HTMLElement>('[data-walk]')?.dataset.walk;

/**
 * When the last used row leaves the list and the focus is lost, focuses the row in its place, so that
 * keyboard and screen reader users do not start again at the top of the page.
 */
export function useRestoreRowFocus<Row>({
  rows,
  keyOf,
  openKey,
}: Pick<List<Row>, 'rows' | 'keyOf' | 'openKey'>): void {
  const used = useRef<string>(undefined);
  const before = useRef(rows);
  useEffect(() => {
    if (openKey !== undefined) used.current = openKey;
  }, [openKey]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      // The panel and the bulk bar belong to rows.
      if (!target.closest('aside, [role="region"]')) used.current = rowAround(target);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = rows;
    if (was === rows || used.current === undefined) return;
    if (document.activeElement !== document.body) return;
    const keys = new Set(rows.map(keyOf));
    const place = was.findIndex((row) => keyOf(row) === used.current);
    if (place === -1 || keys.has(used.current)) return;
    const near = [...was.slice(place + 1), ...was.slice(0, place).toReversed()];
    const next = near.map(keyOf).find((key) => keys.has(key));
    if (next === undefined) return;
    used.current = next;
    findStop(next)?.focus({ preventScroll: true });
  }, [rows, keyOf]);
}
