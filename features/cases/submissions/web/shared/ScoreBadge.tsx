import { Gauge, Split } from 'lucide-react';
import { formatScore, pluralize } from '#core/domain/format.ts';
import type { ScoreFigure } from '#features/cases/submissions/domain/scores/score.ts';

interface Props {
  readonly score: ScoreFigure;
  /** Without the icon, for narrow places. */
  readonly isBare?: boolean;
}

/** The score figure of a submission, and whether judges disagree. */
export function ScoreBadge({ score, isBare = false }: Props) {
  const { overall, count, spread, isDisputed } = score;
  const judges = pluralize(count, 'judge', 'judges');
  return (
    <span
      className="inline-flex items-center gap-1 whitespace-nowrap tabular"
      title={`${judges}, spread ${formatScore(spread)}${isDisputed ? ': they disagree' : ''}`}
    >
      {!isBare && <Gauge aria-hidden className="size-3.5" strokeWidth={1.75} />}
      <span className="sr-only">score </span>
      <span className="font-medium text-ink-2">{formatScore(overall)}</span>
      {isDisputed && (
        <>
          <Split aria-hidden className="size-3.5 text-warn-ink" strokeWidth={2} />
          <span className="sr-only"> judges disagree</span>
        </>
      )}
    </span>
  );
}
