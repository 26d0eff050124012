import { type ComponentProps, useMemo } from 'react';
import { type CompanyCard, refKey } from '#features/companies/domain/company.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useSelection } from '#ui/use-selection.ts';
import { CompaniesView } from './CompaniesView.tsx';
import { CompanyBulkBar } from '#features/collections/web/bulk/CompanyBulkBar.tsx';
import { CompanyRowMenu, type OpenRowMenu } from './CompanyRowMenu.tsx';
import { useCompanyShortcuts } from './use-company-shortcuts.ts';
import { useRestoreRowFocus } from './use-restore-row-focus.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { useRegisterCurrentCompany } from '#features/collections/web/public/current-company.ts';
import { useActiveCollection } from '#features/collections/web/public/use-active-collection.ts';

/**
 * `c` adds the open or focused company to the active collection. In that collection all of them are listed
 * already, so there the shortcut opens the search.
 */
function useCurrentRow(
  { id }: Collection,
  rows: readonly CompanyCard[],
  openKey: string | undefined,
): void {
  const [active] = useActiveCollection();
  useRegisterCurrentCompany(() => {
    if (id === active) return null;
    const focused = document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;
    const key = openKey ?? focused;
    return rows.find((row) => refKey(row) === key) ?? null;
  });
}

interface Props extends Omit<ComponentProps<typeof CompaniesView>, 'selection' | 'onOpen'> {
  /** Opens a company beside the list, with focus on its note; undefined closes it. */
  readonly onOpen: (key: string | undefined, at?: 'note') => void;
  readonly menu: OpenRowMenu | null;
  readonly onMenu: (menu: OpenRowMenu | null) => void;
}

/** The companies shown, with selection and bulk actions. */
export function CompanyList({ onOpen, menu, onMenu, ...shown }: Props) {
  const { collection, rows, search, canEdit } = shown;
  const selection = useSelection(useMemo(() => rows.map(refKey), [rows]));
  const { view = 'table' } = search;
  const hasHead = !useMediaQuery(smallScreen) && view === 'table';
  const canChoose = view === 'table' || view === 'gallery';
  const chosen = useMemo(
    () => (canChoose ? rows.filter((row) => selection.keys.has(refKey(row))) : []),
    [canChoose, rows, selection.keys],
  );
  useCompanyShortcuts({
    ...{ collection, rows, chosen, canEdit, openKey: search.company },
    onClear: selection.clear,
    onClose: () => onOpen(undefined),
  });
  useRestoreRowFocus(rows, search.company);
  useCurrentRow(collection, rows, search.company);
  return (
    <>
      <CompaniesView {...shown} selection={selection} onOpen={onOpen} />
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
