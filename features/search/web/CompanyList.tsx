import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { stateOf } from '#features/collections/domain/lists.ts';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { useRegisterCurrentCompany } from '#features/collections/web/public/current-company.ts';
import type { Targets } from '#features/collections/web/public/use-targets.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useVirtualRows } from '#core/web/views/use-virtual-rows.ts';
import { findStop, focusedRow, useListKeys } from '#core/web/views/use-list-keys.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { formatCompanyRef } from './public/company-ref-param.ts';

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

/** A virtualised list of companies. `j`, `k` and the arrows move through it, Enter opens. */
export function CompanyList({ rows, targets, open, onOpen, list }: Props) {
  const { active } = targets;
  const isSmall = useMediaQuery(smallScreen);
  const { first, end, isVirtual, before, behind, measure } = useVirtualRows({
    ...{ count: rows.length, rowHeight, isMeasured: true },
    ...{ list, onNearEnd: undefined },
  });
  useListKeys({ list, openKey: open, hasArrows: true });
  /** Whether the pointer was moved over the list after the focus. */
  const isPointed = useRef(false);
  useRegisterCurrentCompany(() => {
    const pointed = list.current?.querySelector<HTMLElement>('[data-row]:hover')?.dataset.row;
    const key = open ?? (isPointed.current ? pointed : undefined) ?? focusedRow();
    const hit = rows.find(({ ref }) => formatCompanyRef(ref) === key);
    if (hit === undefined || key === undefined) return null;
    // The focus returns to this row when a dialog closes, and the next key goes on from here.
    if (open === undefined)
      findStop(key, list.current ?? undefined)?.focus({ preventScroll: true });
    return { ...hit.ref, name: hit.name };
  });
  // A click anywhere in a row opens it: one listener for all rows.
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const company = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (company !== undefined && !target.closest('a, button:not([data-walk])')) onOpen(company);
  });
  useEffect(() => {
    const rowsShown = list.current;
    const listening = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => rowsShown?.addEventListener(name, handle, { signal: listening.signal });
    listen('click', (event) => onClick(event));
    listen('pointermove', () => (isPointed.current = true));
    listen('focusin', () => (isPointed.current = false));
    return () => listening.abort();
  }, [list]);
  return (
    <ul
      ref={list}
      aria-label="Companies"
      className="@container overflow-clip rounded-card border border-line bg-raised [&>li:last-child]:border-b-0"
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
