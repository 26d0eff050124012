import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatBytes, formatNumber, pluralize } from '#core/domain/format.ts';
import { second } from '#core/domain/units.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SearchIndexCard } from '#features/directory/search/web/shared/SearchIndexCard.tsx';
import type { SystemOverview } from '#features/operations/system/domain/system.ts';
import { overview } from '#features/operations/system/domain/system-endpoints.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { Nodes } from './Nodes.tsx';
import { PartCard } from './PartCard.tsx';
import { Workers } from './Workers.tsx';

const refetchMs = 5 * second;
const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of facts. */
function FactCard({ title, children }: CardProps) {
  return (
    <section className="rounded-card border border-line bg-raised p-4">
      <h2 className="mb-3 text-card font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Versions({ versions, migrations, startedAt }: SystemOverview) {
  const { applied, latest, pending } = migrations;
  return (
    <FactCard title="Versions">
      <dl className="grid grid-cols-2 gap-4">
        <Fact label="Outrider">{versions.product}</Fact>
        <Fact label="Running since">
          <RelativeTime at={startedAt} />
        </Fact>
        <Fact label="PostgreSQL">{versions.database}</Fact>
        <Fact label="Node">{versions.node}</Fact>
        <Fact label="Migrations" className="col-span-2">
          {pending.length > 0
            ? `${formatNumber(applied)} applied, ${formatNumber(pending.length)} pending: ${pending.join(', ')}`
            : `${formatNumber(applied)} applied, none pending`}
          {latest !== null && <span className="block text-small text-ink-3">Last: {latest}</span>}
        </Fact>
      </dl>
    </FactCard>
  );
}

function Storage({ storage }: SystemOverview) {
  const { disk, databaseBytes, files, fileBytes } = storage;
  return (
    <FactCard title="Storage">
      <dl className="grid grid-cols-2 gap-4">
        <Fact label="Database">{formatBytes(databaseBytes)}</Fact>
        <Fact label="Files">
          {formatBytes(fileBytes)} in {pluralize(files, 'file', 'files')}
        </Fact>
        <Fact label="Disk" className="col-span-2">
          {disk === null ? (
            'Not known'
          ) : (
            <>
              <p className="mb-1.5">
                {formatBytes(disk.free)} free of {formatBytes(disk.total)}
                <span className="block text-small text-ink-3">
                  Writing stops below {formatBytes(disk.least)}.
                </span>
              </p>
              <ProgressBar label="Used of the disk" share={1 - disk.free / disk.total} />
            </>
          )}
        </Fact>
      </dl>
    </FactCard>
  );
}

function Outboxes({ outboxes }: SystemOverview) {
  return (
    <FactCard title="Outbox">
      <dl className="space-y-2 text-control">
        {outboxes.map(({ name, waiting, oldestAt }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right tabular">
              {formatNumber(waiting)} waiting
              {oldestAt !== null && (
                <span className="block text-small text-ink-3">
                  oldest <RelativeTime at={oldestAt} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </FactCard>
  );
}

/** Health of each part, versions, storage, and what waits. Read again every few seconds. */
function Overview() {
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(overview),
    refetchInterval: refetchMs,
  });
  if (error && data === undefined) {
    return (
      <ErrorState
        title="The state of the system could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="the state of the system">
        <div className={grid}>
          <SkeletonRepeat count={6} className="skeleton h-24 rounded-card" />
        </div>
      </Loading>
    );
  }
  return (
    <div className="space-y-8">
      <ul aria-label="Parts" className={grid}>
        {data.parts.map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </ul>
      <div className={grid}>
        <Versions {...data} />
        <Storage {...data} />
        <Outboxes {...data} />
      </div>
      <Nodes nodes={data.nodes} />
      <SearchIndexCard />
      <Workers workers={data.workers} />
    </div>
  );
}

/** How the installation is doing. */
export function PartsScreen() {
  return (
    <>
      <PageHeader title="Parts" lead="How each part of the system is doing, and what waits." />
      <div className="mt-6">
        <Overview />
      </div>
    </>
  );
}
