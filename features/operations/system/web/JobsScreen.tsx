import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { plural } from '#core/domain/format.ts';
import { second } from '#core/domain/units.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { systemNotices } from '#features/operations/system/domain/notices.ts';
import type { Job, JobState } from '#features/operations/system/domain/system.ts';
import { jobs, retryJob } from '#features/operations/system/domain/system-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Pill, type Tone } from '#ui/Tag.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { StateFilter } from './StateFilter.tsx';

const route = getRouteApi('/shell/admin/jobs');

const states = [
  { value: 'failed', label: 'Failed', tone: 'bad' },
  { value: 'active', label: 'Running', tone: 'accent' },
  { value: 'waiting', label: 'Waiting', tone: 'neutral' },
  { value: 'completed', label: 'Done', tone: 'good' },
] as const satisfies readonly { value: JobState; label: string; tone: Tone }[];

const refetchMs = 5 * second;

interface RowProps {
  readonly job: Job;
  readonly onRetry: (id: string) => void;
}

function JobRow({ job, onRetry }: RowProps) {
  const { id, queue, state, retries, createdAt, finishedAt, problem } = job;
  const option = states.find(({ value }) => value === state);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{queue}</span>
          <Pill tone={option?.tone ?? 'neutral'}>{option?.label ?? state}</Pill>
        </p>
        <p className="text-control text-ink-3">
          asked for <RelativeTime at={createdAt} />
          {finishedAt !== null && (
            <>
              , ended <RelativeTime at={finishedAt} />
            </>
          )}
          {retries > 0 && `, tried again ${plural(retries, 'once', `${retries} times`)}`}
        </p>
        {problem !== null && state !== 'completed' && (
          <p className="mt-0.5 text-control break-words text-bad-ink">{problem}</p>
        )}
      </div>
      {state === 'failed' && (
        <Button aria-label={`Run again: ${queue}`} onPress={() => onRetry(id)}>
          Run again
        </Button>
      )}
    </li>
  );
}

/** The background jobs of the last week. */
export function JobsScreen() {
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (next: string | undefined) =>
    void navigate({ search: next === undefined ? {} : { state: next }, replace: true });
  const client = useQueryClient();
  const choice = states.find(({ value }) => value === state)?.value;
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(jobs, { query: choice === undefined ? {} : { state: choice } }),
    refetchInterval: refetchMs,
    placeholderData: (before) => before,
  });
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSuccess: () => toast(systemNotices['job.retried']),
    onError: toastError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(jobs) }),
  });
  return (
    <>
      <PageHeader title="Jobs" lead="Background work of the last week." />
      <StateFilter label="State of jobs" states={states} value={choice} onChange={filter} />
      {error && data === undefined ? (
        <ErrorState
          title="The jobs could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Loading what="jobs">
          <TableSkeleton rows={5} />
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState title={choice === undefined ? 'No jobs this week' : 'No such jobs'}>
          Exports, reminders and alerts run as jobs in the background.
        </EmptyState>
      ) : (
        <ul
          aria-label="Jobs"
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {data.map((job) => (
            <JobRow key={job.id} job={job} onRetry={mutate} />
          ))}
        </ul>
      )}
    </>
  );
}
