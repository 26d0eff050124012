import { useQuery } from '@tanstack/react-query';
import { get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { editionOptions } from '#features/portfolio/radars/web/page/use-edition.ts';
import type { RadarSearch } from '#features/portfolio/radars/web/search-params.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** The radars and editions that an edition can be compared with, and the one of the address. */
export function useCompared(radar: RadarPage, edition: Edition, search: RadarSearch) {
  const radarId = search.withRadar ?? radar.id;
  const isOther = radarId !== radar.id;
  const radars = useQuery(queryOptionsOf(list, { query: { limit: '100' } }));
  const page = useQuery({
    ...queryOptionsOf(get, { params: { id: radarId } }),
    enabled: isOther,
  });
  const editions = (isOther ? (page.data?.editions ?? []) : radar.editions).filter(
    ({ id }) => id !== edition.id,
  );
  // As written in the address, else the one before; of another radar its last one.
  const at = radar.editions.findIndex(({ id }) => id === edition.id);
  const before = isOther ? undefined : radar.editions[at - 1];
  const choice = editions.find(({ id }) => id === search.with) ?? before ?? editions.at(-1);
  const other = useQuery({
    ...editionOptions(radarId, choice?.id ?? ''),
    enabled: choice !== undefined,
  });
  const others = (radars.data?.data ?? []).map(({ id, name }) => ({ id, name }));
  const isListed = others.some(({ id }) => id === radar.id);
  return {
    radarId,
    radars: isListed ? others : [{ id: radar.id, name: radar.name }, ...others],
    radarName: isOther ? (page.data?.name ?? '') : radar.name,
    isOther,
    editions,
    chosen: choice,
    other,
  };
}
