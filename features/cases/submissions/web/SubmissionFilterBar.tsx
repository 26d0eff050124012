import type { ReactNode } from 'react';
import { activeFilters } from '#core/web/views/search-params.ts';
import { FilterMenu } from '#core/web/views/FilterMenu.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import {
  submissionParams,
  type SubmissionsSearch,
} from '#features/cases/submissions/web/search-params.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';

interface Props {
  readonly opportunityId: string;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  /** Among the filters on a phone. */
  readonly viewSwitch: ReactNode;
}

/** Stages with facet counts, search, and the other filters behind one button. */
export function SubmissionFilterBar({ opportunityId, search, onChange, viewSwitch }: Props) {
  const isSmall = useMediaQuery(smallScreen);
  const { view, find = '' } = search;
  const [typed, setTyped] = useDebouncedSearch(find, (words) =>
    onChange({ find: words || undefined }),
  );
  const counts = useSubmissionCounts(opportunityId, search);
  const total = counts?.stages.reduce((sum, { count }) => sum + count, 0);
  const field = { params: submissionParams, search, onChange };
  const set = activeFilters(submissionParams, search).filter(({ name }) => name !== 'stage');
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
          <FilterField
            {...field}
            name="stage"
            options={counts?.stages ?? []}
            total={total}
            most={8}
          />
        )}
      </div>
      {!isSmall && <div className="w-40">{searchField}</div>}
      <FilterMenu count={set.length}>
        {isSmall && searchField}
        {viewSwitch}
        <FilterField {...field} name="source" isLabelHidden={false} />
        <FilterField {...field} name="needsYou" isLabelHidden={false} />
        <FilterField {...field} name="overdue" isLabelHidden={false} />
        <FilterField {...field} name="withdrawn" isLabelHidden={false} />
      </FilterMenu>
    </div>
  );
}
