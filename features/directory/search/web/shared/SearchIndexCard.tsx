import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import { second } from '#core/domain/units.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import {
  reindex,
  status,
  type EncoderState,
  type RebuildProgress,
} from '#features/directory/search/domain/index-endpoints.ts';
import { percentOf } from '#features/directory/search/domain/rebuild.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { toastError } from '#ui/toasts.ts';

const refetchMs = { building: second, resting: 10 * second } as const;

function Progress({ rebuild }: { readonly rebuild: RebuildProgress }) {
  const { begunAt, done, total, perSecond, secondsLeft, problem } = rebuild;
  if (problem !== null) {
    return <p className="text-control text-bad-ink">It is tried again: {problem}</p>;
  }
  if (begunAt === null) return <p className="text-control text-ink-2">Starts in a moment.</p>;
  const words = [
    `${percentOf(rebuild)} %`,
    `${formatNumber(done)} of ${formatNumber(total)} companies`,
    perSecond !== null && `${formatNumber(perSecond)} a second`,
    secondsLeft !== null && `about ${pluralize(secondsLeft, 'second', 'seconds')} left`,
  ];
  return (
    <div className="space-y-2">
      <ProgressBar label="Building the search index" share={total === 0 ? null : done / total} />
      <p className="text-control text-ink-2 tabular">{words.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

const encoderWords: Readonly<Record<EncoderState, string>> = {
  ready: 'Related companies are found by the sentence encoder.',
  building:
    'The sentence encoder goes through the words of the directory first, and takes effect when the index has been built again.',
  missing:
    'The sentence encoder cannot be used; the log says why. Related companies are found by vectors learnt from the directory.',
};

/** The search index: what it holds, what waits, and building it again, which survives leaving. */
export function SearchIndexCard() {
  const client = useQueryClient();
  const { data } = useQuery({
    ...queryOptionsOf(status),
    refetchInterval: ({ state }) => refetchMs[state.data?.rebuild ? 'building' : 'resting'],
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(reindex, {}),
    onSuccess: (answer) => client.setQueryData(queryKeyOf(status), answer),
    onError: toastError,
  });
  const rebuild = data?.rebuild ?? null;
  return (
    <section
      aria-labelledby="search-index"
      className="rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="search-index" className="text-card font-semibold">
            Search index
          </h2>
          <p className="mt-1 text-control text-ink-2 tabular">
            {data === undefined
              ? 'Reading its state…'
              : `${pluralize(data.indexed, 'company', 'companies')}, ${pluralize(data.waiting, 'change waits', 'changes wait')}. Search goes on while it is built again.`}
          </p>
          {data?.encoder && (
            <p
              className={`mt-1 text-control ${data.encoder === 'missing' ? 'text-bad-ink' : 'text-ink-2'}`}
            >
              {encoderWords[data.encoder]}
            </p>
          )}
        </div>
        <Button isDisabled={rebuild !== null || isPending} onPress={() => mutate()}>
          {rebuild === null ? 'Reindex' : 'Reindexing…'}
        </Button>
      </div>
      {rebuild && (
        <div className="mt-4">
          <Progress rebuild={rebuild} />
        </div>
      )}
    </section>
  );
}
