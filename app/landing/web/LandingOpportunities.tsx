import { useQuery } from '@tanstack/react-query';
import { openOpportunities } from '#features/cases/public-pages/domain/endpoints.ts';
import { PublicOpportunityCard } from '#features/cases/public-pages/web/shared/PublicOpportunityCard.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';

const most = 3;

/** Open opportunities that anybody may read and answer; nothing where none is published. */
export function LandingOpportunities() {
  const { data, isPending } = useQuery(queryOptionsOf(openOpportunities, {}));
  if (!isPending && (data ?? []).length === 0) return null;
  return (
    <section aria-labelledby="open" className="scroll-mt-6">
      <h2 id="open" className="text-panel font-semibold">
        Open opportunities
      </h2>
      <p className="mt-1 text-ink-2">Read one, and apply without an account.</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {isPending && (
          <SkeletonRepeat
            count={most}
            className="h-58 rounded-card border border-line bg-raised p-5"
          >
            <div className="skeleton h-5 w-3/4" />
          </SkeletonRepeat>
        )}
        {data?.slice(0, most).map(({ corporation, ...opportunity }) => (
          <li key={opportunity.id}>
            <PublicOpportunityCard
              slug={corporation.slug}
              corporation={corporation.name}
              opportunity={opportunity}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
