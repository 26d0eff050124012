import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { stateOf } from '#features/collections/domain/lists.ts';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { useRegisterCurrentCompany } from '#features/collections/web/public/current-company.ts';
import type { Targets } from '#features/collections/web/public/use-targets.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useVirtualRows } from '#ui/use-virtual-rows.ts';
import { moveFocus } from '#ui/use-list-navigation.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { formatCompanyRef } from './company-ref-param.ts';

/** Estimated height of a row in pixels, until it is measured. */
const rowHeight = 90;

interface Props {
  readonly rows: readonly CompanyHit[];
  readonly targets: Targets;
  /** The company that is open beside the list. */
  readonly open: string | undefined;
  readonly onOpen: (company: string) => void;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** The focused row, as its company. */
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-company]')?.dataset.company;

/** A virtualised list of companies. `j`, `k` and the arrows move through it, Enter opens. */
export function CompanyList({ rows, targets, open, onOpen, list }: Props) {
  const { active } = targets;
  const isSmall = useMediaQuery(smallScreen);
  const { first, end, isVirtual, before, behind, measure } = useVirtualRows({
    ...{ count: rows.length, rowHeight, isMeasured: true },
    ...{ list, onNearEnd: undefined },
  });
  const step =
    (by: 1 | -1, onlyFromRow = false) =>
    () => {
      const isOnRow = document.activeElement?.hasAttribute('data-walk') ?? false;
      if (open !== undefined || (onlyFromRow && !isOnRow)) return false;
      moveFocus(list.current, by);
      return undefined;
    };
  useRegisterCurrentCompany(() => {
    const key = open ?? focused();
    const hit = rows.find(({ ref }) => formatCompanyRef(ref) === key);
    return hit ? { ...hit.ref, name: hit.name } : null;
  });
  useKeyboardShortcuts({
    j: step(1),
    k: step(-1),
    ArrowDown: step(1, true),
    ArrowUp: step(-1, true),
  });
  // When the panel closes, the row that was open gets the focus.
  const last = useRef(open);
  useEffect(() => {
    const was = last.current;
    last.current = open;
    if (was === undefined || open !== undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-walk="${CSS.escape(was)}"]`)?.focus();
  }, [list, open]);

  // Scrolls the open company's row into view.
  useEffect(() => {
    if (open === undefined) return;
    const row = list.current?.querySelector(`[data-company="${CSS.escape(open)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, open]);

  // A click anywhere in a row opens it: one listener for all rows.
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const company = target.closest<HTMLElement>('[data-company]')?.dataset.company;
    if (company !== undefined && !target.closest('a, button:not([data-walk])')) onOpen(company);
  });
  useEffect(() => {
    const rowsShown = list.current;
    const listen = (event: MouseEvent) => onClick(event);
    rowsShown?.addEventListener('click', listen);
    return () => rowsShown?.removeEventListener('click', listen);
  }, [list]);
  return (
    <ul
      ref={list}
      aria-label="Companies"
      className="@container overflow-clip rounded-card border border-line bg-surface [&>li:last-child]:border-b-0"
    >
      {before > 0 && <li aria-hidden style={{ height: before }} />}
      {rows.slice(first, end).map((hit, offset) => (
        <CompanyRow
          key={formatCompanyRef(hit.ref)}
          hit={hit}
          place={first + offset}
          state={active === null ? 'neither' : stateOf(active, hit.ref)}
          collection={active?.name}
          isOpen={formatCompanyRef(hit.ref) === open}
          isSmall={isSmall}
          measure={isVirtual ? measure : undefined}
        />
      ))}
      {behind > 0 && <li aria-hidden style={{ height: behind }} />}
    </ul>
  );
}
