import { useQuery } from '@tanstack/react-query';
import { gaps, proposals } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as editionEndpoint } from '#features/portfolio/radars/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

export interface BallotOption {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Not in an earlier edition. */
  readonly isNew: boolean;
}

/** What can be voted on: new blips of the draft first, then old placements, then the others. */
export function useBallot(radarId: string, editionId: string) {
  const params = { id: radarId };
  const edition = useQuery(queryOptionsOf(editionEndpoint, { params: { ...params, editionId } }));
  const open = useQuery(queryOptionsOf(proposals, { params }));
  const { data: gap } = useQuery(queryOptionsOf(gaps, { params }));
  const old = new Set(gap?.oldPlacements.map(({ id }) => id));
  const rankOf = ({ id, isNew }: { id: string; isNew: boolean }) =>
    isNew ? 0 : old.has(id) ? 1 : 2;
  const blips = (edition.data?.blips ?? [])
    .filter(({ isSettled }) => !isSettled)
    .map((blip) => ({ ...blip, isNew: blip.lastRing === null }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ id, name, isNew, lastRing }) => ({
      id,
      name,
      isNew,
      about: isNew ? 'New' : `${lastRing?.name}${old.has(id) ? ', for over 12 months' : ''}`,
    }));
  return {
    blips,
    proposals: (open.data ?? []).map(({ id, name, proposedBy }) => ({
      id,
      name,
      isNew: true,
      about: proposedBy === null ? 'Proposed' : `Proposed by ${proposedBy.name}`,
    })),
    isLoading: edition.isPending || open.isPending,
    error: edition.error ?? open.error,
  };
}
