import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { Column } from '#web/ui/DataTable.tsx';
import { Ago } from '#web/ui/dates.tsx';
import { StageName } from './StageName.tsx';
import { Standing } from './Standing.tsx';

const sourceWords: Record<SubmissionRow['source'], string> = {
  public: 'Public form',
  staff: 'Colleague',
  import: 'Import',
};

const standing: Column<SubmissionRow> = {
  id: 'standing',
  header: 'Standing',
  cell: (row) => <Standing {...row} />,
};

/** The columns for somebody who sees, or does not see, votes and comments. */
export const submissionColumns = (seesStanding: boolean): readonly Column<SubmissionRow>[] =>
  seesStanding ? [...columns.slice(0, 2), standing, ...columns.slice(2)] : columns;

const columns: readonly Column<SubmissionRow>[] = [
  {
    id: 'submission',
    header: 'Submission',
    isSortable: true,
    cell: ({ title, company, companyName }) => (
      <span className="flex items-center gap-3">
        <Avatar
          id={company?.id ?? companyName}
          name={companyName}
          imageUrl={company?.logoUrl}
          shape="company"
        />
        <span className="min-w-0">
          <span className="block truncate font-medium text-ink">{title}</span>
          <span className="block truncate text-meta text-ink-3">{companyName}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'stage',
    header: 'Stage',
    isSortable: true,
    className: 'w-32',
    cell: ({ stage }) => <StageName stage={stage} />,
  },
  {
    id: 'company',
    header: 'Company',
    className: 'w-36 @max-2xl:hidden',
    cell: ({ company }) => (
      <span className="whitespace-nowrap text-ink-2">
        {[company?.country, company?.stage].filter(Boolean).join(' · ') || '–'}
      </span>
    ),
  },
  {
    id: 'source',
    header: 'Came by',
    className: 'w-32 @max-3xl:hidden',
    cell: ({ source }) => (
      <span className="whitespace-nowrap text-ink-2">{sourceWords[source]}</span>
    ),
  },
  {
    id: 'received',
    header: 'Received',
    isSortable: true,
    align: 'end',
    className: 'w-32',
    cell: ({ createdAt }) => (
      <span className="text-ink-3">
        <Ago at={createdAt} />
      </span>
    ),
  },
];
