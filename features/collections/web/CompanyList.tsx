import { type ComponentProps, useMemo } from 'react';
import { type CompanyCard, refKey } from '#features/companies/domain/company.ts';
import { smallScreen, useMedia } from '#ui/use-media.ts';
import { useSelection } from '#ui/use-selection.ts';
import { CompaniesAs } from './CompaniesAs.tsx';
import { CompanyBulkBar } from './many/CompanyBulkBar.tsx';
import { CompanyRowMenu, type OpenRowMenu } from './CompanyRowMenu.tsx';
import { useCompanyKeys } from './use-company-keys.ts';
import { useRowLeft } from './use-row-left.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { useCompanyAtHand } from './public/company-at-hand.ts';
import { useActiveCollection } from './public/use-active-collection.ts';

/**
 * The company that is open, or whose row has the focus, is the one that `c` puts into the active
 * collection. In that collection itself they all are in it already: there the key asks for another.
 */
function useRowAtHand(
  { id }: Collection,
  rows: readonly CompanyCard[],
  openKey: string | undefined,
): void {
  const [active] = useActiveCollection();
  useCompanyAtHand(() => {
    if (id === active) return null;
    const focused = document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;
    const key = openKey ?? focused;
    return rows.find((row) => refKey(row) === key) ?? null;
  });
}

interface Props extends Omit<ComponentProps<typeof CompaniesAs>, 'selection' | 'onOpen'> {
  /** Opens a company beside the list, at its note; undefined: none is open. */
  readonly onOpen: (key: string | undefined, at?: 'note') => void;
  readonly menu: OpenRowMenu | null;
  readonly onMenu: (menu: OpenRowMenu | null) => void;
}

/** The companies that are shown, some of them chosen, and what can be done with those. */
export function CompanyList({ onOpen, menu, onMenu, ...shown }: Props) {
  const { collection, rows, search, canEdit } = shown;
  const selection = useSelection(useMemo(() => rows.map(refKey), [rows]));
  const { view = 'table' } = search;
  const hasHead = !useMedia(smallScreen) && view === 'table';
  const canChoose = view === 'table' || view === 'gallery';
  const chosen = useMemo(
    () => (canChoose ? rows.filter((row) => selection.keys.has(refKey(row))) : []),
    [canChoose, rows, selection.keys],
  );
  useCompanyKeys({
    ...{ collection, rows, chosen, canEdit, openKey: search.company },
    onClear: selection.clear,
    onClose: () => onOpen(undefined),
  });
  useRowLeft(rows, search.company);
  useRowAtHand(collection, rows, search.company);
  return (
    <>
      <CompaniesAs {...shown} selection={selection} onOpen={onOpen} />
      {chosen.length > 0 && (
        <CompanyBulkBar
          {...{ collection, canEdit }}
          companies={chosen}
          space={search.space}
          all={
            hasHead || chosen.length === rows.length
              ? undefined
              : { count: rows.length, choose: selection.toggleAll }
          }
          onClear={selection.clear}
        />
      )}
      {menu && (
        <CompanyRowMenu
          key={menu.key}
          open={menu}
          companies={rows}
          {...{ collection, canEdit }}
          onOpen={onOpen}
          onClose={() => onMenu(null)}
        />
      )}
    </>
  );
}
