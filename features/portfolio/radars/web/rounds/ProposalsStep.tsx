import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { proposals, propose } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { AreaField } from '#features/portfolio/radars/web/proposals/AreaField.tsx';
import { ViewSection } from '#features/portfolio/radars/web/proposals/ViewSection.tsx';
import { limits } from '#core/domain/limits.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { controlClasses, OptionalMark } from '#ui/Field.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { choiceName, quadrantName } from './round-words.ts';

function ProposeForm({ round }: { readonly round: Round }) {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [quadrantId, setQuadrant] = useState<string | null>(null);
  const send = useCallOnce(propose);
  const params = { id: round.radarId };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const proposal = { name: name.trim(), reason: reason.trim() || null, quadrantId };
      return send({ params, body: { proposals: [{ ...proposal, source: { kind: 'round' } }] } });
    },
    onSuccess: () => {
      setName('');
      setReason('');
      return client.invalidateQueries({ queryKey: queryKeyOf(proposals, { params }) });
    },
  });
  return (
    <form
      aria-label="Propose a blip"
      className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_14rem]"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isPending) mutate();
      }}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-name`} className="font-medium">
          Blip
        </label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={radarLimits.blipNameCharacters}
          onChange={(event) => setName(event.target.value)}
          className={`${controlClasses(undefined)} h-10`}
        />
      </div>
      <AreaField
        label="Quadrant"
        areas={round.quadrants}
        value={quadrantId}
        onChange={setQuadrant}
      />
      <div className="flex flex-col gap-1.5 sm:col-span-2">
        <label htmlFor={`${id}-reason`} className="font-medium">
          Reason
          <OptionalMark />
        </label>
        <textarea
          id={`${id}-reason`}
          rows={2}
          value={reason}
          maxLength={limits.reasonCharacters}
          onChange={(event) => setReason(event.target.value)}
          className={`${controlClasses(undefined)} py-2 [field-sizing:content]`}
        />
      </div>
      <div className="flex items-center justify-end gap-3 sm:col-span-2">
        <ErrorText>{error?.message}</ErrorText>
        <Button type="submit" variant="primary" isDisabled={name.trim() === '' || isPending}>
          Propose
        </Button>
      </div>
    </form>
  );
}

/** What is proposed for the next edition, and what the vote will be about. */
export function ProposalsStep({ round }: { readonly round: Round }) {
  const query = useQuery(queryOptionsOf(proposals, { params: { id: round.radarId } }));
  return (
    <div className="space-y-8">
      <ProposeForm round={round} />
      <ViewSection
        title="Open proposals"
        count={query.data?.length}
        lead={round.mayEdit ? 'Choose in Edit which of them are voted on.' : undefined}
        empty="No open proposal yet."
      >
        <QueryBoundary
          what="proposals"
          query={query}
          skeleton={<SkeletonRepeat count={3} className="h-14" />}
        >
          {(open) =>
            open.map(({ id, name, reason, proposedBy }) => (
              <div key={id} className="px-4 py-3">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-control text-ink-2 wrap-anywhere">
                  {[proposedBy?.name, reason].filter(Boolean).join(' · ')}
                </p>
              </div>
            ))
          }
        </QueryBoundary>
      </ViewSection>
      <ViewSection
        title="Blips to vote on"
        count={round.items.length}
        empty="No blip was chosen for the vote yet."
      >
        {round.items.map((item) => (
          <p key={item.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span className="font-medium wrap-anywhere">{item.name}</span>
            <span className="text-control text-ink-2">
              {quadrantName(round.quadrants, item.quadrantId)}
              {' · '}
              {item.ringId === null ? 'New' : choiceName(round.rings, item.ringId)}
            </span>
          </p>
        ))}
      </ViewSection>
    </div>
  );
}
