import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { formatBytes, formatNumber, pluralize } from '#core/domain/format.ts';
import { get } from '#features/people/exports/domain/endpoints.ts';
import { isInProgress, type Export } from '#features/people/exports/domain/export.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { DateText } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';

/** The download address expires: it is renewed in time while the page is open. */
const renewMs = exportLimits.downloadAddressMs / 2;

const formatLabels = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  json: 'JSON',
  jsonl: 'JSON lines',
  zip: 'ZIP',
} as const;

/** An export: its progress, then its file. */
export function ExportScreen() {
  const { id } = useParams({ from: '/shell/exports/$id' });
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(get, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && isInProgress(state.data) ? exportLimits.exportPollMs : renewMs,
  });
  usePageSubject(data?.name);
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <div className="max-w-[640px]">
        {error && isGone(error) && (
          <EmptyState isPage title="Export not found">
            It was removed, or someone else requested it.
          </EmptyState>
        )}
        {error && !isGone(error) && (
          <ErrorState
            isPage
            title="The export could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && (
          <Loading what="the export">
            <div className="skeleton h-8 w-2/3" />
            <div className="mt-6 h-24 rounded-card border border-line bg-raised" />
          </Loading>
        )}
        {!error && data && (
          <>
            <PageHeader
              title={`Export of ${data.name}`}
              lead={
                <>
                  {formatLabels[data.format]}, asked for <DateText at={data.createdAt} withTime />
                </>
              }
            />
            <div className="mt-6 flex min-h-24 flex-col justify-center rounded-card border border-line bg-raised p-4">
              <ExportResult found={data} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function ExportResult({ found }: { readonly found: Export }) {
  const { name, state, rows, total, bytes, problem, expiresAt, download } = found;
  if (isInProgress(found)) {
    return (
      <div className="space-y-3">
        <ProgressBar
          label={`Progress of ${name}`}
          share={state === 'waiting' || total === 0 ? null : rows / total}
        />
        <p role="status" className="text-control text-ink-2 tabular">
          {state === 'waiting'
            ? 'Starts in a moment.'
            : `${formatNumber(rows)} of ${pluralize(total, 'row', 'rows')}.`}{' '}
          You can leave this page: a notification says when the file is ready.
        </p>
      </div>
    );
  }
  if (state === 'failed') return <p className="text-bad-ink">{problem}</p>;
  if (state === 'expired' || download === null) {
    return <p className="text-ink-2">The file has expired. Export the list again.</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-control text-ink-2">
        {pluralize(rows, 'row', 'rows')}
        {bytes !== null && `, ${formatBytes(bytes)}`}
        {expiresAt !== null && (
          <>
            . Available until <DateText at={expiresAt} />.
          </>
        )}
      </p>
      <a href={download} download className={buttonClasses('primary', 'medium')}>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Download
      </a>
    </div>
  );
}
