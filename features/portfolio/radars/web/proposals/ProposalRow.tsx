import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decide, proposals } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as shownEdition, get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Proposal } from '#features/portfolio/radars/domain/proposal.ts';
import type { Area, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { AreaField } from './AreaField.tsx';
import { SourceText } from './SourceText.tsx';

interface Props {
  readonly radar: RadarPage;
  readonly proposal: Proposal;
  /** The last one; a proposal is accepted into it when it is a draft. */
  readonly edition: Edition | undefined;
  readonly canAccept: boolean;
}

const companiesShown = 6;

/** The draft may have lost an area since something was proposed for it. */
const hasArea = (areas: readonly Area[] | undefined, id: string | null): boolean =>
  areas?.some((area) => area.id === id) ?? false;

/** A proposal with what argues for it; whoever edits the radar decides. */
export function ProposalRow({ radar, proposal, edition, canAccept }: Props) {
  const client = useQueryClient();
  const { id, name, description, reason, companies, source, proposedBy, createdAt } = proposal;
  const [quadrantId, setQuadrant] = useState(proposal.quadrantId);
  const [ringId, setRing] = useState(proposal.ringId);
  const send = useMutation({
    mutationFn: (state: 'accepted' | 'rejected') =>
      call(decide, {
        params: { id: radar.id, proposalId: id },
        body: { state, quadrantId, ringId },
      }),
    onSuccess: (_, state) => {
      toast(state === 'accepted' ? `${name} is in the draft.` : `${name} was rejected.`);
      void client.invalidateQueries({ queryKey: queryKeyOf(shownEdition) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
    },
    onError: toastError,
    // Somebody else may have decided on it.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeyOf(proposals) });
      await client.invalidateQueries({
        queryKey: queryKeyOf(get, { params: { id: radar.id } }),
      });
    },
  });
  const isPlaced = hasArea(edition?.quadrants, quadrantId) && hasArea(edition?.rings, ringId);
  return (
    <article aria-label={name} className="space-y-2 p-4 wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">
          {name}
          {proposal.blipId !== null && <span className="font-normal text-ink-3"> · move</span>}
        </h3>
        <p className="text-small text-ink-3">
          {proposedBy?.name ?? 'A former user'} · <RelativeTime at={createdAt} />
        </p>
      </div>
      <SourceText source={source} />
      {reason && <p className="text-control">{reason}</p>}
      {description && <MarkdownText text={description} look="cell" />}
      {companies.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-2 text-control">
          {companies.slice(0, companiesShown).map((company) => (
            <CompanyLink key={company.id} company={company} className="min-h-6 hover:underline">
              {company.name}
            </CompanyLink>
          ))}
          {companies.length > companiesShown && (
            <span className="text-ink-3">and {companies.length - companiesShown} more</span>
          )}
        </p>
      )}
      {radar.mayEdit && edition && (
        <div className="flex flex-wrap items-end gap-3 pt-1">
          <AreaField
            label="Quadrant"
            areas={edition.quadrants}
            value={quadrantId}
            onChange={setQuadrant}
          />
          <AreaField label="Ring" areas={edition.rings} value={ringId} onChange={setRing} />
          <div className="ml-auto flex gap-2">
            <Button
              variant="quiet"
              isDisabled={send.isPending}
              aria-label={`Reject ${name}`}
              onPress={() => send.mutate('rejected')}
            >
              Reject
            </Button>
            <Button
              variant="primary"
              isDisabled={!canAccept || !isPlaced || send.isPending}
              aria-label={`Accept ${name}`}
              onPress={() => send.mutate('accepted')}
            >
              Accept
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}
