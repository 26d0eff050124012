import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { onTheWeb } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { CorporationLogo } from '#features/cases/public-pages/web/shared/CorporationLogo.tsx';
import { PublicLayout } from '#features/cases/public-pages/web/shared/PublicLayout.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';
import { SpotlightBlocks } from './SpotlightBlocks.tsx';
import { SpotlightSkeleton } from './SpotlightSkeleton.tsx';

/** `/c/{slug}/spotlight`: what a corporation shows of its Spotlight to everybody. */
export function PublicSpotlightScreen() {
  const { slug = '' } = useParams({ strict: false });
  const query = useQuery(queryOptionsOf(onTheWeb, { params: { slug } }));
  usePageSubject(query.data?.corporation.name);
  return (
    <QueryBoundary
      isPage
      what="page"
      query={query}
      skeleton={
        <div className="mx-auto max-w-[1120px] px-5 pt-24 sm:px-8">
          <SpotlightSkeleton />
        </div>
      }
      gone={
        <main className="grid min-h-dvh place-items-center">
          <EmptyState isPage title="This Spotlight is not on the web">
            Check the address. The corporation may have taken it off the web.
          </EmptyState>
        </main>
      }
    >
      {({ corporation, corporation: { name, logoUrl }, blocks }) => (
        <PublicLayout
          corporation={corporation}
          band={
            <>
              <Link
                to="/c/$slug"
                params={{ slug }}
                className="flex w-fit items-center gap-3 text-[1.0625rem] font-semibold tracking-[-0.01em]"
              >
                <CorporationLogo key={logoUrl} name={name} logoUrl={logoUrl} />
                {name}
              </Link>
              <h1 className="mt-10 text-[2.25rem] leading-[1.08] font-semibold tracking-[-0.03em]">
                Spotlight
              </h1>
            </>
          }
        >
          {blocks.length === 0 ? (
            <EmptyState title="Nothing at the moment">
              New opportunities of {name} appear here.
            </EmptyState>
          ) : (
            <SpotlightBlocks blocks={blocks} />
          )}
        </PublicLayout>
      )}
    </QueryBoundary>
  );
}
