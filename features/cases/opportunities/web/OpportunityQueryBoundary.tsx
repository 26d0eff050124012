import type { ReactNode } from 'react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';

interface Props {
  readonly query: Parameters<typeof QueryBoundary<Opportunity>>[0]['query'];
  readonly children: (opportunity: Opportunity) => ReactNode;
}

const skeleton = (
  <div className="px-4 py-6 md:px-8 md:py-7">
    <div className="skeleton h-8 w-2/3 max-w-xl" />
    <div className="skeleton mt-3 h-4 w-72" />
    <div className="mt-8 h-9 border-b border-line" />
    <div className="mt-8 max-w-[68ch] space-y-3">
      <SkeletonRepeat count={6} className="h-4" />
    </div>
  </div>
);

const gone = (
  <EmptyState
    isPage
    title="This opportunity does not exist"
    action={<ButtonLink to="/discover">Go to Discover</ButtonLink>}
  >
    It may have been removed, or it belongs to a corporation you do not see.
  </EmptyState>
);

/** Renders a loaded opportunity, or its loading or error state. */
export function OpportunityQueryBoundary({ query, children }: Props) {
  usePageSubject(query.data?.name);
  return (
    <QueryBoundary isPage what="opportunity" query={query} skeleton={skeleton} gone={gone}>
      {children}
    </QueryBoundary>
  );
}
