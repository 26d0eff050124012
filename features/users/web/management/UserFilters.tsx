import type { ReactNode } from 'react';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { useCorporations } from './CorporationField.tsx';
import { userParams, type UsersSearch } from './search-params.ts';

interface Props {
  readonly search: UsersSearch;
  readonly onChange: (next: UsersSearch) => void;
  /** What stands beside the filters. */
  readonly children: ReactNode;
}

/** Search and filters of the list of users. */
export function UserFilters({ search, onChange, children }: Props) {
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    onChange({ q: q || undefined }),
  );
  const corporations = useCorporations().map(({ id, name }) => ({ value: id, label: name }));
  const field = { params: userParams, search, onChange };
  return (
    <>
      <SearchField
        label="Search users"
        placeholder="Name or e-mail"
        value={typed}
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <FilterField {...field} name="role" />
        <FilterField {...field} name="corporation" options={corporations} />
        <FilterField {...field} name="activity" />
        {children}
      </div>
    </>
  );
}
