import { formatNumber } from '#core/domain/format.ts';

interface Props {
  readonly figures: readonly (readonly [label: string, count: number])[];
}

/** Number of rows per result. */
export function Figures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([label, count]) => (
        <div key={label} className="rounded-card border border-line px-3 py-2">
          <dt className="text-small text-ink-3">{label}</dt>
          <dd className="text-panel font-semibold tabular">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
