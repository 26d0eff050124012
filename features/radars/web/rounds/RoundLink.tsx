import { useQuery } from '@tanstack/react-query';
import { list } from '#features/radars/domain/round-endpoints.ts';
import { isVotingStep, roundStepNames } from '#features/radars/domain/round-steps.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** The way to the newest round of a radar, for who takes part in it, or may read it. */
export function RoundLink({ radarId }: { readonly radarId: string }) {
  const { data } = useQuery(queryOptionsOf(list, { params: { id: radarId } }));
  const [round] = data ?? [];
  if (!round) return null;
  const isVoting = isVotingStep(round.step) && round.isParticipant;
  return (
    <ButtonLink
      to="/radars/$id/rounds/$roundId"
      params={{ id: radarId, roundId: round.id }}
      search={{}}
      variant={isVoting ? 'primary' : 'plain'}
    >
      {isVoting ? 'Vote' : `Round: ${roundStepNames[round.step]}`}
    </ButtonLink>
  );
}
