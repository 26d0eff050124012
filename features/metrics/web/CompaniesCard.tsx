import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import * as endpoints from '#features/metrics/domain/endpoints.ts';
import type { RankedCompanies } from '#features/metrics/domain/parts.ts';
import { formatNumber } from '#core/domain/format.ts';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

const height = 232;
const shown = 6;
type Ranked = RankedCompanies['submitted'];

function Ranking({
  title,
  companies,
  onOpen,
}: {
  readonly title: string;
  readonly companies: Ranked;
  readonly onOpen?: (key: string) => void;
}) {
  return (
    <div className="min-w-48 flex-1">
      <h3 className="text-small text-ink-3">{title}</h3>
      {companies.length === 0 && <p className="mt-1 text-control text-ink-3">None.</p>}
      <ol className="mt-1 divide-y divide-line text-control">
        {companies.slice(0, shown).map(({ key, name, record, count }) => (
          <li key={key ?? record?.id} className="flex min-h-8 items-center justify-between gap-3">
            {record ? (
              <CompanyLink company={record} className="truncate font-medium">
                {name}
              </CompanyLink>
            ) : (
              <span className="truncate font-medium">{name}</span>
            )}
            {key !== null && onOpen ? (
              <button
                type="button"
                aria-label={`${formatNumber(count)} of ${name}`}
                onClick={() => onOpen(key)}
                className="min-h-6 min-w-6 cursor-pointer text-right tabular text-accent-ink hover:underline"
              >
                {formatNumber(count)}
              </button>
            ) : (
              <span className="tabular text-ink-2">{formatNumber(count)}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who submits most, and who is collected most. */
export function CompaniesCard({ onOpen }: { readonly onOpen: (key: string) => void }) {
  return (
    <MetricCard
      title="Companies"
      anchor="companies"
      unit="submissions, collections"
      definition="Submissions in these days; collections that you see, now."
      query={useMetric(endpoints.companies)}
      height={height}
      isEmpty={({ submitted, collected }) => submitted.length + collected.length === 0}
      sheetOf={({ submitted, collected }) => ({
        headings: ['Company', 'Submissions', 'Collections'],
        rows: [
          ...submitted.map(({ name, count }) => [name, count, null]),
          ...collected.map(({ name, count }) => [name, null, count]),
        ],
      })}
    >
      {({ submitted, collected }) => (
        <div className="flex flex-wrap gap-6">
          <Ranking title="Most submissions" companies={submitted} onOpen={onOpen} />
          <Ranking title="In most collections" companies={collected} />
        </div>
      )}
    </MetricCard>
  );
}
