import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { RankedCompanies } from '#features/portfolio/metrics/domain/parts.ts';
import { formatNumber } from '#core/domain/format.ts';
import { MetricCard } from './MetricCard.tsx';
import { Ranking } from './Ranking.tsx';
import { useRankedMetric } from './use-metrics.ts';

const most = 6;
const height = 250;
type Ranked = RankedCompanies['submitted'];

function List({
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
      <h3 className="mb-1 text-small text-ink-3">{title}</h3>
      {companies.length === 0 && <p className="mt-1 text-control text-ink-3">None.</p>}
      <Ranking
        label={title}
        rows={companies.map(({ key, name, record, count }) => ({
          key: key ?? record?.id ?? name,
          count,
          label: `${formatNumber(count)} of ${name}`,
          name: record ? <CompanyLink company={record}>{name}</CompanyLink> : name,
          onOpen: key !== null && onOpen ? () => onOpen(key) : undefined,
        }))}
      />
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
      {...useRankedMetric(endpoints.companies, { limit: String(most) })}
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
          <List title="Most submissions" companies={submitted} onOpen={onOpen} />
          <List title="In most collections" companies={collected} />
        </div>
      )}
    </MetricCard>
  );
}
