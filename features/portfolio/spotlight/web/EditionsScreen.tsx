import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { editions } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { DateText } from '#ui/dates.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';

/** `/spotlight/editions`: the archive, the latest first. */
export function EditionsScreen() {
  const { person } = useSession();
  const query = useCorporationFilter();
  const { isLoading } = useCorporation();
  const result = useInfiniteQuery({
    ...infiniteQueryOptionsOf(editions, { query }),
    enabled: !isLoading,
  });
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Editions"
        isCompact
        lead="Spotlight as it was published."
        actions={<ButtonLink to="/spotlight">Back to Spotlight</ButtonLink>}
      />
      <div className="mt-6 max-w-3xl">
        <ListResult
          what="editions"
          {...listState(result)}
          skeleton={<SkeletonRepeat count={4} className="mb-2 h-14 rounded-card" />}
          empty={
            <EmptyState
              title="No editions yet"
              action={
                may(person, 'manageSpotlight') && (
                  <ButtonLink to="/spotlight/edit">Edit Spotlight</ButtonLink>
                )
              }
            >
              The foundry publishes one when a page is worth keeping.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map(({ number, title, publishedAt }) => (
                <li key={number} className="relative flex items-baseline gap-4 py-4 hover:bg-hover">
                  <span className="w-12 shrink-0 text-right text-section font-semibold text-ink-3 tabular">
                    {number}
                  </span>
                  <Link
                    to="/spotlight/editions/$number"
                    params={{ number: String(number) }}
                    className="min-w-0 flex-1 text-card font-semibold break-words after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                  <span className="pr-2 text-control text-ink-3">
                    <DateText at={publishedAt} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </ListResult>
      </div>
    </div>
  );
}
