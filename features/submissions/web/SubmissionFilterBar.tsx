import { FilterField } from '#core/web/views/FilterField.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import {
  submissionParams,
  type SubmissionsSearch,
} from '#features/submissions/web/public/search-params.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';

interface Props {
  readonly opportunityId: string;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
}

/** Search, stages with facet counts, sources, overdue or withdrawn only. */
export function SubmissionFilterBar({ opportunityId, search, onChange }: Props) {
  const { view, find = '' } = search;
  const [typed, setTyped] = useDebouncedSearch(find, (words) =>
    onChange({ find: words || undefined }),
  );
  const counts = useSubmissionCounts(opportunityId, search);
  const total = counts?.stages.reduce((sum, { count }) => sum + count, 0);
  const field = { params: submissionParams, search, onChange };
  return (
    <>
      {view !== 'board' && (
        <div className="w-full">
          <FilterField
            {...field}
            name="stage"
            options={counts?.stages ?? []}
            total={total}
            most={8}
          />
        </div>
      )}
      <SearchField label="Search submissions" value={typed} onChange={setTyped} />
      <FilterField {...field} name="source" />
      <FilterField {...field} name="overdue" />
      <FilterField {...field} name="withdrawn" />
    </>
  );
}
