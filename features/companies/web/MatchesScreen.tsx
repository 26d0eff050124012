import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { suggestions } from '#features/companies/domain/match-endpoints.ts';
import type { CompanyMatch, MatchState } from '#features/companies/domain/match.ts';
import { companyLimits } from '#features/companies/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useListNavigation, moveFocus } from '#ui/use-list-navigation.ts';
import { MatchCard } from './MatchCard.tsx';
import { distinctNamesOf } from './record-names.ts';
import { useMatchDecision } from './use-match-decision.ts';

function howMany(total: number): string {
  if (total === 1) return 'One pair of records';
  return `${total === companyLimits.matchesCounted ? `${total} or more` : total} pairs of records`;
}

const skeleton = (
  <div className="space-y-4">
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="skeleton h-72 rounded-card" />
    ))}
  </div>
);

/** Pairs of records that may be the same company, decided one by one with the keys y and n. */
export function MatchesScreen() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    infiniteQueryOptionsOf(suggestions, {}),
  );
  const { data: counted } = useQuery(queryOptionsOf(suggestions, { query: { limit: '1' } }));
  const list = useListNavigation<HTMLUListElement>();
  const decide = useMatchDecision();

  function decideAndMoveOn({ id, state, first, second }: CompanyMatch, to: MatchState): void {
    // A decided pair passes the focus to the next, so that the keys keep working.
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
    moveFocus(list.current, stops.at(-1) === document.activeElement ? -1 : 1);
    decide({ id, state, names: distinctNamesOf(first, second) }, to);
  }
  const decideFocused = (to: MatchState) => () => {
    const marked = document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset.match;
    const match = data?.find(({ id }) => id === marked);
    if (match === undefined) return false;
    decideAndMoveOn(match, to);
    return undefined;
  };
  useKeyboardShortcuts({ y: decideFocused('accepted'), n: decideFocused('rejected') });

  return (
    <>
      <PageHeader
        title="Records to compare"
        lead={
          counted && counted.total > 0 ? (
            <>
              {howMany(counted.total)} may be one company.
              <span className="max-md:hidden">
                {' '}
                Go through them with j and k; y says that they are, n that they are not.
              </span>
            </>
          ) : (
            'Records of different sources that may be one company.'
          )
        }
      />
      <div className="mt-6">
        <ListResult
          what="suggestions"
          rows={data}
          error={error}
          onRetry={() => void refetch()}
          more={{
            has: hasNextPage,
            isLoading: isFetchingNextPage,
            load: () => void fetchNextPage(),
          }}
          skeleton={skeleton}
          empty={
            <EmptyState title="Nothing to compare">
              When two sources seem to know the same company, both records stand here side by side.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul ref={list} aria-label="Records to compare" className="space-y-4">
              {rows.map((match) => (
                <li key={match.id}>
                  <MatchCard match={match} onDecide={(to) => decideAndMoveOn(match, to)} />
                </li>
              ))}
            </ul>
          )}
        </ListResult>
      </div>
    </>
  );
}
