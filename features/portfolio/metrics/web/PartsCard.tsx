import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { partKinds, type PartKind } from '#features/portfolio/metrics/domain/part-kinds.ts';
import type { FunnelParts } from '#features/portfolio/metrics/domain/parts.ts';
import { submissionSources } from '#features/cases/submissions/domain/sources.ts';
import { sourceLabels } from '#features/cases/submissions/web/shared/source-labels.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateOf, rateWords } from '#core/domain/rate.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { MetricCard } from './MetricCard.tsx';
import { groundOf, MetricTable } from './MetricTable.tsx';
import { useMetricsQuery } from './use-metrics.ts';

const height = 320;
type Part = FunnelParts['parts'][number];

const kindWords: Readonly<Record<PartKind, string>> = {
  opportunity: 'Opportunity',
  cycle: 'Scouting cycle',
  country: 'Country',
  source: 'Source',
};

function nameOf(by: PartKind, { key, name }: Part): string {
  if (key === null) return 'Not known';
  if (by === 'country') return countryName(key);
  const source = by === 'source' && submissionSources.find((one) => one === key);
  return source ? sourceLabels[source] : (name ?? key);
}

interface Props {
  readonly by: PartKind;
  readonly onChange: (by: PartKind) => void;
  readonly onOpen: (part: string | undefined, stage: string) => void;
}

/** The funnel of each opportunity, cycle, country or source, beside each other. */
export function PartsCard({ by, onChange, onOpen }: Props) {
  const query = useMetricsQuery();
  const { isLoading } = useCorporation();
  const result = useQuery({
    ...queryOptionsOf(endpoints.funnelParts, { query: { ...query, by } }),
    enabled: !isLoading,
    placeholderData: keepPreviousData,
  });
  return (
    <MetricCard
      title="Conversion"
      anchor="conversion"
      unit="submissions"
      definition="How many of each reached a stage or a later one. Darker: a greater share of submissions received."
      query={result}
      height={height}
      isEmpty={({ parts }) => parts.length === 0}
      actions={
        <SelectField
          label="By"
          isLabelHidden
          options={partKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          value={by}
          onChange={onChange}
        />
      }
      sheetOf={({ stages, parts }) => ({
        headings: [
          kindWords[by],
          ...stages,
          ...stages.slice(1).map((stage) => `${stage}, share of submissions received`),
        ],
        rows: parts.map((part) => [
          nameOf(by, part),
          ...part.reached,
          ...part.reached.slice(1).map((reached) => rateWords(reached, part.reached[0] ?? 0)),
        ]),
      })}
    >
      {({ stages, parts }) => (
        <MetricTable
          label="Conversion by part"
          height={height}
          headings={[kindWords[by], ...stages]}
        >
          {parts.map((part) => (
            <tr key={part.key} className="border-t border-line">
              <th
                scope="row"
                title={nameOf(by, part)}
                className="max-w-56 truncate py-1 text-left font-medium"
              >
                {nameOf(by, part)}
              </th>
              {part.reached.map((reached, at) => {
                const all = part.reached[0] ?? 0;
                const share = rateOf(reached, all)?.percent ?? 0;
                return (
                  <td key={stages[at]} className="py-0.5 pl-2">
                    <button
                      type="button"
                      disabled={reached === 0}
                      title={at > 0 ? rateWords(reached, all) : undefined}
                      onClick={() => onOpen(part.key ?? undefined, stages[at] ?? '')}
                      style={{
                        background: groundOf(share),
                      }}
                      className="flex min-h-8 w-full min-w-16 cursor-pointer items-center justify-end gap-1.5 rounded-chip px-2 tabular hover:outline hover:outline-line-control disabled:cursor-default disabled:hover:outline-none"
                    >
                      {formatNumber(reached)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </MetricTable>
      )}
    </MetricCard>
  );
}
