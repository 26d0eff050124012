import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  get,
  list,
  remove,
  removeEdition,
  restore,
} from '#features/portfolio/radars/domain/endpoints.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toast, toastError } from '#ui/toasts.ts';
import { useRadarSearch } from './use-radar-search.ts';

/** Deletes the radar, with Undo, or its draft. */
export function useRadarActions({ id, name }: Pick<RadarPage, 'id' | 'name'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { change } = useRadarSearch();
  const params = { id };
  const listAgain = () => void client.invalidateQueries({ queryKey: queryKeyOf(list) });
  const bringBack = async () => {
    await call(restore, { params });
    listAgain();
    await navigate({ to: '/radars/$id', params, search: {} });
  };
  const removeRadar = async () => {
    await call(remove, { params });
    await navigate({ to: '/radars', search: {} });
    client.removeQueries({ queryKey: queryKeyOf(get, { params }) });
    listAgain();
    toast(`${name} was deleted.`, 'good', {
      label: 'Undo',
      run: () => void bringBack().catch(toastError),
    });
  };
  const removeDraft = async (editionId: string) => {
    await call(removeEdition, { params: { id, editionId } });
    change({ edition: undefined, blip: undefined });
    await client.invalidateQueries({ queryKey: queryKeyOf(get, { params }) });
    toast('The draft was deleted.');
  };
  return {
    remove: () => void removeRadar().catch(toastError),
    removeDraft: (editionId: string) => void removeDraft(editionId).catch(toastError),
  };
}
