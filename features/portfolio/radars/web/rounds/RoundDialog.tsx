import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { create, get, list, update } from '#features/portfolio/radars/domain/round-endpoints.ts';
import { roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import { areEnoughVoters, StepEnds, type Round } from '#features/portfolio/radars/domain/round.ts';
import { PeopleField } from '#features/portfolio/radars/web/page/PeopleField.tsx';
import { dayOf, endOfDay } from '#core/web/local-days.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { BallotField } from './BallotField.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import { useBallot } from './use-ballot.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly radarId: string;
  /** Null: a new one, for this draft. */
  readonly round: Round | null;
  readonly editionId?: string;
  readonly onClose: () => void;
}

const timed = ['proposals', 'vote', 'discussion', 'secondVote', 'recommendation'] as const;
const noEnds: StepEnds = {
  proposals: null,
  vote: null,
  discussion: null,
  secondVote: null,
  recommendation: null,
};

/** Sets up a round: who votes, on what, until when, and who writes the recommendation. */
export function RoundDialog({ radarId, round, editionId, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [participants, setParticipants] = useState<readonly Person[]>(round?.participants ?? []);
  const [author, setAuthor] = useState<readonly Person[]>(round?.author ? [round.author] : []);
  const [ends, setEnds] = useState<StepEnds>(round?.ends ?? noEnds);
  const [blipIds, setBlips] = useState<ReadonlySet<string>>(
    () => new Set(round?.items.map(({ blipId }) => blipId)),
  );
  const [proposalIds, setProposals] = useState<ReadonlySet<string>>(new Set());
  const ballot = useBallot(radarId, round?.edition.id ?? editionId ?? '');
  const createOnce = useCallOnce(create);
  // Once the vote has begun only its dates and the author can change.
  const isOpen = round === null || round.step === 'proposals';
  const isShort = isOpen && !areEnoughVoters(participants);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = { authorId: author[0]?.id ?? null, ends };
      const ballot = {
        participantIds: participants.map((person) => person.id),
        blipIds: [...blipIds],
        proposalIds: [...proposalIds],
      };
      if (round === null)
        return createOnce({ params: { id: radarId }, body: { ...body, ...ballot } });
      return call(update, {
        params: { id: radarId, roundId: round.id },
        body: { version: round.version, ...body, ...(isOpen && ballot) },
      });
    },
    onSuccess: async (changed) => {
      if (!changed) return;
      const params = { id: radarId, roundId: changed.id };
      client.setQueryData(queryKeyOf(get, { params }), changed);
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      onClose();
      if (round === null) await navigate({ to: '/radars/$id/rounds/$roundId', params });
    },
    onError: () =>
      client.invalidateQueries({
        queryKey: queryKeyOf(get, { params: { id: radarId, roundId: round?.id ?? '' } }),
      }),
  });
  return (
    <DialogFrame
      title={round === null ? 'New round' : 'Edit round'}
      lead="Participants propose, vote without seeing the votes of others, discuss what is disputed, and vote again."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setTried(true);
          if (!isPending && !isShort) mutate();
        }}
      >
        {isOpen && (
          <ParticipantsField
            people={participants}
            onChange={setParticipants}
            isShort={isTried && isShort}
          />
        )}
        <PeopleField
          label="Author of the recommendation"
          people={author}
          onChange={(people) => setAuthor(people.slice(-1))}
          most={2}
          isRequired
        />
        {isOpen && ballot.proposals.length > 0 && (
          <BallotField
            label="Proposals"
            options={ballot.proposals}
            chosen={proposalIds}
            onChange={setProposals}
          />
        )}
        {isOpen && (
          <BallotField
            label="Blips of the draft"
            options={ballot.blips}
            chosen={blipIds}
            onChange={setBlips}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {timed.map((step) => (
            <DateField
              key={step}
              id={`${id}-${step}`}
              label={`${roundStepNames[step]} until`}
              isRequired={false}
              problem={undefined}
              value={dayOf(ends[step])}
              onChange={(day) => setEnds({ ...ends, [step]: day === '' ? null : endOfDay(day) })}
            />
          ))}
        </div>
        <p className="text-control text-ink-3">
          A step closes at the end of its day, or when an editor closes it.
        </p>
        <ErrorText>{error?.message ?? ballot.error?.message}</ErrorText>
        <FormActions
          submit={round === null ? 'Begin round' : 'Save'}
          isBusy={isPending || (isOpen && ballot.isLoading)}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
