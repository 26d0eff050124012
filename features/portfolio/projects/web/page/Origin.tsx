import { useQuery } from '@tanstack/react-query';
import { origin } from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import { externalFieldLabels } from '#features/portfolio/projects/domain/external-project-labels.ts';
import type { Drift, ExternalField } from '#features/portfolio/projects/domain/external-project.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { healthLabels } from '#features/portfolio/projects/web/shared/health-labels.ts';
import { projectHealths } from '#features/portfolio/projects/domain/project.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { formatDay, RelativeTime } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';

/** The value of a field in words. */
function say(field: ExternalField, value: string | null): string {
  if (value === null || value === '') return 'none';
  if (field === 'startDate' || field === 'endDate') return formatDay(value.slice(0, 10));
  const health = projectHealths.find((one) => one === value);
  return field === 'health' && health ? healthLabels[health] : value;
}

const DriftLine = ({ field, theirs, ours }: Drift) => (
  <li>
    <span className="font-medium">{externalFieldLabels[field]}</span>{' '}
    {field === 'description' ? 'differs' : `theirs ${say(field, theirs)}, ours ${say(field, ours)}`}
  </li>
);

/** The system that a project comes from: what it maintains, where it differs, and what failed. */
export function Origin({ project }: { readonly project: ProjectPage }) {
  const { source, id } = project;
  const isExternal = source !== 'outrider';
  const { data, error } = useQuery({
    ...queryOptionsOf(origin, { params: { id } }),
    enabled: isExternal,
  });
  if (!isExternal) return null;
  return (
    <Fact label="Source">
      {source}
      {error && <span className="block text-small text-bad-ink">{error.message}</span>}
      {data && (
        <div className="space-y-1 text-small text-ink-3">
          <p>
            {data.externalId}, changed there <RelativeTime at={data.updatedAt} />
          </p>
          {data.masters.length > 0 && (
            <p>
              Maintained there:{' '}
              {data.masters.map((field) => externalFieldLabels[field].toLowerCase()).join(', ')}
            </p>
          )}
          {data.drift.length > 0 && (
            <ul aria-label="Differences" className="text-ink-2">
              {data.drift.map((one) => (
                <DriftLine key={one.field} {...one} />
              ))}
            </ul>
          )}
          {data.errors.length > 0 && (
            <ul aria-label="Not synchronised" className="text-bad-ink">
              {data.errors.map(({ id: key, problem, at }) => (
                <li key={key}>
                  Not synchronised <RelativeTime at={at} />: {problem}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Fact>
  );
}
