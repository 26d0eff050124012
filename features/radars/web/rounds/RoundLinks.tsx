import { useQuery } from '@tanstack/react-query';
import { list } from '#features/radars/domain/round-endpoints.ts';
import { isVotingStep, roundStepNames } from '#features/radars/domain/round-steps.ts';
import type { RoundSummary } from '#features/radars/domain/round.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const isVoting = ({ step, isParticipant }: RoundSummary) => isVotingStep(step) && isParticipant;

const labelOf = (round: RoundSummary) => {
  if (round.step === 'published') return 'Votes';
  return isVoting(round) ? 'Vote' : `Round: ${roundStepNames[round.step]}`;
};

interface Props {
  readonly radarId: string;
  /** Null: none is shown. */
  readonly editionId: string | null;
}

/** The ways to the round that is going on, and to the votes that the shown edition came from. */
export function RoundLinks({ radarId, editionId }: Props) {
  const { data = [] } = useQuery(queryOptionsOf(list, { params: { id: radarId } }));
  const shown = data.filter(
    ({ step, edition }) => step !== 'published' || edition.id === editionId,
  );
  return shown.map((round) => (
    <ButtonLink
      key={round.id}
      to="/radars/$id/rounds/$roundId"
      params={{ id: radarId, roundId: round.id }}
      search={{}}
      variant={isVoting(round) ? 'primary' : 'plain'}
    >
      {labelOf(round)}
    </ButtonLink>
  ));
}
