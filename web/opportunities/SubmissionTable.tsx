import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { DataTable, type Sorting } from '#web/ui/DataTable.tsx';
import type { OpportunitySearch } from './search-params.ts';
import { submissionColumns } from './submission-columns.tsx';

type Sort = NonNullable<OpportunitySearch['sort']>;

/** The table's columns and directions in the words of the address. */
const sortings: Record<Sort, Sorting> = {
  newest: { by: 'received', direction: 'descending' },
  oldest: { by: 'received', direction: 'ascending' },
  stage: { by: 'stage', direction: 'ascending' },
  title: { by: 'submission', direction: 'ascending' },
  company: { by: 'company', direction: 'ascending' },
  source: { by: 'source', direction: 'ascending' },
  waiting: { by: 'waiting', direction: 'ascending' },
  position: { by: 'stage', direction: 'ascending' },
};

function sortOf({ by, direction }: Sorting): Sort {
  if (by === 'received') return direction === 'ascending' ? 'oldest' : 'newest';
  return by === 'stage' ? 'stage' : 'title';
}

interface Props {
  readonly rows: readonly SubmissionRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

export function SubmissionTable({ rows, sort, onSort, openId, onOpen }: Props) {
  return (
    <DataTable
      label="Submissions"
      columns={submissionColumns(rows[0]?.votes !== undefined)}
      rows={rows}
      keyOf={(row) => row.id}
      onOpen={(row) => onOpen(row.id)}
      activeKey={openId}
      sorting={sortings[sort]}
      onSort={(sorting) => onSort(sortOf(sorting))}
    />
  );
}
