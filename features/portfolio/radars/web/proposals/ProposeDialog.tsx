import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { list } from '#features/portfolio/radars/domain/endpoints.ts';
import type { BlipOrigin } from '#features/portfolio/radars/web/shared/blip-origin.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { OneProposal } from './OneProposal.tsx';
import { SubspaceProposals } from './SubspaceProposals.tsx';

interface Props {
  readonly origin: BlipOrigin;
  /** The radar to begin with. */
  readonly radarId?: string;
  readonly onClose: () => void;
}

const most = '100';
const leads: Readonly<Record<BlipOrigin['kind'], string>> = {
  company: 'Everyone who sees the radar can read which company it comes from.',
  collection: 'Everyone who sees the radar can read the name of the collection and its companies.',
  search: 'Everyone who sees the radar can read what was searched for.',
  project: 'Everyone who sees the radar can read which project it comes from.',
};

/** Proposes blips for one of the reader's radars; whoever edits it decides. */
export function ProposeDialog({ origin, radarId: first, onClose }: Props) {
  const [radarId, setRadar] = useState(first);
  const corporation = origin.kind === 'project' ? { corporationId: origin.corporationId } : {};
  const query = useQuery(queryOptionsOf(list, { query: { ...corporation, limit: most } }));
  const isMany = origin.kind === 'collection';
  return (
    <DialogFrame
      title={isMany ? `Propose blips from ${origin.name}` : 'Propose blip'}
      lead={leads[origin.kind]}
      width="medium"
      onClose={onClose}
      isStrict
    >
      <QueryBoundary
        what="radars"
        query={query}
        skeleton={
          <div className="space-y-3">
            <SkeletonRepeat count={4} className="h-10" />
          </div>
        }
      >
        {({ data }) => {
          const radars = data.filter(({ isOwn, edition }) => isOwn && edition !== null);
          const radar = radars.find(({ id }) => id === radarId) ?? radars[0];
          if (!radar?.edition)
            return (
              <EmptyState
                title="No radar yet"
                action={
                  <ButtonLink to="/radars" search={{}}>
                    Go to Radars
                  </ButtonLink>
                }
              />
            );
          const shared = { radar, areas: radar.edition, onClose };
          return (
            <div className="space-y-4">
              {radars.length > 1 && (
                <SelectField
                  label="Radar"
                  options={radars.map(({ id, name }) => ({ value: id, label: name }))}
                  value={radar.id}
                  onChange={setRadar}
                />
              )}
              {origin.kind === 'collection' ? (
                <SubspaceProposals {...shared} key={radar.id} collection={origin} />
              ) : (
                <OneProposal {...shared} key={radar.id} origin={origin} />
              )}
            </div>
          );
        }}
      </QueryBoundary>
    </DialogFrame>
  );
}
