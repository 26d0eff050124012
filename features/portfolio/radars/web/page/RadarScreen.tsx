import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '#features/portfolio/radars/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';
import { editionSkeleton } from './edition-skeleton.tsx';
import { RadarContent } from './RadarContent.tsx';
import { workspace, headFrame } from './radar-frame.ts';

const skeleton = (
  <div className={workspace}>
    <div className={headFrame}>
      <div className="space-y-2">
        <div className="skeleton h-8 w-64" />
        <div className="skeleton h-4 w-44" />
      </div>
      <div className="skeleton h-8 w-96 max-w-full" />
    </div>
    {editionSkeleton}
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This radar does not exist"
    action={
      <ButtonLink to="/radars" search={{}}>
        Go to Radars
      </ButtonLink>
    }
  >
    It may have been deleted, or it belongs to a corporation you do not see.
  </EmptyState>
);

/** A radar: its drawing, the list beside it, and the editions. */
export function RadarScreen() {
  const { id } = useParams({ from: '/shell/radars/$id' });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  useLiveTopic(query.data ? topicOf('radar', id) : null);
  usePageSubject(query.data?.name);
  return (
    <QueryBoundary isPage what="radar" query={query} skeleton={skeleton} gone={gone}>
      {(radar) => <RadarContent key={radar.id} radar={radar} />}
    </QueryBoundary>
  );
}
