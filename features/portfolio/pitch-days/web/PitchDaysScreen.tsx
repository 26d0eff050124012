import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { formatList, pluralize } from '#core/domain/format.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { list } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { PitchDay } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { Button } from '#ui/Button.tsx';
import { DayText } from '#ui/dates.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { usePlannedCorporations } from './use-planned-corporations.ts';

const NewPitchDayDialog = lazyPart(() => import('./NewPitchDayDialog.tsx'), 'NewPitchDayDialog');

const frame = 'mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised';

const stateOf = ({ assignedAt, sessionCount }: PitchDay): string =>
  assignedAt === null ? 'Not assigned yet' : pluralize(sessionCount, 'session', 'sessions');

function PitchDayRow({ day }: { readonly day: PitchDay }) {
  const { opportunityCount, companyCount } = day;
  const counts = [
    pluralize(opportunityCount, 'opportunity', 'opportunities'),
    pluralize(companyCount, 'company', 'companies'),
  ];
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/venturematch/pitch-days/$id"
          params={{ id: day.id }}
          search={{}}
          className="block font-medium break-words after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {day.name}
        </Link>
        <p className="text-control text-ink-2">
          {day.corporation.name} · {formatList(counts)}
        </p>
      </div>
      <span className="w-36 text-control text-ink-2">{stateOf(day)}</span>
      <span className="w-28 text-control text-ink-2 sm:text-right">
        <DayText day={day.date} />
      </span>
    </li>
  );
}

/** Days on which companies and opportunities meet, the latest first. */
export function PitchDaysScreen() {
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { mayPlan } = usePlannedCorporations();
  const isNew = useSearch({ from: '/shell/venturematch/pitch-days' }).new === true;
  const navigate = useNavigate({ from: '/venturematch/pitch-days' });
  const setNew = (next: boolean) =>
    void navigate({ search: next ? { new: true } : {}, replace: !next });
  const days = useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, { query: corporation }),
    enabled: !isLoading,
  });
  const create = mayPlan && (
    <Button variant="primary" onPress={() => setNew(true)}>
      New pitch day
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Pitch days"
        lead="Which companies meet which opportunities, when and where."
        actions={create}
      />
      <ListResult
        what="pitch days"
        {...listState(days)}
        skeleton={
          <div className={frame}>
            <SkeletonRepeat count={3} className="h-16" />
          </div>
        }
        empty={
          <EmptyState title="No pitch day yet" action={create}>
            {mayPlan
              ? 'Choose opportunities and companies, and Outrider assigns and schedules them.'
              : 'Case teams and Foundry Champions of a corporation plan them.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul aria-label="Pitch days" className={frame}>
            {rows.map((day) => (
              <PitchDayRow key={day.id} day={day} />
            ))}
          </ul>
        )}
      </ListResult>
      <Suspense>{isNew && mayPlan && <NewPitchDayDialog onClose={() => setNew(false)} />}</Suspense>
    </div>
  );
}
