import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { get } from '#domain/opportunities/endpoints.ts';
import { topicOf } from '#domain/live/live.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { useLive } from '#web/session/use-live.ts';
import { ask } from '#web/transport/ask.ts';
import { Problem } from '#web/transport/problem.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { usePageSubject } from '#web/ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { Brief } from './Brief.tsx';
import { OpportunityHeader } from './OpportunityHeader.tsx';
import { OpportunityTabs } from './OpportunityTabs.tsx';
import type { OpportunityTab } from './search-params.ts';
import { Submissions } from './Submissions.tsx';

const Team = lazy(async () => ({ default: (await import('./Team.tsx')).Team }));

function Content({
  opportunity,
  tab,
}: {
  readonly opportunity: Opportunity;
  readonly tab: OpportunityTab;
}) {
  if (tab === 'submissions') return <Submissions opportunity={opportunity} />;
  if (tab === 'team') {
    return (
      <Suspense fallback={<TeamSkeleton />}>
        <Team opportunity={opportunity} />
      </Suspense>
    );
  }
  return <Brief opportunity={opportunity} />;
}

function TeamSkeleton() {
  return (
    <Loading what="the case team">
      <div className="max-w-[820px] divide-y divide-line rounded-card border border-line bg-surface">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex items-center gap-3 px-4 py-3">
            <div className="skeleton size-10 rounded-full" />
            <div className="skeleton h-5 w-56" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function Skeleton() {
  return (
    <Loading what="the opportunity">
      <div className="px-4 py-6 md:px-8 md:py-7">
        <div className="skeleton h-8 w-2/3 max-w-xl" />
        <div className="skeleton mt-3 h-4 w-72" />
        <div className="mt-8 h-9 border-b border-line" />
        <div className="mt-8 max-w-[68ch] space-y-3">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="skeleton h-4" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

export function OpportunityScreen() {
  const { id } = useParams({ from: '/shell/opportunity/$id' });
  const { tab = 'brief' } = useSearch({ from: '/shell/opportunity/$id' });
  const { data: opportunity, error, refetch } = useQuery(ask(get, { params: { id } }));
  usePageSubject(opportunity?.name);
  useLive(opportunity ? topicOf(opportunity.id) : null);

  if (error instanceof Problem && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        isPage
        title="This opportunity does not exist"
        action={
          <Link to="/discover" className={buttonLook('plain', 'medium')}>
            Go to Discover
          </Link>
        }
      >
        It may have been removed, or it belongs to a corporation you do not see.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        isPage
        title="The opportunity could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!opportunity) return <Skeleton />;
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <OpportunityHeader opportunity={opportunity} />
      <OpportunityTabs opportunity={opportunity} current={tab} />
      <Content opportunity={opportunity} tab={tab} />
    </div>
  );
}
