import { useQuery } from '@tanstack/react-query';
import { corporation as corporationEndpoint } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { PublicOpportunityCard } from './shared/PublicOpportunityCard.tsx';

const most = 4;

/** Other open opportunities of the corporation; nothing if there are none. */
export function OtherOpportunities({ followUpRecord }: { readonly followUpRecord: FollowUp }) {
  const { slug, name } = followUpRecord.corporation;
  const { data: page } = useQuery(queryOptionsOf(corporationEndpoint, { params: { slug } }));
  const others = (page?.opportunities ?? []).filter(
    ({ id }) => id !== followUpRecord.opportunity.id,
  );
  if (others.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-reading font-semibold">Other opportunities at {name}</h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {others.slice(0, most).map((opportunity) => (
          <li key={opportunity.id}>
            <PublicOpportunityCard slug={slug} opportunity={opportunity} />
          </li>
        ))}
      </ul>
    </div>
  );
}
