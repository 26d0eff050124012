import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { PitchDayContent } from './PitchDayContent.tsx';

const skeleton = (
  <div className="w-full space-y-6 px-4 py-6 md:px-8 md:py-7">
    <div className="space-y-2">
      <div className="skeleton h-8 w-72 max-w-full" />
      <div className="skeleton h-4 w-52" />
    </div>
    <div className="space-y-2">
      <SkeletonRepeat count={8} className="h-10" />
    </div>
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This pitch day does not exist"
    action={<ButtonLink to="/venturematch/pitch-days">Go to Pitch days</ButtonLink>}
  >
    It may have been deleted, or it belongs to a corporation you do not see.
  </EmptyState>
);

/** A pitch day: who meets whom, and when. */
export function PitchDayScreen() {
  const { id } = useParams({ from: '/shell/venturematch/pitch-days/$id' });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  usePageSubject(query.data?.name);
  return (
    <QueryBoundary isPage what="pitch day" query={query} skeleton={skeleton} gone={gone}>
      {(day) => <PitchDayContent key={day.id} day={day} />}
    </QueryBoundary>
  );
}
