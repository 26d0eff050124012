import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { weightShares } from '#features/cases/submissions/domain/scores/weight-shares.ts';

/** A read-only card: criteria, weights, and the meaning of low and high scores. */
export function ScorecardText({ card: { criteria, scale } }: { readonly card: Scorecard }) {
  const shares = weightShares(criteria.map(({ weight }) => weight));
  return (
    <div>
      <ul aria-label="Criteria" className="divide-y divide-line rounded-card border border-line">
        {criteria.map(({ id, name, guidance }, index) => (
          <li key={id} className="p-3.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-medium break-words">{name}</span>
              <span className="shrink-0 text-small text-ink-3 tabular">{shares[index]} %</span>
            </p>
            {guidance && <p className="mt-0.5 text-control break-words text-ink-2">{guidance}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-3">Each is scored from 1 to {scale}.</p>
    </div>
  );
}
