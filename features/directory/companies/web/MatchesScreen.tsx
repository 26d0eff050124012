import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber, plural } from '#core/domain/format.ts';
import { suggestions } from '#features/directory/companies/domain/match-endpoints.ts';
import type { CompanyMatch, MatchState } from '#features/directory/companies/domain/match.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { focusedRow, moveFocus, useListKeys } from '#core/web/views/use-list-keys.ts';
import { MatchCard } from './MatchCard.tsx';
import { distinctNamesOf } from './shared/record-names.ts';
import { useMatchDecision } from './shared/use-match-decision.ts';

function howMany(total: number): string {
  const orMore = total === companyLimits.matchesCounted ? ' or more' : '';
  return plural(total, 'One pair to compare', `${formatNumber(total)}${orMore} pairs to compare`);
}

const skeleton = (
  <div className="space-y-4">
    <SkeletonRepeat count={3} className="h-72 rounded-card" />
  </div>
);

/** Pairs of records that may be the same company, decided one by one with the keys y and n. */
export function MatchesScreen() {
  const query = useInfiniteQuery(infiniteQueryOptionsOf(suggestions, {}));
  const { data: counted } = useQuery(queryOptionsOf(suggestions, { query: { limit: '1' } }));
  const list = useListKeys<HTMLUListElement>();
  const decide = useMatchDecision();
  /** Skipped pairs go to the end of the list, until the next visit. */
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());

  /** A pair that leaves its place passes the focus to the next, so that the keys keep working. */
  function moveOn(): void {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
    moveFocus(list.current, stops.at(-1) === document.activeElement ? -1 : 1);
  }
  function decideAndMoveOn({ id, state, first, second }: CompanyMatch, to: MatchState): void {
    moveOn();
    decide({ id, state, names: distinctNamesOf(first, second) }, to);
  }
  function skip({ id }: CompanyMatch): void {
    moveOn();
    setSkipped(new Set([...skipped, id]));
  }
  const focusedMatch = () => {
    const key = focusedRow();
    return query.data?.find(({ id }) => id === key);
  };
  const decideFocused = (to: MatchState) => () => {
    const match = focusedMatch();
    if (match === undefined) return false;
    decideAndMoveOn(match, to);
    return undefined;
  };
  const skipFocused = () => {
    const match = focusedMatch();
    if (match === undefined) return false;
    skip(match);
    return undefined;
  };
  useKeyboardShortcuts({
    y: decideFocused('accepted'),
    n: decideFocused('rejected'),
    s: skipFocused,
  });
  const skippedLast = (rows: readonly CompanyMatch[]) =>
    rows.toSorted((one, other) => Number(skipped.has(one.id)) - Number(skipped.has(other.id)));

  return (
    <>
      <PageHeader
        title="Possible duplicates"
        lead={
          counted && counted.total > 0 ? (
            <>
              {howMany(counted.total)}.
              <span className="max-md:hidden">
                {' '}
                J and K move, Y: same company, N: not the same, S: skip.
              </span>
            </>
          ) : counted === undefined ? (
            <span aria-label="Loading" className="skeleton inline-block h-4 w-44" />
          ) : (
            'Records from different sources that may be the same company.'
          )
        }
      />
      <div className="mt-6">
        <ListResult
          what="suggestions"
          {...listState(query)}
          skeleton={skeleton}
          empty={
            <EmptyState title="No possible duplicates">
              Records of the same company from two sources are listed here side by side.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul ref={list} aria-label="Possible duplicates" className="space-y-4">
              {skippedLast(rows).map((match) => (
                <li key={match.id}>
                  <MatchCard
                    match={match}
                    onDecide={(to) => decideAndMoveOn(match, to)}
                    onSkip={() => skip(match)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ListResult>
      </div>
    </>
  );
}
