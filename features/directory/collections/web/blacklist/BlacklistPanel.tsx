import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { useBulkActions } from '#features/directory/collections/web/bulk/use-bulk-actions.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { EmptyState, ErrorLine } from '#ui/states.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { useSelection } from '#core/web/views/use-selection.ts';
import { BlacklistFinder } from './BlacklistFinder.tsx';
import { BlacklistRow } from './BlacklistRow.tsx';
import { useBlacklist } from './use-blacklist.ts';
import { useBlacklistings } from './use-blacklistings.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** The blacklist beside the companies: search, restore and add. */
export function BlacklistPanel({ collection, canEdit, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return (
    <SidePanel label="Blacklist" onClose={onClose}>
      <h2 className="text-panel font-semibold tracking-[-0.015em]">Blacklist</h2>
      <p className="mt-0.5 mb-1 text-ink-2">Excluded from {collection.name} and its suggestions.</p>
      <div className="sticky -top-5 z-1 -mx-1 bg-raised px-1 py-2">
        <SearchField
          label="Search, or find a company to blacklist"
          placeholder="Search, or find one to blacklist…"
          value={typed}
          onChange={setTyped}
          isWide
        />
      </div>
      <Blacklisted collection={collection} canEdit={canEdit} q={q} />
      {q !== '' && <BlacklistFinder collection={collection} q={q} />}
    </SidePanel>
  );
}

/** Maximum number of search results; companies to add are listed below them. */
const mostFound = 10;

function Blacklisted({ collection, canEdit, q }: Omit<Props, 'onClose'> & { readonly q: string }) {
  const list = useRef<HTMLUListElement>(null);
  const many = useBulkActions(collection);
  const { made, open } = useBlacklistings(collection);
  const [wholeFor, setWholeFor] = useState('');
  const blacklist = useBlacklist(collection, q, list, q === wholeFor ? Infinity : mostFound);
  const { rows, fitting, shown, error } = blacklist;
  const selection = useSelection(rows, refKey);
  const companies = blacklist.companiesOf(selection.keys);

  /** Position and action of the removed row, until the next row there gets the focus. */
  const gone = useRef<{ place: number; action: string } | null>(null);
  useEffect(() => {
    if (gone.current === null) return;
    const { place, action } = gone.current;
    gone.current = null;
    const stops = list.current?.querySelectorAll<HTMLElement>(`[data-act="${action}"]`);
    const next = stops?.[Math.min(place, stops.length - 1)];
    (next ?? list.current?.closest('aside'))?.focus({ preventScroll: true });
  }, [rows]);
  const leave = (company: CompanyCard, action: 'add' | 'back') => {
    gone.current = { place: shown.findIndex(([ref]) => refKey(ref) === refKey(company)), action };
    const mine = open.get(company.id);
    if (mine) void many.takeBack(company, mine);
    else void (action === 'add' ? many.add([company]) : many.unblacklist([company]));
  };
  const add = useStableCallback((company: CompanyCard) => leave(company, 'add'));
  const takeBack = useStableCallback((company: CompanyCard) => leave(company, 'back'));
  const leaveAll = (action: 'add' | 'back') => () => {
    selection.clear();
    void (action === 'add' ? many.add(companies) : many.unblacklist(companies));
  };

  if (blacklist.count === 0 && q === '') {
    return (
      <EmptyState title="No blacklisted companies">Search above to blacklist a company.</EmptyState>
    );
  }
  return (
    <section aria-label="On the blacklist" className="mt-1">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-small text-ink-3 tabular">
          {companies.length > 0 && `${formatNumber(companies.length)} selected`}
          {companies.length === 0 && blacklist.isLooking && 'Looking…'}
          {companies.length === 0 &&
            !blacklist.isLooking &&
            (fitting === 0 ? 'No matches.' : pluralize(fitting, 'company', 'companies'))}
        </p>
        {companies.length > 0 && (
          <>
            <Button size="small" onPress={leaveAll('add')}>
              Add to the collection
            </Button>
            <Button variant="quiet" size="small" onPress={leaveAll('back')}>
              Take back
            </Button>
          </>
        )}
      </div>
      {error && (
        <ErrorLine
          title="Some companies could not be loaded"
          error={error}
          onRetry={blacklist.reload}
        />
      )}
      <ul
        ref={list}
        aria-label="On the blacklist"
        style={{ paddingTop: blacklist.before, paddingBottom: blacklist.behind }}
      >
        {shown.map(([ref, company]) => (
          <BlacklistRow
            key={refKey(ref)}
            company={company}
            canEdit={canEdit}
            isChosen={selection.keys.has(refKey(ref))}
            onToggle={selection.toggle}
            onAdd={add}
            onTakeBack={takeBack}
            made={made.get(ref.id)}
            isOpen={open.has(ref.id)}
          />
        ))}
      </ul>
      {fitting > rows.length && (
        <Button variant="quiet" size="small" onPress={() => setWholeFor(q)}>
          Show all {formatNumber(fitting)}
        </Button>
      )}
    </section>
  );
}
