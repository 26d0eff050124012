import type { Round, RoundItem } from '#features/portfolio/radars/domain/round.ts';
import { Tag } from '#ui/Tag.tsx';
import { choiceName, quadrantName } from './round-words.ts';
import { Spread } from './Spread.tsx';

interface Props {
  readonly round: Round;
  readonly items: readonly RoundItem[];
}

const countOf = (round: Round) => {
  const { vote, secondVote } = round.turnout;
  // Of two participants whose accounts were merged since, both took part.
  const of = Math.max(round.participants.length, vote ?? 0, secondVote ?? 0);
  return [
    vote !== null && `${vote} of ${of} took part in the vote`,
    secondVote !== null && `${secondVote} of ${of} in the second vote`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** What the votes have said about each blip, and what is recommended. */
export function VoteResults({ round, items }: Props) {
  return (
    <section aria-label="Results" className="space-y-4">
      <p className="text-ink-2">{countOf(round)}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {items.map((item) => {
          const { recommendation } = item;
          return (
            <li key={item.id} className="grid gap-4 p-4 md:grid-cols-2">
              <div className="min-w-0">
                <h2 className="font-semibold wrap-anywhere">{item.name}</h2>
                <p className="text-control text-ink-2">
                  {quadrantName(round.quadrants, item.quadrantId)}
                  {' · '}
                  {item.ringId === null ? 'New' : `Now in ${choiceName(round.rings, item.ringId)}`}
                </p>
                {item.isDisputed === true && (
                  <div className="mt-2">
                    <Tag>Disputed in the first vote</Tag>
                  </div>
                )}
                {recommendation && recommendation.choice !== null && (
                  <p className="mt-2 text-control">
                    <span className="font-medium">
                      Recommended: {choiceName(round.rings, recommendation.choice)}.
                    </span>{' '}
                    {recommendation.reason}
                  </p>
                )}
              </div>
              <Spread
                round={round}
                result={item.isDisputed === true ? item.secondResult : item.result}
                label={`Votes on ${item.name}`}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
