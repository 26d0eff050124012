import { submissionSources } from '#features/submissions/domain/sources.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { FilterChips } from '#ui/FilterChips.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import type { SubmissionsSearch } from '#features/submissions/web/public/search-params.ts';
import { sourceLabels } from './source-labels.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';

interface Props {
  readonly opportunityId: string;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
}

const waits = [
  { value: 'all', label: 'Any wait' },
  { value: 'true', label: 'Overdue' },
] as const;

const sources = [
  { value: 'all', label: 'All sources' },
  ...submissionSources.map((value) => ({ value, label: sourceLabels[value] })),
] as const;

/** Search, stages with facet counts, sources, and overdue only. */
export function SubmissionFilterBar({ opportunityId, search, onChange }: Props) {
  const { view, find, stage, source, overdue } = search;
  const [typed, setTyped] = useDebouncedSearch(find ?? '', (text) =>
    onChange({ find: text || undefined }),
  );
  const counts = useSubmissionCounts(opportunityId, search);
  const total = counts?.stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {view !== 'board' && (
        <div className="w-full">
          <FilterChips
            label="Stage"
            most={8}
            all={{ label: 'All', ...(total !== undefined && { count: total }) }}
            options={counts?.stages ?? []}
            value={stage ?? null}
            onChange={(value) => onChange({ stage: value ?? undefined })}
          />
        </div>
      )}
      <SearchField label="Search submissions" value={typed} onChange={setTyped} />
      <SelectField
        label="Source"
        isLabelHidden
        options={sources}
        value={source ?? 'all'}
        onChange={(value) => onChange({ source: value === 'all' ? undefined : value })}
      />
      <SelectField
        label="Wait"
        isLabelHidden
        options={waits}
        value={overdue ?? 'all'}
        onChange={(value) => onChange({ overdue: value === 'all' ? undefined : value })}
      />
    </>
  );
}
