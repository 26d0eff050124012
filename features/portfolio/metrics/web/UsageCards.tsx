import { Link } from '@tanstack/react-router';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Searches } from '#features/portfolio/metrics/domain/metrics.ts';
import { HeatCalendar } from '#ui/charts/HeatCalendar.tsx';
import { MetricCard } from './MetricCard.tsx';
import { Ranking } from './Ranking.tsx';
import { useHiddenWords } from './use-hidden-words.ts';
import { useMetric, useRankedMetric } from './use-metrics.ts';

const height = 250;
const shownTerms = 6;
/** When people use the product. */
export function ActivityCard() {
  return (
    <MetricCard
      title="Activity"
      anchor="activity"
      unit="pages viewed"
      definition={`By people, whatever the opportunity and cycle.${useHiddenWords('days (UTC)')}`}
      query={useMetric(endpoints.activity)}
      height={height}
      sheetOf={(days) => ({
        headings: ['Day', 'Pages', 'People'],
        rows: days.map(({ day, views, people }) => [day, views, people]),
      })}
    >
      {(days) => (
        <HeatCalendar
          label="Activity"
          unit="pages"
          days={days.map(({ day, views }) => ({ day, value: views }))}
        />
      )}
    </MetricCard>
  );
}

function Terms({ title, terms }: { readonly title: string; readonly terms: Searches['top'] }) {
  return (
    <div className="min-w-48 flex-1">
      <h3 className="mb-1 text-small text-ink-3">{title}</h3>
      {terms.length === 0 && <p className="mt-1 text-control text-ink-3">None.</p>}
      <Ranking
        label={title}
        rows={terms.map(({ query, count }) => ({
          key: query,
          count,
          name: <TermLink query={query} />,
        }))}
      />
    </div>
  );
}

/** The same search now. */
function TermLink({ query }: { readonly query: string }) {
  return (
    <Link to="/search" search={{ q: query }} title={query} className="hover:text-accent-ink">
      {query}
    </Link>
  );
}

/** What people look for in Scout. */
export function SearchesCard() {
  return (
    <MetricCard
      title="Searches"
      anchor="searches"
      unit="searches"
      definition={`In Scout, by people, whatever the opportunity and cycle.${useHiddenWords('months (UTC)')}`}
      {...useRankedMetric(endpoints.searches, { limit: String(shownTerms) })}
      height={height}
      sheetOf={({ top, empty }) => ({
        headings: ['Searched for', 'Searches', 'People', 'Found nothing then'],
        rows: [
          ...top.map(({ query, count, people }) => [query, count, people, null]),
          ...empty.map(({ query, count, people }) => [query, null, people, count]),
        ],
      })}
    >
      {({ top }) => (
        <div className="flex flex-wrap gap-6">
          <Terms title="Most searched for" terms={top} />
        </div>
      )}
    </MetricCard>
  );
}
