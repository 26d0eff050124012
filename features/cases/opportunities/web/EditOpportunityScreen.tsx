import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EditOpportunity } from './EditOpportunity.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { OpportunityQueryBoundary } from './OpportunityQueryBoundary.tsx';

export function EditOpportunityScreen() {
  const { id } = useParams({ from: '/shell/opportunity/$id/edit' });
  const { person, isLoading } = useSession();
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  return (
    <OpportunityQueryBoundary query={query}>
      {(opportunity) =>
        !isLoading && !may(person, 'editOpportunity', opportunity) ? (
          <ForbiddenState />
        ) : (
          <div className="mx-auto w-full max-w-[960px] px-4 py-6 md:px-8 md:py-7">
            <PageHeader title="Edit opportunity" lead={opportunity.name} />
            <EditOpportunity key={id} opportunity={opportunity} />
          </div>
        )
      }
    </OpportunityQueryBoundary>
  );
}
