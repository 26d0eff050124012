import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, type FormEvent } from 'react';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { create, get, list, update } from '#features/portfolio/radars/domain/round-endpoints.ts';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { PeopleField } from '#features/portfolio/radars/web/page/PeopleField.tsx';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { BallotField } from './BallotField.tsx';
import { RoundAdvanced } from './RoundAdvanced.tsx';
import { useRoundForm } from './use-round-form.ts';

interface Props {
  readonly radarId: string;
  /** Null: a new one, for this draft. */
  readonly round: Round | null;
  readonly editionId?: string;
  readonly onClose: () => void;
}

/** Sets up a round: who votes, on what, and until when; the rest follows from it, unless it is chosen. */
export function RoundDialog({ radarId, round, editionId, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRoundForm(radarId, round, round?.edition.id ?? editionId ?? '');
  const { isOpen, ballot, problems, begins, body, ballotBody } = form;
  const createOnce = useCallOnce(create);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (round === null)
        return createOnce({ params: { id: radarId }, body: { begins, ...body, ...ballotBody } });
      return call(update, {
        params: { id: radarId, roundId: round.id },
        body: { version: round.version, ...body, ...(isOpen && ballotBody) },
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
      lead="Participants vote without seeing the votes of others, discuss what is disputed, and vote again."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isPending && problems.length === 0) mutate();
        }}
      >
        {isOpen && (
          <PeopleField
            label="Participants"
            people={form.participants}
            onChange={form.setParticipants}
            most={radarLimits.participantsMost}
            isRequired
          />
        )}
        {isOpen && ballot.proposals.length > 0 && (
          <BallotField
            label="Proposals"
            options={ballot.proposals}
            chosen={form.proposalIds}
            onChange={form.setProposals}
          />
        )}
        {isOpen && (
          <BallotField
            label="Blips to vote on"
            options={ballot.blips}
            chosen={form.blipIds}
            onChange={form.setBlips}
          />
        )}
        <DateField
          id={`${id}-vote`}
          label="Vote until"
          isRequired={false}
          problem={undefined}
          value={form.days.vote}
          onChange={(day) => form.setDay('vote', day)}
        />
        <RoundAdvanced
          author={form.author}
          onAuthor={form.setAuthor}
          begins={begins}
          onBegins={round === null ? form.setBegins : null}
          days={form.days}
          onDay={form.setDay}
        />
        <ErrorText>{error?.message ?? ballot.error?.message}</ErrorText>
        <FormActions
          submit={round === null ? 'Begin round' : 'Save'}
          isBusy={isPending || (isOpen && ballot.isLoading)}
          missing={problems}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
