import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { corporation } from '#features/public/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState, Loading } from '#ui/states.tsx';
import { PublicOpportunityCard } from './PublicOpportunityCard.tsx';
import { CorporationLogo } from './CorporationLogo.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { Unavailable } from './Unavailable.tsx';

/** A corporation's public page: its profile and open opportunities. */
export function CorporationScreen() {
  // `/{slug}` and `/c/{slug}` show the same page.
  const lastPart = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  const { slug = lastPart } = useParams({ strict: false });
  const {
    data: page,
    error,
    refetch,
  } = useQuery(queryOptionsOf(corporation, { params: { slug } }));
  usePageSubject(page?.name);
  if (error) {
    return (
      <Unavailable title="Page not found" error={error} onRetry={() => void refetch()}>
        Check the address. The corporation may have closed its page.
      </Unavailable>
    );
  }
  if (!page) return <CorporationSkeleton />;
  const { name, headline, introduction, logoUrl, accent, opportunities } = page;
  return (
    <PublicLayout
      accent={accent}
      isTall
      band={
        <>
          <p className="flex items-center gap-3 text-[1.0625rem] font-semibold tracking-[-0.01em]">
            <CorporationLogo name={name} logoUrl={logoUrl} />
            {name}
          </p>
          <h1 className="mt-12 max-w-[20ch] text-[clamp(2rem,4.6vw,3.25rem)] leading-[1.08] font-semibold tracking-[-0.03em] text-balance break-words sm:mt-16">
            {headline ?? `${name} is looking for ideas`}
          </h1>
          {introduction && (
            <p className="mt-5 max-w-[58ch] text-[1.0625rem] leading-7 whitespace-pre-line">
              {introduction}
            </p>
          )}
        </>
      }
    >
      <section aria-labelledby="opportunities">
        <h2 id="opportunities" className="mb-5 text-panel font-semibold tracking-[-0.015em]">
          Open opportunities
          {opportunities.length > 0 && (
            <span className="ml-2 font-normal text-ink-3 tabular">{opportunities.length}</span>
          )}
        </h2>
        {opportunities.length === 0 ? (
          <div className="rounded-card border border-line bg-raised">
            <EmptyState title="No open opportunities">
              {name} publishes new ones from time to time.
            </EmptyState>
          </div>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {opportunities.map((opportunity) => (
              <li key={opportunity.id}>
                <PublicOpportunityCard slug={slug} opportunity={opportunity} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </PublicLayout>
  );
}

function CorporationSkeleton() {
  return (
    <Loading what="the page">
      <div className="h-[420px] bg-sunken" />
      <div className="mx-auto grid max-w-[1120px] gap-4 px-5 pt-24 sm:grid-cols-2 sm:px-8 lg:grid-cols-3">
        <SkeletonRepeat count={3} className="h-52 rounded-card" />
      </div>
    </Loading>
  );
}
