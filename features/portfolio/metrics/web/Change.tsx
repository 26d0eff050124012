import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { formatNumber } from '#core/domain/format.ts';
import { fewCases } from '#core/domain/rate.ts';
import type { Figure } from '#features/portfolio/metrics/domain/metrics.ts';

interface Props {
  readonly figure: Figure;
  /** Null: neither more nor less is better. */
  readonly better: 'more' | 'less' | null;
  /** Whether what it was before is written, too. */
  readonly withBefore?: boolean;
  /** Whether it counts cases. */
  readonly isCount?: boolean;
}

/** What has changed since the period before, with a word for it. */
export function Change({ figure, better, withBefore = false, isCount = true }: Props) {
  const { value, before } = figure;
  if (value === null || before === null || before === 0) {
    return <span className="text-small text-ink-3">{withBefore ? 'nothing to compare' : '–'}</span>;
  }
  // From 1 to 3 is not 200%: of few cases the difference is told.
  const isOfFew = isCount && before < fewCases;
  const change = isOfFew ? formatNumber(Math.abs(value - before)) : null;
  const share = Math.round((100 * (value - before)) / before);
  const Icon = share === 0 ? ArrowRight : share > 0 ? ArrowUpRight : ArrowDownRight;
  const isGood = better === 'less' ? share < 0 : share > 0;
  const isPlain = share === 0 || better === null;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-0.5 text-small whitespace-nowrap tabular',
        isPlain ? 'text-ink-2' : isGood ? 'text-good-ink' : 'text-bad-ink',
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      <span className="sr-only">{share < 0 ? 'Down' : 'Up'}</span>{' '}
      {change ?? `${formatNumber(Math.abs(share))}%`}{' '}
      {withBefore && (
        <span className="text-ink-3 max-sm:sr-only">before {formatNumber(before)}</span>
      )}
    </span>
  );
}
