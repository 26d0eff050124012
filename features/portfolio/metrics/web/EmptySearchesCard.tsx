import { Link } from '@tanstack/react-router';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { EmptySearches } from '#features/portfolio/metrics/domain/metrics.ts';
import { pluralize } from '#core/domain/format.ts';
import { EmptySearchActions } from './EmptySearchActions.tsx';
import { MadeOfSearch } from './MadeOfSearch.tsx';
import { MetricCard } from './MetricCard.tsx';
import { sinceWords } from './bucket-words.ts';
import { useHiddenWords } from './use-hidden-words.ts';
import { useRankedMetric } from './use-metrics.ts';

const most = 8;
const height = 300;

const companiesNow = ({ total }: { readonly total: number }) =>
  `${pluralize(total, 'company', 'companies')} now`;

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
  return (
    <MetricCard
      title="Searches that found nothing"
      anchor="empty-searches"
      unit="searches"
      definition={`In Scout, by people, grouped by their words, and what they find today.${useHiddenWords('months (UTC)')}`}
      {...useRankedMetric(endpoints.emptySearches, { limit: String(most) })}
      height={height}
      isEmpty={(groups) => groups.length === 0}
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
      {(groups) => (
        <ol aria-label="Searches that found nothing" className="divide-y divide-line">
          {groups.map((group) => (
            <Group key={group.queries[0]?.query} group={group} />
          ))}
        </ol>
      )}
    </MetricCard>
  );
}
