import { Fragment } from 'react';
import { knownWords, momentumWords } from '#features/portfolio/matches/domain/attention.ts';
import {
  fieldLabels,
  modeLabels,
  type Criterion,
} from '#features/portfolio/matches/domain/criteria.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { sharedThumbsWords, type Match } from '#features/portfolio/matches/domain/match.ts';
import { reasonWords } from '#features/portfolio/matches/domain/reasons.ts';

interface Props {
  readonly match: Match;
  readonly criteria: readonly Criterion[];
}

const cellColours: Readonly<Record<Match['cells'][number], string>> = {
  yes: 'text-good-ink',
  maybe: 'text-warn-ink',
  no: 'text-bad-ink',
  unknown: 'text-ink-3',
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a company is where it is: what its record says, and what happened around it. */
export function MatchReasons({ match, criteria }: Props) {
  const { reasons, cells, momentum, known, sharedThumbs } = match;
  const lately = momentumWords(momentum);
  const shared = sharedThumbsWords(sharedThumbs);
  const notes = [
    ...knownWords(known),
    ...(shared === null ? [] : [shared]),
    ...(lately.length > 0
      ? [`${capitalized(lately.join(', '))} in the last ${matchLimits.momentumDays} days`]
      : []),
  ];
  return (
    <>
      {reasons.length > 0 && (
        <p className="mt-1 text-small text-accent-ink">{reasons.map(reasonWords).join(' · ')}</p>
      )}
      {criteria.length > 0 && criteria.length === cells.length && (
        <p className="mt-0.5 text-small text-ink-3">
          {criteria.map(({ mode, field, value }, at) => {
            const cell = cells[at] ?? 'unknown';
            return (
              <Fragment key={at}>
                {at > 0 && ' · '}
                {modeLabels[mode]} {fieldLabels[field].toLowerCase()} {value}:{' '}
                <span className={cellColours[cell]}>{cell}</span>
              </Fragment>
            );
          })}
        </p>
      )}
      {notes.length > 0 && <p className="mt-0.5 text-small text-ink-3">{notes.join(' · ')}</p>}
    </>
  );
}
