import { Columns3, LayoutGrid, Map as MapIcon, Table2 } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { TableOptions } from '#core/web/views/TableOptions.tsx';
import type { TablePreferences } from '#core/web/views/use-table-preferences.ts';
import { CompaniesFilterBar, type CompaniesFilterBarProps } from './CompaniesFilterBar.tsx';
import { CompaniesExport } from '#features/directory/collections/web/export/CompaniesExport.tsx';
import { ActiveFilters } from '#features/directory/collections/web/filters/ActiveFilters.tsx';
import { usePeopleWithAccess } from '#features/directory/collections/web/sharing/use-people-with-access.ts';

const views = [
  { value: 'table', label: 'Table', icon: Table2 },
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'gallery', label: 'Gallery', icon: LayoutGrid },
  { value: 'map', label: 'Map', icon: MapIcon },
] as const;

interface Props extends Omit<CompaniesFilterBarProps, 'viewSwitch'> {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly preferences: TablePreferences<CompanyCard>;
}

/** Explains the missing actions to people it is shared with. */
function ReadOnlyNote({ collection }: { readonly collection: Collection }) {
  const { owner } = usePeopleWithAccess(collection);
  if (!owner) return null;
  return (
    <p className="text-small text-ink-3">
      View only, owned by {owner.name}. You can propose and blacklist companies, and copy them to
      your own collections.
    </p>
  );
}

/** Filters, export and view options of a collection's companies. */
export function CompaniesBar(props: Props) {
  const { collection, canEdit, rows, total, isPending, preferences, search, onChange } = props;
  const { view = 'table' } = search;
  const isSmall = useMediaQuery(smallScreen);
  const viewSwitch = (
    <SegmentedControl
      label="View"
      options={views}
      value={view}
      onChange={(option) =>
        onChange({ view: option === 'table' ? undefined : option, country: undefined })
      }
    />
  );
  return (
    <div className="@container space-y-2 px-4 py-2.5 md:px-5">
      <div className="flex items-center gap-x-1 gap-y-2 sm:flex-wrap sm:gap-x-3 @min-[52rem]:flex-nowrap">
        <CompaniesFilterBar {...props} viewSwitch={isSmall && viewSwitch} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2 @min-[52rem]:shrink-0 @min-[52rem]:flex-nowrap">
          {total > 0 && (
            <CompaniesExport
              collection={collection}
              isPending={isPending}
              companies={rows}
              isWhole
            />
          )}
          {total > 0 && view === 'table' && (
            <span className="max-md:hidden">
              <TableOptions preferences={preferences} />
            </span>
          )}
          {!isSmall && viewSwitch}
        </div>
      </div>
      <ActiveFilters search={search} onChange={onChange} />
      {!canEdit && <ReadOnlyNote collection={collection} />}
    </div>
  );
}
