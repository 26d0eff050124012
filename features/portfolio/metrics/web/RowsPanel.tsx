import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRow, CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { toastError } from '#ui/toasts.ts';
import { rangeWords } from './bucket-words.ts';
import { saveRows } from './save-rows.ts';
import { rangeOf, useMetricsQuery } from './use-metrics.ts';
import type { MetricsSearch } from './search-params.ts';

const titles: Record<CountedRows, (part: string) => string> = {
  submissions: () => 'Submissions',
  companies: () => 'Companies that submitted',
  decisions: () => 'Decisions',
  reached: (stage) => `Reached ${stage}`,
  stayed: (stage) => `Time in ${stage}`,
  waiting: () => 'Waiting for an answer',
  overdue: () => 'Overdue',
  first: () => 'First submissions',
  answered: () => 'Answered',
  returned: (later) => `Came back${later}`,
  started: () => 'With a project',
  piloted: () => 'With a pilot',
  rolledOut: () => 'Rolled out',
};

/** Counted now, whatever the days. */
const isNow = (rows: CountedRows) => rows === 'waiting' || rows === 'overdue';

function Row({ row }: { readonly row: CountedRow }) {
  return (
    <li className="py-2.5">
      <Link
        to="/opportunity/$id"
        params={{ id: row.opportunityId }}
        search={{ tab: 'submissions', submission: row.id }}
        className="block min-h-6 font-medium text-ink hover:text-accent-ink"
      >
        {row.title}
      </Link>
      <span className="block text-small text-ink-3">
        {row.companyName} · {row.opportunity}
      </span>
      <span className="block text-small text-ink-3">
        {row.stage} · submitted <DateText at={row.submittedAt} />
        {row.answeredAt !== null && (
          <>
            {' · '}answered <DateText at={row.answeredAt} />
          </>
        )}
      </span>
    </li>
  );
}

interface Props {
  readonly of: CountedRows;
  readonly search: MetricsSearch;
  readonly onClose: () => void;
}

/** The submissions that a figure counts. */
export function RowsPanel({ of, search, onClose }: Props) {
  const { stage, rowsBy, rowsPart, rowsFrom, rowsTo, rowsLater } = search;
  const query = useMetricsQuery();
  const days =
    rowsFrom !== undefined && rowsTo !== undefined
      ? { from: rowsFrom, to: rowsTo }
      : rangeOf(search);
  const input = {
    ...query,
    ...days,
    of,
    stage,
    by: rowsBy,
    part: rowsPart,
    ...(rowsLater !== undefined && { monthsLater: String(rowsLater) }),
  };
  const rows = useInfiniteQuery(infiniteQueryOptionsOf(endpoints.rows, { query: input }));
  const title = titles[of](
    rowsLater === undefined ? (stage ?? '') : ` ${pluralize(rowsLater, 'month', 'months')} later`,
  );
  return (
    <SidePanel label={title} onClose={onClose}>
      <h2 className="text-panel font-semibold">{title}</h2>
      <div className="mt-1 mb-3 flex items-center justify-between gap-3">
        <p className="text-control text-ink-3">{isNow(of) ? 'Now' : rangeWords(days)}</p>
        <Button size="small" onPress={() => void saveRows(input, title).catch(toastError)}>
          <FileSpreadsheet aria-hidden className="size-4" strokeWidth={1.75} />
          Save as CSV
        </Button>
      </div>
      <ListResult
        what="submissions"
        {...listState(rows)}
        skeleton={<SkeletonRepeat count={6} className="mb-3 h-14" />}
        empty={<p className="text-ink-2">Nothing is counted here.</p>}
      >
        {(list) => (
          <ul aria-label={title} className="divide-y divide-line">
            {list.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListResult>
    </SidePanel>
  );
}
