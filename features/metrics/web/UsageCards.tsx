import * as endpoints from '#features/metrics/domain/endpoints.ts';
import type { Searches } from '#features/metrics/domain/metrics.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { formatNumber } from '#core/domain/format.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { HeatCalendar } from '#ui/charts/HeatCalendar.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

const height = 188;
/** Whoever is not of the foundry sees sums of whole days and months, of five people or more. */
const useHiddenWords = (parts: string) => {
  const { person } = useSession();
  return isFoundry(person) ? '' : ` Whole ${parts} with at least five people.`;
};

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
    <div className="min-w-0 flex-1">
      <h3 className="text-small text-ink-3">{title}</h3>
      {terms.length === 0 && <p className="mt-1 text-control text-ink-3">None.</p>}
      <ol className="mt-1 text-control">
        {terms.slice(0, 6).map(({ query, count }) => (
          <li key={query} className="flex min-h-6 justify-between gap-3">
            <span title={query} className="truncate">
              {query}
            </span>
            <span className="tabular text-ink-2">{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What people look for in Scout, and what is missing there. */
export function SearchesCard() {
  return (
    <MetricCard
      title="Searches"
      anchor="searches"
      unit="searches"
      definition={`In Scout, by people, whatever the opportunity and cycle.${useHiddenWords('months (UTC)')}`}
      query={useMetric(endpoints.searches)}
      height={height}
      sheetOf={({ top, empty }) => ({
        headings: ['Searched for', 'Searches', 'People', 'Found nothing'],
        rows: [
          ...top.map(({ query, count, people }) => [query, count, people, null]),
          ...empty.map(({ query, count, people }) => [query, null, people, count]),
        ],
      })}
    >
      {({ top, empty }) => (
        <div className="flex flex-wrap gap-6">
          <Terms title="Most searched for" terms={top} />
          <Terms title="Found nothing" terms={empty} />
        </div>
      )}
    </MetricCard>
  );
}
