import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { opportunity as opportunityEndpoint } from '#features/cases/public-pages/domain/endpoints.ts';
import { PublicOpportunityContent } from '#features/cases/public-pages/web/PublicOpportunityContent.tsx';
import type { FormInvitation } from '#features/cases/public-pages/web/SubmissionForm.tsx';
import { UnsentText } from '#features/cases/public-pages/web/shared/UnsentText.tsx';
import { Unavailable } from '#features/cases/public-pages/web/Unavailable.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { Loading } from '#ui/states.tsx';

interface Props {
  readonly id: string;
  readonly invitation?: FormInvitation;
  /** Above the brief. */
  readonly notice?: ReactNode;
}

/** A public opportunity with its submission form. */
export function PublicOpportunityPage({ id, invitation, notice }: Props) {
  const {
    data: opportunity,
    error,
    refetch,
  } = useQuery({
    ...queryOptionsOf(opportunityEndpoint, { params: { id } }),
    // Not refetched: a new token while the form is filled in would disturb it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  usePageSubject(opportunity?.name);
  if (!opportunity) {
    if (!error) return <PublicOpportunitySkeleton />;
    return (
      <Unavailable
        title="Opportunity not found"
        error={error}
        onRetry={() => void refetch()}
        below={<UnsentText opportunityId={id} />}
      >
        It may have ended, or the address is mistyped.
      </Unavailable>
    );
  }
  return (
    <PublicOpportunityContent
      key={opportunity.id}
      opportunity={opportunity}
      invitation={invitation}
      notice={notice}
      onStale={async () => (await refetch()).isSuccess}
    />
  );
}

function PublicOpportunitySkeleton() {
  return (
    <Loading what="the opportunity">
      <div className="h-[200px] bg-sunken" />
      <div className="mx-auto max-w-[1120px] space-y-3 px-5 pt-10 sm:px-8">
        <div className="skeleton h-4 max-w-[68ch]" />
        <div className="skeleton h-4 max-w-[68ch]" />
        <div className="skeleton h-4 max-w-[40ch]" />
      </div>
    </Loading>
  );
}
