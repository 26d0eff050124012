import { useEffect, useLayoutEffect, useRef } from 'react';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';

/** The key of the row around an element. */
const rowAround = (target: Element) =>
  target.closest('li, tr')?.querySelector<HTMLElement>('[data-walk]')?.dataset.walk;

/**
 * When the last used row leaves the list and the focus is lost, focuses the row in its place, so that
 * keyboard and screen reader users do not start again at the top of the page.
 */
export function useRestoreRowFocus(
  rows: readonly CompanyCard[],
  openKey: string | undefined,
): void {
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
    const keys = new Set(rows.map(refKey));
    const place = was.findIndex((row) => refKey(row) === used.current);
    if (place === -1 || keys.has(used.current)) return;
    const near = [...was.slice(place + 1), ...was.slice(0, place).toReversed()];
    const next = near.find((row) => keys.has(refKey(row)));
    if (!next) return;
    used.current = refKey(next);
    document
      .querySelector<HTMLElement>(`[data-walk="${CSS.escape(used.current)}"]`)
      ?.focus({ preventScroll: true });
  }, [rows]);
}
