import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#core/domain/format.ts';
import { figures } from '#features/projects/domain/endpoints.ts';
import type { ProjectFigures } from '#features/projects/domain/project.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const labels: readonly (readonly [keyof ProjectFigures, string])[] = [
  ['active', 'Active'],
  ['atRisk', 'At risk or off track'],
  ['pilots', 'In pilot'],
  ['decidedThisQuarter', 'Decided this quarter'],
];

/** Four figures over all visible projects, independent of the filters below. */
export function Figures() {
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { data } = useQuery({
    ...queryOptionsOf(figures, { query: corporation }),
    enabled: !isLoading,
  });
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      {labels.map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse bg-surface px-4 py-3.5">
          <dt className="text-control text-ink-2">{label}</dt>
          <dd className="text-section font-semibold tracking-[-0.02em] tabular">
            {data ? (
              formatNumber(data[key])
            ) : (
              <span aria-label="Loading" className="skeleton my-1 inline-block h-5 w-10" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
