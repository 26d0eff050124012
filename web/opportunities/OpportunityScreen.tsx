import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { get } from '#domain/opportunities/endpoints.ts';
import { topicOf } from '#domain/live/live.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { TimelineSkeleton } from '#web/pieces/TimelineSkeleton.tsx';
import { useLive } from '#web/session/use-live.ts';
import { ask } from '#web/transport/ask.ts';
import { Loading } from '#web/ui/states.tsx';
import { Brief } from './Brief.tsx';
import { FinishedBanner } from './FinishedBanner.tsx';
import { OpportunityHeader } from './OpportunityHeader.tsx';
import { OpportunityOr } from './OpportunityOr.tsx';
import { OpportunityTabs } from './OpportunityTabs.tsx';
import type { OpportunityTab } from './search-params.ts';
import { SubmissionsTab } from './SubmissionsTab.tsx';

const Activity = lazy(async () => ({ default: (await import('./Activity.tsx')).Activity }));
const Team = lazy(async () => ({ default: (await import('./Team.tsx')).Team }));

function Content({
  opportunity,
  tab,
}: {
  readonly opportunity: Opportunity;
  readonly tab: OpportunityTab;
}) {
  if (tab === 'submissions') return <SubmissionsTab opportunity={opportunity} />;
  if (tab === 'team') {
    return (
      <Suspense fallback={<TeamSkeleton />}>
        <Team opportunity={opportunity} />
      </Suspense>
    );
  }
  if (tab === 'activity') {
    return (
      <Suspense
        fallback={
          <Loading what="activity">
            <TimelineSkeleton lines={8} />
          </Loading>
        }
      >
        <Activity opportunity={opportunity} />
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

export function OpportunityScreen() {
  const { id } = useParams({ from: '/shell/opportunity/$id' });
  const { tab = 'brief' } = useSearch({ from: '/shell/opportunity/$id' });
  const query = useQuery(ask(get, { params: { id } }));
  useLive(query.data ? topicOf(query.data.id) : null);
  return (
    <OpportunityOr query={query}>
      {(opportunity) => (
        <div className="w-full px-4 py-6 md:px-8 md:py-7">
          <OpportunityHeader opportunity={opportunity} />
          <FinishedBanner opportunity={opportunity} />
          <OpportunityTabs opportunity={opportunity} current={tab} />
          <Content opportunity={opportunity} tab={tab} />
        </div>
      )}
    </OpportunityOr>
  );
}
