import type { ReactNode } from 'react';
import { listOf, listText } from '#core/domain/filter-values.ts';
import { FilterButton } from '#core/web/views/filters/FilterButton.tsx';
import type { FilterDefinition, FilterProps } from '#core/web/views/filters/filter-definition.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { FilterChips } from '#ui/FilterChips.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';

interface Props {
  readonly opportunityId: string;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  readonly filters: FilterProps & { readonly offered: readonly FilterDefinition[] };
  /** Among the filters on a phone. */
  readonly viewSwitch: ReactNode;
}

const stagesShown = 8;

/** Stages with facet counts, search, and all filters behind one button. */
export function SubmissionFilterBar(props: Props) {
  const { opportunityId, search, onChange, filters, viewSwitch } = props;
  const isSmall = useMediaQuery(smallScreen);
  const { view, find = '', stage } = search;
  const [typed, setTyped] = useDebouncedSearch(find, (words) =>
    onChange({ find: words || undefined }),
  );
  const counts = useSubmissionCounts(opportunityId, search);
  const total = counts?.stages.reduce((sum, { count }) => sum + count, 0);
  const searchField = (
    <SearchField
      label="Search submissions"
      placeholder="Search"
      value={typed}
      onChange={setTyped}
      isWide
    />
  );
  return (
    // The chips take the room that is left: what follows keeps its place while they load.
    <div className="flex min-w-0 flex-1 items-center gap-1.5">
      <div className="min-w-0 flex-1">
        {view !== 'board' && (
          <FilterChips
            label="Stage"
            most={stagesShown}
            all={{ label: 'All', ...(total !== undefined && { count: total }) }}
            options={counts?.stages ?? []}
            value={stage === undefined ? null : listOf(stage)}
            onChange={(name) => onChange({ stage: name === null ? undefined : listText([name]) })}
          />
        )}
      </div>
      {!isSmall && <div className="w-40">{searchField}</div>}
      <FilterButton fields={filters.offered} values={filters.values} onChange={filters.onChange}>
        {isSmall && (
          <>
            {searchField}
            {viewSwitch}
          </>
        )}
      </FilterButton>
    </div>
  );
}
