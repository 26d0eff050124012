import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { corporation } from '#features/cases/public-pages/domain/endpoints.ts';
import { CorporationPage } from '#features/cases/public-pages/web/shared/CorporationPage.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';
import { Unavailable } from './Unavailable.tsx';

/** A corporation's public page: its profile and open opportunities. */
export function CorporationScreen() {
  // `/{slug}` and `/c/{slug}` show the same page. The address is already another's while one leaves.
  const slug = useMatch({
    strict: false,
    select: ({ pathname }) => pathname.split('/').findLast((part) => part !== '') ?? '',
  });
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
  return <CorporationPage page={page} />;
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
