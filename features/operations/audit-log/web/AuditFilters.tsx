import { useQuery } from '@tanstack/react-query';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { FilterMenu } from '#core/web/views/FilterMenu.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { about } from '#features/operations/audit-log/domain/endpoints.ts';
import { PersonSearch } from '#features/people/users/web/shared/PersonSearch.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { DayField } from './DayField.tsx';
import { kindOptions } from './kind-options.ts';
import type { AuditSearch } from './search-params.ts';

interface Props {
  readonly search: AuditSearch;
  readonly onChange: (next: AuditSearch) => void;
}

/** No kind and no id is empty. */
const all = '';
const nobody: ReadonlySet<string> = new Set();
const inNumbers = /^[0-9a-fA-F:.]+$/u;

/** What the log can be filtered by. */
export function AuditFilters({ search, onChange }: Props) {
  const { kind, corporationId, from, until, address } = search;
  const { data } = useQuery(queryOptionsOf(about));
  const { corporations } = useCorporation();
  const [typed, setTyped] = useDebouncedSearch(address ?? '', (next) =>
    onChange({ address: inNumbers.test(next) ? next : undefined }),
  );
  const options = corporations.filter(({ isAllCorporations }) => isAllCorporations !== true);
  const isSmall = useMediaQuery(smallScreen);
  const person = (
    <div className="flex min-w-0 max-sm:flex-1 sm:min-w-56">
      <PersonSearch
        onTeam={nobody}
        isFocused={false}
        onType={() => {}}
        onChoose={(user: FoundUser) => onChange({ actorId: user.id })}
      />
    </div>
  );
  const others = (
    <>
      <SelectField
        label="Kind of action"
        isLabelHidden
        searchLabel="Find a kind of action"
        options={[{ value: all, label: 'All actions' }, ...kindOptions(data?.kinds ?? [])]}
        value={kind ?? all}
        onChange={(value) => onChange({ kind: value || undefined })}
      />
      <SelectField
        label="Corporation"
        isLabelHidden
        options={[
          { value: all, label: allCorporations.name },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={corporationId ?? all}
        onChange={(value) => onChange({ corporationId: value || undefined })}
      />
      <DayField label="From" value={from} onChange={(day) => onChange({ from: day })} />
      <DayField label="Until" value={until} onChange={(day) => onChange({ until: day })} />
      <div className="w-full sm:w-44">
        <SearchField
          label="Address"
          placeholder="IP address"
          isWide
          value={typed}
          onChange={setTyped}
        />
      </div>
    </>
  );
  return (
    <div
      role="group"
      aria-label="Filters"
      className="mt-5 flex flex-wrap items-center gap-2 max-sm:mt-3 max-sm:flex-nowrap"
    >
      {person}
      {isSmall ? (
        <FilterMenu count={[kind, corporationId, from, until, address].filter(Boolean).length}>
          {others}
        </FilterMenu>
      ) : (
        others
      )}
    </div>
  );
}
