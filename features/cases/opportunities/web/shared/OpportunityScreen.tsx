import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearch } from '@tanstack/react-router';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { FinishedBanner } from '#features/cases/opportunities/web/FinishedBanner.tsx';
import {
  OpportunityContent,
  type OpportunityPart,
} from '#features/cases/opportunities/web/OpportunityContent.tsx';
import { OpportunityHeader } from '#features/cases/opportunities/web/OpportunityHeader.tsx';
import { OpportunityQueryBoundary } from '#features/cases/opportunities/web/OpportunityQueryBoundary.tsx';
import { OpportunityTabs } from '#features/cases/opportunities/web/OpportunityTabs.tsx';

interface Props {
  readonly submissions: OpportunityPart;
}

/** An opportunity with its tabs. That of submissions is passed in by its route, which stands with them. */
export function OpportunityScreen(parts: Props) {
  const { id } = useParams({ from: '/shell/opportunity/$id' });
  const { tab = 'brief' } = useSearch({ from: '/shell/opportunity/$id' });
  /** Where the open tab puts its actions: beside the tabs. */
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  useLiveTopic(query.data ? topicOf('opportunity', query.data.id) : null);
  return (
    <OpportunityQueryBoundary query={query}>
      {(opportunity) => (
        <div className="w-full px-4 py-3 md:px-8 md:py-5">
          <OpportunityHeader opportunity={opportunity} />
          <FinishedBanner opportunity={opportunity} />
          <OpportunityTabs opportunity={opportunity} current={tab} onTools={setTools} />
          <OpportunityContent opportunity={opportunity} tab={tab} tools={tools} {...parts} />
        </div>
      )}
    </OpportunityQueryBoundary>
  );
}
