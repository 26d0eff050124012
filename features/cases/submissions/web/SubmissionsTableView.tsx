import { exportOfSubmissions } from '#features/cases/submissions/domain/export.ts';
import { useTableExport } from '#features/people/exports/web/shared/use-table-export.ts';
import { ExportMenu } from '#core/web/views/ExportMenu.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { TableOptions } from '#core/web/views/TableOptions.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useTablePreferences } from '#core/web/views/use-table-preferences.ts';
import { submissionColumns } from './submission-columns.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import {
  NoSubmissions,
  SubmissionsLayout,
  type SubmissionsViewProps,
} from './SubmissionsLayout.tsx';
import { submissionFilters } from './submission-filters.ts';
import { useSubmissionCounts } from './use-submission-counts.ts';
import { useSubmissionList } from './use-submission-list.ts';

interface Props extends SubmissionsViewProps {
  /** The user whose table preferences are used. */
  readonly person: string;
}

/** Submissions as a table with filters, sorting, selection and export. */
export function SubmissionsTableView({ person, ...props }: Props) {
  const { opportunity, search } = props;
  const { loadAll, ...list } = useSubmissionList(opportunity.id, search);
  const rows = list.rows ?? [];
  const isEmpty = list.rows?.length === 0;
  const columns = submissionColumns(rows[0]?.votes !== undefined);
  const preferences = useTablePreferences('submissions', person, columns);
  const total = useSubmissionCounts(opportunity.id, search)?.total;
  const { start, choosing } = useTableExport(exportOfSubmissions, {
    id: opportunity.id,
    filter: submissionFilters(search),
  });
  const exportName = `Submissions ${opportunity.name}`;
  return (
    <SubmissionsLayout
      {...props}
      order={rows.map(({ id }) => id)}
      tools={
        !isEmpty && (
          <>
            <ExportMenu
              label="Export"
              lead="As shown"
              isIcon
              columns={preferences.columns}
              what={exportName}
              collect={loadAll}
              prepare={start}
              archive={() => start('zip')}
              choosing={choosing}
            />
            <TableOptions preferences={preferences} />
          </>
        )
      }
    >
      <ListResult
        what="submissions"
        {...list}
        skeleton={<TableSkeleton />}
        empty={<NoSubmissions search={search} onChange={props.onChange} />}
      >
        {() => (
          <SubmissionTable
            {...props}
            rows={rows}
            preferences={preferences}
            total={total}
            exportName={exportName}
            loadAll={loadAll}
            onMore={() => {
              if (list.more.has && !list.more.isLoading) list.more.load();
            }}
          />
        )}
      </ListResult>
    </SubmissionsLayout>
  );
}
