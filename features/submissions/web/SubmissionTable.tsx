import { useMemo } from 'react';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { toast } from '#ui/toasts.ts';
import { useSelection } from '#ui/use-selection.ts';
import type { TablePreferences } from '#ui/use-table-preferences.ts';
import type { SubmissionsSearch } from '#features/submissions/web/public/search-params.ts';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import type { Sorting } from '#ui/table-column.ts';

type Sort = NonNullable<SubmissionsSearch['sort']>;

/** The `sort` parameter of each sortable column. */
const sorts: Readonly<Record<string, Sort>> = {
  submission: 'title',
  stage: 'stage',
  company: 'company',
  source: 'source',
  waiting: 'waiting',
};

/** The sorting from the URL. Newest first by default. */
function sortingOf({ sort = 'newest', direction }: SubmissionsSearch): Sorting {
  if (sort === 'newest') return { by: 'received', direction: 'descending' };
  if (sort === 'oldest') return { by: 'received', direction: 'ascending' };
  const [by = sort] = Object.entries(sorts).find(([, name]) => name === sort) ?? [];
  return { by, direction: direction ?? 'ascending' };
}

/** Sorting as search params. */
function toSearchParams({ by, direction }: Sorting): Pick<SubmissionsSearch, 'sort' | 'direction'> {
  if (by === 'received') {
    return { sort: direction === 'ascending' ? 'oldest' : 'newest', direction: undefined };
  }
  return {
    sort: sorts[by],
    direction: direction === 'descending' ? direction : undefined,
  };
}

interface Props {
  readonly opportunity: Opportunity;
  readonly rows: readonly SubmissionRow[];
  readonly preferences: TablePreferences<SubmissionRow>;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  readonly canMove: boolean;
  readonly exportName: string;
  /** The total; undefined while loading. */
  readonly total: number | undefined;
  readonly onMore: () => void;
  readonly loadAll: () => Promise<readonly SubmissionRow[]>;
}

/** The submissions as table rows, with bulk actions for the selected ones. */
export function SubmissionTable(props: Props) {
  const { opportunity, rows, preferences, search, onChange, canMove, exportName } = props;
  const { total = 0, onMore, loadAll } = props;
  const shown = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useSelection(shown);
  const chosen = rows.filter(({ id }) => selection.keys.has(id));
  const isPart = chosen.length === rows.length && total > rows.length;
  const chooseAll = () =>
    void loadAll().then(
      (all) => selection.choose(all.map(({ id }) => id)),
      (error: unknown) => toast(error instanceof Error ? error.message : String(error), 'bad'),
    );
  return (
    <>
      <DataTable
        label="Submissions"
        columns={preferences.columns}
        density={preferences.density}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => onChange({ submission: id })}
        activeKey={search.submission}
        sorting={sortingOf(search)}
        onSort={(sorting) => onChange(toSearchParams(sorting))}
        selection={selection}
        onNearEnd={onMore}
      />
      {chosen.length > 0 && (
        <SubmissionBulkBar
          opportunityId={opportunity.id}
          rows={chosen}
          stages={opportunity.stages ?? defaultStages}
          canMove={canMove}
          columns={preferences.columns}
          exportName={exportName}
          all={isPart ? { count: total, choose: chooseAll } : undefined}
          onCompare={(ids) => onChange({ compare: ids.join(',') })}
          onPrepared={() => onChange({ view: 'decisions', compare: undefined })}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
