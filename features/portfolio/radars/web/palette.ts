import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleDot, FileUp, Plus, Radar } from 'lucide-react';
import { search } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { list } from '#features/portfolio/radars/domain/endpoints.ts';
import type { FoundBlip, Radar as FoundRadar } from '#features/portfolio/radars/domain/radar.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useMayPropose } from './shared/use-may-propose.ts';

const most = '5';

/** Radars by their names, blips of their last published editions, and a new radar. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { q, how, found } = usePaletteSearch(typed);
  const radars = useQuery({ ...queryOptionsOf(list, { query: { q, limit: most } }), ...how });
  const blips = useQuery({ ...queryOptionsOf(search, { query: { q } }), ...how });
  const mayCreate = useMayPropose();
  const answer = {
    isLoading: radars.isLoading || blips.isLoading,
    data: radars.data && { radars: radars.data.data, blips: blips.data ?? [] },
  };
  const ofRadar = ({ id, name, corporation }: FoundRadar) => ({
    id: `radar-${id}`,
    label: name,
    icon: Radar,
    hint: corporation.name,
    run: () => void navigate({ to: '/radars/$id', params: { id }, search: {} }),
  });
  const ofBlip = ({ id, name, radar, edition, ring }: FoundBlip) => ({
    id: `blip-${id}`,
    label: name,
    icon: CircleDot,
    hint: `${ring} · ${radar.name}`,
    run: () =>
      void navigate({
        to: '/radars/$id',
        params: { id: radar.id },
        search: { edition: edition.id, blip: id },
      }),
  });
  const actions = (['template', 'file'] as const).map((from) => ({
    id: `new-radar-${from}`,
    label: from === 'template' ? 'New radar' : 'Import radar',
    icon: from === 'template' ? Plus : FileUp,
    hint: 'Radars',
    run: () => void navigate({ to: '/radars', search: { new: from } }),
  }));
  return {
    found: found('Radars', answer, (hits) => [
      ...hits.radars.map(ofRadar),
      ...hits.blips.map(ofBlip),
    ]),
    ...(mayCreate && { actions }),
  };
}
