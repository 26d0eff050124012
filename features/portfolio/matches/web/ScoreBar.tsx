import { partLabels } from '#features/portfolio/matches/domain/weights.ts';
import type { Score } from '#features/portfolio/matches/domain/score.ts';

const colours: Readonly<Record<Score['parts'][number]['name'], string>> = {
  topic: 'bg-c1',
  tags: 'bg-c2',
  stage: 'bg-c3',
  place: 'bg-c4',
  momentum: 'bg-c5',
  novelty: 'bg-c6',
  wishes: 'bg-accent',
  avoided: 'bg-bad',
};

const whole = (points: number): string => String(Math.round(points));

/** The parts of a score, in words. */
const scoreWords = ({ score, parts }: Score): string =>
  `Score ${whole(score)}: ${parts.map(({ name, points }) => `${partLabels[name]} ${whole(points)}`).join(', ')}`;

/** A score and the parts that it consists of. */
export function ScoreBar({ score, parts }: Score) {
  const words = scoreWords({ score, parts });
  return (
    <div role="img" aria-label={words} title={words} className="w-16 shrink-0">
      <p className="text-right text-reading font-semibold tabular">{whole(score)}</p>
      <div className="mt-0.5 flex h-1.5 overflow-hidden rounded-full bg-hover forced-colors:border">
        {parts.map(({ name, points }) =>
          points > 0 ? (
            <span key={name} style={{ width: `${points}%` }} className={colours[name]} />
          ) : null,
        )}
      </div>
    </div>
  );
}
