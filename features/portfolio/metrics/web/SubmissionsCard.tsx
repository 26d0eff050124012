import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { DayRange } from '#features/portfolio/metrics/domain/range.ts';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { placesOf, rangeWords } from './bucket-words.ts';
import { submissionsFinding } from './summary-texts.ts';
import { marksOf } from './mark-words.ts';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

const height = 216;

interface Props {
  readonly hasComparison: boolean;
  readonly onOpen: (days: DayRange) => void;
  readonly onOpenAll: () => void;
}

/** Submissions over time, and in the period before as a dashed line. */
export function SubmissionsCard({ hasComparison, onOpen, onOpenAll }: Props) {
  const query = useMetric(endpoints.figures);
  const marks = useMetric(endpoints.marks).data ?? [];
  const unit = query.data?.unit ?? 'week';
  return (
    <MetricCard
      title="Submissions"
      anchor="submissions"
      unit={`a ${unit}`}
      definition={
        hasComparison
          ? 'Received and not withdrawn. Dashed: the period before.'
          : 'Received and not withdrawn.'
      }
      findingOf={(figures) => submissionsFinding(figures, hasComparison)}
      onOpenFinding={onOpenAll}
      query={query}
      height={height}
      isEmpty={({ submissions }) => submissions.value === 0 && submissions.before === 0}
      sheetOf={({ buckets, submissions }) => ({
        headings: ['Days', 'Submissions', ...(hasComparison ? ['Before'] : []), 'Events'],
        rows: buckets.map((bucket, at) => [
          rangeWords(bucket),
          submissions.values[at] ?? 0,
          ...(hasComparison ? [submissions.valuesBefore[at] ?? 0] : []),
          marksOf(marks, buckets)
            .flatMap(({ index, words }) => (index === at ? words : []))
            .join('; ') || null,
        ]),
      })}
    >
      {(data) => (
        <LineChart
          label="Submissions"
          height={height}
          places={placesOf(data)}
          series={[
            { name: 'Submissions', values: data.submissions.values },
            ...(hasComparison
              ? [{ name: 'Before', values: data.submissions.valuesBefore, isBefore: true }]
              : []),
          ]}
          marks={marksOf(marks, data.buckets)}
          onOpen={(at) => {
            const bucket = data.buckets[at];
            if (bucket) onOpen(bucket);
          }}
        />
      )}
    </MetricCard>
  );
}
