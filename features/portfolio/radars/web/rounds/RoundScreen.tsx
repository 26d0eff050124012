import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '#features/portfolio/radars/domain/round-endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { RoundContent } from './RoundContent.tsx';
import { RoundHead } from './RoundHead.tsx';

const skeleton = (
  <div className="space-y-6 p-4 md:p-8">
    <div className="skeleton h-8 w-64" />
    <div className="skeleton h-6 w-full max-w-160" />
    <div className="mx-auto max-w-180 space-y-3">
      <div className="skeleton h-40 rounded-card" />
      <SkeletonRepeat count={4} className="h-12 rounded-card" />
    </div>
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This round does not exist"
    action={
      <ButtonLink to="/radars" search={{}}>
        Go to Radars
      </ButtonLink>
    }
  >
    It may have been cancelled, or you do not take part in it.
  </EmptyState>
);

/** A round of a radar: proposals, votes, their results, and the recommendation. */
export function RoundScreen() {
  const { id, roundId } = useParams({ from: '/shell/radars/$id/rounds/$roundId' });
  const query = useQuery(queryOptionsOf(get, { params: { id, roundId } }));
  useLiveTopic(query.data ? topicOf('radar', id) : null);
  usePageSubject(query.data && `Round for ${query.data.edition.name}`);
  return (
    <QueryBoundary isPage what="round" query={query} skeleton={skeleton} gone={gone}>
      {(round) => (
        <div className="min-h-full">
          <RoundHead round={round} />
          <div className="mx-auto max-w-220 px-4 py-6 md:px-8">
            <RoundContent round={round} />
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}
