import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { ScoreBadge } from '#features/cases/submissions/web/shared/ScoreBadge.tsx';
import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { noValue, RecordName, textColumn } from '#core/web/views/cells.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { sourceLabels } from './shared/source-labels.ts';
import { DueBadge } from './DueBadge.tsx';
import { PreparedBadge } from './PreparedBadge.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { TimeInStage } from './TimeInStage.tsx';
import { VoteSummary } from './VoteSummary.tsx';

type SubmissionColumn = Column<SubmissionRow>;

/** The id of a sortable column is its `sort` parameter. */
const submission: SubmissionColumn = {
  id: 'title',
  header: 'Submission',
  isSortable: true,
  exported: [
    { header: 'Submission', value: ({ title }) => title },
    { header: 'Company', value: ({ companyName }) => companyName },
  ],
  cell: ({ title, company, companyName }) => (
    <RecordName
      avatar={{ id: company?.id ?? companyName, name: companyName, imageUrl: company?.logoUrl }}
      name={title}
      line={companyName}
      isLongName
    />
  ),
};

const moment = (
  id: string,
  header: string,
  at: (row: SubmissionRow) => string,
  rest: Partial<SubmissionColumn>,
): SubmissionColumn => ({
  id,
  header,
  align: 'end',
  ...rest,
  exported: [momentColumn(header, at)],
  cell: (row) => (
    <span className="text-ink-3">
      <RelativeTime at={at(row)} />
    </span>
  ),
});

const voteSummary: SubmissionColumn = {
  id: 'standing',
  header: 'Votes & comments',
  className: 'w-34',
  exported: [
    { header: 'Votes for', value: ({ votes }) => votes?.up ?? null },
    { header: 'Votes against', value: ({ votes }) => votes?.down ?? null },
    { header: 'Comments', value: ({ numComments }) => numComments ?? null },
  ],
  cell: (row) => <VoteSummary {...row} />,
};

const score: SubmissionColumn = {
  id: 'score',
  header: 'Score',
  className: 'w-18',
  exported: [
    { header: 'Score', value: (row) => row.score?.overall ?? null },
    { header: 'Judges', value: (row) => row.score?.count ?? null },
    { header: 'Spread', value: (row) => row.score?.spread ?? null },
  ],
  cell: (row) => (row.score ? <ScoreBadge score={row.score} isBare /> : noValue),
};

const others: readonly SubmissionColumn[] = [
  {
    id: 'stage',
    header: 'Stage',
    isSortable: true,
    className: 'w-36',
    exported: [{ header: 'Stage', value: ({ stage }) => stage }],
    cell: ({ stage, stageSince, decision }) => (
      <span className="flex items-center gap-1.5">
        <StageName stage={stage} />
        <TimeInStage since={stageSince} isBare />
        <PreparedBadge decision={decision} isBare />
      </span>
    ),
  },
  {
    id: 'due',
    header: 'Reply due',
    className: 'w-26',
    exported: [momentColumn('Reply due', ({ dueAt }) => dueAt)],
    cell: (row) => {
      if (row.withdrawnAt !== null) return <span className="text-ink-3">Withdrawn</span>;
      return row.dueAt === null ? noValue : <DueBadge of={row} />;
    },
  },
  textColumn('company', 'Company', ({ companyName }) => companyName, {
    isExtra: true,
    isSortable: true,
    className: 'w-44',
    // Exports already have this in the first column.
    exported: [],
  }),
  textColumn(
    'about',
    'Country & round',
    ({ company }) => [company?.country, company?.stage].filter(Boolean).join(' · ') || null,
    { className: 'w-32' },
  ),
  textColumn('source', 'Source', ({ source }) => sourceLabels[source], {
    isSortable: true,
    className: 'w-32',
  }),
  textColumn('contact', 'Contact', ({ contactName }) => contactName, {
    isExtra: true,
    className: 'w-40',
  }),
  textColumn('email', 'Email', ({ contactEmail }) => contactEmail, {
    isExtra: true,
    className: 'w-52',
  }),
  moment('waiting', 'In stage since', ({ stageSince }) => stageSince, {
    isExtra: true,
    isSortable: true,
    className: 'w-36',
  }),
  moment('changed', 'Updated', ({ updatedAt }) => updatedAt, {
    isExtra: true,
    className: 'w-32',
  }),
  moment('received', 'Received', ({ createdAt }) => createdAt, {
    isSortable: true,
    className: 'w-28',
  }),
];

const forEverybody = [submission, ...others];
const forTheCase = [submission, ...others.slice(0, 1), voteSummary, score, ...others.slice(1)];

/** The columns, with or without votes and comments. */
export const submissionColumns = (canSeeVotes: boolean): readonly SubmissionColumn[] =>
  canSeeVotes ? forTheCase : forEverybody;
