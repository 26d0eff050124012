import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { splitEmptySearches } from '#features/portfolio/metrics/domain/findings.ts';
import type { EmptySearches } from '#features/portfolio/metrics/domain/metrics.ts';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { EmptySearchActions } from './EmptySearchActions.tsx';
import { MadeOfSearch } from './MadeOfSearch.tsx';
import { MetricCard } from './MetricCard.tsx';
import { emptySearchesFinding } from './summary-texts.ts';
import { sinceWords } from './bucket-words.ts';
import { useHiddenWords } from './use-hidden-words.ts';
import { useRankedMetric } from './use-metrics.ts';

const most = 20;
const shownAtFirst = 3;
const height = 96;

const companiesNow = ({ total }: { readonly total: number }) =>
  `Now found: ${pluralize(total, 'company', 'companies')}`;

const peopleOf = ({ people, isPeopleExact }: EmptySearches) =>
  `${isPeopleExact ? '' : 'at least '}${pluralize(people, 'person', 'people')}`;

function Group({ group }: { readonly group: EmptySearches }) {
  const [first, ...others] = group.queries;
  if (first === undefined) return null;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {first.query}
          {group.found && (
            <Link
              to="/search"
              search={{ q: group.found.query }}
              className="ml-2 rounded-chip bg-good-soft px-1.5 py-0.5 text-small font-medium whitespace-nowrap text-good-ink hover:underline"
            >
              {companiesNow(group.found)}
            </Link>
          )}
        </p>
        {others.length > 0 && (
          <p className="text-small text-pretty text-ink-2">
            Also: {others.map(({ query }) => query).join(', ')}
          </p>
        )}
        <p className="text-small text-ink-3">
          {pluralize(group.count, 'search', 'searches')} by {peopleOf(group)}, since{' '}
          {sinceWords(group.since)}
        </p>
        <MadeOfSearch group={group} />
      </div>
      <EmptySearchActions query={first.query} />
    </li>
  );
}

/** What people looked for in vain, as work: be told, import, or ask for it in an opportunity. */
export function EmptySearchesCard() {
  const { person } = useSession();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <MetricCard
      title="Searches that found nothing"
      anchor="empty-searches"
      unit="searches"
      definition={`In Scout, by people, grouped by their words. One that finds companies today counts no more.${useHiddenWords('months (UTC)')}`}
      findingOf={(groups) => emptySearchesFinding(groups, isFoundry(person))}
      {...useRankedMetric(endpoints.emptySearches, { limit: String(most) })}
      height={height}
      sheetOf={(groups) => ({
        headings: [
          'Searched for',
          'Other words',
          'Searches',
          'People',
          'Since',
          'Companies now',
          'Saved searches',
          'Opportunities',
          'Imports',
        ],
        rows: groups.map((group) => {
          const [first, ...others] = group.queries.map(({ query }) => query);
          const made = [group.savedSearches, group.opportunities, group.imports];
          return [
            first ?? null,
            others.join('; ') || null,
            group.count,
            peopleOf(group),
            group.since,
            group.found?.total ?? 0,
            ...made.map((of) => of.map(({ name }) => name).join('; ') || null),
          ];
        }),
      })}
    >
      {(groups) => {
        const { stillEmpty, nowFound } = splitEmptySearches(groups);
        const all = [...stillEmpty, ...nowFound];
        return (
          <>
            <ol aria-label="Searches that found nothing" className="divide-y divide-line">
              {(showsAll ? all : all.slice(0, shownAtFirst)).map((group) => (
                <Group key={group.queries[0]?.query} group={group} />
              ))}
            </ol>
            {all.length > shownAtFirst && (
              <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Show fewer' : `Show all ${formatNumber(all.length)}`}
              </Button>
            )}
          </>
        );
      }}
    </MetricCard>
  );
}
