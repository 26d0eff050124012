import { formatScore } from '#core/domain/format.ts';
import type { CriterionResult } from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';

interface Props {
  readonly card: Scorecard;
  readonly criteria: readonly CriterionResult[];
  /** The reader's own scores, marked on each bar. */
  readonly mine?: Readonly<Record<string, number>> | undefined;
}

interface Bar {
  readonly id: string;
  readonly name: string;
  readonly mean: number | null;
  readonly spread: number | null;
  readonly own: number | null;
}

const text = (value: number | null): string => (value === null ? '–' : formatScore(value));

/** The mean as a bar, one standard deviation either way as a whisker, one's own score as a notch. */
function Track({
  bar: { mean, spread, own },
  scale,
}: {
  readonly bar: Bar;
  readonly scale: number;
}) {
  const share = (value: number) => `${(Math.min(scale, Math.max(0, value)) / scale) * 100}%`;
  return (
    <span className="relative block h-4">
      <span className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-sunken dark:bg-line" />
      {mean !== null && (
        <span
          className="absolute top-1.5 left-0 h-1 rounded-full bg-accent"
          style={{ width: share(mean) }}
        />
      )}
      {mean !== null && spread !== null && spread > 0 && (
        <span
          className="absolute top-0.5 h-3 border-x border-ink-2 before:absolute before:inset-x-0 before:top-[5px] before:h-px before:bg-ink-2"
          style={{ left: share(mean - spread), right: `calc(100% - ${share(mean + spread)})` }}
        />
      )}
      {own !== null && (
        <span
          className="absolute top-[3px] size-2.5 -translate-x-1/2 rounded-full border-2 border-raised bg-ink"
          style={{ left: share(own) }}
        />
      )}
    </span>
  );
}

/** Results by criterion; a table for screen readers. */
export function ScoreBars({ card: { criteria: cardCriteria, scale }, criteria, mine }: Props) {
  const bars = cardCriteria.map(({ id, name }): Bar => {
    const { mean = null, spread = null } = criteria.find((one) => one.id === id) ?? {};
    return { id, name, mean, spread, own: mine?.[id] ?? null };
  });
  return (
    <>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(5rem,9rem)_1fr_auto] items-center gap-x-3 gap-y-1.5 text-control"
      >
        {bars.map((bar) => (
          <div key={bar.id} className="contents">
            <span className="truncate" title={bar.name}>
              {bar.name}
            </span>
            <Track bar={bar} scale={scale} />
            <span className="text-right tabular">{text(bar.mean)}</span>
          </div>
        ))}
      </div>
      <p aria-hidden className="flex gap-4 text-small text-ink-3">
        {mine && (
          <span className="flex items-center gap-1.5">
            <span className="size-1.5 rounded-full bg-ink" />
            yours
          </span>
        )}
        {bars.some(({ spread }) => spread !== null && spread > 0) && (
          <span className="flex items-center gap-1.5">
            <span className="relative h-2 w-3.5 border-x border-ink-2 before:absolute before:inset-x-0 before:top-[3.5px] before:h-px before:bg-ink-2" />
            spread of the judges
          </span>
        )}
      </p>
      <table className="sr-only">
        <caption>Scores by criterion, from 1 to {scale}</caption>
        <thead>
          <tr>
            {['Criterion', 'Mean', 'Spread', ...(mine ? ['Yours'] : [])].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, mean, spread, own }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{text(mean)}</td>
              <td>{text(spread)}</td>
              {mine && <td>{own ?? 'none'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
