import { Columns3, type LucideIcon, Table2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { EmptyState } from '#ui/states.tsx';
import {
  submissionParams,
  type SubmissionsSearch,
  type SubmissionView,
} from '#features/cases/submissions/web/search-params.ts';
import { SubmissionFilterBar } from './SubmissionFilterBar.tsx';
import { FilterChipList } from '#core/web/views/filters/FilterChipList.tsx';
import { ListViews } from '#core/web/views/ListViews.tsx';
import { isFiltered, withoutFilters } from '#core/web/views/search-params.ts';
import { Button } from '#ui/Button.tsx';
import { checkView } from './check-view.ts';
import { useSubmissionFilters } from './use-submission-filters.ts';
import { useRowKeys } from './use-row-keys.ts';
import { SubmissionPanel } from './SubmissionPanel.tsx';

const views = [
  { value: 'table', label: 'Table', icon: Table2 },
  { value: 'board', label: 'Board', icon: Columns3 },
] as const satisfies readonly { value: SubmissionView; label: string; icon: LucideIcon }[];

export interface SubmissionsViewProps {
  readonly opportunity: Opportunity;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  readonly canMove: boolean;
  /** Those that are selected at first. */
  readonly ticked: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
}

interface Props extends SubmissionsViewProps {
  /** The ids in the order of the panel's previous and next. */
  readonly order: readonly string[];
  /** Additional actions of this view. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Shared by the views of submissions: filters, view switch, and panel. */
export function SubmissionsLayout(props: Props) {
  const { opportunity, search, onChange, order, tools, children } = props;
  const isSmall = useMediaQuery(smallScreen);
  const { view = 'table', submission: openId } = search;
  const filters = useSubmissionFilters(opportunity, search, onChange);
  const [key, setKey] = useState<string | null>(null);
  const pressed = useMemo(() => key && { key, onDone: () => setKey(null) }, [key]);
  useRowKeys(opportunity, openId, (submission, pressedKey) => {
    setKey(pressedKey);
    onChange({ submission });
  });
  // The stages stand in the bar.
  const inChips = filters.fields.filter(({ param }) => param !== 'stage');
  const viewSwitch = (
    <SegmentedControl
      label="View"
      options={views}
      value={view}
      onChange={(mode) => onChange({ view: mode === 'table' ? undefined : mode })}
    />
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <ListViews
          screen="submissions"
          what="submissions"
          opportunityId={opportunity.id}
          params={submissionParams}
          shown={search}
          check={checkView(opportunity)}
          isCompact
        />
        <SubmissionFilterBar
          opportunityId={opportunity.id}
          search={search}
          onChange={onChange}
          filters={filters}
          viewSwitch={isSmall && viewSwitch}
        />
        {!isSmall && (
          <div className="flex items-center gap-1.5">
            {tools}
            {viewSwitch}
          </div>
        )}
      </div>
      <FilterChipList fields={inChips} values={filters.values} onChange={filters.onChange} />
      {children}
      {openId !== undefined && (
        <SubmissionPanel
          id={openId}
          opportunity={opportunity}
          order={order}
          pressed={pressed || null}
          onOpen={(submission) => onChange({ submission })}
        />
      )}
    </>
  );
}

/** The empty state: no submissions, or none that match the filters. */
export function NoSubmissions({
  search,
  onChange,
}: Pick<SubmissionsViewProps, 'search' | 'onChange'>) {
  return isFiltered(submissionParams, search) ? (
    <EmptyState
      title="No submissions match these filters"
      action={
        <Button onPress={() => onChange(withoutFilters(submissionParams))}>Clear filters</Button>
      }
    >
      Remove a filter to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No submissions yet">
      Submissions from the public page, your team and imports appear here.
    </EmptyState>
  );
}
