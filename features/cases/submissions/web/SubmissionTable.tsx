import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { submissionSorts } from '#features/cases/submissions/domain/sorts.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import { toastError } from '#ui/toasts.ts';
import { useSelection } from '#core/web/views/use-selection.ts';
import type { TablePreferences } from '#core/web/views/use-table-preferences.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { SubmissionPhoneCard } from './SubmissionPhoneCard.tsx';
import { SubmissionBulkBar } from './SubmissionBulkBar.tsx';
import type { Sorting } from '#core/web/views/table-column.ts';

/** The sorting from the URL. Newest first by default. */
function sortingOf({ sort = 'newest', direction }: SubmissionsSearch): Sorting {
  if (sort === 'newest') return { by: 'received', direction: 'descending' };
  if (sort === 'oldest') return { by: 'received', direction: 'ascending' };
  return { by: sort, direction: direction ?? 'ascending' };
}

/** Sorting as search params. */
function toSearchParams({ by, direction }: Sorting): Pick<SubmissionsSearch, 'sort' | 'direction'> {
  if (by === 'received') {
    return { sort: direction === 'ascending' ? 'oldest' : 'newest', direction: undefined };
  }
  return {
    sort: submissionSorts.find((sort) => sort === by),
    direction: direction === 'descending' ? direction : undefined,
  };
}

/** Room for a title. */
const firstColumnWidth = 340;
const phoneCard = (row: SubmissionRow) => <SubmissionPhoneCard row={row} />;
const keyOf = ({ id }: SubmissionRow) => id;

interface Props {
  readonly opportunity: Opportunity;
  readonly rows: readonly SubmissionRow[];
  readonly preferences: TablePreferences<SubmissionRow>;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  readonly canMove: boolean;
  /** Those that are selected at first. */
  readonly ticked: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
  readonly exportName: string;
  /** The total; undefined while loading. */
  readonly total: number | undefined;
  readonly onMore: () => void;
  readonly loadAll: () => Promise<readonly SubmissionRow[]>;
}

/** The submissions as table rows, with bulk actions for the selected ones. */
export function SubmissionTable(props: Props) {
  const { opportunity, rows, preferences, search, onChange, canMove, exportName } = props;
  const { total, onMore, loadAll } = props;
  const selection = useSelection(rows, keyOf, props.ticked);
  const isWhole = selection.rows.length === rows.length;
  const chooseAll = () =>
    void loadAll().then((all) => selection.choose(all.map(keyOf)), toastError);
  return (
    <>
      <div className="-mx-4 md:-mx-8">
        <DataTable
          label="Submissions"
          isFlush
          firstColumnWidth={firstColumnWidth}
          card={phoneCard}
          columns={preferences.columns}
          density={preferences.density}
          rows={rows}
          keyOf={keyOf}
          nameOf={({ title }) => title}
          onOpen={(id) => onChange({ submission: id })}
          openKey={search.submission}
          sorting={sortingOf(search)}
          onSort={(sorting) => onChange(toSearchParams(sorting))}
          selection={selection}
          onNearEnd={onMore}
        />
      </div>
      {selection.rows.length > 0 && (
        <SubmissionBulkBar
          opportunityId={opportunity.id}
          selection={selection}
          stages={opportunity.stages ?? defaultStages}
          canMove={canMove}
          columns={preferences.columns}
          exportName={exportName}
          total={isWhole ? total : undefined}
          onChooseAll={chooseAll}
          onCompare={props.onCompare}
          onPrepared={() => onChange({ view: 'decisions', compare: undefined })}
        />
      )}
    </>
  );
}
