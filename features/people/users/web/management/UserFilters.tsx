import type { ReactNode } from 'react';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { FilterMenu } from '#core/web/views/FilterMenu.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useCorporations } from './CorporationField.tsx';
import { userParams, type UsersSearch } from './search-params.ts';

interface Props {
  readonly search: UsersSearch;
  readonly onChange: (next: UsersSearch) => void;
  /** What stands beside the filters of a table. */
  readonly children: ReactNode;
}

/** Search and filters of the list of users. */
export function UserFilters({ search, onChange, children }: Props) {
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    onChange({ q: q || undefined }),
  );
  const corporations = useCorporations().map(({ id, name }) => ({ value: id, label: name }));
  const field = { params: userParams, search, onChange };
  const isSmall = useMediaQuery(smallScreen);
  const fields = (
    <>
      <FilterField {...field} name="role" />
      <FilterField {...field} name="corporation" options={corporations} />
      <FilterField {...field} name="activity" />
    </>
  );
  const searchField = (
    <SearchField
      label="Search users"
      placeholder="Name or email"
      value={typed}
      onChange={setTyped}
    />
  );
  if (isSmall)
    return (
      <>
        <span className="ml-auto">
          <FilterMenu
            count={[search.role, search.corporation, search.activity].filter(Boolean).length}
          >
            {fields}
          </FilterMenu>
        </span>
        {searchField}
      </>
    );
  return (
    <>
      {searchField}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {fields}
        {children}
      </div>
    </>
  );
}
