import type { Match } from '#features/portfolio/matches/domain/match.ts';
import { firstReason, reasonSentence } from '#features/portfolio/matches/domain/reasons.ts';

/** What the company does, with the one reason why it fits: marked in it, or as a sentence after it. */
export function MatchReason({ match }: { readonly match: Match }) {
  const { company, reasons } = match;
  const { oneLiner } = company;
  const first = firstReason(reasons);
  const sentence = reasonSentence(reasons);
  const line = 'truncate text-control text-ink-2';
  if (first?.field === 'oneLiner' && oneLiner !== null) {
    return (
      <p className={line} title={oneLiner}>
        {oneLiner.slice(0, first.from)}
        <mark className="bg-transparent font-medium text-accent-ink">
          {oneLiner.slice(first.from, first.to)}
        </mark>
        {oneLiner.slice(first.to)}
      </p>
    );
  }
  if (sentence === null) {
    return oneLiner === null ? null : (
      <p className={line} title={oneLiner}>
        {oneLiner}
      </p>
    );
  }
  return (
    <p className={line} title={[oneLiner, sentence].filter(Boolean).join(' · ')}>
      <span className="text-accent-ink">{sentence}</span>
      {oneLiner !== null && <span className="max-md:hidden"> {oneLiner}</span>}
    </p>
  );
}
