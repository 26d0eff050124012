import { clsx } from 'clsx';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import {
  leadingChoice,
  offRadar,
  type VoteResult,
} from '#features/portfolio/radars/domain/vote-result.ts';
import { pluralize } from '#core/domain/format.ts';
import { choiceName, experienceWords } from './round-words.ts';

interface Props {
  readonly round: Pick<Round, 'rings'>;
  readonly result: VoteResult | null;
  readonly label: string;
}

/** How the votes are spread over the rings, as bars with their numbers, and what people know it from. */
export function Spread({ round, result, label }: Props) {
  if (result === null)
    return (
      <p className="text-control text-ink-2">Fewer than 3 votes. Their spread is not shown.</p>
    );
  const leading = leadingChoice(result);
  const votesFor = (id: string) => result.choices.find(({ choice }) => choice === id)?.votes ?? 0;
  const choices = [
    ...round.rings.map(({ id }) => id),
    ...(votesFor(offRadar) > 0 ? [offRadar] : []),
  ];
  return (
    <div>
      <table className="w-full text-control">
        <caption className="sr-only">{label}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Choice</th>
            <th scope="col">Votes</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => {
            const votes = votesFor(choice);
            return (
              <tr key={choice}>
                <th
                  scope="row"
                  className={clsx(
                    'w-32 py-0.5 pr-3 text-left',
                    choice === leading ? 'font-semibold' : 'font-normal text-ink-2',
                  )}
                >
                  {choiceName(round.rings, choice)}
                </th>
                <td className="relative h-6 text-right tabular">
                  <span
                    aria-hidden
                    className="absolute inset-y-1.5 right-8 left-0 overflow-hidden rounded-chip bg-hover"
                  >
                    <span
                      className={clsx(
                        'block h-full rounded-chip',
                        choice === leading ? 'bg-accent' : 'bg-line-control',
                      )}
                      style={{ width: `${(votes / result.votes) * 100}%` }}
                    />
                  </span>
                  {votes}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-1.5 text-small text-ink-2">
        {[
          pluralize(result.votes, 'vote', 'votes', 'en'),
          result.abstentions > 0 && `${result.abstentions} abstained`,
          ...result.experience.map(
            ({ experience, votes }) => `${experienceWords[experience]} ${votes}`,
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
