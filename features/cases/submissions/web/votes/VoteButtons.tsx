import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { VoteCount } from '#features/cases/submissions/domain/votes/vote.ts';
import { useCastVote } from './use-cast-vote.ts';

interface Props {
  readonly submissionId: string;
  readonly votes: VoteCount;
  /** Null: they may vote. Otherwise who may, shown as the reason beside the counts. */
  readonly whoMay: string | null;
}

const looks = [
  { value: 'up', label: 'For', icon: ThumbsUp },
  { value: 'down', label: 'Against', icon: ThumbsDown },
] as const;

/** One changeable vote per person. Optimistic, rolled back if refused. */
export function VoteButtons({ submissionId, votes, whoMay }: Props) {
  const cast = useCastVote(submissionId);
  return (
    <div role="group" aria-label="Votes" className="flex flex-wrap items-center gap-2">
      {looks.map(({ value, label, icon: Icon }) => (
        <ToggleButton
          key={value}
          aria-label={`${label}: ${votes[value]}`}
          isSelected={votes.mine === value}
          isDisabled={whoMay !== null}
          onChange={(isOn) => cast(isOn ? value : null, votes)}
          className={clsx(
            'inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-raised px-2.5 text-control font-medium text-ink-2 tabular transition-colors',
            'not-data-[disabled]:cursor-pointer not-data-[disabled]:hover:border-line-strong',
            'data-[selected]:border-accent data-[selected]:bg-accent-soft data-[selected]:text-accent-ink',
          )}
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {votes[value]}
        </ToggleButton>
      ))}
      {whoMay !== null && <p className="text-small text-ink-3">Voting is for {whoMay}.</p>}
    </div>
  );
}
