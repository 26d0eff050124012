import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { get } from '#features/opportunities/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { FinishedBanner } from './FinishedBanner.tsx';
import { OpportunityContent, type OpportunityPart } from './OpportunityContent.tsx';
import { OpportunityHeader } from './OpportunityHeader.tsx';
import { OpportunityQueryBoundary } from './OpportunityQueryBoundary.tsx';
import { OpportunityTabs } from './OpportunityTabs.tsx';

interface Props {
  readonly submissions: OpportunityPart;
  readonly matches: OpportunityPart;
}

/** An opportunity with its tabs. Those of other features are passed in by the router. */
export function OpportunityScreen(parts: Props) {
  const { id } = useParams({ from: '/shell/opportunity/$id' });
  const { tab = 'brief' } = useSearch({ from: '/shell/opportunity/$id' });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  useLiveTopic(query.data ? topicOf('opportunity', query.data.id) : null);
  return (
    <OpportunityQueryBoundary query={query}>
      {(opportunity) => (
        <div className="w-full px-4 py-6 md:px-8 md:py-7">
          <OpportunityHeader opportunity={opportunity} />
          <FinishedBanner opportunity={opportunity} />
          <OpportunityTabs opportunity={opportunity} current={tab} />
          <OpportunityContent opportunity={opportunity} tab={tab} {...parts} />
        </div>
      )}
    </OpportunityQueryBoundary>
  );
}
