import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { withVote } from '#features/votes/domain/vote-count.ts';
import { cast, withdraw } from '#features/votes/domain/endpoints.ts';
import type { VoteCount, VoteValue } from '#features/votes/domain/vote.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';
import { patchSubmission } from '#features/submissions/web/public/submission-cache.ts';

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
  const client = useQueryClient();
  const params = { id: submissionId };
  const show = (count: VoteCount) => patchSubmission(client, submissionId, { votes: count });

  const { mutate } = useMutation({
    mutationFn: (value: VoteValue | null) =>
      value === null ? call(withdraw, { params }) : call(cast, { params, body: { value } }),
    onMutate: (value) => {
      show(withVote(votes, value));
      return votes;
    },
    onSuccess: (count) => count && show(count),
    onError: (error, _value, before) => {
      if (before) show(before);
      toast(error.message, 'bad');
    },
  });

  return (
    <div role="group" aria-label="Votes" className="flex flex-wrap items-center gap-2">
      {looks.map(({ value, label, icon: Icon }) => (
        <ToggleButton
          key={value}
          aria-label={`${label}: ${votes[value]}`}
          isSelected={votes.mine === value}
          isDisabled={whoMay !== null}
          onChange={(isOn) => mutate(isOn ? value : null)}
          className={clsx(
            'inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-2.5 text-control font-medium text-ink-2 tabular transition-colors',
            'not-data-[disabled]:cursor-pointer not-data-[disabled]:hover:border-line-strong',
            'data-[selected]:border-accent data-[selected]:bg-accent-soft data-[selected]:text-accent-ink',
          )}
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {votes[value]}
        </ToggleButton>
      ))}
      {whoMay !== null && <p className="text-meta text-ink-3">Voting is for {whoMay}.</p>}
    </div>
  );
}
