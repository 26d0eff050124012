import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';

interface Props {
  readonly query: {
    readonly data: Opportunity | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (opportunity: Opportunity) => ReactNode;
}

/** Renders a loaded opportunity, or its loading or error state. */
export function OpportunityQueryBoundary({ query: { data, error, refetch }, children }: Props) {
  usePageSubject(data?.name);
  if (isGone(error)) {
    return (
      <EmptyState
        isPage
        title="This opportunity does not exist"
        action={
          <Link to="/discover" className={buttonClasses('plain', 'medium')}>
            Go to Discover
          </Link>
        }
      >
        It may have been removed, or it belongs to a corporation you do not see.
      </EmptyState>
    );
  }
  // After a failed refetch the content stays: unmounting a form would lose its input.
  if (error && data === undefined) {
    return (
      <ErrorState
        isPage
        title="The opportunity could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? children(data) : <Skeleton />;
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
