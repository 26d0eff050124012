import { Link } from '@tanstack/react-router';
import { formatNumber } from '#core/domain/format.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type {
  CountedRows,
  OpportunityMetrics,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { MetricCard } from './MetricCard.tsx';
import { useRankedMetric } from './use-metrics.ts';

const height = 400;
const most = '50';

const columns: readonly {
  readonly header: string;
  readonly value: (row: OpportunityMetrics) => number | null;
  /** What is counted. */
  readonly rows: CountedRows;
  readonly isBefore?: true;
  readonly className?: string;
}[] = [
  { header: 'Submissions', rows: 'submissions', value: ({ submissions }) => submissions },
  {
    header: 'Before',
    rows: 'submissions',
    isBefore: true,
    value: ({ before }) => before,
    className: 'max-lg:hidden',
  },
  {
    header: 'Decisions',
    rows: 'decisions',
    value: ({ decisions }) => decisions,
    className: 'max-sm:hidden',
  },
  {
    header: 'To answer, d',
    rows: 'decisions',
    value: ({ answerDays }) => answerDays,
    className: 'max-md:hidden',
  },
  { header: 'Waiting', rows: 'waiting', value: ({ waiting }) => waiting },
];

interface Props {
  readonly onOpen: (rows: CountedRows, opportunityId: string, isBefore: boolean) => void;
}

const cell = 'py-2 pl-3 text-right tabular whitespace-nowrap';

function Row({ row, onOpen }: Props & { readonly row: OpportunityMetrics }) {
  return (
    <tr>
      <th scope="row" className="max-w-0 py-2 text-left font-normal">
        <Link
          to="/opportunity/$id"
          params={{ id: row.id }}
          search={{ tab: 'submissions' }}
          title={row.name}
          className="block min-h-6 truncate font-medium text-ink hover:text-accent-ink"
        >
          {row.name}
        </Link>
        <span className="block truncate text-small text-ink-3">
          {row.corporation} · {row.cycle}
        </span>
      </th>
      {columns.map(({ header, value, rows, isBefore = false, className = '' }) => {
        const number = value(row);
        return (
          <td key={header} className={`${cell} ${className}`}>
            {number === null || number === 0 ? (
              <span className="text-ink-3">{number ?? '–'}</span>
            ) : (
              <button
                type="button"
                aria-label={`${formatNumber(number)} ${header.toLowerCase()} of ${row.name}`}
                onClick={() => onOpen(rows, row.id, isBefore)}
                className="min-h-6 min-w-6 cursor-pointer text-right text-accent-ink hover:underline"
              >
                {formatNumber(number)}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Each opportunity leads to its submissions. */
export function OpportunitiesCard({ onOpen }: Props) {
  return (
    <MetricCard
      title="Opportunities"
      anchor="opportunities"
      unit="submissions"
      definition="Submissions and decisions in these days; who waits for an answer now."
      {...useRankedMetric(endpoints.opportunities, { limit: most })}
      height={height}
      isEmpty={(rows) => rows.length === 0}
      sheetOf={(rows) => ({
        headings: ['Opportunity', 'Corporation', 'Cycle', ...columns.map(({ header }) => header)],
        rows: rows.map((row) => [
          row.name,
          row.corporation,
          row.cycle,
          ...columns.map(({ value }) => value(row)),
        ]),
      })}
    >
      {(rows) => (
        <div
          role="region"
          aria-label="Opportunities by submissions"
          tabIndex={0}
          style={{ maxHeight: height }}
          className="overflow-y-auto"
        >
          <table className="w-full text-control">
            <thead className="sticky top-0 bg-raised text-small text-ink-3">
              <tr>
                <th scope="col" className="w-full py-1 text-left font-normal">
                  Opportunity
                </th>
                {columns.map(({ header, className = '' }) => (
                  <th
                    key={header}
                    scope="col"
                    className={`py-1 pl-3 text-right font-normal whitespace-nowrap ${className}`}
                  >
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row) => (
                <Row key={row.id} row={row} onOpen={onOpen} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </MetricCard>
  );
}
