import { Link } from '@tanstack/react-router';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import { pluralize } from '#core/domain/format.ts';
import { FunnelChart } from '#ui/charts/FunnelChart.tsx';
import { pilotsFinding } from './summary-texts.ts';
import { MetricCard } from './MetricCard.tsx';
import { outcomeSteps, totalOf } from './outcome-steps.ts';
import { useMetric } from './use-metrics.ts';

const height = 208;

interface Props {
  readonly onOpen: (rows: CountedRows) => void;
}

/** What is under way now, and how far the submissions of this period came. */
export function PilotsCard({ onOpen }: Props) {
  const pilots = useMetric(endpoints.pilots);
  const { data: now } = pilots;
  return (
    <MetricCard
      title="Pilots and projects"
      anchor="pilots"
      unit="submissions of this period"
      definition="Pilots and decisions are as they stand now, whenever they began. Recent submissions may still progress."
      findingOf={() => (now ? pilotsFinding(now) : null)}
      query={useMetric(endpoints.outcomes)}
      beside={pilots}
      height={height}
      sheetOf={(outcomes) => ({
        headings: ['Step', 'Submissions'],
        rows: [
          ...outcomeSteps.map(({ of, name }) => [name, totalOf(outcomes, of)]),
          ['Active projects, now', now?.active ?? null],
          ['Pilots, now', now?.pilots ?? null],
          ['Decisions due, now', now?.due ?? null],
          ['Decisions overdue, now', now?.overdue ?? null],
        ],
      })}
    >
      {(outcomes) => (
        <>
          <FunnelChart
            label="Pilots and projects"
            steps={outcomeSteps.map(({ of, name }) => ({ name, value: totalOf(outcomes, of) }))}
            onOpen={(at) => onOpen(outcomeSteps[at]?.rows ?? 'submissions')}
          />
          {now && (
            <p className="mt-1 text-control">
              <Link
                to="/projects"
                search={{ figure: 'active' }}
                className="inline-flex min-h-6 items-center text-accent-ink underline-offset-2 hover:underline"
              >
                {pluralize(now.active, 'active project', 'active projects')}
              </Link>
            </p>
          )}
        </>
      )}
    </MetricCard>
  );
}
