import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';
import { partLabels } from '#features/portfolio/matches/domain/weights.ts';
import { MatchReasons } from './MatchReasons.tsx';

const colours: Readonly<Record<Match['parts'][number]['name'], string>> = {
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

interface Props {
  readonly match: Match;
  readonly criteria: readonly Criterion[];
}

/** A score; pressed, it tells its parts, every reason and what is known of the company. */
export function MatchScore({ match, criteria }: Props) {
  const { score, parts, company } = match;
  return (
    <DialogTrigger>
      <Button
        aria-label={`Score ${whole(score)}: why ${company.name} fits`}
        className="relative flex h-10 w-full cursor-pointer flex-col items-stretch justify-center rounded-control px-1 hover:bg-press"
      >
        <span className="text-center text-card font-semibold tabular">{whole(score)}</span>
        <span aria-hidden className="flex h-1 overflow-hidden rounded-full bg-press">
          {parts.map(({ name, points }) =>
            points > 0 ? (
              <span key={name} style={{ width: `${points}%` }} className={colours[name]} />
            ) : null,
          )}
        </span>
      </Button>
      <Popover placement="bottom start" className="floating w-80 max-w-[90vw] rounded-card p-4">
        <Dialog aria-label={`Why ${company.name} fits`} className="outline-none">
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-control">
            {parts.map(({ name, points }) => (
              <div key={name} className="contents">
                <dt className="flex items-center gap-2 text-ink-2">
                  <span aria-hidden className={`size-2 rounded-full ${colours[name]}`} />
                  {partLabels[name]}
                </dt>
                <dd className="text-right tabular">{whole(points)}</dd>
              </div>
            ))}
          </dl>
          <MatchReasons match={match} criteria={criteria} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
