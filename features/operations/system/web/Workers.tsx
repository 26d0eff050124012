import { pluralize } from '#core/domain/format.ts';
import type { SystemOverview } from '#features/operations/system/domain/system.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';

type Worker = SystemOverview['workers'][number];

function WorkerRow({ name, isFailing, lastSuccessAt, problem }: Worker) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2 text-control">
      <span className="min-w-0 flex-1 basis-56">
        {name}
        {problem !== null && <span className="block break-words text-bad-ink">{problem}</span>}
      </span>
      {isFailing && <Pill tone="bad">Failing</Pill>}
      <span className="text-ink-3">
        {lastSuccessAt === null ? (
          'has not run here yet'
        ) : (
          <>
            ran <RelativeTime at={lastSuccessAt} />
          </>
        )}
      </span>
    </li>
  );
}

/** What this server does in the background. */
export function Workers({ workers }: Pick<SystemOverview, 'workers'>) {
  const failing = workers.filter(({ isFailing }) => isFailing).length;
  return (
    <details className="rounded-card border border-line bg-raised" open={failing > 0}>
      <summary className="cursor-pointer px-4 py-3 font-medium">
        {pluralize(workers.length, 'worker', 'workers')} on this server{' '}
        <span className="ml-1 font-normal text-ink-3">
          {failing === 0 ? 'none fails' : `${failing} failing`}
        </span>
      </summary>
      <ul aria-label="Workers" className="divide-y divide-line border-t border-line">
        {workers.map((worker, place) => (
          <WorkerRow key={`${worker.name} ${place}`} {...worker} />
        ))}
      </ul>
    </details>
  );
}
