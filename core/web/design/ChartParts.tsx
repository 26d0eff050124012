import { saveSheet } from '#core/web/views/export-file.ts';
import { BarChart } from '#ui/charts/BarChart.tsx';
import { ChartCard } from '#ui/charts/ChartCard.tsx';
import { FunnelChart } from '#ui/charts/FunnelChart.tsx';
import { HeatCalendar } from '#ui/charts/HeatCalendar.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { Spark } from '#ui/charts/Spark.tsx';
import { SpreadChart } from '#ui/charts/SpreadChart.tsx';
import { SurvivalChart } from '#ui/charts/SurvivalChart.tsx';
import { PartRow } from './PartRow.tsx';

const day = 24 * 60 * 60 * 1000;
const values = [3, 5, 2, 8, 6, 9, 4, 7, 11, 6, 9, 13];
const before = [2, 4, 4, 5, 3, 6, 5, 4, 7, 6, 5, 8];
const places = values.map((_, week) => ({ short: `W${week + 1}`, full: `Week ${week + 1}` }));
const steps = [
  { name: 'New', value: 83 },
  { name: 'Screening', value: 61 },
  { name: 'Shortlist', value: 24 },
  { name: 'Selected', value: 7 },
];
const spreads = [
  { name: 'Screening', median: 4.5, p90: 11, mark: 14, note: '12 open' },
  { name: 'Shortlist', median: 9, p90: 24, mark: 14, note: '3 open' },
];
const quartiles = [
  { name: 'Screening', median: 4.5, p90: 11, quartiles: [2, 7], note: '12 still there' },
  { name: 'Shortlist', median: 9, p90: null, quartiles: [4, null], note: '31 still there' },
] as const;
/** Weeks of remission (Freireich and others, 1963). */
const curve = [
  { days: 6, atRisk: 21, left: 3, open: 1, waiting: 0.857, low: 0.62, high: 0.952 },
  { days: 10, atRisk: 15, left: 1, open: 1, waiting: 0.753, low: 0.503, high: 0.889 },
  { days: 16, atRisk: 11, left: 1, open: 0, waiting: 0.627, low: 0.368, high: 0.805 },
  { days: 23, atRisk: 6, left: 1, open: 0, waiting: 0.448, low: 0.188, high: 0.68 },
  { days: 35, atRisk: 1, left: 0, open: 1, waiting: 0.448, low: 0.188, high: 0.68 },
];
const days = Array.from({ length: 84 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 7, 31) + at * day).toISOString().slice(0, 10),
  value: at % 7 > 4 ? 0 : (at * 7) % 23,
}));

export function ChartParts() {
  return (
    <>
      <PartRow name="ChartCard with LineChart">
        <ChartCard
          title="Submissions over time"
          anchor="over-time"
          unit="submissions a week"
          definition="Submissions received; dashed: the twelve weeks before."
          height={232}
          onSave={(sheet, title) => void saveSheet(sheet, title, 'csv')}
          className="w-full"
          sheet={{
            headings: ['Week', 'Submissions', 'Before'],
            rows: values.map((value, at) => [`Week ${at + 1}`, value, before[at] ?? 0]),
          }}
        >
          <LineChart
            label="Submissions over time"
            places={places}
            series={[
              { name: 'Submissions', values },
              { name: 'Before', values: before, isBefore: true },
            ]}
          />
        </ChartCard>
      </PartRow>
      <PartRow name="Spark, BarChart">
        <Spark values={values} />
        <div className="w-full">
          <BarChart
            label="Submissions by source"
            places={places}
            series={[
              { name: 'Public form', values },
              { name: 'Colleague', values: before },
            ]}
          />
        </div>
      </PartRow>
      <PartRow name="FunnelChart, SpreadChart, SurvivalChart, HeatCalendar">
        <div className="w-full space-y-6">
          <FunnelChart label="Funnel" steps={steps} />
          <SpreadChart label="Time to answer" unit="d" rows={spreads} />
          <SpreadChart label="Time in stage" unit="d" rows={quartiles} />
          <SurvivalChart label="Still in Screening" count={21} steps={curve} />
          <HeatCalendar label="Activity" unit="views" days={days} />
        </div>
      </PartRow>
    </>
  );
}
