import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import { ScoreBadge } from '#features/scores/web/public/ScoreBadge.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import type { Column } from '#ui/table-column.ts';
import { sourceLabels } from './source-labels.ts';
import { DueBadge } from './DueBadge.tsx';
import { PreparedBadge } from './PreparedBadge.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';
import { VoteSummary } from './VoteSummary.tsx';

type SubmissionColumn = Column<SubmissionRow>;

const submission: SubmissionColumn = {
  id: 'submission',
  header: 'Submission',
  isSortable: true,
  exported: [
    { header: 'Submission', value: ({ title }) => title },
    { header: 'Company', value: ({ companyName }) => companyName },
  ],
  cell: ({ title, company, companyName }) => (
    <span className="flex items-center gap-3">
      <Avatar
        id={company?.id ?? companyName}
        name={companyName}
        imageUrl={company?.logoUrl}
        shape="company"
        className="in-data-[density=compact]:size-6"
      />
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink">{title}</span>
        <span className="block truncate text-meta text-ink-3 in-data-[density=compact]:hidden">
          {companyName}
        </span>
      </span>
    </span>
  ),
};

const text = (
  id: string,
  header: string,
  value: (row: SubmissionRow) => string | null,
  rest: Partial<SubmissionColumn>,
): SubmissionColumn => ({
  ...{ id, header, exported: [{ header, value }], ...rest },
  cell: (row) => <span className="block truncate text-ink-2">{value(row) ?? '–'}</span>,
});

const moment = (
  id: string,
  header: string,
  at: (row: SubmissionRow) => string,
  rest: Partial<SubmissionColumn>,
): SubmissionColumn => ({
  ...{ id, header, align: 'end', ...rest },
  exported: [{ header, value: (row) => new Date(at(row)) }],
  cell: (row) => (
    <span className="text-ink-3">
      <RelativeTime at={at(row)} />
    </span>
  ),
});

const voteSummary: SubmissionColumn = {
  id: 'standing',
  header: 'Standing',
  className: 'w-36',
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
  className: 'w-24',
  exported: [
    { header: 'Score', value: (row) => row.score?.overall ?? null },
    { header: 'Judges', value: (row) => row.score?.count ?? null },
    { header: 'Spread', value: (row) => row.score?.spread ?? null },
  ],
  cell: (row) =>
    row.score ? <ScoreBadge score={row.score} isBare /> : <span className="text-ink-3">–</span>,
};

const others: readonly SubmissionColumn[] = [
  {
    id: 'stage',
    header: 'Stage',
    isSortable: true,
    className: 'w-32',
    exported: [{ header: 'Stage', value: ({ stage }) => stage }],
    cell: ({ stage, decision }) => (
      <span className="flex items-center gap-1.5">
        <StageName stage={stage} />
        <PreparedBadge decision={decision} isBare />
      </span>
    ),
  },
  {
    id: 'due',
    header: 'Answer due',
    className: 'w-28',
    exported: [
      { header: 'Answer due', value: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)) },
    ],
    cell: ({ dueAt }) =>
      dueAt === null ? <span className="text-ink-3">–</span> : <DueBadge dueAt={dueAt} />,
  },
  text('company', 'Company', ({ companyName }) => companyName, {
    ...{ isExtra: true, isSortable: true, className: 'w-44' },
    // Exports already have this in the first column.
    exported: [],
  }),
  text(
    'about',
    'From',
    ({ company }) => [company?.country, company?.stage].filter(Boolean).join(' · ') || null,
    { className: 'w-36' },
  ),
  text('source', 'Came by', ({ source }) => sourceLabels[source], {
    ...{ isSortable: true, className: 'w-32' },
  }),
  text('contact', 'Contact', ({ contactName }) => contactName, {
    ...{ isExtra: true, className: 'w-40' },
  }),
  text('email', 'E-mail', ({ contactEmail }) => contactEmail, {
    ...{ isExtra: true, className: 'w-52' },
  }),
  moment('waiting', 'In stage since', ({ stageSince }) => stageSince, {
    ...{ isExtra: true, isSortable: true, className: 'w-36' },
  }),
  moment('changed', 'Changed', ({ updatedAt }) => updatedAt, {
    ...{ isExtra: true, className: 'w-32' },
  }),
  moment('received', 'Received', ({ createdAt }) => createdAt, {
    ...{ isSortable: true, className: 'w-32' },
  }),
];

const forEverybody = [submission, ...others];
const forTheCase = [submission, ...others.slice(0, 1), voteSummary, score, ...others.slice(1)];

/** The columns, with or without votes and comments. */
export const submissionColumns = (canSeeVotes: boolean): readonly SubmissionColumn[] =>
  canSeeVotes ? forTheCase : forEverybody;
