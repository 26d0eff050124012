import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { list } from '#features/portfolio/radars/domain/round-endpoints.ts';
import { isVotingStep, roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import type { RoundSummary } from '#features/portfolio/radars/domain/round.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const isVoting = ({ step, isParticipant }: RoundSummary) => isVotingStep(step) && isParticipant;

const useRounds = (radarId: string): readonly RoundSummary[] =>
  useQuery(queryOptionsOf(list, { params: { id: radarId } })).data ?? [];

const linkTo = (radarId: string, roundId: string) =>
  ({
    to: '/radars/$id/rounds/$roundId',
    params: { id: radarId, roundId },
    search: {},
  }) as const;

/** The way to the vote, for who takes part in it. */
export function VoteLink({ radarId }: { readonly radarId: string }) {
  const round = useRounds(radarId).find(isVoting);
  return (
    round && (
      <ButtonLink {...linkTo(radarId, round.id)} variant="primary">
        Vote
      </ButtonLink>
    )
  );
}

interface Props {
  readonly radarId: string;
  /** Null: none is shown. */
  readonly editionId: string | null;
  readonly className: string;
}

/** The ways to the round that is going on, and to the votes that the shown edition came from. */
export function RoundLinks({ radarId, editionId, className }: Props) {
  const rounds = useRounds(radarId).filter((round) =>
    round.step === 'published' ? round.edition.id === editionId : !isVoting(round),
  );
  return rounds.map(({ id, step }) => (
    <Fragment key={id}>
      {' · '}
      <Link {...linkTo(radarId, id)} className={className}>
        {step === 'published' ? 'Votes' : `Round: ${roundStepNames[step].toLowerCase()}`}
      </Link>
    </Fragment>
  ));
}
