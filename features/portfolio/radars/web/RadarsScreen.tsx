import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { list } from '#features/portfolio/radars/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { Button } from '#ui/Button.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { NewRadarMenu } from './NewRadarMenu.tsx';
import { RadarCard } from './RadarCard.tsx';

const grid = 'mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Radars as cards with miniatures. */
export function RadarsScreen() {
  const search = useSearch({ from: '/shell/radars' });
  const navigate = useNavigate({ from: '/radars' });
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const [typed, setTyped] = useDebouncedSearch(
    search.q ?? '',
    (q) => void navigate({ search: { q: q || undefined }, replace: true }),
  );
  const radars = useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, { query: { ...corporation, q: search.q } }),
    enabled: !isLoading,
  });
  const isSmall = useMediaQuery(smallScreen);
  const searchField = <SearchField label="Search radars" value={typed} onChange={setTyped} />;
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-4 md:px-8 md:py-7">
      <PageHeader
        title="Radars"
        lead="Technology radars and their history."
        isCompact
        actions={
          <>
            {!isSmall && searchField}
            <NewRadarMenu />
          </>
        }
      />
      {isSmall && <div className="mt-3">{searchField}</div>}
      <ListResult
        what="radars"
        {...listState(radars)}
        skeleton={
          <div className={grid}>
            <SkeletonRepeat count={3} className="h-88 rounded-card" />
          </div>
        }
        empty={
          search.q === undefined ? (
            <EmptyState title="No radars yet" action={<NewRadarMenu />}>
              Create one from a template, or import a file of another radar.
            </EmptyState>
          ) : (
            <EmptyState
              title="No radar has this name"
              action={
                <Button onPress={() => void navigate({ search: { q: undefined } })}>
                  Clear search
                </Button>
              }
            />
          )
        }
      >
        {(rows) => (
          <ul className={grid}>
            {rows.map((radar) => (
              <li key={radar.id}>
                <RadarCard radar={radar} />
              </li>
            ))}
          </ul>
        )}
      </ListResult>
    </div>
  );
}
