import { ExportMenu } from '#ui/ExportMenu.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { TableOptions } from '#ui/TableOptions.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useTableLook } from '#ui/use-table-look.ts';
import { submissionColumns } from './submission-columns.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { NoSubmissions, SubmissionsFrame, type SubmissionsShown } from './SubmissionsFrame.tsx';
import { useSubmissionCounts } from './use-submission-counts.ts';
import { useSubmissionList } from './use-submission-list.ts';

interface Props extends SubmissionsShown {
  /** Whose choice of columns it is. */
  readonly person: string;
}

/** Submissions as a table: filtered, sorted, chosen and taken along as a file. */
export function SubmissionsAsTable({ person, ...shown }: Props) {
  const { opportunity, search } = shown;
  const { loadAll, ...list } = useSubmissionList(opportunity.id, search);
  const rows = list.rows ?? [];
  const columns = submissionColumns(rows[0]?.votes !== undefined);
  const look = useTableLook('submissions', person, columns);
  const total = useSubmissionCounts(opportunity.id, search)?.total;
  const exportName = `Submissions ${opportunity.name}`;
  return (
    <SubmissionsFrame
      {...shown}
      order={rows.map(({ id }) => id)}
      tools={
        rows.length > 0 && (
          <>
            <ExportMenu label="Export" columns={look.columns} what={exportName} collect={loadAll} />
            <TableOptions look={look} />
          </>
        )
      }
    >
      <ListResult
        what="submissions"
        {...list}
        skeleton={<TableSkeleton />}
        empty={<NoSubmissions search={search} />}
      >
        {() => (
          <SubmissionTable
            {...shown}
            {...{ rows, look, total, exportName, loadAll }}
            onMore={() => {
              if (list.more.has && !list.more.isLoading) list.more.load();
            }}
          />
        )}
      </ListResult>
    </SubmissionsFrame>
  );
}
