import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { edition } from '#features/portfolio/radars/domain/endpoints.ts';
import type { EditionSummary, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** The edition of the address, or else the last one that has been published. */
export const editionShown = (
  { editions }: RadarPage,
  choice: string | undefined,
): EditionSummary | null =>
  editions.find(({ id }) => id === choice) ??
  editions.findLast(({ state }) => state === 'published') ??
  editions.at(-1) ??
  null;

export const editionOptions = (radarId: string, editionId: string) =>
  queryOptionsOf(edition, { params: { id: radarId, editionId } });

/** The one before stays while another is loaded, so that its blips can move. */
export const useEdition = (radarId: string, editionId: string | null) =>
  useQuery({
    ...editionOptions(radarId, editionId ?? ''),
    enabled: editionId !== null,
    placeholderData: keepPreviousData,
  });
