import { cumsum, max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { formatFunding } from '#features/directory/companies/domain/funding.ts';
import type { CompanyValues } from '#features/directory/companies/domain/company-values.ts';
import { DayText } from '#ui/dates.tsx';
import { useChartWidth } from '#ui/charts/use-chart-width.ts';
import { Section } from './Section.tsx';

type Round = NonNullable<CompanyValues['fundingRounds']>[number];

const height = 132;
const [top, bottom, edge] = [26, height - 20, 28];

/** What was raised in total, from round to round. The table below says the same. */
function FundingChart({ rounds }: { readonly rounds: readonly Round[] }) {
  const { frame, width } = useChartWidth();
  const totals = cumsum(rounds, ({ amount }) => amount ?? 0);
  const total = totals.at(-1) ?? 0;
  const points = rounds.map(({ day, name, currency }, nth) => ({
    at: Date.parse(day),
    name,
    currency,
    total: totals[nth] ?? 0,
  }));
  const x = scaleLinear(
    [min(points, ({ at }) => at) ?? 0, max(points, ({ at }) => at) ?? 1],
    [edge, Math.max(edge, width - edge - 24)],
  );
  const y = scaleLinear([0, Math.max(1, total)], [bottom, top]);
  const steps = points
    .map(({ at, total: raised }, nth) =>
      nth === 0 ? `M${x(at)},${bottom}V${y(raised)}` : `H${x(at)}V${y(raised)}`,
    )
    .join('');
  const end = Math.max(edge, width - 4);
  return (
    <div ref={frame} className="h-33">
      <svg aria-hidden width={width} height={height}>
        <line x1={0} x2={width} y1={bottom} y2={bottom} stroke="var(--color-line)" />
        <path d={`${steps}H${end}V${bottom}Z`} fill="var(--color-accent)" opacity={0.1} />
        <path d={`${steps}H${end}`} fill="none" stroke="var(--color-accent)" strokeWidth={1.75} />
        {points.map(({ at, total: raised, currency, name }) => (
          <g key={`${name}${at}`}>
            <circle cx={x(at)} cy={y(raised)} r={3} fill="var(--color-accent)" />
            <text
              x={x(at)}
              y={y(raised) - 9}
              textAnchor="middle"
              className="fill-ink text-small font-medium tabular"
            >
              {formatFunding({ amount: raised, currency })}
            </text>
            <text x={x(at)} y={height - 5} textAnchor="middle" className="fill-ink-3 text-meta">
              {new Date(at).getUTCFullYear()}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Funding over time: the total in one line, the rounds below, the latest first. */
export function FundingRounds({ rounds }: { readonly rounds: readonly Round[] }) {
  if (rounds.length === 0) return null;
  const inOrder = rounds.toSorted((one, other) => one.day.localeCompare(other.day));
  const areComparable = new Set(rounds.map(({ currency }) => currency)).size === 1;
  return (
    <Section title="Funding over time">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        {areComparable && rounds.length > 1 && (
          <div className="border-b border-line px-4 pt-3 pb-1">
            <FundingChart rounds={inOrder} />
          </div>
        )}
        <ul aria-label="Rounds" className="divide-y divide-line text-control">
          {inOrder.toReversed().map(({ day, name, amount, currency }) => (
            <li key={`${name}${day}`} className="flex min-h-10 items-center gap-4 px-4 py-1.5">
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <span className="text-small text-ink-3">
                <DayText day={day} />
              </span>
              <span className="w-20 text-right tabular">
                {amount === null ? '–' : formatFunding({ amount, currency })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
