import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Round, Vote, VoteDraft } from '#features/portfolio/radars/domain/round.ts';
import { get, vote, withdraw } from '#features/portfolio/radars/domain/round-endpoints.ts';
import type { VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { aboutNeedsYou } from '#features/people/needs-you/web/shared/use-needs-you.ts';
import { toastError } from '#ui/toasts.ts';

interface Cast {
  readonly itemId: string;
  /** Null: withdrawn. */
  readonly to: VoteDraft | null;
}

/** Shows a vote at once and sends it; one after the other, so that the last one is what counts. */
export function useVote(round: Round, step: VotingStep) {
  const client = useQueryClient();
  const params = { id: round.radarId, roundId: round.id };
  const queryKey = queryKeyOf(get, { params });
  const show = (itemId: string, to: Vote | null) =>
    client.setQueryData<Round>(
      queryKey,
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) => (item.id === itemId ? { ...item, [step]: to } : item)),
        },
    );
  const { mutate } = useMutation({
    scope: { id: `vote ${round.id}` },
    mutationFn: async ({ itemId, to }: Cast) => {
      const at = { params: { ...params, itemId } };
      await (to === null
        ? callUntilAnswered(withdraw, at)
        : callUntilAnswered(vote, { ...at, body: to }));
    },
    onMutate: ({ itemId, to }) => {
      void client.cancelQueries({ queryKey });
      show(itemId, to);
    },
    // There is no live event of votes.
    onSuccess: () => void client.invalidateQueries(aboutNeedsYou),
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
