import type { ComponentProps } from 'react';
import { type CompanyCard, refKey } from '#features/directory/companies/domain/company.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useSelection } from '#core/web/views/use-selection.ts';
import { CompaniesView } from './CompaniesView.tsx';
import { CompanyBulkBar } from '#features/directory/collections/web/bulk/CompanyBulkBar.tsx';
import { CompanyRowMenu, type OpenRowMenu } from './CompanyRowMenu.tsx';
import { focusedKey } from '#core/web/views/use-list-keys.ts';
import { useRestoreRowFocus } from '#core/web/views/use-restore-row-focus.ts';
import { useRowActions } from '#core/web/views/use-row-actions.ts';
import { useBulkActions } from '#features/directory/collections/web/bulk/use-bulk-actions.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useRegisterCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import { useActiveCollection } from '#features/directory/collections/web/shared/use-active-collection.ts';

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
    const key = openKey ?? focusedKey();
    return rows.find((row) => refKey(row) === key) ?? null;
  });
}

const none: readonly CompanyCard[] = [];

interface Props extends Omit<ComponentProps<typeof CompaniesView>, 'selection' | 'onOpen'> {
  /** Opens a company beside the list, with focus on its note; undefined closes it. */
  readonly onOpen: (key: string | undefined, at?: 'note') => void;
  readonly menu: OpenRowMenu | null;
  readonly onMenu: (menu: OpenRowMenu | null) => void;
}

/** The companies shown, with selection and bulk actions. */
export function CompanyList({ onOpen, menu, onMenu, ...shown }: Props) {
  const { collection, rows, search, canEdit } = shown;
  const { view = 'table', company: openKey } = search;
  const isSmall = useMediaQuery(smallScreen);
  const canChoose = view === 'table' || view === 'gallery';
  const selection = useSelection(canChoose ? rows : none, refKey);
  const { remove, blacklist } = useBulkActions(collection);
  useRowActions({
    rows,
    keyOf: refKey,
    openKey,
    selection,
    onClose: () => onOpen(undefined),
    actions: {
      Delete: canEdit && remove,
      Backspace: canEdit && remove,
      b: (some) => blacklist(some, selection.clear),
    },
  });
  useRestoreRowFocus({ rows, keyOf: refKey, openKey });
  useCurrentRow(collection, rows, openKey);
  return (
    <>
      <CompaniesView {...shown} selection={selection} onOpen={onOpen} />
      {selection.rows.length > 0 && (
        <CompanyBulkBar
          collection={collection}
          canEdit={canEdit}
          selection={selection}
          space={search.space}
          // The table's heading has a checkbox for all; cards have none.
          total={view === 'table' && !isSmall ? undefined : rows.length}
        />
      )}
      {menu && (
        <CompanyRowMenu
          key={menu.key}
          open={menu}
          companies={rows}
          collection={collection}
          canEdit={canEdit}
          onOpen={onOpen}
          onClose={() => onMenu(null)}
        />
      )}
    </>
  );
}
