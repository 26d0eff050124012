import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { dayOf, endOfDay } from '#core/web/local-days.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import {
  daysAfter,
  roundDays,
  stepDays,
  type StepDays,
} from '#features/portfolio/radars/domain/round-dates.ts';
import {
  areEnoughVoters,
  type FirstStep,
  type Round,
  type StepEnds,
} from '#features/portfolio/radars/domain/round.ts';
import { useBallot } from './use-ballot.ts';

export interface RoundPerson {
  readonly id: string;
  readonly name: string;
}

const daysOf = ({ ends }: Round): StepDays => ({
  proposals: dayOf(ends.proposals),
  vote: dayOf(ends.vote),
  discussion: dayOf(ends.discussion),
  secondVote: dayOf(ends.secondVote),
  recommendation: dayOf(ends.recommendation),
});

const endOf = (day: string): string | null => (day === '' ? null : endOfDay(day));

/**
 * A round as its form holds it: people, blips and the date of the vote. The rest follows from them until
 * it is chosen.
 */
export function useRoundForm(radarId: string, round: Round | null, editionId: string) {
  const { user } = useSession();
  const reader = user ? [{ id: String(user.id), name: personName(user) }] : [];
  const ballot = useBallot(radarId, editionId);
  const [participants, setParticipants] = useState<readonly RoundPerson[]>(
    round?.participants ?? [],
  );
  const [author, setAuthor] = useState<readonly RoundPerson[]>(
    round === null ? reader : round.author ? [round.author] : [],
  );
  const [blipIds, setBlips] = useState<ReadonlySet<string> | null>(
    () => round && new Set(round.items.map(({ blipId }) => blipId)),
  );
  const [proposalIds, setProposals] = useState<ReadonlySet<string>>(new Set());
  const [begins, setBegins] = useState<FirstStep>(
    round?.step === 'proposals' ? round.step : 'vote',
  );
  const [chosenDays, setChosenDays] = useState<Partial<StepDays>>({});
  const [today] = useState(() => dayOf(new Date().toISOString()));
  // Once the vote has begun only its dates and the author can change.
  const isOpen = round === null || round.step === 'proposals';
  const vote = chosenDays.vote ?? daysAfter(today, roundDays.vote);
  const derived = round ? daysOf(round) : stepDays(today, vote, begins);
  const days: StepDays = { ...derived, ...chosenDays };
  const shownBlips =
    blipIds ?? new Set(ballot.blips.filter(({ isNew }) => isNew).map(({ id }) => id));
  const { participantsLeast: least } = radarLimits;
  const problems = [
    isOpen &&
      !areEnoughVoters(participants) &&
      refusalText(radarRefusals['round.tooFewParticipants'], { least }),
    begins === 'vote' &&
      isOpen &&
      !ballot.isLoading &&
      shownBlips.size + proposalIds.size === 0 &&
      refusalText(radarRefusals['round.noItems']),
    begins === 'vote' && author.length === 0 && refusalText(radarRefusals['round.noAuthor']),
  ];
  const ends: StepEnds = {
    proposals: endOf(days.proposals),
    vote: endOf(days.vote),
    discussion: endOf(days.discussion),
    secondVote: endOf(days.secondVote),
    recommendation: endOf(days.recommendation),
  };
  return {
    isOpen,
    ballot,
    /** What keeps it from beginning. */
    problems: problems.filter((problem) => problem !== false),
    participants,
    setParticipants,
    author,
    setAuthor,
    blipIds: shownBlips,
    setBlips,
    proposalIds,
    setProposals,
    begins,
    setBegins,
    days,
    setDay: (step: keyof StepDays, day: string) =>
      setChosenDays((now) => ({ ...now, [step]: day })),
    body: { authorId: author[0]?.id ?? null, ends },
    ballotBody: {
      participantIds: participants.map(({ id }) => id),
      blipIds: [...shownBlips],
      proposalIds: [...proposalIds],
    },
  };
}
