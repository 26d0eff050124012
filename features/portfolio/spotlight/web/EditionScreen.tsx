import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { edition } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { DateText } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';
import { SpotlightBlocks } from './SpotlightBlocks.tsx';
import { SpotlightSkeleton } from './SpotlightSkeleton.tsx';

/** `/spotlight/editions/{number}`: a page as it was published. */
export function EditionScreen() {
  const { number } = useParams({ from: '/shell/spotlight/editions/$number' });
  const query = useCorporationFilter();
  const { isLoading } = useCorporation();
  const result = useQuery({
    ...queryOptionsOf(edition, { params: { number }, query }),
    enabled: !isLoading,
  });
  usePageSubject(result.data?.title);
  const toAll = <ButtonLink to="/spotlight/editions">All editions</ButtonLink>;
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7">
      <QueryBoundary
        isPage
        what="edition"
        query={result}
        skeleton={<SpotlightSkeleton />}
        gone={
          <EmptyState isPage title="Edition not found" action={toAll}>
            It may not have been published for this corporation.
          </EmptyState>
        }
      >
        {({ title, publishedAt, corporation, blocks }) => (
          <>
            <PageHeader
              title={title}
              lead={
                <>
                  {`Edition ${number}${corporation === null ? '' : ` for ${corporation.name}`}, `}
                  <DateText at={publishedAt} />
                </>
              }
              actions={toAll}
            />
            <div className="mt-6">
              <SpotlightBlocks blocks={blocks} areOld />
            </div>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
