import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { useRegisterCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import type { Targets } from '#features/directory/collections/web/shared/use-targets.ts';
import { useAddCompany } from '#features/directory/collections/web/shared/use-add-company.ts';
import { useSelection } from '#core/web/views/use-selection.ts';
import { useVirtualRows } from '#core/web/views/use-virtual-rows.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { findStop, focusedRow, useListKeys } from '#core/web/views/use-list-keys.ts';
import { CompanyListHead } from './CompanyListHead.tsx';
import { CompanyRow } from './CompanyRow.tsx';
import { RowAddMenu, type OpenAddMenu } from './RowAddMenu.tsx';
import { SelectedCompaniesBar } from './SelectedCompaniesBar.tsx';
import { useAllHits, type AllHits } from './use-all-hits.ts';
import { formatCompanyRef } from './shared/company-ref-param.ts';

/** Estimated height of a row in pixels, until it is measured. */
const rowHeight = 52;

const keyOf = ({ ref }: CompanyHit) => formatCompanyRef(ref);
const named = ({ ref, name, records }: CompanyHit) => ({ ...ref, name, records });

interface Props {
  readonly rows: readonly CompanyHit[];
  /** All hits of the search, of which these rows are loaded. */
  readonly all: AllHits;
  readonly targets: Targets;
  /** Of how many words they have, where not all have all. */
  readonly note: string | null;
  /** The company that is open beside the list. */
  readonly open: string | undefined;
  readonly onOpen: (company: string) => void;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** A virtualised list of companies. `j`, `k` and the arrows move through it, Enter opens. */
export function CompanyList({ rows, all, targets, note, open, onOpen, list }: Props) {
  const { active, canEditActive } = targets;
  const { hits, selectable, chooseAll, isChoosing } = useAllHits(rows, all);
  const selection = useSelection(hits, keyOf);
  const { toggle } = selection;
  const [menu, setMenu] = useState<OpenAddMenu | null>(null);
  const { add } = useAddCompany();
  // Rows are rendered again only when their own props change.
  const onAdd = useStableCallback((hit: CompanyHit) => {
    if (active) void add(active, named(hit));
  });
  const onMenu = useCallback(
    (hit: CompanyHit, opener: HTMLElement) => setMenu({ hit, opener }),
    [],
  );
  const { first, end, isVirtual, before, behind, measure } = useVirtualRows({
    count: rows.length,
    rowHeight,
    isMeasured: true,
    list,
    onNearEnd: undefined,
  });
  useListKeys({ list, openKey: open, hasArrows: true, selection });
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
    return named(hit);
  });
  // A click anywhere in a row opens it: one listener for all rows.
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const company = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (company !== undefined && !target.closest('a, input, button:not([data-walk])'))
      onOpen(company);
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
    <div className="@container">
      <CompanyListHead selection={selection} count={rows.length} note={note} />
      <ul ref={list} aria-label="Companies">
        {before > 0 && <li aria-hidden style={{ height: before }} />}
        {rows.slice(first, end).map((hit, offset) => (
          <CompanyRow
            key={keyOf(hit)}
            hit={hit}
            place={first + offset}
            state={active === null ? 'neither' : stateOf(active, named(hit))}
            collection={active?.name}
            isOpen={keyOf(hit) === open}
            isChosen={selection.keys.has(keyOf(hit))}
            measure={isVirtual ? measure : undefined}
            onToggle={toggle}
            onAdd={canEditActive ? onAdd : undefined}
            onMenu={onMenu}
          />
        ))}
        {behind > 0 && <li aria-hidden style={{ height: behind }} />}
      </ul>
      {selection.rows.length > 0 && (
        <SelectedCompaniesBar
          selection={selection}
          targets={targets}
          companies={selection.rows.map(named)}
          total={isChoosing ? undefined : selectable}
          records={all.total}
          onChooseAll={() => void chooseAll((some) => selection.choose(some.map(keyOf)))}
        />
      )}
      {menu && <RowAddMenu open={menu} targets={targets} onClose={() => setMenu(null)} />}
    </div>
  );
}
